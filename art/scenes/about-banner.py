import os, sys; sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from clay import *

stage("sand", "mist")
for x, w, h, y, c in ((-1.7, 1.0, 2.1, 4.3, "sage"), (-.15, 1.35, 2.9, 4.6, "teal"), (1.75, 1.7, 3.5, 4.9, "cream")):
    portal((x, y, 0), w, h, .55, .32, c)
ball((1.75, 4.9, .72), .62, "sun")
person((-.15, 3.9, 0), .9, "coral", "clay", "hair", style="long")
stones((-2.95, 3.6, 0), [(.5, .34), (.36, .28), (.24, .22)], ["coral", "cream", "sun"])
shots(shot("pages/about-banner", 1920, 800, look=(-.1, 4, 2.05), lens=33, shift=(.18, 0)))
