import os, sys; sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from clay import *

stage("sand", "mist")
arch((0, 5.6, 0), 2.9, 3.15, .25, "cream", .08)
seated((-1.3, 3.0, 0), 58, "teal", body="cream", style="bun", collar="teal", hands=[(-.16, -.5, .9), (.3, -.62, 1.02)])
seated((1.3, 3.0, 0), -58, "sage", body="coral", style="short", skin="umber")
table((0, 2.75, 0), .46, .62, "cream")
cup((-.15, 2.7, .67), .11, "coral", handle=-1); cup((.18, 2.78, .67), .11, "sun")
plant((2.55, 4.5, 0), size=.8)
n = "services/psychiatric-consultation-"
shots(shot(n + "hero", 1920, 800, look=(0, 3, 1.45), lens=41, shift=(.18, 0)),
      shot(n + "card", 1200, 900, look=(.2, 3, 1.25), lens=52),
      shot(n + "intro", 1200, 1200, eye=(-5.2, -4.6, 2.5), look=(.25, 3.0, 1.15), lens=64))
