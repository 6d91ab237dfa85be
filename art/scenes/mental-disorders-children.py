import os, sys; sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from clay import *

stage("cream", "mist")
drum((-1.35, 3.2, .22), .52, .44, "sage", bevel=.14)
person((-1.35, 3.25, -.1), 1.0, "teal", "clay", "hair", style="low-bun", heading=52, sit=True, hands=[(-.2, -.5, .9), (.3, -.75, 1.05)])
for i, c in enumerate(["coral", "sun", "cream"]):
    block((.1 + i * .56, 3.0, 0), .54, c)
block((.38, 3.0, .54), .54, "sage"); block((.94, 3.0, .54), .54, "coral")
arch_block((.66, 3.0, 1.08), .74, .62, .5, "sun")
person((1.95, 3.1, 0), .74, "coral", "clay", "hair", style="short", heading=-48, hands=[(-.3, -.7, 1.15), (.35, -.55, 1.2)])
block((-.3, 1.9, 0), .42, "teal", .5); block((1.3, 1.8, 0), .42, "sun", .2)
shots(shot("blog/mental-disorders-children", 1600, 900, look=(.3, 3, 1.15), lens=50))
