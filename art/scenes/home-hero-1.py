import os, sys; sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from clay import *

stage("sand", "mist")
portal((.6, 4.6, .44), 1.9, 3.0, .6, .42, "cream")
box((.6, 4.75, .205), (2.74, 1.2, .41), "coral", .06)
cutout([arch_outline(2.0, 3.1)], .06, "sun", (.6, 5.1, .44), .01, emission=2, bump=0)
round_steps((.6, 4.1, 0), 2, 1.7, "coral", .22, .45)
doctor((.45, 4.05, .44), size=1.1, heading=-20, hands=[(-.66, -.35, 1.0), (.43, -.13, .55)])
person((-1.15, 2.9, 0), 1.08, "teal", "umber", "hair", style="short", heading=142)
plant((2.55, 4.4, 0), size=.85)
beam((.6, 4.9, 2.4), (.3, 2.5, 0), 60, .9)
shots(shot("pages/home-hero-1", 1920, 1080, look=(0, 3.6, 1.9), lens=42, shift=(.17, 0)))
