"""Clay still lifes for the site's pictures: a kit over Blender's Cycles renderer.

A scene file imports everything from here, builds its things and ends with `shots(...)`; see README.md and render.py.
Units are metres; the floor is z = 0, the back wall y = WALL_Y, the camera looks along +y (things face -y, towards it).
Written for Blender 3.4 (Debian 12). That build has no denoiser, so `denoise` below is our own (numpy, which Blender has).
"""
import json, math, os, random, shutil, sys, tempfile, time
from contextlib import contextmanager
from math import cos, pi, radians, sin
import bpy
import numpy as np

WALL_Y = 6.0
PALETTE = {  # sRGB 0-255. The site's tokens are these; sun is a little redder here, as the film curve turns it greenish.
    "teal": (31, 98, 102), "sage": (120, 158, 136), "leaf": (78, 134, 98), "sand": (238, 220, 196),
    "cream": (251, 246, 237), "coral": (230, 132, 104), "sun": (250, 168, 62), "dusk": (112, 104, 150),
    "night": (52, 61, 92), "mist": (198, 224, 217), "clay": (190, 134, 98), "umber": (120, 78, 56), "hair": (46, 36, 36),
    "wheat": (222, 176, 136), "silver": (196, 192, 188), "blush": (242, 200, 180), "lilac": (196, 190, 214), "deep": (22, 66, 72),
    "gold": (226, 160, 52), "red": (206, 78, 64),
}

# ---------------------------------------------------------------- materials

def linear(rgb):
    return tuple((c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4) for c in (v / 255 for v in rgb))

def material(name, roughness=0.62, emission=0.0, bump=0.1):
    """The palette's material of that name, made once: matt, with the faint unevenness of clay smoothed by hand."""
    key = f"{name}-{roughness}-{emission}-{bump}"
    if key in bpy.data.materials:
        return bpy.data.materials[key]
    m = bpy.data.materials.new(key)
    m.use_nodes = True
    nodes, links = m.node_tree.nodes, m.node_tree.links
    shader = nodes["Principled BSDF"]
    colour = (*linear(PALETTE[name]), 1)
    shader.inputs["Base Color"].default_value = colour
    shader.inputs["Roughness"].default_value = roughness
    shader.inputs["Specular"].default_value = 0.35
    if emission:
        shader.inputs["Emission"].default_value = colour
        shader.inputs["Emission Strength"].default_value = emission
        m["glows"] = True
        m.cycles.sample_as_light = False  # what glows lights nothing by itself: lamps beside it do, and without noise
        if emission >= 1.2 and not bump:  # a light, not a lit thing: no shadow falls on it
            shader.inputs["Base Color"].default_value, shader.inputs["Specular"].default_value = (0, 0, 0, 1), 0
            shader.inputs["Emission"].default_value = (colour[0], colour[1] * .82, colour[2], 1)  # the film curve turns bright orange to lemon
    if bump:
        where, noise, dent = nodes.new("ShaderNodeNewGeometry"), nodes.new("ShaderNodeTexNoise"), nodes.new("ShaderNodeBump")
        noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = 3.2, 2.5
        dent.inputs["Strength"].default_value, dent.inputs["Distance"].default_value = bump, 0.12
        links.new(where.outputs["Position"], noise.inputs["Vector"])
        links.new(noise.outputs["Fac"], dent.inputs["Height"])
        links.new(dent.outputs["Normal"], shader.inputs["Normal"])
    return m

def finish(colour, smooth=True, bevel=0.0, roughness=0.62, emission=0.0, bump=0.1):
    o = bpy.context.object
    o.data.materials.append(material(colour, roughness, emission, bump))
    if bevel:
        b = o.modifiers.new("bevel", "BEVEL")
        b.width, b.segments = bevel, 4
    if smooth:
        bpy.ops.object.shade_smooth()
        if bevel:
            o.data.use_auto_smooth = True
    return o

def _mesh(name, verts, faces, colour, at=(0, 0, 0), turn=(0, 0, 0), fix=True, **kw):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(verts, [], faces)
    mesh.update()
    o = bpy.data.objects.new(name, mesh)
    o.location, o.rotation_euler = at, turn
    bpy.context.collection.objects.link(o)
    bpy.ops.object.select_all(action="DESELECT")
    bpy.context.view_layer.objects.active = o
    o.select_set(True)
    if fix:
        bpy.ops.object.mode_set(mode="EDIT"); bpy.ops.mesh.select_all(action="SELECT")
        bpy.ops.mesh.normals_make_consistent(); bpy.ops.object.mode_set(mode="OBJECT")
    finish(colour, **kw)
    return o

@contextmanager
def placed(at=(0, 0, 0), heading=0, scale=1.0, turn=None):
    """Everything made inside is moved, turned (degrees round the upright) and scaled as one thing."""
    before = set(bpy.data.objects)
    yield
    hub = bpy.data.objects.new("hub", None)
    bpy.context.collection.objects.link(hub)
    for o in set(bpy.data.objects) - before:
        if o is not hub and o.parent is None:
            o.parent = hub
    hub.location, hub.scale = at, (scale,) * 3
    hub.rotation_euler = turn if turn else (0, 0, radians(heading))

# ---------------------------------------------------------------- solids

def box(at, size, colour, bevel=0.05, turn=(0, 0, 0), **kw):
    bpy.ops.mesh.primitive_cube_add(size=1, location=at, rotation=turn)
    o = bpy.context.object
    o.scale = size
    bpy.ops.object.transform_apply(location=False, rotation=False, scale=True)
    return finish(colour, bevel=min(bevel, min(size) * 0.49), **kw)

def ball(at, radius, colour, squash=(1, 1, 1), turn=(0, 0, 0), **kw):
    bpy.ops.mesh.primitive_uv_sphere_add(radius=radius, location=at, segments=56, ring_count=28, rotation=turn)
    bpy.context.object.scale = squash
    return finish(colour, **kw)

def drum(at, radius, depth, colour, top=None, turn=(0, 0, 0), bevel=0.04, **kw):
    bpy.ops.mesh.primitive_cone_add(radius1=radius, radius2=radius if top is None else top, depth=depth, location=at, vertices=80, rotation=turn)
    return finish(colour, bevel=bevel, **kw)

def ring(at, radius, thick, colour, turn=(0, 0, 0), **kw):
    bpy.ops.mesh.primitive_torus_add(location=at, major_radius=radius, minor_radius=thick, major_segments=72, minor_segments=20, rotation=turn)
    return finish(colour, **kw)

def spline(points, closed=False, n=12):
    """A smooth run of points through the given ones (Catmull-Rom), in any dimension."""
    p = np.array(points, float)
    k = len(p)
    out = []
    for i in range(k if closed else k - 1):
        a, b, c, d = (p[(i + j) % k] if closed else p[min(max(i + j, 0), k - 1)] for j in (-1, 0, 1, 2))
        for t in np.linspace(0, 1, n, endpoint=False):
            out.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3))
    if not closed:
        out.append(p[-1])
    return [tuple(q) for q in out]

