"""Plain bodies. Metres; z is up; every body stands in the frame opened last."""

import math
from contextlib import contextmanager
from itertools import count

import bpy
import numpy as np
from mathutils import Matrix, Vector

_frames = [Matrix.Identity(4)]
_pieces = count(1)
_piece = [0]


@contextmanager
def standing(at, turn=0.0):
    """What is made inside stands at `at`, turned by `turn` degrees, as one piece of furniture."""
    lift = at if len(at) == 3 else (*at, 0)
    if len(_frames) == 1:
        _piece[0] = next(_pieces)
    _frames.append(_frames[-1] @ Matrix.Translation(lift) @ Matrix.Rotation(math.radians(turn), 4, "Z"))
    yield
    _frames.pop()
    if len(_frames) == 1:
        _piece[0] = 0


def put(thing, at=(0, 0, 0), rotation=(0, 0, 0)):
    """Links an object into the scene at a place of the current frame; rotation in radians."""
    bpy.context.scene.collection.objects.link(thing)
    # Pieces of furniture are told apart in the plate of pieces; the shell is 0.
    thing.pass_index = _piece[0]
    local = Matrix.Translation(at) @ Matrix.Rotation(rotation[2], 4, "Z")
    local = local @ Matrix.Rotation(rotation[1], 4, "Y") @ Matrix.Rotation(rotation[0], 4, "X")
    thing.matrix_world = _frames[-1] @ local
    return thing


def body(name, vertices, faces, material, at=(0, 0, 0), rotation=(0, 0, 0), smooth=True):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(np.asarray(vertices, float).tolist(), [], [list(map(int, face)) for face in faces])
    mesh.polygons.foreach_set("use_smooth", [smooth] * len(mesh.polygons))
    if material:
        mesh.materials.append(material)
    return put(bpy.data.objects.new(name, mesh), at, rotation)


def bevelled(thing, width, segments=3, angle=0.6):
    if width > 0:
        modifier = thing.modifiers.new("bevel", "BEVEL")
        modifier.width, modifier.segments = width, segments
        modifier.limit_method, modifier.angle_limit = "ANGLE", angle
    thing.data.use_auto_smooth = True
    thing.data.auto_smooth_angle = 0.7
    return thing


def box(size, at, material, bevel=0.002, rotation=(0, 0, 0), name="box"):
    """`at` is the middle."""
    half = np.array(size) / 2
    corners = np.array([(x, y, z) for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)]) * half
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    return bevelled(body(name, corners, faces, material, at, rotation), bevel)


def lathe(profile, at, material, segments=96, name="turned"):
    """A body of revolution; the profile is (radius, height) from the foot up, `at` its foot."""
    angles = np.linspace(0, 2 * np.pi, segments, endpoint=False)
    profile = np.array(profile, float)
    ring = [(r * math.cos(a), r * math.sin(a), z) for a in angles for r, z in profile]
    count = len(profile)
    faces = [
        (i * count + j, (i + 1) % segments * count + j, (i + 1) % segments * count + j + 1, i * count + j + 1)
        for i in range(segments)
        for j in range(count - 1)
    ]
    thing = body(name, ring, faces, material, at)
    thing.data.use_auto_smooth = True
    thing.data.auto_smooth_angle = 0.9
    return thing


def drum(radius, height, at, material, bevel=0.003, segments=96, name="drum"):
    """A cylinder that stands on `at`."""
    b = min(bevel, height / 2, radius / 2)
    round_edge = [(b * (1 - math.sin(t)), b * (1 - math.cos(t))) for t in np.linspace(0, math.pi / 2, 5)]
    foot = [(radius - x, z) for x, z in reversed([(q, p) for p, q in round_edge])]
    head = [(r, height - z) for r, z in reversed(foot)]
    return lathe([(0, 0), *foot, *head, (0, height)], at, material, segments, name)


def rod(start, end, thick, thin, material, name="rod", segments=24):
    """A round leg from `start` (radius `thick`) to `end` (radius `thin`)."""
    start, end = Vector(start), Vector(end)
    way = end - start
    thing = lathe(
        [(0, 0), (thick, 0), (thin, way.length), (0, way.length)], (0, 0, 0), material, segments, name
    )
    turned = Matrix.Translation(start) @ Vector((0, 0, 1)).rotation_difference(way).to_matrix().to_4x4()
    thing.matrix_world = _frames[-1] @ turned
    return thing


def tube(points, radius, material, closed=False, at=(0, 0, 0), rotation=(0, 0, 0), name="tube"):
    """A bent round bar through points; `radius` may be one number or one per point."""
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions = "3D"
    widest = float(np.max(radius))
    curve.bevel_depth, curve.bevel_resolution = widest, 3
    spline = curve.splines.new("POLY")
    spline.points.add(len(points) - 1)
    for target, point, share in zip(spline.points, points, np.broadcast_to(radius, len(points)) / widest):
        target.co = (*point, 1)
        target.radius = float(share)
    spline.use_cyclic_u = closed
    spline.use_smooth = True
    curve.use_fill_caps = not closed
    curve.materials.append(material)
    return put(bpy.data.objects.new(name, curve), at, rotation)
