"""Rugs rolled with their pile outside: tufts all over, a bound edge wound into a spiral at the ends."""

import numpy as np

from ..fields import fbm
from ..meshes import body
from ..shader import Shader
from .strands import strands

TUFT, PILE, BACK = 0.0036, 0.0105, 0.0042
CORE, PITCH = 0.024, PILE + BACK + 0.0006
ENDS = 5


class Roll:
    """
    A rug rolled round the y axis, its near end at y = 0 and its middle `radius` above z = 0. It lies soft:
    flat where it rests, drawn in where it is tied, and nowhere round.
    """

    def __init__(self, radius, length, yarn_at, seed, ties=(), turn=0.0, squash=0.07, seen_from=(-0.9, 0.45)):
        self.radius, self.length, self.yarn_at, self.seed = radius, length, yarn_at, seed
        self.ties, self.turn, self.squash, self.seen_from = ties, turn, squash, seen_from
        self.turns = (radius - PILE - CORE) / PITCH * 2 * np.pi

    def backing_radius(self, angle):
        return CORE + PITCH * angle / (2 * np.pi)

    def placed(self, angle, radius, y):
        """Points of the roll in its own frame, from the angle wound so far, the radius and the place along it."""
        way = self.turn + angle
        share = radius / self.radius
        unit = np.stack([np.cos(way), 0 * way, np.sin(way)], -1)
        here = np.stack([unit[..., 0] * 1.6, y * 3.0, unit[..., 2] * 1.6], -1)
        soft = 1 + 0.03 * fbm(here.reshape(-1, 3), 1, self.seed).reshape(np.shape(way)) * share
        for tie in self.ties:
            soft = soft - 0.055 * share * np.exp(-(((y - tie) / 0.022) ** 2))
        reach = radius * soft
        x = reach * np.cos(way) * (1 + self.squash * 0.7)
        z = reach * np.sin(way) * (1 - self.squash)
        # Its own weight makes a sole of what it lies on.
        sole = -self.radius * (1 - self.squash * 1.9)
        z = np.where(z < sole, sole + (z - sole) * 0.15, z) - sole
        wound = np.stack([np.asarray(angle) * 0.12, 0 * way, 0 * way], -1).reshape(-1, 3)
        telescoped = 0.007 * fbm(wound, 1, self.seed + 4).reshape(np.shape(way))
        return np.stack([x, y + telescoped * np.exp(-np.maximum(y, 0) / 0.2), z], -1)


def roll(rug, material, backing, **place):
    chance = np.random.default_rng(rug.seed)
    _backing(rug, backing, place)
    outer = _outer_feet(rug, chance)
    edge = _edge_feet(rug, chance)
    _tufts(rug, np.concatenate([outer, edge]), material, chance, place)
    _binding(rug, material, chance, place)


def _outer_feet(rug, chance):
    """Where tufts stand on the last turn: (angle, y)."""
    last = rug.turns - 2 * np.pi - 0.3
    step = TUFT / (rug.radius - PILE)
    angle, y = np.meshgrid(np.arange(last, rug.turns, step), np.arange(0.012, rug.length, TUFT))
    y = y + (np.arange(angle.shape[1]) % 2) * TUFT / 2
    feet = np.stack([angle.ravel(), y.ravel()], 1)
    # Half of a million tufts would stand where no camera sees them.
    way = rug.turn + feet[:, 0]
    feet = feet[np.cos(way) * rug.seen_from[0] + np.sin(way) * rug.seen_from[1] > -0.3]
    return feet + chance.normal(0, 1, feet.shape) * (step * 0.12, TUFT * 0.12)


def _edge_feet(rug, chance, rows=4):
    """The rows next to the bound edge, along the whole spiral: closer, as they are seen from their side."""
    feet = []
    for row in range(rows):
        angle = _along_spiral(rug, TUFT * 0.5)
        angle = angle + chance.normal(0, 0.0010, len(angle)) / rug.backing_radius(angle)
        feet.append(np.stack([angle, 0.0036 + TUFT * 0.62 * row + chance.normal(0, 0.0006, len(angle))], 1))
    return np.concatenate(feet)


def _along_spiral(rug, step):
    fine = np.linspace(0, rug.turns, 6000)
    run = np.concatenate([[0], np.cumsum(np.diff(fine) * rug.backing_radius(fine[1:]))])
    return np.interp(np.arange(0, run[-1], step), run, fine)


