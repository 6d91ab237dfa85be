import os, sys; sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from clay import *

stage("sand", "mist")
def sector(a0, a1, r0, r1):
    return [(r1 * cos(a), r1 * sin(a)) for a in np.linspace(a0, a1, 40)] + [(r0 * cos(a), r0 * sin(a)) for a in np.linspace(a1, a0, 30)]
C = (.75, 3.5, 1.75)
gap = .035
for i, c in enumerate(["sage", "teal", "sun", "coral"]):
    a0, a1 = pi / 2 + i * pi / 2 + gap, pi / 2 + (i + 1) * pi / 2 - gap
    at = C if i < 3 else (C[0] + .3, C[1] - .25, C[2] + .33)
    cutout([sector(a0, a1, .42, 1.35)], .36, c, at, .08, turn=(0, -.14 if i == 3 else 0, 0))
ball(C, .33, "cream")
box((.75, 3.5, .2), (1.7, .8, .4), "cream", .12)
with placed((-1.35, 3.2, .03), turn=(-.2, 0, .22)):
    cutout([round_rect(1.5, 2.05, .14, z=1.02)], .1, "umber", (0, 0, 0), .04)
    cutout([round_rect(1.28, 1.72, .05, z=.94)], .03, "cream", (0, -.075, 0), .01)
    box((0, -.1, 1.93), (.56, .12, .17), "silver", .05)
    for k, (c, w) in enumerate([("coral", .62), ("teal", .5), ("sun", .66)]):
        z = 1.45 - k * .47
        cutout([[circle(.13), arch_outline(.26, .3, base=-.14), round_rect(.25, .25, .05)][k]], .05, c, (-.4, -.11, z), .02)
        box((.14, -.1, z), (w, .04, .07), "mist", .02)
n = "services/mental-health-assessment-"
shots(shot(n + "hero", 1920, 800, look=(0, 3.3, 1.92), lens=36, shift=(.2, 0)),
      shot(n + "card", 1200, 900, look=(-.15, 3.3, 1.5), lens=56),
      shot(n + "intro", 1200, 1200, eye=(1.6, -7, 2.3), look=(-.05, 3.4, 1.55), lens=60))
