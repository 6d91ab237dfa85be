import os, sys; sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from clay import *

stage("blush", "blush")
box((0, 5.3, .12), (12, 6.5, .24), "clay", .06)
curtain((-5.2, 3.7, .24), 4.5, 5.2, "coral", folds=8, depth=.16, gather=.34)
curtain((5.2, 3.7, .24), 4.1, 5.2, "coral", folds=7, depth=.16, gather=.4, flip=True)
person((.1, 2.9, .24), 1.08, "teal", "clay", "hair", style="bob", hands=[(-.43, -.13, .55), (.72, -.1, 1.35)])
arch((.1, 4.95, .2), 2.9, 3.6, .2, "sun", emission=1.9, bump=0)
light((.1, 4.8, 2.2), 90, 2.2, 90, 180, (1, .78, .46))
spot((-1.5, -2.5, 6.8), (.1, 3, .9), 2600, 17, .5, radius=.12)
shots(shot("blog/stage-fright-performance-anxiety", 1600, 900, look=(0, 3, 1.75), lens=44), mood="dusk")
