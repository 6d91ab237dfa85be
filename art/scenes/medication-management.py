import os, sys; sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from clay import *

stage("sand", "blush")
ball((.35, 5.95, 2.0), 1, "sun", squash=(1.1, .25, 1.1), emission=.12)
with placed((-.1, 2.9, 0), heading=-8):
    box((0, 0, .17), (4.3, .95, .34), "cream", .1)
    for i in range(7):
        x = -1.77 + i * .59
        c = ["teal", "sage", "teal", "coral", "teal", "sage", "teal"][i]
        if i == 3:
            box((x, -.02, .345), (.46, .68, .02), "blush", .01)
            with placed((x, .36, .36), turn=(-1.25, 0, 0)):
                box((0, -.38, .0), (.53, .76, .1), c, .045)
            tube([(x - .11, -.1, .48), (x + .0, -.1, .48)], .125, "teal")
            tube([(x + .02, -.1, .48), (x + .12, -.1, .48)], .122, "cream")
        else:
            box((x, -.02, .39), (.53, .76, .13), c, .06)
tumbler((1.75, 3.8, 0), .34, .95, "mist", "teal")
plant((-2.35, 4.2, 0), size=.7, pot_colour="teal")
n = "services/medication-management-"
shots(shot(n + "hero", 1920, 800, eye=(0, -7.2, 3.1), look=(0, 3.2, 1.3), lens=41, shift=(.185, 0)),
      shot(n + "card", 1200, 900, eye=(.3, -6.2, 3.1), look=(.2, 3.2, 1.2), lens=54),
      shot(n + "intro", 1200, 1200, eye=(.9, -6.4, 3.0), look=(-.1, 3.2, 1.25), lens=63), mood="dawn")
