"""A finished rug on the floor: bound edge, cut pile, never quite flat."""

import bpy
import numpy as np

from ..fields import fbm
from ..meshes import body
from ..shader import Shader

THICK = 0.015
"""Metres of the picture that its sides show."""
SIDE_WOOL = 0.012


def laid_rug(picture, width, length, at, turn=0.0, cells=160, seed=4):
    """
    A rug of `width` by `length` metres, its middle at `at` and its head away from the camera. `picture` is a
    file that shows it from above, edge to edge.
    """
    across, up = np.meshgrid(np.linspace(-1, 1, cells + 1), np.linspace(-1, 1, cells + 1))
    across, up = across.ravel(), up.ravel()
    still = np.zeros_like(across)
    here = np.stack([across * width / 2, up * length / 2, still], 1)
    # Hands bind the edge: it strays by a few millimetres.
    wobble = np.stack([fbm(here, 1.4, seed), fbm(here, 1.4, seed + 1)], 1) * 0.005
    wobble += np.stack([fbm(here, 9, seed + 2), fbm(here, 9, seed + 3)], 1) * 0.0012
    from_edge = np.minimum((1 - np.abs(across)) * width, (1 - np.abs(up)) * length) / 2
    # The pile rounds over where it ends.
    fall = np.clip(1 - from_edge / 0.02, 0, 1) ** 2
    waves = 0.004 * fbm(here, 0.9, seed + 4) + 0.0015 * fbm(here, 4, seed + 5)
    points = np.column_stack([here[:, :2] + wobble, THICK * (1 - 0.35 * fall) + np.maximum(waves, -0.002)])
    index = np.arange((cells + 1) ** 2).reshape(cells + 1, cells + 1)
    quads = np.stack([index[:-1, :-1], index[:-1, 1:], index[1:, 1:], index[1:, :-1]], -1).reshape(-1, 4)
    rim = np.concatenate([index[0, :-1], index[:-1, -1], index[-1, :0:-1], index[:0:-1, 0]])
    foot = points[rim] * np.array([1, 1, 0])
    ring = np.arange(len(rim)) + len(points)
    skirt = np.stack([rim, ring, np.roll(ring, -1), np.roll(rim, -1)], 1)
    faces = np.concatenate([quads, skirt])
    thing = body("rug", np.concatenate([points, foot]), faces, _wool(picture), (*at, 0), (0, 0, np.radians(turn)))
    top = np.stack([across, up], 1)
    # The side shows the wool from the edge inwards; one row of the picture drawn down it looks combed.
    side = top[rim] - (np.abs(top[rim]) == 1) * top[rim] * SIDE_WOOL * 2 / np.array([width, length])
    places = np.concatenate([top, side])
    unwrapped = places[faces.ravel()] * 0.5 + 0.5
    thing.data.uv_layers.new(name="piece").data.foreach_set("uv", unwrapped.astype("f").ravel())
    return thing


def _wool(picture):
    """The picture's colours, in tufts that catch the light singly."""
    shader = Shader("rug", (0.4, 0.35, 0.3), 0.95, 0.1).for_all_rays()
    shader.set(shader.surface, "Sheen", 0.25)
    image = bpy.data.images.load(picture)
    texture = shader.node("ShaderNodeTexImage", {"image": image, "extension": "EXTEND"})
    shader.link(shader.place(uv=True), texture.inputs["Vector"])
    shader.feed("Base Color", texture.outputs["Color"])
    tufts = shader.node("ShaderNodeTexVoronoi", Scale=190.0)
    shader.link(shader.place(), tufts.inputs["Vector"])
    # Where feet and the roller went the pile leans another way, by the hand's breadth.
    lay = shader.math("ADD", shader.noise(38, detail=4, roughness=0.62), shader.noise(5, detail=2))
    relief = shader.math("SUBTRACT", shader.math("MULTIPLY", lay, 1.6), tufts.outputs["Distance"])
    shader.emboss(relief, 0.007, 1.0)
    return shader.material
