import os, sys; sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from clay import *

stage()
portal((0, 4.6, 0), 2.1, 3.5, .6, .5, "cream")
arch((0, 5.0, 0), 2.2, 3.6, .2, "teal")
ball((0, 4.7, .5), .78, "sun")
round_steps((0, 4.2, 0), 2, 1.9, "coral", .22, .5)
plant((-2.6, 3.6, 0), size=.9)
stones((2.6, 3.2, 0), [(.75, .45), (.55, .36), (.36, .28)], ["teal", "cream", "coral"])
shots(shot("pages/share", 1200, 630, look=(0, 4, 1.75), lens=44))
