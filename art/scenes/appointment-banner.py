import os, sys; sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from clay import *

stage("sand", "blush")
with placed((0, 3.5, .05), turn=(-.16, 0, .1)):
    cutout([round_rect(3.1, 2.6, .22, z=1.3)], .2, "cream", (0, 0, 0), .08)
    cutout([round_rect(3.1, .62, .2, z=2.32)], .24, "teal", (0, -.0, 0), .08)
    for x in (-.9, .9):
        ring((x, 0, 2.66), .16, .05, "umber", turn=(0, pi / 2, 0))
    for r in range(4):
        for c in range(6):
            if (r, c) in ((0, 0), (3, 5), (3, 4)): continue
            on = (r, c) == (1, 3)
            ball((-1.15 + c * .46, -.12, 1.75 - r * .44), .17 if on else .12, "coral" if on else "mist", squash=(1, .5, 1))
cup((2.15, 3.1, 0), .36, "sage"); steam((2.15, 3.1, .62), .6)
sunlight((1.9, 6, 1.75), 1.05)
shots(shot("pages/appointment-banner", 1920, 800, look=(.2, 3.3, 1.7), lens=39, shift=(.19, 0)), mood="dawn")
