"""A cartoon of circles on ground within a border, and the rows of stitches that fill it from behind."""

from dataclasses import dataclass

import numpy as np

from ..fields import fbm
from .strands import strands, twisted

ROW, STITCH = 0.0034, 0.0068
LEVELS = 9
PLIES = 3


@dataclass(frozen=True)
class Disc:
    """A round shape, drawn over those before it; `done(row, angle)` tells where it is stitched already."""

    middle: tuple
    radius: float
    color: tuple
    done: object

    def inside(self, points):
        """How far within the drawn line, in metres: a hand's circle wavers."""
        away = np.asarray(points) - self.middle
        angle = np.arctan2(away[..., 1], away[..., 0])
        return self.radius + self.waver(angle) - np.hypot(away[..., 0], away[..., 1])

    def waver(self, angle):
        return 0.0022 * np.sin(3 * angle + self.radius * 40) + 0.0012 * np.sin(7 * angle + 1.3)


@dataclass(frozen=True)
class Ground:
    """What lies behind all discs, in level rows below `head` and left of `right`; `done(row, x)` as there."""

    left: float
    right: float
    head: float
    color: tuple
    done: object

    def inside(self, points):
        return np.minimum(self.right - points[..., 0], self.head - points[..., 1])


def stitches(ground, discs, material, seed=4, **place):
    """All rows; each follows the line of its disc, and stops where another disc lies over it."""
    chance = np.random.default_rng(seed)
    feet, colors = [], []
    for number, shape in enumerate((ground, *discs)):
        start, end = _level_rows(shape, chance) if shape is ground else _round_rows(shape, chance)
        clear = (ground.inside(start) > 0) & (ground.inside(end) > 0)
        for over in discs[number:]:
            clear &= (over.inside(start) < -ROW * 0.2) & (over.inside(end) < -ROW * 0.2)
        feet.append(np.stack([start[clear], end[clear]], 1))
        # Dyed wool is never quite even: by the row, and by the hank.
        tone = 1 + 0.05 * fbm(np.column_stack([start, start[:, :1] * 0]), 14, number + 3)
        colors.append((np.array(shape.color) * tone[:, None])[clear])
    paths = _humps(_wandering(np.concatenate(feet), seed), chance)
    count = len(paths)
    yarn = twisted(paths, 0.00088, 1.15, chance.uniform(0, 2 * np.pi, count), PLIES)
    thick = 0.00098 * np.sin(np.linspace(0.28, np.pi - 0.28, LEVELS)) ** 0.35
    thick = thick * chance.uniform(0.88, 1.1, (count * PLIES, 1))
    shade = np.repeat(np.concatenate(colors), PLIES, 0) * chance.normal(1, 0.05, (count * PLIES, 1))
    strands(yarn, thick, shade, material, 6, name="stitches", **place)
    _fuzz(paths, np.concatenate(colors), chance, material, place)


def _level_rows(ground, chance):
    starts, ends = [], []
    for row in range(230):
        x = np.arange(ground.left, ground.right, STITCH) + STITCH * 0.5 * (row % 2)
        x += chance.normal(0, STITCH * 0.08, len(x))
        y = ground.head - ROW * (row + 0.5) + 0.001 * np.sin(x * 9 + row * 0.05)
        y += chance.normal(0, 0.00022, len(x))
        here = ground.done(row, x[:-1])
        line = np.stack([x, y], 1)
        starts.append(line[:-1][here])
        ends.append(line[1:][here])
    return np.concatenate(starts), np.concatenate(ends)


def _round_rows(disc, chance):
    starts, ends = [], []
    for row in range(int(disc.radius / ROW)):
        radius = disc.radius - ROW * (row + 0.5)
        count = max(3, int(2 * np.pi * radius / STITCH))
        # Stitches of neighbouring rows lie like bricks, but nobody counts them.
        angle = (np.arange(count) + 0.5 * (row % 2) + chance.normal(0, 0.14, count)) * 2 * np.pi / count
        angle += chance.uniform(0, 0.02)
        here = disc.done(row, angle)
        reach = radius + disc.waver(angle) + chance.normal(0, 0.00022, count)
        ring = np.array(disc.middle) + reach[:, None] * np.stack([np.cos(angle), np.sin(angle)], 1)
        starts.append(ring[here])
        ends.append(np.roll(ring, -1, 0)[here])
    return np.concatenate(starts), np.concatenate(ends)


def _wandering(feet, seed):
    """No hand keeps a row straight, and the next row follows it."""
    flat = np.concatenate([feet, 0 * feet[..., :1]], -1).reshape(-1, 3)
    drift = np.stack([fbm(flat, 34, seed, 2), fbm(flat, 34, seed + 1, 2)], 1) * 0.0009
    return feet + drift.reshape(feet.shape)


def _humps(feet, chance):
    """Out of the cloth, along it and in again."""
    share = np.linspace(0, 1, LEVELS)
    run = feet[:, 1] - feet[:, 0]
    flat = feet[:, :1] + run[:, None] * (0.04 + 0.92 * share)[:, None]
    across = np.stack([-run[:, 1], run[:, 0]], 1) / np.linalg.norm(run, axis=1, keepdims=True)
    bow = chance.normal(0, 0.00025, len(feet))[:, None, None] * np.sin(np.pi * share)[:, None]
    flat = flat + across[:, None] * bow
    height = chance.uniform(0.0014, 0.0021, len(feet))[:, None] * (1 - np.abs(2 * share - 1) ** 3) - 0.0003
    return np.concatenate([flat, height[..., None]], -1)


def _fuzz(paths, colors, chance, material, place, each=3):
    """Single fibres that stand off the yarn."""
    middle = np.repeat(paths[:, LEVELS // 2], each, 0)
    count = len(middle)
    way = chance.normal(0, 1, (count, 3)) * (1, 1, 0.5) + (0, 0, 0.45)
    bend = chance.normal(0, 0.5, (count, 3))
    share = np.linspace(0, 1, 4)[:, None]
    length = chance.uniform(0.0012, 0.0032, (count, 1, 1))
    start = middle + chance.normal(0, 0.0014, (count, 3)) * (1, 1, 0.2)
    line = start[:, None] + length * (way[:, None] * share + bend[:, None] * share**2)
    strands(line, (6e-5, 5e-5, 4e-5, 0), np.repeat(colors * 1.1, each, 0), material, 3, name="fuzz", **place)
