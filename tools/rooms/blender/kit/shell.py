"""Walls with openings, windows, skirtings, niches."""

import math

import numpy as np

from .meshes import bevelled, body, box

THICK = 0.24


def wall(side, at, run, height, material, openings=()):
    """
    A wall on `side` ("left", "right", "back", "front") whose inner face lies at x or y = `at`, from run[0] to
    run[1]; openings are (start, end, foot, head).
    """
    pieces = []
    edge = run[0]
    for start, end, foot, head in sorted(openings):
        pieces += [(edge, start, 0, height), (start, end, 0, foot), (start, end, head, height)]
        edge = end
    pieces.append((edge, run[1], 0, height))
    for start, end, foot, head in pieces:
        if end - start < 1e-4 or head - foot < 1e-4:
            continue
        middle, size = _on(side, at, (start + end) / 2, THICK / 2), end - start
        whole = (THICK, size) if side in ("left", "right") else (size, THICK)
        box((*whole, head - foot), (*middle, (foot + head) / 2), material, 0, name="wall")


def skirting(side, at, run, material, height=0.1, thick=0.016):
    middle, size = _on(side, at, sum(run) / 2, -thick / 2), run[1] - run[0]
    whole = (thick, size) if side in ("left", "right") else (size, thick)
    box((*whole, height), (*middle, height / 2), material, 0.004, name="skirting")


def window(side, at, opening, material, panes=3, bars=(2.02,), bar=0.055, depth=0.16):
    """Frame, mullions and bars of an opening (start, end, foot, head); no glass: it would only add noise."""
    start, end, foot, head = opening

    def piece(middle_along, middle_up, along, up, thick):
        place = _on(side, at, middle_along, depth)
        size = (thick, along, up) if side in ("left", "right") else (along, thick, up)
        box(size, (*place, middle_up), material, 0.004, name="mullion")

    for number in range(panes + 1):
        piece(start + (end - start) * number / panes, (foot + head) / 2, bar, head - foot, 0.06)
    # Thinner than what they cross: two faces in one plane trace as black specks.
    for height in (foot + bar / 2, *bars, head - bar / 2):
        piece((start + end) / 2, height, end - start, bar * 0.85, 0.05)


def _on(side, at, along, outward):
    """A point on a wall, `outward` metres behind its face."""
    return {
        "left": (at - outward, along),
        "right": (at + outward, along),
        "back": (along, at + outward),
        "front": (along, at - outward),
    }[side]


def arched_wall(at, run, height, arch, material, depth=0.34, steps=40):
    """
    A back wall at y = `at` with an arched niche (left, right, head) of that depth; where depth is None the
    arch is open to what lies behind.
    """
    left, right, head = arch
    radius = (right - left) / 2
    angles = np.linspace(math.pi, 0, steps)
    curve = [
        ((left + right) / 2 + radius * math.cos(a), head - radius + radius * math.sin(a)) for a in angles
    ]
    edge = [(left, 0), *curve, (right, 0)]
    thickness = THICK if depth is None else depth
    points, faces = [], []

    def polygon(corners, y):
        start = len(points)
        points.extend((x, y, z) for x, z in corners)
        faces.append(list(range(start, start + len(corners))))

    polygon([(run[0], 0), (left, 0), (left, head - radius), (left, height), (run[0], height)], at)
    polygon([(right, 0), (run[1], 0), (run[1], height), (right, height), (right, head - radius)], at)
    for (x0, z0), (x1, z1) in zip(curve, curve[1:]):
        polygon([(x0, z0), (x1, z1), (x1, height), (x0, height)], at)
    body("arched-wall", points, faces, material, smooth=False)
    _reveal(edge, at, thickness, material)
    if depth is not None:
        back = [(x, at + thickness, z) for x, z in edge]
        body("niche", back, [list(range(len(back)))], material, smooth=False)


def _reveal(edge, at, depth, material):
    points = [(x, at + d, z) for x, z in edge for d in (0, depth)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(edge) - 1)]
    thing = body("reveal", points, faces, material)
    return bevelled(thing, 0)
