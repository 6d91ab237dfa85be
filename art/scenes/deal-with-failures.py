import os, sys; sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from clay import *

stage("sand", "mist")
rng = random.Random(9)
for x, y, c, t, s_ in [(-3.3, 3.2, "coral", .5, .62), (-2.45, 2.7, "teal", .2, .62), (-2.6, 3.75, "sun", .9, .62), (-1.6, 3.3, "sage", .65, .62), (-1.3, 2.45, "cream", 1.1, .62)]:
    block((x, y, 0), s_, c, t)
box((-2.1, 3.25, .82), (.62,) * 3, "dusk", .06, turn=(.5, .35, .4))
drum((-3.4, 2.35, .22), .22, .6, "sun", turn=(pi / 2, 0, .7), bevel=.05)
for i, c in enumerate(["teal", "coral", "sun"]):
    block((1.1 + i * .74, 3.0, 0), .7, c)
block((1.47, 3.0, .7), .7, "sage")
arch_block((2.35, 3.0, .7), .9, .8, .6, "cream")
sunlight((1.75, 6, 1.75), .85)
shots(shot("blog/deal-with-failures", 1600, 900, look=(-.2, 3, 1.0), lens=52))
