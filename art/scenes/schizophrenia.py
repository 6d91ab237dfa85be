import os, sys; sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from clay import *

stage("sand", "mist")
rng = random.Random(8)
head = head_outline(2.0, n=6)
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
def area(c):
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(c, c[1:] + c[:1])) / 2
def middle(c):
    k = 6 * area(c)
    return tuple(sum((a[i] + b[i]) * (a[0] * b[1] - b[0] * a[1]) for a, b in zip(c, c[1:] + c[:1])) / k for i in (0, 1))
def inside(p):
    return sum((a[1] > p[1]) != (b[1] > p[1]) and p[0] < (b[0] - a[0]) * (p[1] - a[1]) / (b[1] - a[1]) + a[0] for a, b in zip(head, head[1:] + head[:1])) % 2
def cells(seeds):
    for p in seeds:
        cell = head
        for q in seeds:
            if q is not p: cell = clip(cell, p, q)
        yield cell
seeds = []
while len(seeds) < 48:
    p = (rng.uniform(-1.6, 1.6), rng.uniform(0, 4))
    if inside(p): seeds.append(p)
for _ in range(30):  # every seed to the middle of its piece: pieces of one size, no slivers
    seeds = [middle(c) if abs(area(c)) > 1e-4 else p for p, c in zip(seeds, cells(seeds))]
colours, used = ["teal", "coral", "sage", "sun", "dusk", "teal", "wheat"], {}
flying = sorted(seeds, key=lambda p: p[0] * .9 - p[1])[:6]  # the upper back of the head
places = dict(zip(flying, [(-1.15, .28, -.4), (-.55, .22, .25), (-.95, -.3, .3), (-.3, .05, -.15), (-1.9, -.1, .5), (-1.5, -.85, -.4)]))
for p, cell in zip(seeds, cells(seeds)):
    if area(cell) < 0: cell = cell[::-1]
    cell = [v for v, u in zip(cell, cell[-1:] + cell[:-1]) if math.dist(v, u) > .03]
    near = [used[q] for q in used if math.dist(p, q) < .85]
    colour = min(colours, key=lambda c: (near.count(c), list(used.values()).count(c), rng.random()))
    used[p] = colour
    x, z, turn = places.get(p, (0, 0, 0))
    cutout([[((v[0] - p[0]) * .94, (v[1] - p[1]) * .94) for v in cell]], .32, colour, (p[0] + x + .45, 3.4 - abs(turn) * .5, p[1] + z), .035, turn=(turn * .3, turn, turn * .5))
shots(shot("blog/schizophrenia", 1600, 900, look=(-.1, 3.2, 1.95), lens=44))
