import os, sys; sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from clay import *

stage("cream", "blush")
pts = [(1.75 * cos(a), 3.9, 1.75 + 1.75 * sin(a)) for a in np.linspace(pi, pi * .0, 9)]
arc = [(-1.75, 3.9, 0), (-1.76, 3.9, .9)] + pts + [(1.76, 3.9, .9), (1.75, 3.9, 0)]
path = spline(arc, n=12)
tube(arc, .06, "umber")
rng = random.Random(2)
for i in range(8, len(path) - 8, 4):
    (x0, y, z0), (x1, _, z1) = path[i], path[i + 1]
    a = math.atan2(x1 - x0, z1 - z0)
    for s_ in (-1, 1):
        t, L = a + s_ * .9, rng.uniform(.2, .28)
        ball((x0 + sin(t) * L, y - .05 + rng.uniform(-.1, .1), z0 + cos(t) * L), 1, rng.choice(["leaf", "sage", "leaf"]), squash=(.11, .05, L), turn=(0, t, 0))
for i in (14, 40, 66, 92, 118):
    if i < len(path):
        x, y, z = path[i]; ball((x, y - .18, z), .11, "coral")
person((-.35, 3.3, 0), 1.15, "coral", "clay", "hair", style="braid", hands=[(-.42, -.13, .62), (.5, -.3, .6)])
person((.55, 3.05, 0), .68, "sun", "clay", "hair", style="pigtails", hands=[(-.48, -.05, 1.02), (.43, -.13, .55)])
shots(shot("blog/womens-mental-health", 1600, 900, look=(0, 3.4, 1.75), lens=46))
