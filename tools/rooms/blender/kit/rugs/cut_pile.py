"""Cut pile from near by: yarn ends packed until no ground shows, level from the shears."""

from dataclasses import dataclass

import numpy as np

from ..fields import fbm
from .strands import strands

FIBRES, LEVELS = 104, 6


@dataclass(frozen=True)
class Pile:
    """Metres: from tuft to tuft, how high it stands, and the length from the tips down that is built."""

    tuft: float = 0.0036
    height: float = 0.012
    built: float = 0.0075


def cut_pile(area, yarn_at, yarns, material, seed=3, pile=Pile(), splay=None):
    """
    Pile over `area` (left, right, near, far). `yarn_at` tells for points (n, 2) the yarn and how far in metres
    the next one is: there the shears have cut a groove. `splay` tells how far, as a slope (n, 2), nothing
    holds the tufts upright at those points: at the edge of the rug they lean out.
    """
    chance = np.random.default_rng(seed)
    feet = _feet(area, pile.tuft, chance)
    yarn, _ = yarn_at(feet)
    count = len(feet)
    # Four plies a tuft, each a bundle of its own.
    turn = chance.uniform(0, 2 * np.pi, (count, 1)) + np.arange(4) * np.pi / 2
    turn = turn + chance.normal(0, 0.25, (count, 4))
    away = pile.tuft * 0.29 * chance.uniform(0.85, 1.12, (count, 4))
    plies = feet[:, None] + away[..., None] * np.stack([np.cos(turn), np.sin(turn)], -1)
    plies = plies.reshape(-1, 2)
    tone = 1 + chance.normal(0, 0.035, (count, 1)) + 0.04 * fbm(_flat(feet), 22, seed + 5)[:, None]
    tint = (np.array(yarns)[yarn] * tone).repeat(4, 0) * chance.normal(1, 0.03, (count * 4, 1))
    return _bundles(plies, tint, yarn_at, chance, material, seed, pile, splay)


def _bundles(plies, tint, yarn_at, chance, material, seed, pile, splay):
    each = FIBRES // 4
    count = len(plies) * each
    flat = _flat(plies)
    sweep = 0.09 * np.stack([fbm(flat, 11, seed, 2), fbm(flat, 11, seed + 1, 2)], 1) + (0.04, 0.04)
    if splay:
        sweep = sweep + splay(plies)
    lean = (sweep + chance.normal(0, 0.04, sweep.shape)).repeat(each, 0)
    disc = np.sqrt(chance.random(count))[:, None] * pile.tuft * 0.30
    angle = chance.uniform(0, 2 * np.pi, (count, 1))
    twist = chance.normal(1.0, 0.18, (len(plies), 1)).repeat(each, 0)
    foot = plies.repeat(each, 0)
    rise = _shorn(foot, yarn_at, pile.height, chance, seed)
    # Shears leave a blunt end; a tapering one would make fur of it.
    share = np.array((0, 0.3, 0.6, 0.85, 0.985, 1))
    bloom = 0.80 + 0.52 * share**3
    around = angle + twist * share
    x = foot[:, :1] + disc * bloom * np.cos(around)
    y = foot[:, 1:] + disc * bloom * np.sin(around)
    z = rise[:, None] - pile.built * (1 - share)
    crimp = chance.normal(0, 0.000075, (2, count, LEVELS))
    path = np.stack([x + crimp[0] + lean[:, :1] * z * share, y + crimp[1] + lean[:, 1:] * z * share, z], -1)
    fibre = tint.repeat(each, 0) * chance.normal(1, 0.07, (count, 1))
    thick = np.array((1, 1, 1, 1, 0.95, 0.0)) * 0.000135
    return strands(path, thick * chance.uniform(0.75, 1.2, (count, 1)), fibre, material, 3, name="pile")


def _shorn(foot, yarn_at, height, chance, seed):
    """Level but for the hand that sheared it, single ends that escaped, and the groove."""
    _, edge = yarn_at(foot)
    level = height * (1 + 0.035 * fbm(_flat(foot), 40, seed + 2)) + chance.normal(0, 0.00011, len(foot))
    escaped = chance.random(len(foot)) < 0.006
    level += escaped * chance.uniform(0.0002, 0.0011, len(foot))
    return level - 0.0048 * np.exp(-((edge / 0.0026) ** 2))


def _feet(area, tuft, chance):
    left, right, near, far = area
    across = np.arange(left, right, tuft)
    away = np.arange(near, far, tuft * 0.87)
    x, y = np.meshgrid(across, away)
    x = x + (np.arange(len(away)) % 2)[:, None] * tuft / 2
    feet = np.stack([x, y], -1).reshape(-1, 2)
    return feet + chance.normal(0, tuft * 0.10, feet.shape)


def _flat(points):
    return np.column_stack([points, np.zeros(len(points))])
