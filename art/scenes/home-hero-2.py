import os, sys; sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from clay import *

stage("sand", "mist")
for r, c in ((2.45, "cream"), (1.93, "sun"), (1.41, "coral")):
    portal((.1, 5.2, 0), 2 * r, 1.15 + r, .6, .5, c, bevel=.1)
arch((.1, 5.45, 0), 2.9, 2.62, .1, "mist")
person((-1.55, 3.4, 0), 1.0, "dusk", "clay", "silver", style="bun", hands=[(-.52, -.35, .78), (.43, -.13, .55)])
tube([(-2.07, 3.02, .02), (-2.07, 3.02, .8), (-2.0, 3.04, .88), (-1.92, 3.04, .82)], .04, "umber")
person((-.5, 3.6, 0), 1.16, "teal", "umber", "hair", style="short")
person((.6, 3.5, 0), 1.1, "coral", "clay", "hair", style="braid")
person((1.55, 3.3, 0), .9, "sage", "wheat", "hair", style="short")
person((2.25, 2.95, 0), .62, "sun", "clay", "hair", style="pigtails")
shots(shot("pages/home-hero-2", 1920, 1080, look=(.2, 3.5, 1.75), lens=42, shift=(.19, 0)))
