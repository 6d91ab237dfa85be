import os, sys; sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from clay import *

stage("lilac", "lilac")
k = 1.95
def hole(x, z, w, h):
    return arch_outline(w, h, base=z, x=x)
holes = [hole(-.62, 2.2, .58, .95), hole(.3, 2.2, .58, .95), hole(-.3, .16, .62, 1.15)]
cutout([head_outline(k)] + holes, .5, "teal", (0, 3.6, 0), .07)
for h in holes:
    xs, zs = [p[0] for p in h], [p[1] for p in h]
    cutout([[(x, z) for x, z in round_rect(max(xs) - min(xs) + .1, max(zs) - min(zs) + .1, .04, (max(xs) + min(xs)) / 2, (max(zs) + min(zs)) / 2)]], .04, "sun", (0, 3.78, 0), .01, emission=2.4, bump=0)
for x, z, w, h in ((-.62, 2.2, .58, .95), (.3, 2.2, .58, .95)):
    box((x, 3.62, z + h / 2), (.05, .08, h), "teal", .02); box((x, 3.62, z + h * .48), (w, .08, .05), "teal", .02)
round_steps((-.3, 3.25, 0), 1, .62, "coral", .12)
glow((-.3, 3.3, .7), 9)
sprig([(1.9, 3.4, 0), (1.95, 3.4, .6), (2.15, 3.4, 1.15)], leaf_size=.24)
shots(shot("blog/mental-illness-2024", 1600, 900, look=(0, 3.4, 1.85), lens=44), mood="dusk")
