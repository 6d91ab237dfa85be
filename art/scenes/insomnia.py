import os, sys; sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from clay import *

stage("night", "night")
window((-1.9, 5.7, .95), 1.7, 2.4, "lilac", "dusk", emission=.25, bars=False, depth=.3)
moon((-1.8, 5.5, 2.5), .42, "cream", turn=.5, emission=1.6)
stars([(-2.35, 5.55, 1.8), (-1.4, 5.55, 1.65), (-1.9, 5.55, 1.4)], "cream", .035, 2)
bed((1.15, 3.2, 0), heading=-28, size=.95, frame="clay", sheet="cream", blanket="teal", sitter=("mist", "clay", "hair", "bob"), pillows=2)
table((-.75, 3.6, 0), .38, .72, "umber"); lamp((-.75, 3.6, .77), .75, "teal", energy=48)
beam((-4, 5.2, 4.6), (1, 2.8, .5), 60, 1.2, (.66, .78, 1))
glow((-.9, 2.9, 1.7), 42, radius=.3)
shots(shot("blog/insomnia", 1600, 900, eye=(0, -7.2, 3.0), look=(.05, 3.2, 1.5), lens=48, exposure=.45), mood="night")
