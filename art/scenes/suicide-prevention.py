import os, sys; sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from clay import *

stage("lilac", "lilac")
person((-.72, 3.2, 0), 1.1, "cream", "clay", "hair", style="bun", heading=14, hands=[(-.43, -.13, .6), (.58, -.3, .82)])
person((.72, 3.2, 0), 1.1, "teal", "umber", "hair", style="short", heading=-14, hands=[(-.58, -.3, .82), (.43, -.13, .6)])
lantern((0, 2.85, .13), .62, "umber", energy=150)
shots(shot("blog/suicide-prevention", 1600, 900, look=(0, 3.2, 1.5), lens=54, exposure=.15), mood="dusk")
