"""Floors laid piece by piece: each has its own tone, lift and bevel, and none repeats."""

import math
import random

import numpy as np

from ..meshes import body


def lay(area, pieces, material, turn=0.0, seed=1, gap=0.0004, bevel=0.0012, lift=2e-4):
    """
    Lays pieces (x, y, width, depth), turned round the middle of `area` = (left, right, near, far); their
    top lies at z = 0. Each carries three random numbers as the vertex colour `tone`, and unwrapped
    coordinates in metres that start anywhere.
    """
    chance = random.Random(seed)
    middle = np.array([(area[0] + area[1]) / 2, (area[2] + area[3]) / 2])
    angle = math.radians(turn)
    turned = np.array([[math.cos(angle), math.sin(angle)], [-math.sin(angle), math.cos(angle)]])
    points, faces, unwrapped, tones = [], [], [], []
    for x, y, width, depth in pieces:
        corners = np.array([(x, y), (x + width, y), (x + width, y + depth), (x, y + depth)])
        tone, offset = [chance.random() for _ in range(3)], chance.random() * 50
        tilt, up = np.array([chance.uniform(-3, 3) for _ in range(2)]) * lift, chance.uniform(-1, 1) * lift
        if not _reaches(middle + corners.mean(axis=0) @ turned, area, 0.7 * max(width, depth)):
            continue
        inset = np.array([(1, 1), (-1, 1), (-1, -1), (1, -1)])
        foot, top = corners + inset * gap, corners + inset * (gap + bevel)
        heights = [-0.003] * 4 + [up + float(tilt @ (corner - corners.mean(axis=0))) for corner in top]
        start = len(points)
        points += [(*(middle + corner @ turned), z - 2 * lift) for corner, z in zip((*foot, *top), heights)]
        local = np.concatenate([corners - corners[0]] * 2)
        if depth > width:
            local = local[:, ::-1]
        for face in [(4, 5, 6, 7), *((i, (i + 1) % 4, 4 + (i + 1) % 4, 4 + i) for i in range(4))]:
            faces.append([start + i for i in face])
            tones += [(*tone, 1)] * 4
            unwrapped += [(local[i][0] + offset, local[i][1] + offset * 17.3 % 9) for i in face]
    floor = body("floor", points, faces, material, smooth=False)
    floor.data.uv_layers.new(name="piece").data.foreach_set("uv", np.array(unwrapped, "f").ravel())
    colors = floor.data.color_attributes.new("tone", "FLOAT_COLOR", "CORNER")
    colors.data.foreach_set("color", np.array(tones, "f").ravel())
    return floor


def tone_of(shader):
    """The three random numbers of a piece, as shader values."""
    tone = shader.node("ShaderNodeVertexColor", {"layer_name": "tone"})
    split = shader.node("ShaderNodeSeparateColor")
    shader.link(tone.outputs["Color"], split.inputs[0])
    return split.outputs


def _reaches(place, area, margin):
    left, right, near, far = area
    return left - margin < place[0] < right + margin and near - margin < place[1] < far + margin
