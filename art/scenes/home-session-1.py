import os, sys; sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from clay import *

stage("sand", "mist")
seated((-1.05, 3.1, 0), 62, "teal", body="cream", style="bun", collar="teal", hands=[(-.16, -.5, .9), (.32, -.66, 1.05)])
seated((1.05, 3.1, 0), -62, "sage", body="sun", style="long")
table((0, 2.5, 0), .36, .5, "umber"); cup((-.02, 2.5, .55), .12, "coral")
plant((-2.0, 4.6, 0), size=.8)
sunlight((.35, 6, 2.75), 1.2)
shots(shot("pages/home-session-1", 1200, 1200, look=(0, 3.1, 1.5), lens=70))
