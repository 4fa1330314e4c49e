"""Branches and trees, grown from a seed."""

import math
import random

import numpy as np
from mathutils import Vector

from ..meshes import body, tube


def branches(at, stem, leaf, count=7, height=0.74, leaf_size=(0.052, 0.017), spread=0.62, seed=6):
    """Cut branches in a vase whose mouth is at `at`."""
    chance = random.Random(seed)
    growth = _Growth(chance, leaf_size)
    for number in range(count):
        angle = 2 * math.pi * number / count + chance.uniform(-0.4, 0.4)
        lean, length = chance.uniform(0.3, 1) * spread, height * chance.uniform(0.62, 1)
        way = Vector((math.cos(angle), math.sin(angle), 0))
        growth.branch(
            Vector(at), (way * lean * 0.5 + Vector((0, 0, 1))).normalized(), way * lean * 0.055, length, stem
        )
    body("leaves", growth.points, growth.faces, leaf)


def olive_tree(at, bark, leaf, height=1.45, crown=0.85, seed=9):
    """A young olive standing in a pot, `at` being its foot."""
    chance = random.Random(seed)
    foot = Vector(at)
    trunk, point, way = [tuple(foot)], foot.copy(), Vector((0.05, 0.02, 1))
    for _ in range(20):
        way = (way + Vector((chance.uniform(-0.12, 0.12), chance.uniform(-0.12, 0.12), 0.06))).normalized()
        point = point + way * (height - crown) / 20
        trunk.append(tuple(point))
    tube(trunk, np.linspace(0.024, 0.014, len(trunk)), bark, name="trunk")
    growth = _Growth(chance, (0.062, 0.017))
    for number in range(19):
        angle = 2.4 * number + chance.uniform(-0.3, 0.3)
        out = Vector((math.cos(angle), math.sin(angle), 0))
        lean = chance.uniform(0.15, 0.8)
        length = crown * chance.uniform(0.6, 1.0)
        start = Vector(trunk[-1 - number % 7])
        growth.branch(
            start,
            (out * lean + Vector((0, 0, 1))).normalized(),
            out * lean * 0.035,
            length,
            bark,
            30,
            4,
            0.005,
        )
    body("leaves", growth.points, growth.faces, leaf)


class _Growth:
    def __init__(self, chance, leaf_size):
        self.chance, self.leaf_size = chance, leaf_size
        self.points, self.faces = [], []

    def branch(self, start, way, bend, length, stem, steps=26, bare=6, radius=0.0022):
        line = [start.copy()]
        point = start.copy()
        for step in range(steps):
            shake = Vector([self.chance.uniform(-0.05, 0.05) for _ in range(3)])
            way = (way + bend + Vector((0, 0, -0.010)) + shake).normalized()
            point = point + way * length / steps
            line.append(point.copy())
            if step > bare:
                self._leaves(point, way, 2)
            if steps > 12 and step in (9, 13, 17):
                turn = self.chance.uniform(0, 2 * math.pi)
                aside = (way + Vector((math.cos(turn), math.sin(turn), 0.2)) * 0.7).normalized()
                self.branch(point, aside, Vector((0, 0, 0.004)), 0.2 * length, stem, 9, -1, radius / 2)
        tube([tuple(p) for p in line], np.linspace(radius, radius * 0.4, len(line)), stem, name="stem")

    def _leaves(self, point, way, count):
        for _ in range(count):
            turn = self.chance.uniform(0, 2 * math.pi)
            out = Vector((math.cos(turn), math.sin(turn), self.chance.uniform(-0.1, 0.5)))
            self._leaf(point, (out + way * 0.6).normalized())

    def _leaf(self, foot, way, cells=5):
        side = way.cross(Vector((0, 0, 1))).normalized()
        normal = side.cross(way)
        length = self.leaf_size[0] * self.chance.uniform(0.6, 1.15)
        width = self.leaf_size[1] * self.chance.uniform(0.7, 1.1)
        curl, start = self.chance.uniform(-0.3, 0.5), len(self.points)
        for step in range(cells + 1):
            share = step / cells
            half = width * math.sin(math.pi * (0.06 + 0.94 * share) ** 0.8) * 0.5 + 0.0004
            middle = foot + way * length * share - normal * (curl * length * 0.5 * share**2)
            self.points += [
                tuple(middle + side * half),
                tuple(middle - normal * half * 0.5),
                tuple(middle - side * half),
            ]
        for step in range(cells):
            a = start + step * 3
            self.faces += [(a, a + 1, a + 4, a + 3), (a + 1, a + 2, a + 5, a + 4)]
