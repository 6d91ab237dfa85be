import os, sys; sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from clay import *

stage("sand", "blush")
box((0, 5.3, .12), (12, 6.5, .24), "clay", .06)
curtain((-4.9, 3.7, .24), 4.3, 5.2, "coral", folds=8, depth=.16, gather=.34)
curtain((4.9, 3.7, .24), 3.6, 5.2, "coral", folds=7, depth=.16, gather=.4, flip=True)
person((.15, 3.0, .24), .95, "teal", "clay", "hair", style="bob", hands=[(-.43, -.13, .55), (.72, -.1, 1.35)])
arch((.15, 4.95, .2), 2.7, 3.5, .2, "sun", emission=.5)
beam((.15, 5.4, 5.4), (.15, 3.4, .3), 160, 1.6)
spot((-1.5, -2, 6.5), (.15, 3, .8), 900, 18, .6)
shots(shot("blog/stage-fright-performance-anxiety", 1600, 900, look=(0, 3, 1.75), lens=44), mood="dusk")
