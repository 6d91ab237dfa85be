import os, sys; sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from clay import *

stage("sand", "mist")
portal((0, 4.4, 0), 2.0, 3.3, .7, .5, "cream")
arch((0, 4.9, 0), 2.1, 3.4, .2, "teal")
ball((0, 4.5, .5), .72, "sun")
round_steps((0, 3.9, 0), 2, 1.8, "coral", .22, .5)
shots(shot("pages/splash", 800, 800, look=(0, 4.2, 1.7), lens=60))
