import os, sys; sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from clay import *

WHO = os.environ.get("BUST", "")
def base(skin, z=1.75, r=.62, jaw=1.06):
    lathe([(.24, .7), (.23, 1.05), (.26, 1.3), (0, 1.4)], skin, smooth_profile=False)
    ball((0, 0, z), r, skin, squash=(.93, .95, jaw))
    ball((0, -.56, z - .08), .085, skin, squash=(.8, 1, 1.1))
    for s in (-1, 1):
        ball((s * .575, .02, z - .04), .12, skin, squash=(.5, .8, 1.15))

def smile(z, y=-.545, w=.15, colour="umber"):
    tube([(-w, y + .02, z + .035), (0, y, z), (w, y + .02, z + .035)], .016, colour, bump=0)

def eyes(z, colour="hair", y=-.545):
    for s in (-1, 1):
        tube([(s * .22 - .075, y + .005, z), (s * .22, y - .015, z + .035), (s * .22 + .075, y + .03 * (s > 0) + .005, z)], .017, colour, bump=0)

def shoulders(colour):
    lathe([(0, -.3), (1.0, -.3), (1.08, 0), (1.02, .38), (.78, .68), (.42, .86), (.27, .93), (.2, .95), (0, .95)], colour, squash=(1, .66, 1))

def surface(x, z, out=.02):
    """Front of the shoulders at x, z."""
    prof = spline([(1.0, -.3), (1.08, 0), (1.02, .38), (.78, .68), (.42, .86), (.27, .93)], n=8)
    r = np.interp(z, [p[1] for p in prof], [p[0] for p in prof])
    return (x, -.66 * math.sqrt(max(r * r - x * x, 0)) - out, z)

def patch(edge, z0, z1, colour, out=.02):
    """A piece of cloth on the front of the shoulders; edge(z) gives its left and right x."""
    zs, n, verts = np.linspace(z0, z1, 40), 24, []
    for z in zs:
        l, r = edge(z)
        verts += [surface(x, z, out) for x in np.linspace(l, r, n)]
    faces = [(j * n + i, j * n + i + 1, (j + 1) * n + i + 1, (j + 1) * n + i) for j in range(39) for i in range(n - 1)]
    from clay import _mesh
    o = _mesh("patch", verts, faces, colour, fix=False)
    m = o.modifiers.new("solid", "SOLIDIFY"); m.thickness, m.offset = .03, 0

def asha():
    shoulders("cream"); base("clay")
    v = lambda z: .05 + .36 * max(0, z + .25) ** .75
    patch(lambda z: (-v(z), v(z)), -.22, .9, "teal")
    for s in (-1, 1):  # the coat's lapels
        string([surface(s * (v(z) + .02), z, .03) for z in np.linspace(.88, -.27, 30)], .06, "cream")
    ring((0, -.02, .92), .27, .05, "teal")
    ball((0, .12, 1.93), .655, "hair", squash=(.98, .96, .88))
    ball((0, .2, 2.6), .3, "hair", squash=(1, 1, .85)); ring((0, .2, 2.45), .2, .05, "hair")
    for s, x0 in ((1, .1), (-1, .16), (1, .3)):  # grey streaks from the parting
        pts = []
        for t in np.linspace(0, 1, 8):
            a = radians(72 - 64 * t)
            x = s * (x0 + .38 * t * (1.4 if x0 < .2 else 1))
            y = -.62 * cos(radians(20 + 60 * (1 - t)))
            v = np.array([x / .98, (-.45 + .25 * t) / .96, (.48 - .3 * t) / .88]); v = v / np.linalg.norm(v) * .655
            pts.append((v[0] * .98, .12 + v[1] * .96, 1.93 + v[2] * .88))
        string(spline(pts, n=6), .022, "silver")
    for s in (-1, 1):
        ring((s * .23, -.6, 1.74), .165, .02, "night", turn=(pi / 2 - .05, 0, s * .22), bump=0)
        tube([(s * .39, -.53, 1.76), (s * .52, -.3, 1.78), (s * .575, 0, 1.76)], .017, "night", bump=0)
    tube([(-.07, -.625, 1.76), (0, -.64, 1.775), (.07, -.625, 1.76)], .018, "night", bump=0)
    eyes(1.72, y=-.555); smile(1.42)
    ball((0, -.605, 1.93), .025, "coral", bump=0)

