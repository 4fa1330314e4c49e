"""What a rolled rug is tied and labelled with."""

import numpy as np

from ..meshes import body
from .strands import strands, twisted


def tied(rug, along, color, material, seed=1, **place):
    """Cotton cord twice round the roll and a knot on top, its two ends hanging."""
    chance = np.random.default_rng(seed)
    angle = np.linspace(0, 4 * np.pi, 260) + rug.turns
    y = along + np.linspace(-0.0035, 0.0035, 260) + 0.0012 * np.sin(angle * 0.7 + seed)
    ring = rug.placed(angle, np.full(260, rug.radius + 0.0003), y)
    cords = [ring]
    knot = 1.35 - rug.turn
    top = rug.placed(np.array([knot]), np.array([rug.radius]), np.array([along]))[0]
    t = np.linspace(0, 2 * np.pi, 90)
    trefoil = np.stack([np.sin(t) + 2 * np.sin(2 * t), np.cos(t) - 2 * np.cos(2 * t), -np.sin(3 * t)], 1)
    cords.append(top + trefoil * (0.0024, 0.0024, 0.0022) + (0, 0, 0.004))
    for way in (-1, 1):
        down = np.linspace(0, 0.07 + 0.02 * way, 60)
        aside = along + 0.012 * way * np.sin(down * 30) - 0.1 * down
        cords.append(rug.placed(knot + way * down / rug.radius, np.full(60, rug.radius + 0.004), aside))
    for line in cords:
        length = np.linalg.norm(np.diff(line, axis=0), axis=1).sum()
        yarn = twisted(line[None], 0.0011, length / 0.012, np.array([chance.uniform(0, 6)]), 3)
        strands(yarn, 0.0013, np.repeat([color], 3, 0), material, 6, name="cord", **place)


def tag(rug, along, paper, color, cord, **place):
    """A label of kraft paper on a loop of the cord, lying down the side of the roll."""
    start = np.radians(128) - rug.turn
    down = np.linspace(0, 0.082, 24)
    across = np.linspace(-0.021, 0.021, 12)
    drop, wide = np.meshgrid(down, across, indexing="ij")
    # Two corners are cut where the string goes through.
    wide = wide * np.minimum(1, 0.45 + drop / 0.018)
    lift = 0.0016 + 0.006 * (drop / 0.082) ** 2 + 0.0012 * np.sin(wide * 90 + drop * 40)
    angle = start + drop / rug.radius
    sheet = rug.placed(angle, rug.radius + lift, along - 0.004 + wide + drop * 0.16)
    index = np.arange(drop.size).reshape(drop.shape)
    faces = np.stack([index[:-1, :-1], index[:-1, 1:], index[1:, 1:], index[1:, :-1]], -1).reshape(-1, 4)
    label = body("tag", sheet.reshape(-1, 3), faces, paper, **place)
    label.modifiers.new("solid", "SOLIDIFY").thickness = 0.0005
    share = np.linspace(0, 1, 30)
    for side in (-1, 1):
        reach = start - 0.16 + share * (0.16 + 0.007 / rug.radius)
        aside = along - 0.004 + side * 0.004 * np.sin(np.pi * share)
        line = rug.placed(reach, np.full(30, rug.radius + 0.0035), aside)
        yarn = twisted(line[None], 0.0004, 5, np.zeros(1), 2)
        strands(yarn, 0.0005, np.repeat([color], 2, 0), cord, 5, name="string", **place)