def _tufts(rug, feet, material, chance, place):
    count = len(feet)
    color = rug.yarn_at(feet[:, 0], feet[:, 1], rug) * chance.normal(1, 0.05, (count, 1))
    slow = fbm(np.stack([feet[:, 0] * 2, feet[:, 1] * 18, 0 * feet[:, 0]], 1), 1, rug.seed + 2)
    color = (color * (1 + 0.06 * slow[:, None])).repeat(ENDS, 0)
    angle, y = feet[:, 0].repeat(ENDS), feet[:, 1].repeat(ENDS)
    start = rug.backing_radius(angle) + BACK * 0.5
    height = PILE * (1 + 0.05 * slow.repeat(ENDS)) * chance.uniform(0.93, 1.03, len(angle))
    splay = TUFT * 0.36 * np.sqrt(chance.random(len(angle)))
    turn = chance.uniform(0, 2 * np.pi, len(angle))
    lean = (0.0012 * slow).repeat(ENDS) + chance.normal(0, 0.0005, len(angle))
    # At the edge nothing holds the pile, and it leans out over the binding.
    out = 0.0024 * np.exp(-np.maximum(y - 0.004, 0) / 0.004)
    path = []
    for share in (0.25, 0.6, 0.92, 1):
        radius = start + height * share
        along = y + (splay * np.sin(turn) * (0.7 + 0.5 * share) + lean * share - out * share**2)
        side = (splay * np.cos(turn) * (0.7 + 0.5 * share) + lean * share) / radius
        path.append(rug.placed(angle + side, radius, along))
    path = np.stack(path, 1)
    thick = np.array((0.9, 1.0, 0.95, 0.0)) * 0.00085 * chance.uniform(0.8, 1.15, (len(angle), 1))
    strands(path, thick, color * chance.normal(1, 0.07, (len(angle), 1)), material, 4, name="pile", **place)
    _fuzz(path, color, material, chance, place)


def _fuzz(path, color, material, chance, place):
    picked = chance.random(len(path)) < 0.3
    tip, way = path[picked, -2], path[picked, -1] - path[picked, -3]
    way = way / np.linalg.norm(way, axis=1, keepdims=True) + chance.normal(0, 0.7, tip.shape)
    bend = chance.normal(0, 0.5, tip.shape)
    share = np.linspace(0, 1, 4)[:, None]
    length = chance.uniform(0.0012, 0.0036, (len(tip), 1, 1))
    line = tip[:, None] + length * (way[:, None] * share + bend[:, None] * share**2)
    strands(line, (9e-5, 7e-5, 5e-5, 0), color[picked] * 1.1, material, 3, name="fuzz", **place)


def _binding(rug, material, chance, place):
    """Yarn whipped round the edge of the cloth, stitch by stitch, along the spiral."""
    angle = _along_spiral(rug, 0.0023)
    angle = angle + chance.normal(0, 0.003, len(angle))
    round_ = np.linspace(-0.25, 1.0, 9) * 2 * np.pi * 0.62
    radius = rug.backing_radius(angle)[:, None] + BACK * 0.30 * np.sin(round_ - 0.6)
    y = 0.0032 - 0.0036 * np.cos(round_ - 1.0) + 0 * radius
    slant = (round_ / (2 * np.pi) * 0.0026) / radius
    path = rug.placed(angle[:, None] + slant, radius, y)
    color = rug.yarn_at(angle, 0 * angle, rug) * 0.92 * chance.normal(1, 0.06, (len(angle), 1))
    strands(path, 0.00125, color, material, 5, name="binding", **place)


def _backing(rug, material, place):
    """Cotton cloth over latex: both faces of a sheet wound up with the pile."""
    angle = np.arange(0, rug.turns, 0.05)
    y = np.concatenate([np.linspace(0.001, 0.03, 4), np.linspace(0.06, rug.length, 40)])
    around, along = np.meshgrid(angle, y)
    middle = rug.backing_radius(around)
    sheets = [rug.placed(around, middle + side * BACK * 0.42, along).reshape(-1, 3) for side in (-1, 1)]
    index = np.arange(around.size).reshape(around.shape)
    quads = np.stack([index[:-1, :-1], index[1:, :-1], index[1:, 1:], index[:-1, 1:]], -1).reshape(-1, 4)
    rims = [
        np.stack([line[:-1], line[1:], line[1:] + index.size, line[:-1] + index.size], 1)
        for line in (index[0], index[:, -1])
    ]
    faces = np.concatenate([quads, quads[:, ::-1] + index.size, *rims])
    body("backing", np.concatenate(sheets), faces, material, **place)


def backing_cloth():
    shader = Shader("backing", (0.52, 0.45, 0.34), 0.95, 0.1)
    shader.mottle((0.52, 0.45, 0.34), 0.1, 300)
    return shader.material
