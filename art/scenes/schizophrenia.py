import os, sys; sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from clay import *

stage("sand", "cream")
rng = random.Random(5)
k = 2.0
head = head_outline(k, n=6)
seeds = []
while len(seeds) < 62:
    p = (rng.uniform(-1.6, 1.6), rng.uniform(-.1, 4))
    if all(math.dist(p, q) > .36 for q in seeds):
        seeds.append(p)
    elif rng.random() < .003:
        break
def clip(poly, p, q):
    """The part of poly nearer to p than to q."""
    mx, mz, nx, nz = (p[0] + q[0]) / 2, (p[1] + q[1]) / 2, q[0] - p[0], q[1] - p[1]
    side = lambda v: (v[0] - mx) * nx + (v[1] - mz) * nz
    out = []
    for a, b in zip(poly, poly[1:] + poly[:1]):
        sa, sb = side(a), side(b)
        if sa <= 0: out.append(a)
        if sa * sb < 0:
            t = sa / (sa - sb); out.append((a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])))
    return out
colours = ["teal", "coral", "sage", "sun", "teal", "dusk", "sage", "coral"]
for i, p in enumerate(seeds):
    cell = head
    for q in seeds:
        if q is not p and math.dist(p, q) < 1.6:
            cell = clip(cell, p, q)
    if len(cell) < 3: continue
    area = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(cell, cell[1:] + cell[:1])) / 2
    if abs(area) < .03: continue
    cx, cz = sum(v[0] for v in cell) / len(cell), sum(v[1] for v in cell) / len(cell)
    if area < 0: cell = cell[::-1]
    cell = [v for v, u in zip(cell, cell[-1:] + cell[:-1]) if math.dist(v, u) > .035]
    if len(cell) < 3: continue
    local = [((x - cx) * .93, (z - cz) * .93) for x, z in cell]
    away = max(0, (-cx - .55) / .95) * max(0, (cz - 1.5) / 1.7)
    dx, dz, dy, r = -away * 2.2 - away * rng.uniform(0, .9), away * rng.uniform(-.1, 1.0), -away * rng.uniform(-.3, .9), away * rng.uniform(-1.2, 1.2)
    cutout([local], .3, colours[i % len(colours)], (cx + dx + .35, 3.4 + dy, cz + dz), .025, turn=(0, r, r * .5))
shots(shot("blog/schizophrenia", 1600, 900, look=(-.1, 3.2, 1.95), lens=44))
