import os, sys; sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from clay import *

stage("cream", "mist")
person((-.75, 3.2, 0), .78, "coral", "clay", "hair", style="pigtails", hands=[(-.43, -.13, .55), (.5, -.2, 1.35)], heading=10)
person((-1.75, 3.5, 0), 1.04, "teal", "clay", "hair", style="short", heading=14)
with placed((2.05, 4.2, 2.75), turn=(0, .45, 0)):
    cutout([[(-.62, 0), (0, -.95), (.62, 0), (0, .72)]], .1, "sun", (0, 0, 0), .04)
    box((0, -.07, -.12), (.05, .04, 1.6), "coral", .02); box((0, -.07, 0), (1.15, .04, .05), "coral", .02)
tube([(-.36, 2.95, 1.06), (.3, 3.4, 1.25), (1.15, 3.9, 1.75), (1.92, 4.1, 2.45)], .018, "umber")
for k, (x, z) in enumerate([(1.48, 1.82), (1.5, 1.5), (1.38, 1.2)]):
    for sd in (-1, 1):
        ball((x + sd * .1, 4.1, z), 1, ["coral", "teal", "sage"][k], squash=(.12, .05, .08), turn=(0, sd * .3, 0))
tube([(1.63, 4.15, 2.0), (1.48, 4.12, 1.8), (1.5, 4.12, 1.5), (1.38, 4.12, 1.2), (1.44, 4.1, .98)], .015, "umber")
block((.35, 2.9, 0), .46, "sage", .2); block((.95, 2.8, 0), .46, "coral", -.1); block((.65, 2.88, .46), .42, "sun", .35)
arch_block((1.75, 2.9, 0), .9, .75, .45, "teal", -.25)
n = "services/child-and-adolescent-psychiatry-"
shots(shot(n + "hero", 1920, 800, look=(0, 3.3, 1.9), lens=37, shift=(.18, 0)),
      shot(n + "card", 1200, 900, look=(.1, 3.3, 1.6), lens=50),
      shot(n + "intro", 1200, 1200, eye=(-1.5, -7, 1.9), look=(0, 3.3, 1.75), lens=52))
