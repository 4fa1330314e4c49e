"""Oak, in herringbone and in long boards."""

import random

from ..shader import Shader
from .laid_floor import lay, tone_of


def herringbone(area, material, length=0.6, width=0.1, turn=45.0, seed=3):
    """`area` is (left, right, near, far) in metres; the floor's top lies at z = 0."""
    left, right, near, far = area
    reach = max(right - left, far - near)
    rows, columns = int(reach / width) + 12, int(reach / (2 * length)) + 3
    boards = []
    for column in range(-columns, columns + 1):
        for row in range(-rows, rows + 1):
            x = column * 2 * length + row * width
            boards.append((x, row * width, length, width))
            boards.append((x + length, (row + 1) * width - length, width, length))
    return lay(area, boards, material, turn, seed)


def planks(area, material, width=0.2, length=2.2, along="y", seed=5):
    """Long boards with staggered butts."""
    chance = random.Random(seed)
    left, right, near, far = area
    half = max(right - left, far - near) / 2 + length
    boards = []
    for row in range(int(-half / width), int(half / width) + 1):
        x = -half - chance.random() * length
        while x < half:
            run = length * chance.uniform(0.6, 1.1)
            boards.append((x, row * width, run, width))
            x += run
    return lay(area, boards, material, 90.0 if along == "y" else 0.0, seed)


def oak(base=(0.385, 0.268, 0.165), name="oak-floor", spread=0.17, roughness=0.4, grain_strength=1.0):
    """Oiled oak. Strong grain looks corrugated from a camera's height, most of all along the view."""
    shader = Shader(name, [c * 0.94 for c in base], roughness, 0.4)
    fine = shader.noise(1, detail=5, roughness=0.66, at=shader.place((4, 260, 1), uv=True))
    pores = shader.noise(1, detail=2, at=shader.place((26, 520, 1), uv=True))
    streaks = shader.noise(1, detail=4, roughness=0.7, distortion=0.3, at=shader.place((3.4, 110, 1), uv=True))
    broad = shader.noise(1, detail=4, distortion=1.6, at=shader.place((1.6, 13, 1), uv=True))
    # Growth rings cut lengthways: few to a board and bent, or the board looks reeded.
    rings = shader.node("ShaderNodeTexWave", {"bands_direction": "Y"}, Scale=1.0, Distortion=9.0, Detail=2.0)
    shader.link(shader.place((0.9, 4.2, 1), uv=True), rings.inputs["Vector"])
    grain = shader.math("ADD", shader.math("MULTIPLY", fine, 0.24), shader.math("MULTIPLY", broad, 0.56))
    grain = shader.math("ADD", grain, shader.math("MULTIPLY", rings.outputs["Fac"], 0.2))
    dark = [c * (1 - share * grain_strength) for c, share in zip(base, (0.34, 0.37, 0.41))]
    light = [c * (1 + 0.155 * grain_strength) for c in base]
    color = shader.ramp(grain, [(0.3, dark), (0.5, base), (0.72, light)])
    toned = shader.node("ShaderNodeHueSaturation")
    shader.link(color, toned.inputs["Color"])
    tones = tone_of(shader)
    shader.link(shader.map(tones[0], 1 - spread, 1 + spread * 0.75), toned.inputs["Value"])
    shader.link(shader.map(tones[1], 0.9, 1.06), toned.inputs["Saturation"])
    shader.link(shader.map(tones[2], 0.496, 0.503), toned.inputs["Hue"])
    dots = shader.ramp(pores, [(0.3, (0.55, 0.5, 0.45)), (0.42, (1, 1, 1))])
    # Sparse and uneven, as the cells of a slow summer are.
    lines = shader.ramp(streaks, [(0.36, (0.7, 0.64, 0.58)), (0.47, (1, 1, 1))])
    grained = shader.multiply(toned.outputs[0], lines, 0.8 * grain_strength)
    shader.feed("Base Color", shader.multiply(grained, dots, 0.5 * grain_strength))
    wear = shader.noise(1.7, detail=5)
    shine = shader.math("ADD", shader.math("MULTIPLY", fine, 0.5), shader.math("MULTIPLY", wear, 0.5))
    shader.feed("Roughness", shader.map(shine, roughness - 0.09, roughness + 0.13, 0.3, 0.7))
    shader.emboss(shader.math("ADD", fine, shader.math("MULTIPLY", pores, 0.8)), 0.0004, 0.25)
    return shader.material
