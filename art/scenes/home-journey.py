import os, sys; sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from clay import *

stage("sand", "mist")
portal((.7, 5.3, 1.0), 1.25, 2.0, .5, .32, "cream")
cutout([arch_outline(1.3, 2.05)], .05, "sun", (.7, 5.6, 1.0), .01, emission=.8, bump=0)
lathe([(0, 0), (1.5, 0), (1.5, .95), (1.45, 1.0), (0, 1.0)], "teal", (.7, 5.3, 0), smooth_profile=False)
path = [(-.9, .6, .12), (-.15, 1.35, .26), (.55, 2.1, .42), (.75, 2.95, .58), (.45, 3.7, .74), (.6, 4.35, .88)]
for (x, y, h), c, r in zip(path, ["coral", "cream", "sun", "cream", "sage", "cream"], [.52, .5, .48, .46, .45, .45]):
    lathe([(0, 0), (r, 0), (r, h - .05), (r - .05, h), (0, h)], c, (x, y, 0), smooth_profile=False)
person((-.15, 1.4, .26), .72, "coral", "clay", "hair", style="bob", heading=165)
plant((-1.5, 4.0, 0), size=.75)
shots(shot("pages/home-journey", 1200, 1200, eye=(-.6, -7.2, 3.9), look=(.1, 3.2, 1.15), lens=58))
