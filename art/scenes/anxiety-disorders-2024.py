import os, sys; sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from clay import *

stage("sand", "mist")
knot((-1.75, 3.2, 1.12), 1.08, 15, .085, "coral", seed=3, tail=[(-.9, 2.6, .35), (-.2, 2.5, .1), (.8, 2.5, .085), (2, 2.5, .085), (4, 2.5, .085), (9, 2.5, .085)])
shots(shot("blog/anxiety-disorders-2024", 1600, 900, look=(0, 3, 1.35), lens=44))
