import os, sys; sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from clay import *

stage("sage", "mist")
with placed((-.7, 4.2, 0)):
    cutout([round_rect(2.3, 4.2, .36, z=2.1), round_rect(1.9, 3.55, .2, z=2.1)], .3, "teal", (0, 0, 0), .07)
    box((0, .2, 2.1), (2.0, .06, 3.7), "night", .02)
    with placed((.95, -.1, .33), heading=118):
        cutout([round_rect(1.86, 3.5, .18, x=-.93, z=1.75)], .09, "lilac", (0, 0, 0), .03)
        ball((-1.65, -.1, 1.7), .07, "sun")
person((-1.25, 2.9, 0), 1.05, "coral", "clay", "hair", style="bob", heading=-18)
rng = random.Random(6)
spots = [(-3.9, 3.0), (-3.0, 2.2), (-2.4, 3.6), (2.3, 3.2), (3.1, 2.3), (3.9, 3.5), (-4.4, 2.2), (2.0, 4.1), (3.4, 4.2)]
grass(spots, "leaf", .34)
for i, (x, y) in enumerate([(-3.4, 2.7), (-2.6, 2.5), (1.9, 2.9), (2.7, 2.7), (3.5, 2.8), (3.0, 3.7), (-4.0, 3.6)]):
    flower((x, y, 0), .4 + .12 * (i % 3), ["cream", "coral", "sun"][i % 3], "umber" if i % 3 == 2 else "sun", .1)
shots(shot("blog/social-media-addiction", 1600, 900, look=(0, 3.4, 1.85), lens=42))
