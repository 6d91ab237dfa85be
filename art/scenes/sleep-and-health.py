import os, sys; sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from clay import *

stage("sand", "blush")
window((.2, 5.6, 1.55), 1.9, 2.5, "cream", "mist", emission=.25, bars=False, depth=.35)
ball((.2, 5.5, 2.15), .5, "sun", emission=.35)
bed((-.1, 3.3, 0), heading=90, size=.95, frame="clay", sheet="cream", blanket="sage", pillows=1)
plant((2.75, 3.7, 0), size=.8)
shots(shot("blog/sleep-and-health", 1600, 900, eye=(.3, -7.5, 2.7), look=(.25, 3.2, 1.7), lens=47), mood="dawn")
