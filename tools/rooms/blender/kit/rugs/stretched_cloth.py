"""Monk's cloth on a frame: a basket weave under tension, the cartoon inked on it, tacks along its edge."""

import bpy
import numpy as np
from mathutils import Euler, Vector

from ..fields import fbm
from ..meshes import body, lathe
from ..shader import Shader
from .strands import strands

# A thread pair, how many repeat, pixels for each; metres between tacks.
CELL, CELLS, GRAIN = 0.0021, 32, 14
TACK = 0.026
INK = np.array((0.022, 0.020, 0.024))
CLOTH = np.array((0.74, 0.685, 0.585))
DRAWN_PER_METRE = 2000


def stretched(area, ground, discs, **place):
    """The cloth over `area` (left, right, foot, head) of its own plane, towards +z, with the discs' lines."""
    left, right, foot, head = area
    across, up = np.meshgrid(np.linspace(left, right, 320), np.linspace(foot, head, 240))
    flat = np.stack([across.ravel(), up.ravel(), 0 * across.ravel()], 1)
    # Tension gathers at every tack and dies away within a hand's breadth.
    to_head, to_right = head - flat[:, 1], right - flat[:, 0]
    pull = np.sin(flat[:, 0] * 2 * np.pi / TACK) * np.exp(-to_head / 0.022)
    pull += np.sin(flat[:, 1] * 2 * np.pi / TACK) * np.exp(-to_right / 0.022)
    flat[:, 2] = 0.0009 * pull + 0.0016 * fbm(flat, 5, 3)
    flat[:, 1] -= 0.0022 * (1 - np.cos(flat[:, 0] * 2 * np.pi / TACK)) * np.exp(-to_head / 0.008)
    flat[:, 0] -= 0.0022 * (1 - np.cos(flat[:, 1] * 2 * np.pi / TACK)) * np.exp(-to_right / 0.008)
    index = np.arange(flat.shape[0]).reshape(across.shape)
    faces = np.stack([index[:-1, :-1], index[:-1, 1:], index[1:, 1:], index[1:, :-1]], -1).reshape(-1, 4)
    body("cloth", flat, faces, _woven(area, ground, discs), **place)


def tacks(area, material, **place):
    """Domed heads along the head and the right of the cloth, as a hand sets them."""
    left, right, foot, head = area
    chance = np.random.default_rng(8)
    along_head = [(x, head - 0.009) for x in np.arange(left, right, TACK)]
    along_right = [(right - 0.009, y) for y in np.arange(foot, head, TACK)]
    dome = [(0.0042 * np.cos(t), 0.0016 * np.sin(t)) for t in np.linspace(0, np.pi / 2, 7)]
    turn = Euler(place["rotation"]).to_matrix()
    for x, y in along_head + along_right:
        spot = Vector((x + chance.normal(0, 0.0012), y + chance.normal(0, 0.0009), 0.001))
        head_of = lathe(dome, Vector(place["at"]) + turn @ spot, material, 20, "tack")
        head_of.rotation_euler = place["rotation"]


def frayed(area, material, **place):
    """Loose ends of the weave beyond its cut edge."""
    left, right, foot, head = area
    chance = np.random.default_rng(12)
    x = np.arange(left, right, CELL / 2)
    y = np.arange(foot, head, CELL / 2)
    top = np.stack([x, head - 0.0022 * (1 - np.cos(x * 2 * np.pi / TACK)) - 0.001, 0 * x], 1)
    side = np.stack([right - 0.0022 * (1 - np.cos(y * 2 * np.pi / TACK)) - 0.001, y, 0 * y], 1)
    starts = np.concatenate([top, side])
    ways = np.concatenate([np.tile((0.0, 1.0, 0.0), (len(x), 1)), np.tile((1.0, 0.0, 0.0), (len(y), 1))])
    count = len(starts)
    share = np.linspace(0, 1, 6)[None, :, None]
    length = chance.gamma(2.2, 0.0016, (count, 1, 1))
    bend = chance.normal(0, 0.45, (count, 1, 3))
    line = starts[:, None] + length * (ways[:, None] * share + bend * share**2)
    line[..., 2] = np.maximum(line[..., 2], 0.0002) + 0.0004
    colors = CLOTH * chance.normal(1, 0.05, (count, 1))
    strands(line, (4.2e-4, 4.2e-4, 4e-4, 3.6e-4, 3e-4, 0), colors, material, 4, name="fray", **place)


