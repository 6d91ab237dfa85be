import os, sys; sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from clay import *

stage("sand", "mist")
rail = [(x, 3.0, 1.25 + .34 * sin(x * 3.4) * max(0, min(1, (.2 - x) / 4.2)) ** 1.1) for x in np.linspace(-8, 8, 320)]
string(rail, .1, "teal")
for x in (.15, 3.1):
    lathe([(0, 0), (.22, 0), (.22, .05), (.09, .1), (.075, .3), (.075, 1.22), (0, 1.22)], "cream", (x, 3.0, 0))
with placed((1.25, 3.75, 0)):
    pot((0, 0, 0), .8, "coral")
    tulip((0, 0, .6), 1.7, "red", bend=.1, size=1.25)
shots(shot("blog/parkinsons-disease", 1600, 900, look=(0, 3, 1.5), lens=48))
