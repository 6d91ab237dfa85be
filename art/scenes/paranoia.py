import os, sys; sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from clay import *

stage("lilac", "dusk")
def keyhole(x, z, k=1.0):
    head = [(x + .2 * k * cos(a), z + .2 * k * sin(a)) for a in np.linspace(radians(-62), radians(242), 40)]
    return [(x - .2 * k, z - .62 * k), (x + .2 * k, z - .62 * k)] + head
holes = [keyhole(x, z) for x, z in [(-3.6, 1.5), (-2.2, 1.5), (-.8, 1.5), (-3.6, 3.1), (-2.2, 3.1), (-.8, 3.1), (.6, 3.4), (2.9, 3.1), (4.3, 3.1), (4.3, 1.5), (2.9, 1.5)] if not (x == .6)]
door = arch_outline(1.35, 2.6, x=1.05, base=.1)
wall(holes + [door], 16, 7, .3, "dusk", (0, 3.9, -.1))
box((0, 4.75, 3), (16, .05, 6), "sun", .01, emission=1.3, bump=0)
portal((1.05, 3.85, 0), 1.35, 2.62, .5, .2, "cream")
beam((1.05, 4.6, 1.9), (.9, 2.2, 0), 60, .8, (1, .78, .5))
person((.55, 2.35, 0), .8, "teal", heading=160, style="short")
shots(shot("blog/paranoia", 1600, 900, look=(.2, 3.4, 1.85), lens=46), mood="dusk")
