import os, sys; sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from clay import *

stage("teal", "teal")
ball((0, 5.2, 2.35), 1, "sun", squash=(1.5, .22, 1.5), emission=.35)
microphone((0, 3.0, 0), 1.55, "night", "cream", "coral", size=1.45)
spot((-1.2, -1.5, 7.5), (0, 3.2, .6), 1900, 24, .6, radius=.3)
shots(shot("blog/beat-performance-anxiety", 1600, 900, look=(0, 3, 1.75), lens=46, exposure=.1), mood="dusk")
