import os, sys; sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from clay import *

stage("sand", "mist")
stones((0, 3.0, 0), [(1.0, .5), (.78, .42), (.6, .36), (.42, .32), (.26, .26)], ["teal", "cream", "coral", "sage", "sun"], shift=[0, .06, -.05, .05, -.02])
ball((.12, 4.6, 3.45), .66, "sun", emission=.35)
cloud((-1.35, 3.4, 3.0), 1.05, "dusk")
cloud((1.75, 3.6, 3.05), .95, "lilac")
shots(shot("blog/stress-affects-health", 1600, 900, look=(0, 3, 1.95), lens=42))
