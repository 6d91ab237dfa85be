import os, sys; sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from clay import *

stage("sand", "blush")
knot((-2.75, 3.0, .8), .75, 11, .075, "coral", seed=8, tail=[(-1.9, 3.1, 1.0), (-1.4, 3.1, .92), (-1.0, 3.1, .9), (-.6, 3.1, .9)])
cutout([arch_outline(1.9, 2.3), ], 1.3, "teal", (0, 3.1, 0), .12)
arch((0, 2.5, .0), 1.25, 1.75, .16, "cream", .05)
for s_ in (-1, 1):
    ring((s_ * .95, 3.1, .9), .17, .06, "cream", turn=(0, pi / 2, 0))
string([(x, 3.1, .9 + .3 * sin((x - .95) * 1.45) * min(1, max(0, x - .95) / .9)) for x in np.linspace(.7, 8, 220)], .075, "coral")
shots(shot("blog/cognitive-behavioral-therapy", 1600, 900, look=(.1, 3, 1.3), lens=42))
