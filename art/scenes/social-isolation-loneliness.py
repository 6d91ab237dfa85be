import os, sys; sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from clay import *

stage("sand", "sand")
cx, cy, R = 1.5, 3.1, 1.55
colours = ["teal", "cream", "sage", "sun", "teal"]
for c, phi in zip(colours, (112, 52, -8, -68, 172 - 0)):
    a = radians(phi)
    chair((cx + R * cos(a), cy + R * sin(a), 0), c, heading=math.degrees(math.atan2(-cos(a), sin(a))))
chair((-3.35, 1.55, 0), "coral", heading=78)
for i, (x, y) in enumerate([(-2.5, 1.45), (-1.85, 1.3), (-1.2, 1.35), (-.55, 1.55), (.1, 1.9)]):
    ball((x, y, .03), 1, "cream", squash=(.29, .24, .07))
sunlight((1.3, 3.0, 0), .95, 14000, eye=(-5.5, 1.0, 7.5))
shots(shot("blog/social-isolation-loneliness", 1600, 900, eye=(-.2, -7.2, 5.4), look=(-.25, 2.5, .6), lens=44), mood="dawn")
