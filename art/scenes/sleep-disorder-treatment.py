import os, sys; sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from clay import *

stage("mist", "lilac")
arch((0, 5.3, 0), 4.1, 3.62, .4, "night", .1)
moon((.75, 5.0, 2.8), .44, "sun", turn=.5, emission=.8)
stars([(-1.05, 5.05, 2.6), (-.45, 5.05, 3.1), (-1.4, 5.05, 2.05), (1.45, 5.05, 2.05)], "cream", .05, 1.5)
bed((0, 3.3, 0), heading=0, size=.92, frame="cream", sheet="cream", blanket="teal", sleeper=("clay", "hair"), pillows=1, head=False)
cutout([arch_outline(2.1, 1.5)], .2, "cream", (0, 4.75, 0), .08)
table((1.75, 4.0, 0), .36, .66, "cream"); lamp((1.75, 4.0, .7), .7, "coral", energy=22)
plant((-1.95, 3.9, 0), size=.62, pot_colour="coral")
shots(shot("blog/sleep-disorder-treatment", 1600, 900, eye=(0, -7.0, 3.6), look=(0, 3.6, 1.45), lens=43), mood="dusk")
