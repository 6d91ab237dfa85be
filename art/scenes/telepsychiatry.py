import os, sys; sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from clay import *

stage("sand", "mist")
with placed((1.15, 4.0, 0), heading=-12):
    cutout([arch_outline(2.15, 3.75), arch_outline(1.8, 3.45, base=.14)], .3, "teal", (0, 0, 0), .08)
    cutout([arch_outline(1.9, 3.5, base=.1)], .05, "blush", (0, .1, 0), .01, emission=.12)
    tube([(-.13, -.16, 3.53), (.13, -.16, 3.53)], .03, "cream")
    round_steps((0, -.2, 0), 1, .85, "coral", .14)
    doctor((-.05, -.3, .13), size=1.15, heading=-22, hands=[(-.62, -.3, 1.12), (.43, -.13, .55)])
seated((-1.5, 2.9, 0), 42, "sage", body="sun", style="long", skin="clay", hands=[(-.17, -.5, .88), (.2, -.52, .9)])
table((-.32, 2.35, 0), .34, .5, "cream"); cup((-.32, 2.33, .55), .12, "coral")
n = "services/telepsychiatry-"
shots(shot(n + "hero", 1920, 800, look=(0, 3.4, 2.0), lens=34, shift=(.19, 0)),
      shot(n + "card", 1200, 900, look=(.05, 3.4, 1.7), lens=48),
      shot(n + "intro", 1200, 1200, eye=(-1.2, -6.5, 2.4), look=(.0, 3.4, 1.65), lens=54))
