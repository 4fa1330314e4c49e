"""Wool seen from near: tufts of single strands, and rugs rolled up."""

import bpy
import numpy as np

from .fields import fbm
from .meshes import body, put
from .shader import Shader

LEVELS, SIDES = 7, 3


def wool(name="wool-pile"):
    """Strands in the colour of their yarn, each a little lighter or darker than its neighbour."""
    shader = Shader(name, (0.4, 0.35, 0.3), 0.85, 0.2).for_all_rays()
    shader.set(shader.surface, "Sheen", 0.6)
    tone = shader.node("ShaderNodeVertexColor", {"layer_name": "yarn"})
    shader.feed("Base Color", tone.outputs["Color"])
    return shader.material


def pile(size, yarn_at, yarns, material, spacing=0.0038, height=0.0115, strands=24, seed=3):
    """
    A patch of cut pile round the origin. `yarn_at` tells for points (n, 2) the yarn and how far in metres the
    nearest other yarn is: there the shears have cut a groove.
    """
    chance = np.random.default_rng(seed)
    across, away = (
        np.arange(-size[0] / 2, size[0] / 2, spacing),
        np.arange(-size[1] / 2, size[1] / 2, spacing),
    )
    feet = np.stack(np.meshgrid(across, away), -1).reshape(-1, 2)
    feet += chance.normal(0, spacing * 0.16, feet.shape)
    yarn, edge = yarn_at(feet)
    flat = np.column_stack([feet, np.zeros(len(feet))])
    sweep = np.stack([fbm(flat, 9, seed), fbm(flat, 9, seed + 1)], 1) * 0.16 + np.array([0.10, -0.06])
    lean = np.repeat(sweep + chance.normal(0, 0.06, sweep.shape), strands, 0)
    rise = height * (1 - 0.22 * np.exp(-((edge / 0.004) ** 2))) * (1 + 0.05 * fbm(flat, 30, seed + 2))
    length = np.repeat(rise, strands) * chance.uniform(0.9, 1.04, len(rise) * strands)
    disc = np.sqrt(chance.random(len(length))) * spacing * 0.50
    turn = chance.random(len(length)) * 2 * np.pi
    out = np.stack([np.cos(turn), np.sin(turn)], 1)
    color = np.repeat(np.array(yarns)[yarn] * chance.normal(1, 0.045, (len(feet), 1)), strands, 0)
    color *= chance.normal(1, 0.10, (len(length), 1))
    foot = np.repeat(feet, strands, 0) + out * disc[:, None] * 0.7
    return _strands(foot, out * disc[:, None], lean, length, np.clip(color, 0.004, 1), chance, material)


def _strands(foot, splay, lean, length, color, chance, material):
    count = len(foot)
    # Wool keeps its crimp.
    wave = chance.normal(0, 0.00042, (count, LEVELS, 2))
    rings = np.zeros((count, LEVELS, SIDES, 3))
    angles = np.linspace(0, 2 * np.pi, SIDES, endpoint=False)
    for level in range(LEVELS):
        share = level / (LEVELS - 1)
        middle = (
            foot + splay * 0.55 * share**2 + lean * (length * share**1.6)[:, None] + wave[:, level] * share
        )
        thick = 0.00027 * (1 - 0.4 * share**3)
        rings[:, level, :, 0] = middle[:, :1] + thick * np.cos(angles)
        rings[:, level, :, 1] = middle[:, 1:] + thick * np.sin(angles)
        rings[:, level, :, 2] = (length * share)[:, None]
    ring = np.arange(SIDES)
    quad = np.stack([ring, (ring + 1) % SIDES, (ring + 1) % SIDES + SIDES, ring + SIDES], 1)
    faces = (quad[None] + np.arange(LEVELS - 1)[:, None, None] * SIDES).reshape(-1, 4)
    faces = (faces[None] + np.arange(count)[:, None, None] * LEVELS * SIDES).reshape(-1, 4)
    mesh = _mesh("pile", rings.reshape(-1, 3), faces, material)
    # Light reaches the foot of a tuft less than the renderer's few bounces tell.
    depth = np.linspace(0.62, 1, LEVELS)
    shades = np.ones((count, LEVELS, SIDES, 4), "f")
    shades[..., :3] = color[:, None, None, :] * depth[None, :, None, None]
    mesh.color_attributes.new("yarn", "FLOAT_COLOR", "POINT").data.foreach_set("color", shades.ravel())
    return put(bpy.data.objects.new("pile", mesh))


