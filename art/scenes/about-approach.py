import os, sys; sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from clay import *

stage("sand", "mist")
n = 40
R, r2 = 2.6, 2.25
z0 = -1.35
out = [(R * cos(a), z0 + R * sin(a)) for a in np.linspace(radians(31.5), radians(148.5), n)]
inn = [(1.45 * cos(a), -.55 + 1.45 * sin(a)) for a in np.linspace(radians(157), radians(23), n)]
cutout([out + inn], 1.1, "teal", (0, 3.6, 0), .07)
ball((0, 5.9, 2.35), 1, "sun", squash=(1.1, .3, 1.1), emission=.15)
doctor((-.55, 3.5, 1.17), heading=58, size=.82, hands=[(-.3, -.3, .75), (.25, -.62, .98)])
person((.55, 3.5, 1.17), .82, "coral", "umber", "hair", style="short", heading=-58, hands=[(-.25, -.62, .98), (.3, -.3, .75)])
plant((-2.45, 4.4, 0), size=.62)
for x, y, c in ((-.6, 2.8, "mist"), (.3, 2.5, "mist")):
    string([(x - .7 + i * .04, y + .0, .03 + .03 * sin(i * .45)) for i in range(36)], .035, "sage")
shots(shot("pages/about-approach", 1200, 1200, look=(0, 3.6, 1.45), lens=62))
