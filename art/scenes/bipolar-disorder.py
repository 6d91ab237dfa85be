import os, sys; sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from clay import *

stage("mist", "lilac")
arch((0, 3.2, 0), 1.0, 1.0, .9, "coral", .12)
t = .07
with placed((0, 3.2, 1.06), turn=(0, t, 0)):
    box((0, 0, 0), (5.6, .8, .16), "cream", .07)
    ball((-2.05, 0, .78), .7, "sun")
    moon((2.15, 0, .86), .8, "dusk", turn=.42)
shots(shot("blog/bipolar-disorder", 1600, 900, look=(0, 3, 1.2), lens=50))
