"""Upholstery: boxes that have been filled and sat on, pillows that have been chopped."""

import math

import numpy as np

from ..fields import fbm
from ..meshes import body, tube


def cushion(
    size,
    at,
    material,
    edge=0.05,
    crown=(0.012, 0.012, 0.025),
    creases=0.007,
    sag=0.0,
    piping=None,
    rotation=(0, 0, 0),
    seed=1,
    cells=48,
    name="cushion",
):
    """A boxed cushion, its middle at `at`; `crown` is how far faces bulge, `sag` how deep it is sat in."""
    directions, faces = _cube_grid(cells)
    shape = _Stuffed(np.array(size) / 2, edge, np.array(crown), creases, sag, seed)
    thing = body(name, shape(directions), faces, material, at, rotation)
    if piping:
        for side in (-1, 1):
            tube(shape(_seam(side)), 0.0052, piping, True, at, rotation, "piping")
    return thing


class _Stuffed:
    def __init__(self, half, edge, crown, creases, sag, seed):
        self.half, self.edge, self.crown = half, edge, crown
        self.creases, self.sag, self.seed = creases, sag, seed

    def __call__(self, directions):
        half = self.half
        flat = np.asarray(directions, float) * half
        core = np.clip(flat, -np.maximum(half - self.edge, 1e-4), np.maximum(half - self.edge, 1e-4))
        out = flat - core
        length = np.linalg.norm(out, axis=1, keepdims=True)
        points = core + np.where(length > 1e-9, out / np.maximum(length, 1e-9) * self.edge, 0)
        share = np.clip(np.abs(points) / half, 0, 1)
        fall = 1 - share**2.4
        for axis in range(3):
            one, other = (axis + 1) % 3, (axis + 2) % 3
            bulge = self.crown[axis] * fall[:, one] * fall[:, other]
            points[:, axis] += np.sign(flat[:, axis]) * np.where(share[:, axis] > 0.45, bulge, 0)
        if self.sag:
            dip = np.exp(-((points[:, 0] / half[0]) ** 2 + (points[:, 1] / half[1]) ** 2) * 3)
            points[:, 2] -= np.where(points[:, 2] > 0, self.sag * dip, 0)
        return points + self._outward(points) * self._wrinkles(points, share)[:, None]

    def _outward(self, points):
        away = points / self.half**2
        return away / (np.linalg.norm(away, axis=1, keepdims=True) + 1e-9)

    def _wrinkles(self, points, share):
        depth = fbm(points, 3.2, self.seed) * 1.2 + fbm(points, 9, self.seed + 3) * 0.4
        # Cloth is pulled towards its seams and pleats there.
        near_seam = np.clip(share.max(axis=1) - 0.6, 0, None) / 0.4
        wave = 26 * (points[:, 0] + 0.6 * points[:, 1]) + 6 * fbm(points, 4, self.seed + 9)
        return self.creases * (depth + 0.5 * near_seam * np.sin(wave))


def _cube_grid(cells):
    """The surface of the cube from -1 to 1 with shared vertices, and its quads."""
    steps = np.linspace(-1, 1, cells + 1)
    one, other = np.meshgrid(steps, steps, indexing="ij")
    points, faces, start = [], [], 0
    index = np.arange((cells + 1) ** 2).reshape(cells + 1, cells + 1)
    quads = np.stack([index[:-1, :-1], index[1:, :-1], index[1:, 1:], index[:-1, 1:]], -1).reshape(-1, 4)
    for axis in range(3):
        for side in (-1, 1):
            face = np.zeros((one.size, 3))
            face[:, axis], face[:, (axis + 1) % 3], face[:, (axis + 2) % 3] = side, one.ravel(), other.ravel()
            points.append(face)
            faces.append((quads if side > 0 else quads[:, ::-1]) + start)
            start += one.size
    points, faces = np.concatenate(points), np.concatenate(faces)
    unique, place = np.unique(np.round(points, 6), axis=0, return_inverse=True)
    return unique, place.reshape(-1)[faces]


