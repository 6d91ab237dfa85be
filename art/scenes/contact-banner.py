import os, sys; sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from clay import *

stage("sand", "mist")
with placed((-.55, 3.4, .02), turn=(-.14, 0, .12)):
    cutout([round_rect(2.9, 1.95, .14, z=.975)], .16, "cream", (0, 0, 0), .06)
    flap = spline([(-1.38, 1.86), (-.7, 1.28), (0, .82), (.7, 1.28), (1.38, 1.86)], n=10)
    cutout([flap + [(1.3, 1.92), (-1.3, 1.92)]], .08, "blush", (0, -.1, 0), .035)
    cutout([arch_outline(.34, .42, base=.72)], .1, "coral", (0, -.16, 0), .04)
with placed((1.95, 3.3, 0), heading=-14):
    lathe([(0, 0), (.72, 0), (.76, .05), (.6, .42), (.5, .52), (0, .54)], "teal", (0, 0, 0), squash=(1, .8, 1))
    ring((0, -.5, .32), .19, .05, "cream", turn=(1.2, 0, 0)); ball((0, -.51, .32), .11, "sun", squash=(1, .6, 1))
    for s_ in (-1, 1):
        drum((s_ * .33, 0, .66), .07, .34, "teal")
    tube([(-.72, 0, .72), (-.66, 0, .84), (-.3, 0, .92), (.3, 0, .92), (.66, 0, .84), (.72, 0, .72)], .12, "coral", radii=[1.5, 1.2, .9, .9, 1.2, 1.5])
    string([(.45 + .05 * i / 12 + .09 * cos(i * .55), -.5 - .0 * i, .1 + .085 * sin(i * .55) + .0) if False else (-.75 - i * .018, -.35 + .08 * cos(i * .7), .1 + .07 * sin(i * .7)) for i in range(60)], .028, "coral")
sunlight((1.3, 6, 2.0), 1.15)
shots(shot("pages/contact-banner", 1920, 800, look=(.3, 3.3, 1.3), lens=42, shift=(.19, 0)))