def ravi():
    shoulders("sage"); base("umber", jaw=1.08)
    ring((0, -.0, .93), .25, .055, "sage")
    for s in (-1, 1):
        ball(surface(s * .17, .80, .05), 1, "sage", squash=(.22, .06, .1), turn=(-.75, s * .55, s * .25))
    string([surface(0, z, .01) for z in np.linspace(.74, -.2, 20)], .03, "sage")
    for z in (.42, .12):
        ball(surface(.0, z, .045), .035, "cream", squash=(1, .5, 1))
    curls = [(0, .14, 2.0, .56)]  # short curls, from the hairline back over the head
    for i in range(150):
        z = 1 - 2 * (i + .5) / 150; a = i * 2.39996
        x, y = math.sqrt(1 - z * z) * cos(a), math.sqrt(1 - z * z) * sin(a)
        if z > (.5 if y < -.2 else -.1 if y < .25 else -.75):
            curls.append((x * .545, .1 + y * .545, 1.93 + z * .545, .125))
    blob(curls, "hair", voxel=.025, soft=5)
    ball((0, .05, 1.54), .6, "hair", squash=(.95, .93, .8))
    ball((0, -.07, 1.66), .575, "umber", squash=(.9, .93, .78))
    tube([(-.2, -.585, 1.47), (-.1, -.625, 1.505), (0, -.63, 1.495), (.1, -.625, 1.505), (.2, -.585, 1.47)], .035, "hair")
    eyes(1.76, y=-.575); tube([(-.1, -.61, 1.42), (0, -.622, 1.40), (.1, -.61, 1.42)], .016, "clay", bump=0)
    for s in (-1, 1):
        tube([(s * .13, -.57, 1.9), (s * .23, -.56, 1.925), (s * .33, -.51, 1.9)], .024, "hair")

def meera():
    shoulders("cream"); base("wheat")
    ball((0, .12, 1.92), .66, "hair", squash=(.98, .96, .9))
    ball((0, .3, 1.6), .56, "hair", squash=(1.02, .75, 1.1))
    braid = spline([(.5, .12, 1.5), (.6, -.05, 1.25), (.62, -.28, 1.0), surface(.58, .68, .13), surface(.52, .4, .15), surface(.48, .1, .14), surface(.46, -.12, .13)], n=10)
    for k in range(13):
        ball(braid[int(k * (len(braid) - 1) / 12)], .185 - .006 * k, "hair", squash=(1, .9, .82), turn=(0, .25 * (-1) ** k, 0))
    x, y, z = braid[-1]
    ring((x, y, z - .12), .085, .04, "sun"); ball((x, y, z - .22), .1, "hair", squash=(1, 1, 1.3))
    for k, off in enumerate((0, .13, .26, .39)):  # the dupatta: over the shoulder and across
        over = [(-.5 - .12 * k, .42, .78 - off * .6), (-.58 - .12 * k, .2, .83 - off * .62), (-.6 - .12 * k, -.1, .8 - off * .66)]
        across = [surface(x, z - off * .82, .05 + .012 * (k % 2)) for x, z in [(-.5, .56), (-.15, .4), (.25, .2), (.6, .05), (.88, -.0)]]
        string(spline(over + across, n=8), .1, "coral")
    ring((0, -.02, .93), .27, .06, "coral")
    eyes(1.72); smile(1.42)
    ball((0, -.6, 1.95), .028, "red", bump=0)
    for s in (-1, 1):
        ball((s * .61, -.02, 1.52), .055, "sun")

def bust(make, wall, slug, arch_colour):
    stage("sand", wall)
    arch((0, 5.6, -.6), 3.3, 4.6, .25, arch_colour, .08)
    with placed((0, 3.0, .55), heading=-12):
        make()
    lathe([(0, 0), (.72, 0), (.72, .18), (.6, .26), (0, .27)], "umber", (0, 3.0, 0), smooth_profile=False)
    shots(shot("team/" + slug, 1000, 1250, eye=(0, -6.5, 2.5), look=(0, 3, 1.72), lens=74))

job = json.loads(sys.argv[sys.argv.index("--") + 1])
PEOPLE = {"asha-namuna": (asha, "mist", "sand"), "ravi-udaharan": (ravi, "sand", "blush"), "meera-pratirup": (meera, "mist", "sage")}
if job.get("list"):
    print("PICTURES " + json.dumps([("team/" + s, 1000, 1250) for s in PEOPLE]))
else:
    for s, (make, wall_, a) in PEOPLE.items():
        if "team/" + s in job["pictures"]:
            bust(make, wall_, s, a)
