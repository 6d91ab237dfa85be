import os, sys; sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from clay import *

stage("sand", "mist")
portal((.7, 5.3, 1.0), 1.25, 2.0, .5, .32, "cream")
cutout([arch_outline(1.3, 2.05)], .05, "sun", (.7, 5.6, 1.0), .01, emission=2, bump=0)
lathe([(0, 0), (1.5, 0), (1.5, .95), (1.45, 1.0), (0, 1.0)], "teal", (.7, 5.3, 0), smooth_profile=False)
path = [(-1.75, .75, .12), (-.95, 1.1, .26), (-.05, 1.3, .42), (.75, 1.85, .58), (1.05, 2.8, .74), (.85, 3.75, .88)]
for (x, y, h), c, r in zip(path, ["coral", "cream", "sun", "cream", "sage", "cream"], [.46, .46, .46, .46, .46, .46]):
    lathe([(0, 0), (r, 0), (r, h - .05), (r - .05, h), (0, h)], c, (x, y, 0), smooth_profile=False)
person((-.95, 1.12, .26), .78, "coral", "clay", "hair", style="bob", heading=140)
plant((-1.35, 4.6, 0), size=.8)
shots(shot("pages/home-journey", 1200, 1200, eye=(-.6, -7.2, 3.9), look=(-.1, 3.2, 1.15), lens=56))
