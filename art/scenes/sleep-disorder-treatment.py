import os, sys; sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from clay import *

stage("mist", "lilac")
arch((0, 5.3, 0), 4.3, 4.1, .4, "night", .1)
moon((.75, 5.0, 3.1), .5, "sun", turn=.5, emission=.8)
stars([(-1.1, 5.05, 2.9), (-.55, 5.05, 3.45), (-1.35, 5.05, 2.3), (1.5, 5.05, 2.35)], "cream", .05, 1.5)
bed((0, 3.3, 0), heading=0, size=.92, frame="cream", sheet="cream", blanket="teal", sleeper=("clay", "hair"), pillows=1, head=False)
cutout([arch_outline(2.1, 1.5)], .2, "cream", (0, 4.75, 0), .08)
table((1.75, 4.0, 0), .36, .66, "cream"); lamp((1.75, 4.0, .7), .7, "coral", energy=22)
plant((-1.95, 3.9, 0), size=.62, pot_colour="coral")
shots(shot("blog/sleep-disorder-treatment", 1600, 900, eye=(0, -7.0, 3.6), look=(0, 3.6, 1.5), lens=46), mood="dusk")
