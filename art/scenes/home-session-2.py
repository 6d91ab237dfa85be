import os, sys; sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from clay import *

stage("cream", "blush")
with placed((.75, 3.4, 0), heading=-14):
    box((0, 0, .42), (2.2, .98, .34), "sage", .14)
    cutout([round_rect(2.5, 1.2, .5, z=.6)], .3, "sage", (0, .5, .2), .13)
    for s_ in (-1, 1):
        box((s_ * 1.2, .02, .52), (.26, 1.0, .52), "sage", .12)
        drum((s_ * 1.0, -.36, .12), .06, .26, "umber"); drum((s_ * 1.0, .42, .12), .06, .26, "umber")
    person((-.45, .02, -.02), .98, "coral", "clay", "hair", style="long", sit=True, hands=[(-.17, -.5, .88), (.5, -.4, .95)], heading=-18)
    with placed((.5, .0, .2)):
        person((0, 0, 0), .66, "sun", "clay", "hair", style="short", sit=True, heading=-24)
seated((-1.45, 2.6, 0), 68, "teal", body="cream", style="short", skin="umber", collar="teal", hands=[(-.16, -.5, .9), (.3, -.62, 1.0)])
ball((.2, 1.9, .0), 1, "mist", squash=(1.5, .9, .03))
block((.15, 1.9, .02), .34, "coral", .4); block((.62, 2.0, .02), .34, "teal", .1)
sunlight((.1, 6, 2.7), 1.25)
shots(shot("pages/home-session-2", 1200, 1200, eye=(.2, -7.5, 2.9), look=(-.2, 3.0, 1.2), lens=56))
