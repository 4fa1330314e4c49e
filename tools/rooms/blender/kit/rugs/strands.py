"""Many threads at once: stitches, tufts and fuzz, each bunch one mesh."""

import bpy
import numpy as np

from ..meshes import put
from ..shader import Shader


def wool(name="wool", sheen=0.6):
    """Wool in the colour that each strand brings along."""
    shader = Shader(name, (0.4, 0.35, 0.3), 0.85, 0.15).for_all_rays()
    shader.set(shader.surface, "Sheen", sheen)
    tone = shader.node("ShaderNodeVertexColor", {"layer_name": "yarn"})
    shader.feed("Base Color", tone.outputs["Color"])
    return shader.material


def strands(paths, radius, colors, material, sides=4, at=(0, 0, 0), rotation=(0, 0, 0), name="strands"):
    """
    Round threads along `paths` (n, k, 3). `radius` is one number, one per level (k,) or per point (n, k);
    `colors` is (n, 3) or (n, k, 3). A thread whose last radius is 0 ends closed.
    """
    count, levels, _ = paths.shape
    rings = _rings(paths, np.broadcast_to(radius, (count, levels)), sides)
    mesh = _mesh(name, rings.reshape(-1, 3), _sides_of(count, levels, sides), material)
    shades = np.ones((count, levels, sides, 4), "f")
    shades[..., :3] = (colors[:, None] if colors.ndim == 2 else colors)[:, :, None]
    tones = mesh.color_attributes.new("yarn", "FLOAT_COLOR", "POINT")
    tones.data.foreach_set("color", np.clip(shades, 0.003, 1).ravel())
    return put(bpy.data.objects.new(name, mesh), at, rotation)


def twisted(paths, offset, turns, phase, plies=2):
    """The threads twisted round `paths`: (n · plies, k, 3), those of one path next to each other."""
    tangent = _unit(np.gradient(paths, axis=1))
    side = _carried(tangent)
    other = np.cross(tangent, side)
    share = np.linspace(0, 1, paths.shape[1])
    wound = []
    for ply in range(plies):
        angle = phase[:, None] + 2 * np.pi * (share * turns + ply / plies)
        wound.append(paths + offset * (np.cos(angle)[..., None] * side + np.sin(angle)[..., None] * other))
    return np.stack(wound, 1).reshape(-1, *paths.shape[1:])


def _rings(paths, radius, sides):
    tangent = _unit(np.gradient(paths, axis=1))
    side = _carried(tangent)
    other = np.cross(tangent, side)
    angles = np.linspace(0, 2 * np.pi, sides, endpoint=False)
    around = side[:, :, None] * np.cos(angles)[:, None] + other[:, :, None] * np.sin(angles)[:, None]
    return paths[:, :, None] + around * radius[:, :, None, None]


def _carried(tangent):
    """A direction across each thread, carried along it without twist."""
    first = np.where(np.abs(tangent[:, 0, 2:]) < 0.8, (0.0, 0.0, 1.0), (1.0, 0.0, 0.0))
    carried = []
    for level in range(tangent.shape[1]):
        way = tangent[:, level]
        first = _unit(first - (first * way).sum(1, keepdims=True) * way)
        carried.append(first)
    return np.stack(carried, 1)


def _unit(vectors):
    return vectors / np.maximum(np.linalg.norm(vectors, axis=-1, keepdims=True), 1e-12)


def _sides_of(count, levels, sides):
    ring = np.arange(sides)
    quad = np.stack([ring, (ring + 1) % sides, (ring + 1) % sides + sides, ring + sides], 1)
    faces = (quad[None] + np.arange(levels - 1)[:, None, None] * sides).reshape(-1, 4)
    return (faces[None] + np.arange(count)[:, None, None] * levels * sides).reshape(-1, 4)


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
