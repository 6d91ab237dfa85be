import os, sys; sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from clay import *

stage("dusk", "dusk")
def keyhole(x, z, k=.9):
    head = [(x + .2 * k * cos(a), z + .2 * k * sin(a)) for a in np.linspace(radians(-62), radians(242), 40)]
    return [(x - .2 * k, z - .62 * k), (x + .2 * k, z - .62 * k)] + head
X = 1.05  # the door
holes = [keyhole(x, z) for x in (-3.75, -2.35, -.95, 3.05, 4.45) for z in (1.55, 3.05)]
wall(holes + [arch_outline(1.62, 2.83, x=X, base=.02)], 16, 7, .3, "dusk", (0, 3.9, 0))
box((0, 4.7, 3), (16, .05, 6), "sun", .01, emission=1.7, bump=0)
portal((X, 3.8, 0), 1.45, 2.75, .55, .22, "cream")
box((X, 4.2, .03), (1.45, 1.0, .06), "coral", .02)
round_steps((X, 3.55, 0), 1, .95, "coral", .12)
light((X, 4.55, 1.5), 130, 1.2, 90, 180, (1, .74, .42))
person((X - .75, 2.3, 0), .95, "teal", "clay", "hair", heading=150, style="bob")
shots(shot("blog/paranoia", 1600, 900, look=(.2, 3.4, 1.8), lens=46), mood="dusk")
