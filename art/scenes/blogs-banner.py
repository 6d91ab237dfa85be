import os, sys; sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from clay import *

stage("sand", "mist")
book((.0, 3.4, 0), (2.2, 1.5, .34), "teal", .08); book((.05, 3.4, .34), (2.0, 1.4, .28), "coral", -.1); book((-.02, 3.4, .62), (1.8, 1.3, .3), "sage", .05)
open_book((-.05, 3.35, .95), .72, "dusk", heading=-10)
with placed((.3, 3.3, 1.14), turn=(0, 0, 0)):
    sprig([(-.35, .1, .0), (-.36, .1, .5), (-.2, .1, 1.05)], leaf_size=.25, pairs=4)
cup((1.75, 2.9, 0), .32, "sun"); steam((1.75, 2.9, .56), .5)
plant((-2.2, 4.1, 0), size=.85)
sunlight((1.5, 6, 1.9), 1.1)
shots(shot("pages/blogs-banner", 1920, 800, eye=(0, -7.5, 2.9), look=(0, 3.3, 1.55), lens=42, shift=(.18, 0)))
