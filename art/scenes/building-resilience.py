import os, sys; sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from clay import *

stage("sand", "mist")
ball((-1.0, 3.3, -.25), 1, "sage", squash=(2.2, 1.4, .55))
trunk = [(-1.45, 3.2, .2), (-1.45, 3.2, .8), (-1.2, 3.2, 1.5), (-.65, 3.2, 2.05), (.05, 3.2, 2.35)]
tube(trunk, .1, "umber", radii=[1.5, 1.15, .95, .8, .5])
tube([(-.95, 3.2, 1.8), (-.4, 3.15, 1.75), (.1, 3.1, 1.8)], .05, "umber")
blob([(-.35, 3.2, 2.35, .5), (.2, 3.2, 2.6, .52), (.75, 3.15, 2.6, .5), (1.25, 3.2, 2.5, .36), (.35, 3.0, 2.15, .45), (.85, 3.1, 2.1, .36), (0, 3.2, 1.95, .36)], "leaf")
rng = random.Random(3)
for x, z, t in ((1.95, 2.75, 1.2), (2.35, 2.2, 1.75), (2.9, 2.65, 1.4), (1.75, 1.75, 1.9), (3.3, 2.1, 1.6)):
    ball((x, 3.0 + rng.uniform(-.2, .2), z), 1, rng.choice(["leaf", "sage", "sun"]), squash=(.08, .04, .2), turn=(.3, t, .3))
for z, x0, x1, y in ((3.15, -3.6, -1.0, 4.4), (2.3, -4.1, -2.2, 4.4)):
    tube([(x, y, z + .1 * sin((x - x0) * 2.4)) for x in np.linspace(x0, x1, 9)], .05, "cream", radii=[.3] + [1] * 7 + [.3])
shots(shot("blog/building-resilience", 1600, 900, look=(-.2, 3, 1.6), lens=46))
