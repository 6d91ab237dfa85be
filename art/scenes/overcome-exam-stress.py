import os, sys; sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from clay import *

stage("sand", "mist")
rng = random.Random(4)
cols = ["teal", "coral", "sage", "sun", "dusk", "cream"]
h = .26
for i in range(5):
    for j in range(i + 1):
        book((-2.3 + i * 1.05, 3.3 + rng.uniform(-.04, .04), j * h), (1.2, .95 + rng.uniform(-.04, .04), h), cols[(i + j * 2) % 5], turn=rng.uniform(-.05, .05))
lamp((1.95, 3.3, 5 * h), 1.0, "teal", energy=40)
person((-1.25, 3.1, 2 * h), .72, "coral", style="short", heading=55)
shots(shot("blog/overcome-exam-stress", 1600, 900, look=(0, 3, 1.45), lens=50))