def _mesh(name, points, faces, material):
    """As Blender's own from_pydata, for millions of points."""
    mesh = bpy.data.meshes.new(name)
    mesh.vertices.add(len(points))
    mesh.vertices.foreach_set("co", np.asarray(points, "f").ravel())
    mesh.loops.add(faces.size)
    mesh.loops.foreach_set("vertex_index", faces.astype("i").ravel())
    mesh.polygons.add(len(faces))
    mesh.polygons.foreach_set("loop_start", np.arange(0, faces.size, 4, dtype="i"))
    mesh.polygons.foreach_set("loop_total", np.full(len(faces), 4, "i"))
    mesh.polygons.foreach_set("use_smooth", np.ones(len(faces), bool))
    mesh.update()
    mesh.materials.append(material)
    return mesh


def rolled_rug(length, radius, color_at, material, at=(0, 0, 0), rotation=(0, 0, 0), thick=0.016, seed=5):
    """
    A rug rolled with its pile outside, along z from `at`. `color_at` gives for points (n, 2), metres along
    the roll and round it, the yarn's colour.
    """
    core = 0.035
    turns = (radius - core) / thick
    angles = np.linspace(0, turns * 2 * np.pi, int(turns * 90))
    middle = core + thick * angles / (2 * np.pi)
    run = np.cumsum(np.gradient(angles) * middle)
    rows = int(length / 0.012)
    along = np.linspace(0, length, rows + 1)
    round_, up = np.meshgrid(np.arange(len(angles)), along)
    round_, up = round_.ravel(), up.ravel()
    sheets, colors = [], []
    for side in (0.42, -0.42):
        here = np.stack([up * 60, run[round_] * 60, np.zeros(len(up))], 1)
        reach = middle[round_] + side * thick + (0.0022 * fbm(here, 1, seed) if side > 0 else 0)
        hem = 0.004 * fbm(here * np.array([0, 1, 1]), 0.12, seed + 1)
        sheets.append(np.stack([reach * np.cos(angles[round_]), reach * np.sin(angles[round_]), up + hem], 1))
        tint = (
            color_at(np.stack([up, run[round_]], 1))
            if side > 0
            else np.tile((0.50, 0.43, 0.33), (len(up), 1))
        )
        colors.append(tint * (1 + 0.12 * fbm(here, 2.3, seed + 2))[:, None])
    faces = _sheet_faces(rows, len(angles))
    thing = body("roll", np.concatenate(sheets), faces, material, at, rotation)
    shades = np.ones((len(sheets[0]) * 2, 4), "f")
    shades[:, :3] = np.clip(np.concatenate(colors), 0, 1)
    thing.data.color_attributes.new("yarn", "FLOAT_COLOR", "POINT").data.foreach_set("color", shades.ravel())
    return thing


def _sheet_faces(rows, columns):
    index = np.arange((rows + 1) * columns).reshape(rows + 1, columns)
    quads = np.stack([index[:-1, :-1], index[:-1, 1:], index[1:, 1:], index[1:, :-1]], -1).reshape(-1, 4)
    other = (rows + 1) * columns
    rims = []
    for line in (index[0], index[-1]):
        rims.append(np.stack([line[:-1], line[1:], line[1:] + other, line[:-1] + other], 1))
    for line in (index[:, 0], index[:, -1]):
        rims.append(np.stack([line[:-1], line[1:], line[1:] + other, line[:-1] + other], 1))
    return np.concatenate([quads, quads[:, ::-1] + other, *rims])
