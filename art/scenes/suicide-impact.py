import os, sys; sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from clay import *

stage("blush", "blush", high=.4)
window((0, 5.7, 1.1), 2.5, 3.0, "cream", "night", emission=.4, bars=False, depth=.6, thick=.24)
stars([(-.7, 5.7, 3.2), (.5, 5.7, 3.5), (.85, 5.7, 2.7)], "cream", .03, 1.5)
box((0, 5.1, 1.0), (3.6, 1.2, .2), "cream", .08)
candle((-.1, 5.05, 1.1), .85, .22, "cream", energy=46)
drum((-.1, 5.05, 1.12), .38, .06, "coral", bevel=.03)
sprig([(.75, 5.0, 1.12), (.9, 4.95, 1.16), (1.35, 4.9, 1.2)], "sage", leaf_size=.16, pairs=4)
shots(shot("blog/suicide-impact", 1600, 900, eye=(0, -6, 2.7), look=(0, 5, 2.25), lens=49), mood="dusk")