def _seam(side, steps=240):
    run = np.linspace(0, 4, steps, endpoint=False)
    along = (run % 1) * 2 - 1
    edges = [(along, -1), (1, along), (-along, 1), (-1, -along)]
    points = np.zeros((steps, 3))
    for number, (x, y) in enumerate(edges):
        here = run.astype(int) == number
        points[here, 0] = np.broadcast_to(x, steps)[here]
        points[here, 1] = np.broadcast_to(y, steps)[here]
    points[:, 2] = side
    return points


def pillow(width, height, thickness, at, rotation, material, seed=1, chop=0.0, creases=0.011, cells=64):
    """A knife-edge pillow standing in its x-y plane; `chop` is how deep a hand has struck its top."""
    across, up = np.meshgrid(np.linspace(-1, 1, cells + 1), np.linspace(-1, 1, cells + 1))
    across, up = across.ravel(), up.ravel()
    full = (1 - np.abs(across) ** 2.2) * (1 - np.abs(up) ** 2.2)
    sides = []
    for side in (1, -1):
        x = across * width / 2 * (1 - 0.10 * (1 - np.abs(up) ** 1.7) * np.abs(across) ** 3)
        y = up * height / 2 * (1 - 0.10 * (1 - np.abs(across) ** 1.7) * np.abs(up) ** 3)
        z = side * thickness / 2 * np.clip(full, 0, None) ** 0.48
        points = np.stack([x, y, z], 1)
        # Nothing stands off the seam, or the two sides leave holes where they are sewn.
        sewn = np.minimum(1, full * 4)
        relief = creases * (1.6 * full * fbm(points, 4.5, seed) + 0.5 * sewn * fbm(points, 13, seed + 5))
        outer = np.maximum(np.abs(across), np.abs(up))
        along = np.where(np.abs(up) > np.abs(across), across, up)
        pleats = np.sin(20 * along + 5 * fbm(points, 3, seed + 2)) * np.clip(outer - 0.45, 0, None)
        points[:, 2] += side * (relief + creases * 0.9 * pleats * sewn)
        dent = chop * np.exp(-((across / 0.3) ** 2)) * np.clip(up, 0, None) ** 1.5
        points[:, 1] -= dent
        points[:, 2] *= 1 - 3.2 * dent
        sides.append(points)
    index = np.arange((cells + 1) ** 2).reshape(cells + 1, cells + 1)
    quads = np.stack([index[:-1, :-1], index[:-1, 1:], index[1:, 1:], index[1:, :-1]], -1).reshape(-1, 4)
    faces = np.concatenate([quads, quads[:, ::-1] + len(across)])
    thing = body("pillow", np.concatenate(sides), faces, material, at, rotation)
    thing.modifiers.new("seam", "WELD").merge_threshold = 0.003
    smooth = thing.modifiers.new("smooth", "SUBSURF")
    smooth.levels = smooth.render_levels = 1
    return thing


def bolster(radius, length, at, material, turn=0.0, seed=1):
    """A round cushion lying on its side along x, `at` its middle."""
    angles = np.linspace(0, 2 * np.pi, 64, endpoint=False)
    run = np.linspace(-1, 1, 60)
    angle, along = np.meshgrid(angles, run)
    angle, along = angle.ravel(), along.ravel()
    thick = radius * (1 - np.abs(along) ** 9) ** 0.5
    points = np.stack([along * length / 2, thick * np.cos(angle), thick * np.sin(angle)], 1)
    away = np.stack([0 * angle, np.cos(angle), np.sin(angle)], 1)
    gathers = np.sin(angle * 22) * np.clip(np.abs(along) - 0.9, 0, None) * 0.05
    points += away * (0.006 * fbm(points, 6, seed) + gathers * (thick > 1e-4))[:, None]
    points[:, 2] = np.maximum(points[:, 2], -radius * 0.93)
    count = len(angles)
    faces = [
        (r * count + i, r * count + (i + 1) % count, (r + 1) * count + (i + 1) % count, (r + 1) * count + i)
        for r in range(len(run) - 1)
        for i in range(count)
    ]
    return body("bolster", points, faces, material, at, (0, 0, math.radians(turn)))
