import os, sys; sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from clay import *

stage("sand", "blush")
lathe([(0, 0), (.95, 0), (1.0, .05), (1.0, .3), (.95, .35), (0, .35)], "cream", (-.1, 3.6, 0), smooth_profile=False)
cutout([head_outline(1.5)], .8, "teal", (.15, 3.6, .2), .12)
for pts, c, L in (([(0, 3.6, 2.95), (-.05, 3.6, 3.3), (-.35, 3.6, 3.75)], "leaf", .26), ([(.15, 3.6, 2.95), (.2, 3.6, 3.45), (.25, 3.6, 4.0)], "sage", .28), ([(.35, 3.6, 2.9), (.5, 3.6, 3.2), (.85, 3.6, 3.55)], "leaf", .26)):
    sprig(pts, c, leaf_size=L, pairs=4, start=.3)
ball((-.25, 3.6, 3.4), .12, "coral"); ball((.72, 3.55, 3.85), .13, "coral"); ball((.05, 3.5, 4.2), .12, "sun")
stones((1.95, 3.2, 0), [(.66, .42), (.5, .35), (.35, .28), (.22, .22)], ["cream", "coral", "sage", "sun"], shift=[0, .04, -.03, .03])
shots(shot("pages/home-hero-3", 1920, 1080, look=(.3, 3.5, 2.0), lens=43, shift=(.18, 0)), mood="dawn")
