"""Cloth that hangs: curtains, throws, a duvet."""

import numpy as np

from ..fields import fbm
from ..meshes import body


def curtain(start, end, foot, head, material, folds=9, depth=0.05, seed=2):
    """From `start` to `end`, points (x, y) of its rail, hanging from `head` to `foot`."""
    columns, rows = folds * 22, 40
    across, drop = np.meshgrid(np.linspace(0, 1, columns + 1), np.linspace(0, 1, rows + 1))
    across, drop = across.ravel(), drop.ravel()
    start, end = np.array(start, float), np.array(end, float)
    way = end - start
    length = np.linalg.norm(way)
    way, side = way / length, np.array([-way[1], way[0]]) / length
    still = np.zeros_like(across) + seed
    phase = 2 * np.pi * folds * across + 1.6 * fbm(np.stack([across * 5, drop * 0.8, still], 1), 1, seed)
    swing = depth * (0.45 + 0.55 * np.minimum(1, drop * 1.6))
    swing *= 1 + 0.4 * fbm(np.stack([across * 7, still, drop], 1), 1, seed + 1)
    out = swing * np.sin(phase) + 0.25 * swing * np.sin(2 * phase + 1)
    along = across * length + 0.3 * swing * np.cos(phase)
    flat = start + along[:, None] * way + out[:, None] * side
    points = np.column_stack([flat, head + (foot - head) * drop])
    return body("curtain", points, _quads(rows, columns), material)


def throw(
    path,
    width,
    material,
    at=(0, 0, 0),
    rotation=(0, 0, 0),
    folds=3,
    ripple=0.01,
    thickness=0.006,
    creases=0.0,
    seed=1,
    name="throw",
):
    """
    Cloth that follows `path`, points (x, z), and is `width` wide along y, rippling more where it hangs;
    `creases` is how high it crumples where it lies.
    """
    line = _resampled(np.array(path, float), 0.012)
    tangent = np.gradient(line, axis=0)
    tangent /= np.linalg.norm(tangent, axis=1, keepdims=True)
    normal = np.stack([-tangent[:, 1], tangent[:, 0]], 1)
    columns, rows = 60, len(line) - 1
    across, run = np.meshgrid(np.linspace(-0.5, 0.5, columns + 1), np.linspace(0, 1, rows + 1))
    hang = np.abs(run - 0.5) * 2
    here = np.stack([run.ravel() * 2, across.ravel() * 2, 0 * run.ravel()], 1)
    bend = fbm(here, 1.2, seed).reshape(run.shape)
    lift = (
        0.6 * np.sin(folds * 2 * np.pi * across + 2 * bend)
        + 0.8 * fbm(here, 2.4, seed + 1).reshape(run.shape)
        + 0.4
    )
    lift = np.maximum(-0.003, ripple * (0.35 + hang) * lift + 0.006)
    if creases:
        ridges = 1 - np.abs(fbm(here * np.array([2.2, 3.1, 1]), 1.3, seed + 2, 2)).reshape(run.shape)
        lift = lift + creases * np.clip(ridges, 0, 1) ** 3
    place = line[:, None, :] + normal[:, None, :] * lift[..., None]
    # A hem is never straight.
    y = across * width * (1 - 0.04 * hang) + 0.012 * fbm(here, 3, seed + 4).reshape(run.shape)
    points = np.stack([place[..., 0], y, place[..., 1]], -1).reshape(-1, 3)
    thing = body(name, points, _quads(rows, columns), material, at, rotation)
    solid = thing.modifiers.new("solid", "SOLIDIFY")
    solid.thickness, solid.offset = thickness, 1
    smooth = thing.modifiers.new("smooth", "SUBSURF")
    smooth.levels = smooth.render_levels = 1
    return thing


def _resampled(points, step):
    lengths = np.linalg.norm(np.diff(points, axis=0), axis=1)
    at = np.concatenate([[0], np.cumsum(lengths)])
    wanted = np.linspace(0, at[-1], max(8, int(at[-1] / step)))
    line = np.stack([np.interp(wanted, at, points[:, axis]) for axis in range(2)], 1)
    padded = np.pad(line, ((4, 4), (0, 0)), "edge")
    return np.stack([np.convolve(padded[:, axis], np.ones(9) / 9, "valid") for axis in range(2)], 1)


def _quads(rows, columns):
    index = np.arange((rows + 1) * (columns + 1)).reshape(rows + 1, columns + 1)
    return np.stack([index[:-1, :-1], index[:-1, 1:], index[1:, 1:], index[1:, :-1]], -1).reshape(-1, 4)