def lathe(profile, colour, at=(0, 0, 0), turn=(0, 0, 0), smooth_profile=True, squash=(1, 1, 1), **kw):
    """A turned thing: profile = [(radius, z)] from the foot up."""
    pts = [(max(r, 0.0), z) for r, z in (spline(profile, n=8) if smooth_profile else profile)]
    seg, verts, faces = 72, [], []
    for r, z in pts:
        r = max(r, 1e-4)
        verts += [(r * cos(2 * pi * i / seg), r * sin(2 * pi * i / seg), z) for i in range(seg)]
    for j in range(len(pts) - 1):
        for i in range(seg):
            a, b = j * seg + i, j * seg + (i + 1) % seg
            faces.append((a, b, b + seg, a + seg))
    o = _mesh("lathe", verts, faces, colour, at, turn, **kw)
    o.data.use_auto_smooth, o.data.auto_smooth_angle = True, radians(50)
    o.scale = squash
    return o

def tube(points, thick, colour, closed=False, radii=None, **kw):
    """A smooth clay string through the points (round ends): threads, stems, arms, outlines."""
    curve = bpy.data.curves.new("tube", "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = "3D", thick, 6, True
    s = curve.splines.new("BEZIER")
    s.bezier_points.add(len(points) - 1)
    for i, (b, p) in enumerate(zip(s.bezier_points, points)):
        b.co, b.handle_left_type, b.handle_right_type = p, "AUTO", "AUTO"
        if radii:
            b.radius = radii[i]
    s.use_cyclic_u = closed
    s.resolution_u = 10
    o = bpy.data.objects.new("tube", curve)
    bpy.context.collection.objects.link(o)
    curve.materials.append(material(colour, **kw))
    if not closed:
        for i in (0, -1):
            ball(points[i], thick * (radii[i] if radii else 1), colour, **kw)
    return o

def string(points, thick, colour, **kw):
    """Like tube, for very many points (one poly line, no handles)."""
    curve = bpy.data.curves.new("string", "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = "3D", thick, 5, True
    s = curve.splines.new("POLY")
    s.points.add(len(points) - 1)
    for b, p in zip(s.points, points):
        b.co = (*p, 1)
    s.use_smooth = True
    o = bpy.data.objects.new("string", curve)
    bpy.context.collection.objects.link(o)
    curve.materials.append(material(colour, **kw))
    for i in (0, -1):
        ball(points[i], thick, colour, **kw)
    return o

def soften(loop, r):
    """The closed loop with its corners rounded by about r (even steps, then a Gaussian along the way)."""
    p = np.array(loop, float)
    gaps = np.linalg.norm(np.roll(p, -1, 0) - p, axis=1)
    way = np.concatenate([[0], np.cumsum(gaps)])
    n = max(int(way[-1] / max(r * .3, .008)), 24)
    at = np.linspace(0, way[-1], n, endpoint=False)
    q = np.vstack([p, p[:1]])
    even = np.stack([np.interp(at, way, q[:, k]) for k in (0, 1)], 1)
    sigma = r * .85 / (way[-1] / n)
    k = np.arange(-int(3 * sigma) - 1, int(3 * sigma) + 2)
    g = np.exp(-.5 * (k / sigma) ** 2); g /= g.sum()
    return [tuple(v) for v in sum(w * np.roll(even, -j, 0) for w, j in zip(g, k))]

def cutout(loops, depth, colour, at=(0, 0, 0), bevel=0.04, turn=(0, 0, 0), **kw):
    """A flat shape (outline first, then holes; 2D loops x, z) with soft edges, standing up, its front towards the camera."""
    curve = bpy.data.curves.new("cutout", "CURVE")
    curve.dimensions, curve.fill_mode = "2D", "BOTH"
    bevel = min(bevel, depth / 2)
    curve.extrude, curve.bevel_depth, curve.bevel_resolution, curve.offset = max(depth / 2 - bevel, 0), bevel, 4, -bevel
    for loop in loops:
        loop = soften(loop, bevel) if bevel > .012 else loop
        s = curve.splines.new("POLY")
        s.points.add(len(loop) - 1)
        for b, (x, z) in zip(s.points, loop):
            b.co = (x, z, 0, 1)
        s.use_cyclic_u = True
    o = bpy.data.objects.new("cutout", curve)
    o.location, o.rotation_euler = at, (pi / 2 + turn[0], turn[1], turn[2])
    bpy.context.collection.objects.link(o)
    curve.materials.append(material(colour, **kw))
    return o

def blob(balls, colour, voxel=0.05, soft=14, at=(0, 0, 0), **kw):
    """Balls [(x, y, z, radius)] kneaded into one soft lump: clouds, tree crowns, hair."""
    made = []
    for x, y, z, r in balls:
        bpy.ops.mesh.primitive_ico_sphere_add(radius=r, location=(x, y, z), subdivisions=4)
        made.append(bpy.context.object)
    bpy.ops.object.select_all(action="DESELECT")
    for o in made:
        o.select_set(True)
    bpy.context.view_layer.objects.active = made[0]
    if len(made) > 1:
        bpy.ops.object.join()
    o = bpy.context.object
    bpy.ops.object.transform_apply(location=True, rotation=True, scale=True)
    finish(colour, **kw)
    m = o.modifiers.new("knead", "REMESH")
    m.mode, m.voxel_size, m.use_smooth_shade = "VOXEL", voxel, True
    s = o.modifiers.new("soften", "SMOOTH")
    s.iterations, s.factor = soft, 0.5
    o.location = at
    return o

# ---------------------------------------------------------------- outlines

def arch_outline(width, height, n=48, base=0.0, x=0.0):
    r = width / 2
    return [(x - r, base), (x + r, base)] + [(x + r * cos(a), base + height - r + r * sin(a)) for a in (i * pi / n for i in range(n + 1))]

def circle(r, n=96, x=0.0, z=0.0):
    return [(x + r * cos(2 * pi * i / n), z + r * sin(2 * pi * i / n)) for i in range(n)]

def round_rect(w, h, r, x=0.0, z=0.0, n=10):
    out = []
    for cx, cz, a0 in ((w / 2 - r, h / 2 - r, 0), (-w / 2 + r, h / 2 - r, 90), (-w / 2 + r, -h / 2 + r, 180), (w / 2 - r, -h / 2 + r, 270)):
        out += [(x + cx + r * cos(radians(a0 + 90 * i / n)), z + cz + r * sin(radians(a0 + 90 * i / n))) for i in range(n + 1)]
    return out

HEAD = [(.16, -1.0), (.17, -.84), (.21, -.735), (.36, -.70), (.48, -.645), (.515, -.55), (.515, -.46), (.545, -.405), (.535, -.335), (.555, -.27), (.565, -.19),
        (.655, -.135), (.672, -.085), (.615, .04), (.575, .15), (.572, .26), (.595, .40), (.555, .59), (.415, .78), (.15, .915), (-.15, .925), (-.44, .82),
        (-.645, .58), (-.72, .27), (-.685, -.03), (-.575, -.27), (-.475, -.45), (-.45, -.64), (-.46, -.84), (-.47, -1.0)]

def head_outline(size=1.0, flip=False, n=8):
    """A head in profile, looking right (left if flipped), neck's foot at z = 0, about 1.95 high at size 1."""
    top = spline(HEAD, n=n)
    return [((-x if flip else x) * size, (z + 1.0) * size) for x, z in top]

# ---------------------------------------------------------------- architecture

def arch(at, width, height, depth, colour, bevel=0.04, turn=(0, 0, 0), **kw):
    """A round-topped slab standing on at (x, y, floor z)."""
    return cutout([arch_outline(width, height)], depth, colour, at, bevel, turn, **kw)

def portal(at, width, height, depth, thick, colour, bevel=0.06, turn=(0, 0, 0), **kw):
    """An open doorway: an arch one can go through; width and height are the opening's."""
    w, h, t = width / 2, height, thick
    outer = [(w + (t) * 1, 0)] + [((w + t) * cos(a), h - w + (w + t) * sin(a)) for a in (i * pi / 48 for i in range(49))] + [(-w - t, 0), (-w, 0)]
    inner = [(w * cos(a), h - w + w * sin(a)) for a in (pi - i * pi / 48 for i in range(49))] + [(w, 0)]
    return cutout([outer + inner], depth, colour, at, bevel, turn, **kw)

def wall(loops_of_holes, width, height, depth, colour, at=(0, 0, 0), bevel=0.05, **kw):
    """A standing wall with holes cut in it."""
    return cutout([[(-width / 2, 0), (width / 2, 0), (width / 2, height), (-width / 2, height)]] + loops_of_holes, depth, colour, at, bevel, **kw)

def steps(at, count, width, colour, rise=0.24, tread=0.45, shrink=0.3):
    """count steps rising away from the camera; at = middle of the lowest step's foot."""
    x, y, z = at
    for i in range(count):
        box((x, y + tread * i, z + rise * (i + 1) / 2), (width - shrink * i, tread + 0.2, rise * (i + 1)), colour)

def round_steps(at, count, radius, colour, rise=0.2, shrink=0.42):
    """Half-round steps, widest lowest."""
    x, y, z = at
    for i in range(count):
        drum((x, y, z + rise * (i + .5)), radius - shrink * i, rise, colour, bevel=.06)

def window(at, width, height, frame="cream", pane="mist", emission=0.0, bars=True, depth=.3, sill=True, thick=.14):
    """An arched window against a wall."""
    x, y, z = at
    portal((x, y, z), width, height, depth, thick, frame)
    cutout([arch_outline(width * 1.02, height)], .04, pane, (x, y + depth * .3, z), .01, emission=emission, bump=0)
    if bars:
        box((x, y, z + height / 2), (.07, .1, height), frame, .03)
        box((x, y, z + height * .5), (width, .1, .07), frame, .03)
    if sill:
        box((x, y - .12, z - .06), (width + thick * 2 + .3, depth + .4, .16), frame, .06)

# ---------------------------------------------------------------- sky

def moon(at, radius, colour="cream", turn=0.35, fat=.36, **kw):
    """A plump crescent, open to the right (turn leans it)."""
    with placed(at, turn=(0, turn, 0)):
        angles = np.linspace(radians(62), radians(298), 15)
        k = radius * (1 - fat * .5)
        pts = [(k * cos(a), 0, k * sin(a)) for a in angles]
        tube(pts, radius * fat, colour, radii=[max(.06, sin(pi * i / 14) ** .75) for i in range(15)], **kw)

def cloud(at, size=1.0, colour="cream", seed=1, **kw):
    balls = [(-.95, 0, 0, .42), (-.5, 0, .22, .55), (.08, .05, .34, .68), (.62, 0, .16, .52), (1.02, 0, -.02, .38), (0, -.1, -.06, .5), (.4, -.1, -.08, .45), (-.5, -.08, -.06, .44)]
    return blob([(x * size, y * size, z * size, r * size) for x, y, z, r in balls], colour, voxel=.05 * size, at=at, **kw)

def stars(places, colour="sun", size=.06, emission=1.2):
    for p in places:
        ball(p, size, colour, emission=emission)

# ---------------------------------------------------------------- growing things

def stones(at, sizes, colours, shift=None):
    """Balanced stones; sizes = [(radius, height)] from the ground up."""
    x, y, z = at
    for i, ((r, h), c) in enumerate(zip(sizes, colours)):
        ball((x + (shift[i] if shift else 0), y, z + h / 2), 1, c, squash=(r, r * 0.92, h / 2), turn=(0, 0, .3 * i))
        z += h * 0.93

def pot(at, size=1.0, colour="coral"):
    x, y, z = at
    lathe([(0, 0), (.36, 0), (.40, .04), (.52, .7), (.53, .74), (.58, .76), (.60, .82), (.60, .9), (.57, .95), (.5, .94), (.48, .84), (0, .82)], colour,
          (x, y, z), squash=(size,) * 3)

def leaf(at, length, width, colour, turn):
    return ball(at, 1, colour, squash=(width, width * .35, length), turn=turn)

def plant(at, colour="leaf", pot_colour="coral", leaves=11, height=1.5, size=1.0):
    with placed(at, scale=size):
        pot((0, 0, 0), 1, pot_colour)
        for k in range(leaves):
            a = 2 * pi * k / leaves + .3
            tall = height * (0.42 + 0.09 * (k % 3))
            out = .32 + .12 * (k % 2)
            ball((out * cos(a), out * sin(a), .82 + tall * .9), 1, colour if k % 3 else "sage", squash=(.17, .08, tall), turn=(-.42 * sin(a), .42 * cos(a), 0))

def sprig(points, colour="leaf", thick=.04, leaf_size=.2, pairs=5, stem=None, start=.25):
    """A stem through the points with pairs of leaves (in the x-z plane)."""
    path = spline(points, n=16)
    tube(points, thick, stem or colour)
    n = len(path)
    for k in range(pairs):
        i = int((start + (1 - start) * k / max(pairs - 1, 1)) * (n - 2))
        (x0, y0, z0), (x1, y1, z1) = path[i], path[i + 1]
        a = math.atan2(x1 - x0, z1 - z0)
        s = leaf_size * (1 - .45 * k / pairs)
        for side in (-1, 1):
            t = a + side * .95
            ball((x0 + sin(t) * s, y0 + .02 * side, z0 + cos(t) * s), 1, colour, squash=(s * .42, s * .2, s), turn=(0, t, 0))
    x, y, z = path[-1]
    ball((x, y, z + leaf_size * .45), 1, colour, squash=(leaf_size * .24, leaf_size * .14, leaf_size * .6))

def tree(at, size=1.0, crown="leaf", trunk="umber", balls=None):
    with placed(at, scale=size):
        tube([(0, 0, 0), (.03, 0, .7), (-.02, 0, 1.5)], .13, trunk, radii=[1.5, 1, .8])
        blob(balls or [(0, 0, 2.1, .75), (-.55, .05, 1.8, .52), (.55, 0, 1.85, .55), (.1, -.2, 1.65, .5), (.15, .1, 2.6, .45)], crown)

def tulip(at, height=1.6, colour="red", bend=.15, size=1.0, sway=0):
    x, y, z = at
    top = (x + bend, y, z + height)
    tube([(x, y, z), (x - bend * .2, y, z + height * .5), top], .055 * size, "leaf")
    for k in range(6):
        a = 2 * pi * k / 6
        r = .13 * size
        ball((top[0] + r * cos(a), top[1] + r * sin(a), top[2] + .26 * size), 1, colour, squash=(.19 * size, .12 * size, .37 * size), turn=(.16 * sin(a), -.16 * cos(a), a + pi / 2 if False else 0))
    ball((top[0], top[1], top[2] + .12 * size), .23 * size, colour, squash=(1, 1, .8))
    for s in (-1, 1):
        ball((x + s * .24 * size, y - .05, z + .55 * size), 1, "leaf", squash=(.11 * size, .06, .62 * size), turn=(0, s * .38, 0))

def grass(spots, colour="leaf", size=.3):
    for x, y in spots:
        for k in range(5):
            a = (k - 2) * .26
            ball((x + sin(a) * size * .7, y + .03 * (k % 2), size * .6 * cos(a)), 1, colour, squash=(size * .13, size * .08, size * (.75 - .06 * abs(k - 2))), turn=(0, a, 0))

def flower(at, height=.5, colour="coral", heart="sun", size=.12):
    x, y, z = at
    tube([(x, y, z), (x + .02, y, z + height / 2), (x, y, z + height)], .02, "leaf")
    for k in range(6):
        a = 2 * pi * k / 6
        ball((x + size * cos(a), y, z + height + size * sin(a)), size * .62, colour, squash=(1, .5, 1))
    ball((x, y - size * .3, z + height), size * .6, heart, squash=(1, .6, 1))

# ---------------------------------------------------------------- people

def hair_on(z, r, style, colour):
    ball((0, r * .17, z + r * .22), r * 1.06, colour, squash=(1, .97, .9))
    if style in ("long", "bob"):
        low = 1.35 if style == "long" else .75
        blob([(0, r * .45, z + r * .2, r * .95), (0, r * .62, z - r * low * .5, r * .78), (0, r * .66, z - r * low, r * .62), (-r * .5, r * .3, z - r * .3, r * .5), (r * .5, r * .3, z - r * .3, r * .5)], colour, voxel=r * .09)
    if style == "bun":
        ball((0, r * .55, z + r * 1.12), r * .48, colour)
    if style == "low-bun":
        ball((0, r * 1.12, z + r * .05), r * .45, colour)
    if style == "braid":
        for k in range(6):
            ball((r * (.9 + .12 * sin(k)), -r * .1 - r * .18 * k * .5, z - r * (.55 + .34 * k)), r * (.3 - .02 * k), colour)
    if style == "pigtails":
        for s in (-1, 1):
            ball((s * r * 1.12, r * .2, z + r * .35), r * .4, colour)

def person(at, size=1.0, body="cream", skin="clay", hair="hair", lean=0.0, heading=0, style="short", sit=False, hands=None, collar=None, shoes="umber"):
    """A calm, faceless figure of clay, facing the camera (heading in degrees turns it). hands: [(x, y, z) left, right] or None."""
    with placed(at, scale=size, turn=(0, lean, radians(heading))):
        if sit:
            lathe([(0, .5), (.32, .5), (.39, .58), (.37, .85), (.34, 1.1), (.27, 1.32), (.13, 1.46), (.1, 1.56), (0, 1.57)], body)
            hz, sh = 1.80, 1.18
            for s in (-1, 1):
                tube([(s * .17, 0, .70), (s * .19, -.5, .72), (s * .2, -.66, .5), (s * .2, -.66, .14)], .15, body, radii=[1.1, 1.05, .9, .75])
                ball((s * .2, -.74, .09), 1, shoes, squash=(.12, .21, .09))
        else:
            lathe([(0, 0), (.33, 0), (.41, .05), (.43, .3), (.39, .75), (.35, 1.02), (.28, 1.24), (.14, 1.39), (.1, 1.5), (0, 1.51)], body)
            hz, sh = 1.74, 1.1
        ball((0, 0, hz), .3, skin)
        hair_on(hz, .3, style, hair)
        if collar:
            ring((0, -.005, hz - .31), .135, .055, collar)
        if hands is None:
            hands = [(-.17, -.5, .88), (.17, -.5, .88)] if sit else [(-.43, -.13, .55), (.43, -.13, .55)]
        for s, h in zip((-1, 1), hands):
            if h is None:
                continue
            mid = ((s * .34 + h[0]) / 2 + s * .13, (h[1]) / 2 + .0, (sh + h[2]) / 2 - .06)
            tube([(s * .27, 0, sh + .06), mid, h], .098, body, radii=[1.1, .95, .8])
            ball((h[0], h[1] - .01, h[2] - .03), .095, skin)

# ---------------------------------------------------------------- furniture and things

def armchair(at, colour="teal", heading=0, size=1.0, leg="umber"):
    with placed(at, heading, size):
        box((0, 0, .42), (1.02, .98, .32), colour, .14)
        cutout([arch_outline(1.2, 1.42)], .3, colour, (0, .5, .14), .13)
        for s in (-1, 1):
            box((s * .6, .02, .52), (.24, 1.0, .5), colour, .115)
            for t in (-.36, .42):
                drum((s * .48, t, .12), .05, .26, leg, top=.07, bevel=.02)

def chair(at, colour="cream", heading=0, size=1.0, leg="umber"):
    """A small plain chair with an arched back."""
    with placed(at, heading, size):
        box((0, 0, .55), (.72, .68, .12), colour, .055)
        cutout([arch_outline(.7, .86)], .11, colour, (0, .31, .56), .05)
        for s in (-1, 1):
            for t in (-.26, .28):
                drum((s * .28, t, .26), .045, .54, leg, top=.055, bevel=.02)

def table(at, radius=.55, height=.66, colour="cream", leg=None):
    x, y, z = at
    drum((x, y, z + height), radius, .1, colour, bevel=.045)
    lathe([(0, 0), (radius * .55, 0), (radius * .55, .05), (.1, .12), (.07, .3), (.07, height - .04), (0, height - .04)], leg or colour, (x, y, z))

def cup(at, size=.2, colour="coral", inside="umber", handle=1):
    x, y, z = at
    lathe([(0, 0), (.55, 0), (.66, .04), (.9, .5), (1, 1.25), (1, 1.4), (.93, 1.45), (.88, 1.35), (.82, .6), (0, .55)], colour, (x, y, z), squash=(size,) * 3)
    drum((x, y, z + size * 1.15), size * .88, .01, inside, bevel=0)
    if handle:
        ring((x + handle * size * 1.05, y, z + size * .75), size * .38, size * .12, colour, turn=(pi / 2, 0, 0))

def tumbler(at, r=.22, h=.5, colour="mist", water="teal"):
    x, y, z = at
    lathe([(0, 0), (r * .8, 0), (r * .86, .03), (r, h), (r * .97, h + .02), (r * .9, h), (r * .84, h * .8), (0, h * .78)], colour, (x, y, z))
    drum((x, y, z + h * .86), r * .9, .01, water, bevel=0, roughness=.2, bump=0)

def steam(at, height=.5, colour="cream"):
    x, y, z = at
    tube([(x, y, z), (x + .08, y, z + height * .3), (x - .07, y, z + height * .65), (x + .03, y, z + height)], .03, colour, radii=[.6, 1, 1, .4])

def book(at, size=(1.3, .9, .22), colour="teal", turn=0.0, pages="cream"):
    """A closed book lying flat, its spine to the left."""
    w, d, h = size
    with placed(at, degrees_(turn)):
        box((0, 0, h * .08), (w, d, h * .16), colour, .03)
        box((0, 0, h * .92), (w, d, h * .16), colour, .03)
        box((-w / 2 + .04, 0, h / 2), (.1, d, h), colour, .05)
        box((.0, 0, h / 2), (w * .94, d * .93, h * .75), pages, .02)

def degrees_(r):
    return r * 180 / pi

def open_book(at, size=1.0, cover="teal", heading=0):
    with placed(at, heading, size):
        box((0, 0, .03), (2.1, 1.4, .06), cover, .03)
        for s in (-1, 1):
            prof = [(0, .08), (.15, .26), (.5, .24), (1.0, .1), (1.0, .06), (0, .06)]
            cutout([[(s * x, z) for x, z in spline(prof[:4], n=8) + prof[4:]]], 1.3, "cream", (0, 0, 0), .015)

def bed(at, heading=0, size=1.0, frame="umber", sheet="cream", blanket="teal", pillows=2, sleeper=None, head=True, sitter=None):
    """A bed with an arched headboard, its foot towards the camera."""
    with placed(at, heading, size):
        box((0, 0, .3), (2.1, 3.1, .28), frame, .09)
        for sx in (-.9, .9):
            for sy in (-1.4, 1.4):
                drum((sx, sy, .1), .08, .2, frame, bevel=.02)
        if head:
            cutout([arch_outline(2.2, 2.0)], .22, frame, (0, 1.62, 0), .09)
        box((0, 0, .56), (1.98, 2.98, .38), sheet, .15)
        box((0, -.46, .60), (2.1, 2.2, .40), blanket, .16)
        box((0, .62, .73), (2.08, .42, .17), sheet, .08)
        for k in range(pillows):
            px = 0 if pillows == 1 else (-.48 + .96 * k)
            box((px, 1.12, .86), (1.2 if pillows == 1 else .84, .6, .3), sheet, .14, turn=(.35, 0, 0))
        if sleeper:
            ball((0, .92, 1.08), .28, sleeper[0]); ball((.0, 1.02, 1.15), .285, sleeper[1], squash=(1, .95, .95))
            ball((0, -.25, .74), 1, blanket, squash=(.52, 1.15, .36))
        if sitter:
            with placed((0, .55, .34)):
                lathe([(0, .3), (.36, .3), (.4, .45), (.36, .7), (.33, .95), (.26, 1.16), (.12, 1.3), (.1, 1.38), (0, 1.4)], sitter[0])
                ball((0, 0, 1.62), .3, sitter[1]); hair_on(1.62, .3, sitter[3] if len(sitter) > 3 else "bob", sitter[2])
                for s in (-1, 1):
                    tube([(s * .27, 0, 1.06), (s * .4, -.2, .78), (s * .12, -.52, .66)], .095, sitter[0]); ball((s * .1, -.55, .64), .095, sitter[1])
            ball((0, -.55, .78), 1, blanket, squash=(.5, .75, .3))

def phone(at, w=1.5, h=2.9, depth=.2, colour="teal", screen="cream", turn=(0, 0, 0), emission=0.0):
    cutout([round_rect(w, h, .26, z=h / 2)], depth, colour, at, .07, turn)
    with placed(at, turn=turn):
        cutout([round_rect(w - .2, h - .24, .17, z=h / 2)], .04, screen, (0, -depth / 2 - .005, 0), .015, emission=emission, bump=0)
        box((0, -depth / 2 - .03, h - .2), (.3, .03, .05), colour, .02)

def lantern(at, size=1.0, metal="umber", glow_=True, energy=60, handle=True):
    x, y, z = at
    with placed(at, scale=size):
        drum((0, 0, .07), .34, .14, metal, bevel=.05)
        drum((0, 0, .93), .34, .1, metal, bevel=.04)
        lathe([(.33, .96), (.26, 1.1), (.1, 1.2), (0, 1.22)], metal)
        for k in range(4):
            a = pi / 4 + pi / 2 * k
            drum((.27 * cos(a), .27 * sin(a), .5), .03, .8, metal, bevel=.01)
        lathe([(0, .14), (.1, .16), (.17, .34), (.12, .55), (.04, .74), (0, .8)], "sun", emission=4, bump=0)
        if handle:
            ring((0, 0, 1.32), .17, .03, metal, turn=(pi / 2, 0, 0))
    if glow_:
        glow((x, y - .5 * size, z + .5 * size), energy, radius=.2 * size)

def candle(at, height=.8, radius=.2, colour="cream", energy=30):
    x, y, z = at
    lathe([(0, 0), (radius, 0), (radius, height - .06), (radius * .92, height), (radius * .5, height - .04), (0, height - .05)], colour, (x, y, z))
    tube([(x, y, z + height - .05), (x + .01, y, z + height + .06)], .014, "hair")
    lathe([(0, 0), (.06, .05), (.085, .13), (.055, .24), (.015, .36), (0, .39)], "sun", (x, y, z + height + .04), emission=7, bump=0)
    glow((x, y - .02, z + height + .25), energy, radius=.12)

def lamp(at, size=1.0, colour="teal", energy=25):
    """A small table lamp."""
    x, y, z = at
    with placed(at, scale=size):
        lathe([(0, 0), (.3, 0), (.31, .05), (.08, .1), (.05, .3), (.05, .75), (0, .76)], colour)
        lathe([(.46, .62), (.44, .7), (.27, 1.12), (.24, 1.14), (.21, 1.12), (.38, .68), (.43, .62)], "cream", smooth_profile=False, emission=.9)
        ball((0, 0, .78), .13, "sun", emission=5, bump=0)
    if energy:
        glow((x, y, z + .72 * size), energy, radius=.14 * size)

def microphone(at, height=2.4, head="night", stand="umber", ringc="sun", size=1.0, lean=.0):
    x, y, z = at
    with placed(at, scale=size):
        drum((0, 0, .06), .52, .12, stand, top=.46, bevel=.04)
        drum((0, 0, height / 2), .05, height, stand, bevel=.01)
        with placed((0, 0, height), turn=(.45, lean, 0)):
            lathe([(0, -.35), (.12, -.35), (.15, -.3), (.21, .25), (.22, .3), (0, .3)], head)
            ball((0, 0, .5), .34, "silver", squash=(1, 1, 1.08), roughness=.5)
            ring((0, 0, .33), .27, .06, ringc)
            ring((0, 0, .52), .335, .022, head)
            ring((0, 0, .52), .345, .022, head, turn=(pi / 2, 0, 0)); ring((0, 0, .52), .345, .022, head, turn=(0, pi / 2, 0))

def curtain(at, width, height, colour="coral", folds=7, depth=.18, gather=0.0, flip=False):
    """A hanging curtain, x from 0 to width; gather pulls its foot together towards x = 0."""
    nx, nz, verts, faces = folds * 22, 40, [], []
    for j in range(nz + 1):
        v = j / nz
        pull = 1 - gather * (1 - (v) ** 1.6) * (.5 + .5 * (1 - v)) if gather else 1
        for i in range(nx + 1):
            u = i / nx
            ph = 2 * pi * folds * u
            x = (u * width + .25 * depth * sin(2 * ph)) * pull
            verts.append(((-x if flip else x), depth * (.75 + .25 * (1 - v)) * sin(ph + .4 * sin(3 * v)), v * height))
    for j in range(nz):
        for i in range(nx):
            a = j * (nx + 1) + i
            faces.append((a, a + 1, a + nx + 2, a + nx + 1))
    o = _mesh("curtain", verts, faces, colour, at)
    s = o.modifiers.new("solid", "SOLIDIFY"); s.thickness = .05
    return o

def block(at, size=.5, colour="coral", turn=0.0, bevel=.06):
    return box((at[0], at[1], at[2] + size / 2), (size,) * 3, colour, bevel, turn=(0, 0, turn))

def wedge(at, w, h, d, colour, turn=0.0):
    return cutout([[(-w / 2, 0), (w / 2, 0), (0, h)]], d, colour, at, .05, (0, 0, turn))

def house_block(at, w, h, d, colour, turn=0.0):
    return cutout([[(-w / 2, 0), (w / 2, 0), (w / 2, h * .6), (0, h), (-w / 2, h * .6)]], d, colour, at, .05, (0, 0, turn))

def arch_block(at, w, h, d, colour, turn=0.0, hole=.5):
    return portal(at, w * hole, h * .62, d, w * (1 - hole) / 2, colour, .05, (0, 0, turn))

def bowl(at, radius=1.0, height=.85, colour="teal"):
    x, y, z = at
    r, h = radius, height
    prof = [(0, 0), (.34 * r, 0), (.37 * r, .07 * h), (.36 * r, .1 * h), (.62 * r, .25 * h), (.87 * r, .55 * h), (r, .96 * h), (.985 * r, h), (.93 * r, .98 * h), (.8 * r, .58 * h), (.55 * r, .3 * h), (0, .2 * h)]
    lathe(prof, colour, (x, y, z))
    return prof

def coil(path_points, thick, colour):
    string(spline(path_points, n=14), thick, colour)

def knot(at, radius, turns, thick, colour, seed=3, tail=None, n=26):
    """A ball of tangled thread; tail = further points of the free end."""
    rng = random.Random(seed)
    x, y, z = at
    pts, v = [], np.array([0., 0., 1.])
    f = [(rng.uniform(.8, 1.2), rng.uniform(0, 6.28)) for _ in range(6)]
    for i in range(turns * n):
        t = i / n * 2 * pi
        a = t * 1.0 + .9 * sin(t * .37 + f[0][1])
        b = t * .311 + 1.3 * sin(t * .173 + f[1][1])
        r = radius * (.86 + .14 * sin(t * .77 + f[2][1]))
        p = np.array([cos(a) * cos(b) - sin(a) * sin(b) * .4, sin(a) * .95, cos(a) * sin(b) + sin(a) * cos(b) * .4])
        p /= np.linalg.norm(p)
        pts.append((x + r * p[0], y + r * p[1], z + r * p[2]))
    if tail:
        joint = spline([pts[-4], pts[-1]] + tail, n=16)
        pts = spline(pts, n=4)[:-4] + joint[16:]
    else:
        pts = spline(pts, n=4)
    string(pts, thick, colour)
    return pts

# ---------------------------------------------------------------- light and camera

def stage(floor="sand", wall="mist", sweep=1.6, low=0.05, high=1.5):
    """An empty room: one swept backdrop whose colour goes softly from the floor's to the wall's."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    prof = [(-30, 0), (WALL_Y - sweep, 0)] + [(WALL_Y - sweep + sweep * sin(a), sweep - sweep * cos(a)) for a in np.linspace(.05, pi / 2, 30)] + [(WALL_Y, 30)]
    verts = [(sx * 45, y, z) for y, z in prof for sx in (-1, 1)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(prof) - 1)]
    o = _mesh("stage", verts, faces, floor, fix=False, bump=0)
    m = material(floor, .8, 0, 0).copy()
    m.name = "stage"
    o.data.materials.clear(); o.data.materials.append(m)
    n, l = m.node_tree.nodes, m.node_tree.links
    geo, sep, ramp, mix = n.new("ShaderNodeNewGeometry"), n.new("ShaderNodeSeparateXYZ"), n.new("ShaderNodeMapRange"), n.new("ShaderNodeMixRGB")
    ramp.interpolation_type = "SMOOTHSTEP"
    ramp.inputs["From Min"].default_value, ramp.inputs["From Max"].default_value = low, high
    mix.inputs[1].default_value, mix.inputs[2].default_value = (*linear(PALETTE[floor]), 1), (*linear(PALETTE[wall]), 1)
    l.new(geo.outputs["Position"], sep.inputs[0]); l.new(sep.outputs["Z"], ramp.inputs["Value"])
    l.new(ramp.outputs["Result"], mix.inputs[0]); matt = n.new("ShaderNodeBsdfDiffuse")  # plainer than the things' material, and quicker
    l.new(mix.outputs[0], matt.inputs["Color"]); l.new(matt.outputs[0], n["Material Output"].inputs["Surface"])
    return o

def light(at, energy, size, tilt, turn, colour):
    bpy.ops.object.light_add(type="AREA", location=at)
    l = bpy.context.object
    l.data.energy, l.data.size, l.data.color = energy, size, colour
    l.rotation_euler = (radians(tilt), 0, radians(turn))
    l.visible_camera = False
    return l

def aim(o, target):
    import mathutils
    d = mathutils.Vector(target) - mathutils.Vector(o.location)
    o.rotation_euler = d.to_track_quat("-Z", "Y").to_euler()

def glow(at, energy, colour=(1, .72, .42), radius=.15):
    """A warm point of light."""
    bpy.ops.object.light_add(type="POINT", location=at)
    l = bpy.context.object
    l.data.energy, l.data.color, l.data.shadow_soft_size = energy, colour, radius
    l.visible_camera = False
    return l

def spot(at, target, energy, angle=30, blend=.35, colour=(1, .86, .66), radius=.3):
    bpy.ops.object.light_add(type="SPOT", location=at)
    l = bpy.context.object
    l.data.energy, l.data.spot_size, l.data.spot_blend, l.data.color, l.data.shadow_soft_size = energy, radians(angle), blend, colour, radius
    aim(l, target)
    return l

def beam(at, target, energy, size, colour=(1, .86, .66), height=None):
    """A soft area light aimed at target."""
    l = light(at, energy, size, 0, 0, colour)
    if height:
        l.data.shape, l.data.size_y = "RECTANGLE", height
    aim(l, target)
    return l

def sunlight(at, size=1.0, energy=11000, eye=(-6.5, -2.5, 6.2), colour=(1, .8, .52), panes=(2, 3)):
    """Sun through an arched window that one does not see: its bars of light fall round the point at (on the wall or the floor)."""
    import mathutils
    e, t = mathutils.Vector(eye), mathutils.Vector(at)
    way = (t - e).length
    k = size / way  # the shutter stands one metre before the lamp, so its window is that much smaller
    l = spot(eye, at, energy, math.degrees(2 * math.atan(2.2 * k)), .05, colour, .014)
    w, h, bar = 2.0 * k, 3.0 * k, .13 * k
    cols, rows = panes
    holes = [[(v[0], v[1] - h / 2) for v in arch_outline(w, h)]]
    shutter = cutout([[(-w * 2, -h * 1.5), (w * 2, -h * 1.5), (w * 2, h * 1.5), (-w * 2, h * 1.5)]] + holes, .002, "hair", bevel=0, bump=0)
    bars = [box(((i / cols - .5) * w, 0, 0), (bar, .002, h), "hair", 0, bump=0) for i in range(1, cols)]
    bars += [box((0, 0, (i / rows - .5) * h), (w, .002, bar), "hair", 0, bump=0) for i in range(1, rows)]
    hub = bpy.data.objects.new("shutter", None)
    bpy.context.collection.objects.link(hub)
    for o in (shutter, *bars):
        o.parent, o.visible_camera, o.visible_diffuse, o.visible_glossy = hub, False, False, False
    d = (t - e).normalized()
    hub.location, hub.rotation_euler = e + d, d.to_track_quat("Y", "Z").to_euler()
    return l

MOODS = {  # key energy, key colour, fill energy, fill colour, ambient, ambient colour
    "day": (2200, (1, .9, .76), 170, (.8, .92, 1), .5, (.9, .92, .95)),
    "dawn": (1900, (1, .82, .62), 170, (.85, .88, 1), .5, (.92, .88, .9)),
    "dusk": (1000, (1, .8, .62), 190, (.74, .78, 1), .42, (.84, .8, .95)),
    "night": (520, (.84, .86, 1), 120, (.86, .84, 1), .5, (.8, .78, .92)),
}

def shot(name, width, height, eye=(0, -7.5, 2.6), look=(0, 3, 1.6), lens=42, shift=(0, 0), focus=None, fstop=2.8, exposure=0.0):
    """One picture of the scene: content/<name>.jpg. shift moves the subject (positive = right, up) as a share of the width."""
    return dict(name=name, width=width, height=height, eye=eye, look=look, lens=lens, shift=shift, focus=focus, fstop=fstop, exposure=exposure)

def shots(*pictures, mood="day", key_at=(-5, -4, 8)):
    """Light the scene and render its pictures; what and how well is told by render.py after `--`."""
    job = json.loads(sys.argv[sys.argv.index("--") + 1])
    if job.get("list"):
        print("PICTURES " + json.dumps([(p["name"], p["width"], p["height"]) for p in pictures]))
        return
    ke, kc, fe, fc, ambient, ac = MOODS[mood]
    k = light(key_at, ke, 2.6, 45, -40, kc)
    if key_at != (-5, -4, 8):
        aim(k, (0, 3, 1))
    light((7, -3, 4), fe, 6, 65, 60, fc)
    scene = bpy.context.scene
    world = bpy.data.worlds.new("world"); scene.world = world; world.use_nodes = True
    background = world.node_tree.nodes["Background"].inputs
    background[0].default_value, background[1].default_value = (*ac, 1), ambient
    world.cycles.sampling_method = "NONE"
    settle()
    for p in pictures:
        if p["name"] in job["pictures"]:
            picture(p, job)

def settle():
    """Work out every modifier and curve once, not again for each rendering."""
    bpy.ops.object.select_all(action="DESELECT")
    things = [o for o in bpy.data.objects if o.type in ("MESH", "CURVE")]
    for o in things:
        o.select_set(True)
        if any(s.material and s.material.get("glows") for s in o.material_slots):
            o.visible_diffuse = False
    bpy.context.view_layer.objects.active = things[0]
    bpy.ops.object.convert(target="MESH")

def picture(p, job):
    scene = bpy.context.scene
    bpy.ops.object.camera_add(location=p["eye"])
    camera = bpy.context.object
    aim(camera, p["look"])
    d = camera.data
    d.lens, d.shift_x, d.shift_y = p["lens"], -p["shift"][0], -p["shift"][1]
    d.dof.use_dof, d.dof.aperture_fstop = True, p["fstop"]
    d.dof.focus_distance = p["focus"] or math.dist(p["eye"], p["look"])
    scene.camera = camera
    scale, share = job.get("scale", 1), job.get("light", 1)
    w, h = round(p["width"] * scale), round(p["height"] * scale)
    r, c = scene.render, scene.cycles
    r.engine, r.threads_mode, r.threads = "CYCLES", "FIXED", 2
    c.use_adaptive_sampling, c.use_denoising, c.adaptive_threshold, c.adaptive_min_samples = True, False, .25, 4
    c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces, c.caustics_reflective, c.caustics_refractive = 2, 1, 0, False, False
    c.sample_clamp_indirect, c.sample_clamp_direct = 1.5, 0
    r.use_persistent_data = True
    scene.view_settings.view_transform, scene.view_settings.look, scene.view_settings.exposure = "Filmic", "Medium High Contrast", p["exposure"]
    samples = max(job["samples"] // 2, 1)
    halves = [passes(round(w * share), round(h * share), samples, seed) for seed in (11, 47)]  # two halves: their difference tells the noise
    lit, features, albedo = denoise(*halves)
    if share < 1:
        lamps = [o for o in bpy.data.objects if o.type == "LIGHT"]
        for o in lamps:
            o.hide_render = True
        fine = passes(w, h, 12, 5, bounces=0)
        for o in lamps:
            o.hide_render = False
        lit, albedo = enlarge(lit, features, fine), np.clip(fine["albedo"], .03, None)
    clean = lit * albedo
    rng = np.random.default_rng(1)
    clean *= 1 + .006 * rng.standard_normal((h, w, 1)).astype(np.float32)  # a breath of grain against banding
    image = bpy.data.images.new("out", w, h, float_buffer=True)
    image.pixels.foreach_set(np.dstack([clean, np.ones((h, w, 1), np.float32)]).ravel())
    scene.use_nodes = False
    r.image_settings.file_format, r.image_settings.color_mode = "PNG", "RGB"
    out = os.path.join(job["out"], p["name"].replace("/", "+") + ".png")
    image.save_render(out, scene=scene)
    print("DONE %s %.0f" % (p["name"], time.process_time()), flush=True)

def passes(w, h, samples, seed, bounces=3):
    """Render once: the picture and what the denoiser goes by (albedo, normal, depth), as arrays."""
    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y = w, h
    scene.cycles.samples, scene.cycles.seed, scene.cycles.max_bounces = samples, seed, bounces
    scene.view_layers[0].cycles.denoising_store_passes = True
    folder = tempfile.mkdtemp()
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers, files = tree.nodes.new("CompositorNodeRLayers"), tree.nodes.new("CompositorNodeOutputFile")
    files.format.file_format, files.format.color_depth, files.format.exr_codec = "OPEN_EXR", "32", "NONE"
    files.file_slots.clear()
    names = {"rgb": "Image", "albedo": "Denoising Albedo", "normal": "Denoising Normal", "depth": "Denoising Depth"}
    for short, output in names.items():
        files.file_slots.new(short)
        tree.links.new(layers.outputs[output], files.inputs[short])
    files.base_path = folder
    bpy.ops.render.render()
    out = {}
    for short in names:
        image = bpy.data.images.load(os.path.join(folder, f"{short}{scene.frame_current:04d}.exr"))
        flat = np.empty(w * h * 4, np.float32)
        image.pixels.foreach_get(flat)
        bpy.data.images.remove(image)
        out[short] = flat.reshape(h, w, 4)[..., :3]
    shutil.rmtree(folder)
    return out

def features_of(albedo, normal, depth):
    """What tells one surface from another, each in units of a clear difference."""
    return np.dstack([albedo / .10, normal / .35, np.log(np.clip(depth[..., :1], .1, 200)) / .035]).astype(np.float32)

def enlarge(lit, features, fine):
    """Light worked out small, laid on the fine picture's surfaces: each pixel takes from the nearest nine of its own surface."""
    h, w = fine["albedo"].shape[:2]
    lh, lw = lit.shape[:2]
    own = features_of(np.clip(fine["albedo"], .03, None), fine["normal"], fine["depth"])
    fy, fx = (np.arange(h) + .5) * lh / h - .5, (np.arange(w) + .5) * lw / w - .5
    total, acc = np.zeros((h, w), np.float32), np.zeros((h, w, 3), np.float32)
    for i in (-1, 0, 1):
        for j in (-1, 0, 1):
            y, x = np.clip(np.rint(fy).astype(int) + i, 0, lh - 1), np.clip(np.rint(fx).astype(int) + j, 0, lw - 1)
            far = ((y - fy) ** 2)[:, None] + ((x - fx) ** 2)[None]
            d = features[y][:, x] - own
            k = (np.exp(-np.einsum("ijk,ijk->ij", d, d)) + 1e-5) * np.exp(-far / .6).astype(np.float32)
            total += k
            acc += k[..., None] * lit[y][:, x]
    return acc / total[..., None]

def denoise(a, b, levels=6):
    """Edge-stopping a-trous filter over the light alone (picture / albedo), guided by normal, depth, albedo and measured noise.
    Gives the light, the features and the albedo."""
    albedo = np.clip((a["albedo"] + b["albedo"]) / 2, .03, None)
    normal, depth = (a["normal"] + b["normal"]) / 2, (a["depth"] + b["depth"])[..., :1] / 2
    weight = np.array([.25, .5, .25], np.float32)
    def tame(x):
        """Light no brighter than its third-brightest neighbour nearly: no sparks."""
        x = x / albedo
        l = x @ weight
        p = np.pad(l, 1, mode="edge")
        near = np.sort(np.stack([p[i:i + l.shape[0], j:j + l.shape[1]] for i in range(3) for j in range(3) if (i, j) != (1, 1)]), 0)[5]
        return x * np.minimum(1, (near * 1.25 + .01) / np.maximum(l, 1e-6))[..., None]
    one, two = tame(a["rgb"]), tame(b["rgb"])
    light_, dl = (one + two) / 2, ((one - two) / 2) @ weight
    h, w = dl.shape
    def mean(x, r):
        for axis in (0, 1):
            pad = [(0, 0)] * x.ndim; pad[axis] = (r + 1, r)
            cs = np.cumsum(np.pad(x.astype(np.float64), pad, mode="reflect"), axis)
            n = x.shape[axis]
            x = (np.take(cs, range(2 * r + 1, 2 * r + 1 + n), axis) - np.take(cs, range(0, n), axis)) / (2 * r + 1)
        return x.astype(np.float32)
    var = mean(dl * dl, 4)
    feature = features_of(albedo, normal, depth)
    kernel = [1 / 4, 1 / 2, 1 / 4]
    rgb = light_.astype(np.float32)
    for level in range(levels):
        step = 2 ** level
        p = step
        pad = lambda x: np.pad(x, [(p, p), (p, p)] + [(0, 0)] * (x.ndim - 2), mode="edge")
        lum = rgb @ weight
        R, F, L, V = pad(rgb), pad(feature), pad(lum), pad(var)
        spread = 1 / (3.8 ** 2 * mean(var, 1) + 1e-7)
        total, acc, vacc = np.zeros((h, w), np.float32), np.zeros_like(rgb), np.zeros((h, w), np.float32)
        for i in range(3):
            for j in range(3):
                ys, xs = slice(i * step, i * step + h), slice(j * step, j * step + w)
                d = F[ys, xs] - feature
                k = np.einsum("ijk,ijk->ij", d, d)
                e = L[ys, xs] - lum
                k += e * e * spread
                k = np.exp(-k) * (kernel[i] * kernel[j])
                total += k
                acc += k[..., None] * R[ys, xs]
                vacc += k * k * V[ys, xs]
        rgb, var = acc / total[..., None], vacc / (total * total)
    return rgb, feature, albedo

# ---------------------------------------------------------------- small groups used by several scenes

def seated(at, heading=0, chair_colour="teal", size=1.0, **who):
    """Somebody in an armchair."""
    with placed(at, heading, size):
        armchair((0, 0, 0), chair_colour)
        person((0, .02, -.02), .98, sit=True, **who)

def doctor(at, heading=0, size=1.0, **kw):
    """The psychiatrist of the pictures: cream coat, teal collar, hair in a bun."""
    kw = {**dict(body="cream", skin="clay", hair="hair", style="bun", collar="teal"), **kw}
    person(at, size, heading=heading, **kw)