def _woven(area, ground, discs):
    shader = Shader("monks-cloth", CLOTH, 0.95, 0.1)
    shader.set(shader.surface, "Sheen", 0.25)
    left, right, foot, head = area
    drawn = shader.node("ShaderNodeTexImage", {"image": _picture("cartoon", _cartoon(area, ground, discs))})
    spread = shader.place((1 / (right - left), 1 / (head - foot), 1))
    shader.set(spread.node, "Location", (-left / (right - left), -foot / (head - foot), 0))
    shader.link(spread, drawn.inputs["Vector"])
    weave = shader.node("ShaderNodeTexImage", {"image": _picture("weave", _weave())})
    size = 1 / (CELL * CELLS)
    shader.link(shader.place((size, size, 1)), weave.inputs["Vector"])
    stops = [(0.0, (0.50, 0.46, 0.40)), (0.5, (0.97, 0.96, 0.95)), (1.0, (1, 1, 1))]
    shade = shader.ramp(weave.outputs["Color"], stops)
    shader.feed("Base Color", shader.multiply(drawn.outputs["Color"], shade))
    shader.emboss(weave.outputs["Color"], 0.0011, 0.9)
    return shader.material


def _weave():
    """One repeat of a basket weave, two threads over two, as heights of 0 to 1."""
    chance = np.random.default_rng(2)
    steps = (np.arange(CELLS * GRAIN) + 0.5) / GRAIN
    x, y = np.meshgrid(steps, steps)
    column, row = x.astype(int), y.astype(int)
    thick = chance.uniform(0.80, 1.0, (2, CELLS, 2))
    lift = chance.uniform(0.82, 1.0, (CELLS, CELLS))
    over = (column + row) % 2 == 0

    def pair(across, along, widths):
        """Two threads side by side, highest in the middle of their float."""
        half = (across % 1 >= 0.5).astype(int)
        place = ((across % 0.5) * 4 - 1) / widths[across.astype(int) % CELLS, half]
        return np.sqrt(np.clip(1 - place**2, 0, 1)) * np.sin(np.pi * (along % 1)) ** 0.55

    up = pair(x, y, thick[0])
    flat = pair(y, x, thick[1])
    slub = 1 + 0.08 * np.sin(x * 2 * np.pi / CELLS * 3) * np.sin(y * 2 * np.pi / CELLS * 2)
    height = np.where(over, up, flat) * lift[row, column] * slub
    return np.repeat(np.clip(height, 0, 1)[..., None], 3, 2)


def _cartoon(area, ground, discs):
    """What a marker leaves: darker where the hand rested, broken where the weave dips; guide threads below."""
    left, right, foot, head = area
    columns, rows = int((right - left) * DRAWN_PER_METRE), int((head - foot) * DRAWN_PER_METRE)
    x, y = np.meshgrid(np.linspace(left, right, columns), np.linspace(foot, head, rows))
    points = np.stack([x, y], -1)
    flat = np.stack([x.ravel(), y.ravel(), 0 * x.ravel()], 1)
    slow = fbm(flat, 6, 21, 2).reshape(x.shape)
    picture = CLOTH * (1 + 0.035 * slow)[..., None]
    guide = np.minimum(_off_grid(x + 0.0012 * slow), _off_grid(y + 0.0012 * slow))
    thread = np.clip((0.0009 - guide) / 0.0005, 0, 1)[..., None] * 0.42
    picture = picture * (1 - thread) + thread * np.array((0.20, 0.30, 0.42))
    ink = np.zeros(x.shape)
    quick = fbm(flat, 260, 31, 2).reshape(x.shape)
    within = ground.inside(points)
    for number, shape in enumerate((ground, *discs)):
        line = 0.0021 + 0.0004 * slow + 0.0003 * quick - np.abs(shape.inside(points))
        seen = np.clip(line / 0.0006, 0, 1) * (within > -0.003)
        # The border is ruled right across; discs hide only one another.
        for over in discs[number:] if number else ():
            seen = np.where(over.inside(points) > 0, 0, seen)
        ink = np.maximum(ink, seen)
    ink = (ink * np.clip(0.86 + 0.16 * slow + 0.12 * quick, 0.5, 0.97))[..., None]
    return picture * (1 - ink) + INK * ink


def _off_grid(metres, step=0.06):
    return np.abs((metres + step / 2) % step - step / 2)


def _picture(name, colors):
    rows, columns, _ = colors.shape
    image = bpy.data.images.new(name, columns, rows, float_buffer=True)
    pixels = np.ones((rows, columns, 4), "f")
    pixels[..., :3] = colors
    image.pixels.foreach_set(pixels.ravel())
    image.update()
    return image
