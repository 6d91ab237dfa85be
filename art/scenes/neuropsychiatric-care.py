import os, sys; sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from clay import *

stage("sand", "mist")
lathe([(0, 0), (1.15, 0), (1.22, .06), (1.22, .34), (1.15, .4), (0, .4)], "teal", (0, 3.2, 0), smooth_profile=False, bevel=.04)
def brain(at, a=1.32, b=1.0, h=.98, nu=420, nv=210):
    """A plump brain: an egg whose skin is folded along winding lines, with the long furrow between its halves."""
    u, v = np.meshgrid(np.linspace(0, 2 * pi, nu, endpoint=False), np.linspace(.02, pi - .02, nv))
    x, y, z = np.cos(u) * np.sin(v), np.sin(u) * np.sin(v), np.cos(v)
    side = np.abs(y)  # both halves alike
    rng = np.random.default_rng(1)  # winding folds: where a sum of random waves of one length is nought
    k = rng.normal(size=(40, 3)); k *= 12 / np.linalg.norm(k, axis=1, keepdims=True)
    waves = np.sin(np.stack([x, side, z], -1) @ k.T + rng.uniform(0, 6.28, 40)).sum(-1) / np.sqrt(20)
    ridge = np.clip(np.abs(waves) / .75, 0, 1) ** .6
    furrow = 1 - .22 * np.exp(-(y / .075) ** 2) * np.clip(z + .35, 0, 1)
    r = (1 + .17 * (ridge - 1)) * furrow
    x2, y2, z2 = a * r * x * (1 + .06 * z), b * r * y, h * r * np.where(z < 0, z * .78, z)
    verts = np.stack([x2, y2, z2], -1).reshape(-1, 3).tolist()
    faces = [(j * nu + i, j * nu + (i + 1) % nu, (j + 1) * nu + (i + 1) % nu, (j + 1) * nu + i) for j in range(nv - 1) for i in range(nu)]
    from clay import _mesh
    o = _mesh("brain", verts, faces, "blush", at, (0, 0, .5))
    m = o.modifiers.new("soft", "SMOOTH"); m.iterations, m.factor = 3, .5
brain((0, 3.2, 1.55))
lathe([(0, 0), (.3, 0), (.26, .3), (.3, .7), (0, .72)], "blush", (.35, 3.3, .38))
for k in range(4):
    ring((.82, 3.2, .78 + .1 * k), .2 + .07 * sin(1 + k * .7), .075, "blush")
sprig([(-.1, 3.2, 2.4), (-.05, 3.2, 2.75), (.1, 3.2, 3.15)], leaf_size=.24, pairs=3)
n = "services/neuropsychiatric-care-"
shots(shot(n + "hero", 1920, 800, look=(0, 3.2, 1.6), lens=38, shift=(.2, 0)),
      shot(n + "card", 1200, 900, look=(0, 3.2, 1.75), lens=58),
      shot(n + "intro", 1200, 1200, eye=(-4.2, -5.6, 3.0), look=(0, 3.2, 1.65), lens=66))
