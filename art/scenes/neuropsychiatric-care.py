import os, sys; sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from clay import *

stage("sand", "mist")
lathe([(0, 0), (1.15, 0), (1.22, .06), (1.22, .34), (1.15, .4), (0, .4)], "teal", (0, 3.2, 0), smooth_profile=False, bevel=.04)
C, A, B, H = (0, 3.2, 1.55), 1.3, .98, .95
ball((C[0], C[1], C[2]), 1, "coral", squash=(A * .97, B * .97, H * .97))
rng = random.Random(2)
rows = 16
for side in (-1, 1):
    pts = []
    for i in range(rows):
        a = pi * (i + .8) / (rows + .6)
        up = np.linspace(-42, 84, 15)
        for j, deg in enumerate(up if i % 2 == 0 else up[::-1]):
            w = a + .17 * sin(radians(deg) * 6.2 + side) * sin(a)
            t = radians(deg)
            pts.append((C[0] - A * cos(w), C[1] + side * B * sin(w) * cos(t), C[2] + H * sin(w) * sin(t)))
    string(spline(pts, n=6), .122, "blush")
lathe([(0, 0), (.3, 0), (.26, .3), (.3, .7), (0, .72)], "blush", (.35, 3.3, .38))
for k in range(4):
    ring((.82, 3.2, .78 + .1 * k), .2 + .07 * sin(1 + k * .7), .075, "blush")
sprig([(-.1, 3.2, 2.4), (-.05, 3.2, 2.75), (.1, 3.2, 3.15)], leaf_size=.24, pairs=3)
n = "services/neuropsychiatric-care-"
shots(shot(n + "hero", 1920, 800, look=(0, 3.2, 1.7), lens=41, shift=(.2, 0)),
      shot(n + "card", 1200, 900, look=(0, 3.2, 1.75), lens=58),
      shot(n + "intro", 1200, 1200, eye=(-4.2, -5.6, 3.0), look=(0, 3.2, 1.65), lens=66))
