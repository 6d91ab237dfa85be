import os, sys; sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from clay import *

stage("sand", "blush")
R, H = 1.45, 1.35
prof = spline(bowl((0, 3.1, 0), R, H, "teal")[:7], n=10)
zs, rs = [p[1] for p in prof], [p[0] for p in prof]
def seam(points):
    string([((np.interp(z, zs, rs) + .004) * sin(a), 3.1 - (np.interp(z, zs, rs) + .004) * cos(a), z) for a, z in spline(points, n=6)], .026, "gold", roughness=.28, bump=0)
seam([(-.15, H * .985), (-.05, H * .8), (-.2, H * .62), (-.02, H * .45), (-.12, H * .25), (.05, H * .12)])
seam([(-.2, H * .62), (-.5, H * .52), (-.72, H * .6), (-1.0, H * .46), (-1.25, H * .5)])
seam([(-.02, H * .45), (.3, H * .5), (.52, H * .38), (.85, H * .5), (1.05, H * .7), (1.0, H * .985)])
seam([(.52, H * .38), (.6, H * .2), (.5, H * .1)])
seam([(-.72, H * .6), (-.66, H * .8), (-.8, H * .985)])
sunlight((.95, 6, 1.75), .9)
shots(shot("blog/face-failures", 1600, 900, eye=(0, -7.5, 2.9), look=(0, 3, .95), lens=58))
