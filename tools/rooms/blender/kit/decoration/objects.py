"""What lies about: books, pots, bowls, pictures."""

import random

import bpy
import numpy as np

from ..furnishing.furniture import _smoothed
from ..meshes import body, box, lathe, standing
from ..shader import Shader

POTS = {
    "bottle": [
        (0, 0),
        (0.055, 0),
        (0.064, 0.008),
        (0.088, 0.06),
        (0.098, 0.11),
        (0.092, 0.155),
        (0.066, 0.2),
        (0.04, 0.232),
        (0.033, 0.25),
        (0.037, 0.268),
    ],
    "jar": [
        (0, 0),
        (0.07, 0),
        (0.09, 0.02),
        (0.155, 0.13),
        (0.17, 0.21),
        (0.15, 0.29),
        (0.09, 0.345),
        (0.062, 0.365),
        (0.06, 0.39),
        (0.072, 0.405),
    ],
    "cylinder": [(0, 0), (0.06, 0), (0.066, 0.01), (0.066, 0.12), (0.066, 0.24), (0.062, 0.25)],
    "moon": [
        (0, 0),
        (0.05, 0),
        (0.09, 0.03),
        (0.13, 0.1),
        (0.135, 0.16),
        (0.1, 0.235),
        (0.05, 0.265),
        (0.042, 0.275),
        (0.048, 0.285),
    ],
    "planter": [(0, 0), (0.15, 0), (0.165, 0.012), (0.185, 0.15), (0.2, 0.3), (0.205, 0.36), (0.2, 0.37)],
    "bowl": [(0, 0.004), (0.035, 0), (0.04, 0.006), (0.075, 0.03), (0.095, 0.06)],
}
WALL_MM = 5


def pot(kind, at, material, scale=1.0):
    """A thrown vessel with a wall one can see; `scale` keeps its proportions."""
    outer = np.array(_smoothed(POTS[kind])) * scale
    inner = [(max(0.0, r - WALL_MM / 1000), z) for r, z in outer[::-1] if z > 0.25 * outer[-1, 1]]
    lathe([*map(tuple, outer), *inner, (0, inner[-1][1])], at, material, name=kind)


def books(at, material_of, paper, sizes, turn=10.0, seed=4):
    """A stack; sizes are (width, depth, height), `material_of` gives each its cover."""
    chance = random.Random(seed)
    x, y, z = at
    for number, (width, depth, height) in enumerate(sizes):
        cover = material_of(number)
        with standing((x, y, z), turn + chance.uniform(-9, 9)):
            box((width - 0.008, depth - 0.008, height - 0.006), (0.003, 0, height / 2), paper, 0.0008)
            for level in (0.0015, height - 0.0015):
                box((width, depth, 0.003), (0, 0, level), cover, 0.0008)
            box((0.003, depth, height), (-width / 2 + 0.0015, 0, height / 2), cover, 0.0008)
        z += height


def picture(middle, size, frame, paint_picture, depth=0.05, normal="-y", pixels=1000):
    """
    A framed picture on a wall, its middle at `middle` on the wall's face. `paint_picture` fills an array
    of (rows, columns, 2) coordinates 0 to 1 with display colours.
    """
    width, height = size
    turn = {"-y": 0.0, "+x": 90.0, "-x": -90.0}[normal]
    with standing(middle, turn):
        # The uprights stand between the other two: where faces share a plane the trace has black specks.
        for x, z, w, h in (
            (0, height / 2, width + 0.05, 0.025),
            (0, -height / 2, width + 0.05, 0.025),
            (-width / 2 - 0.0125, 0, 0.025, height - 0.025),
            (width / 2 + 0.0125, 0, 0.025, height - 0.025),
        ):
            box((w, depth, h), (x, -depth / 2, z), frame, 0.002)
        canvas = Shader("canvas", (0.6, 0.57, 0.5), 0.85, 0.2)
        canvas.feed("Base Color", _texture(canvas, paint_picture, size, pixels))
        corners = [
            (-width / 2, -depth * 0.55, -height / 2),
            (width / 2, -depth * 0.55, -height / 2),
            (width / 2, -depth * 0.55, height / 2),
            (-width / 2, -depth * 0.55, height / 2),
        ]
        sheet = body("picture", corners, [(0, 1, 2, 3)], canvas.material, smooth=False)
        sheet.data.uv_layers.new().data.foreach_set("uv", [0, 0, 1, 0, 1, 1, 0, 1])


def _texture(shader, paint_picture, size, pixels):
    columns, rows = pixels, round(pixels * size[1] / size[0])
    across, down = np.meshgrid((np.arange(columns) + 0.5) / columns, (np.arange(rows) + 0.5) / rows)
    colors = np.ones((rows, columns, 4), "f")
    colors[..., :3] = paint_picture(across, down)
    image = bpy.data.images.new("picture", columns, rows)
    image.pixels.foreach_set(np.ascontiguousarray(colors[::-1]).ravel())
    image.pack()
    texture = shader.node("ShaderNodeTexImage", {"image": image})
    shader.link(shader.place(uv=True), texture.inputs["Vector"])
    return texture.outputs["Color"]
