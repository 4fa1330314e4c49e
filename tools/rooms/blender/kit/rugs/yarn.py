"""Yarn on cones."""

import math

import numpy as np

from ..meshes import lathe, tube
from ..shader import Shader
from ..surfaces import paper

HEIGHT, FOOT, HEAD = 0.17, 0.062, 0.030
STRAND = 0.0017


def yarn_cone(at, color, turn=0.0, scale=1.0, seed=1):
    """A cone of wool standing on `at`: crossing courses of thread, of which the last are seen."""
    material = _twisted(color)
    thread = tube(
        _winding(seed, scale),
        STRAND * scale,
        material,
        at=at,
        rotation=(0, 0, math.radians(turn)),
        name="yarn",
    )
    thread.data.bevel_resolution = 1
    body_profile = [(0, 0.012), (FOOT - 0.002, 0.012), (HEAD - 0.002, HEIGHT - 0.012), (0, HEIGHT - 0.012)]
    lathe([(r * scale, z * scale) for r, z in body_profile], at, material, 48, "yarn-body")
    card = [(0.030, 0), (0.034, 0), (0.012, HEIGHT + 0.022), (0.008, HEIGHT + 0.022), (0.026, 0.004)]
    lathe([(r * scale, z * scale) for r, z in card], at, paper((0.42, 0.33, 0.22), "card"), 48, "card")


def _winding(seed, scale, courses=34, turns=5.5, steps=44):
    """Up and down in crossing helices, the ends of each course set a little off the last."""
    chance = np.random.default_rng(seed)
    points = []
    angle = 0.0
    for course in range(courses):
        share = np.linspace(0, 1, int(turns * steps))
        rise = share if course % 2 == 0 else 1 - share
        ease = 0.5 - 0.5 * np.cos(np.pi * rise)
        rise = 0.75 * rise + 0.25 * ease
        height = 0.014 + (HEIGHT - 0.028) * np.clip(rise + chance.normal(0, 0.006), 0, 1)
        radius = FOOT + (HEAD - FOOT) * (height - 0.014) / (HEIGHT - 0.028) + chance.uniform(-0.0006, 0.0008)
        turn = angle + share * turns * 2 * math.pi
        angle = turn[-1] + chance.uniform(0.2, 0.5)
        points.append(np.stack([radius * np.cos(turn), radius * np.sin(turn), height], 1))
    return np.concatenate(points) * scale


def _twisted(color):
    """Two-ply wool: a twist along the thread, fuzz, a soft sheen."""
    shader = Shader("yarn", color, 0.9, 0.2)
    shader.set(shader.surface, "Sheen", 0.5)
    shader.mottle(color, 0.14, 180, detail=3)
    shader.emboss(shader.noise(900, detail=2), 0.0008)
    return shader.material


def hank_color(hex_code):
    """Scene-linear colour of a yarn's code."""
    values = [int(hex_code[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in values)
