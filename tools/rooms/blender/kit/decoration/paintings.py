"""Quiet pictures for the walls: the rug is the only loud thing in a room. Display colours, 0 to 1."""

import numpy as np

from ..fields import fbm, smoothstep

BONE = np.array((0.88, 0.84, 0.77))


def stones(across, down):
    """Two dark pebbles and a pale one on bone, cut from paper."""
    picture = _ground(across, down, BONE)
    for x, y, width, height, color in (
        (0.40, 0.40, 0.25, 0.19, (0.36, 0.31, 0.26)),
        (0.62, 0.66, 0.24, 0.21, (0.62, 0.50, 0.40)),
        (0.34, 0.74, 0.13, 0.10, (0.80, 0.72, 0.61)),
    ):
        edge = ((across - x + _shake(across, down, 3) * 0.035) / width) ** 2
        edge += ((down - y + _shake(across, down, 8) * 0.03) / height) ** 2
        picture = _lay(picture, color, np.clip((1 - edge) * 26, 0, 1), across, down)
    return _matted(picture, across, down)


def horizon(across, down):
    """A band of umber under pale air, washed by hand."""
    picture = _ground(across, down, np.array((0.83, 0.80, 0.74)))
    line = 0.62 + 0.015 * _shake(across, down * 0.2, 5)
    picture = _lay(picture, (0.52, 0.46, 0.39), smoothstep(0, 0.02, down - line) * 0.9, across, down)
    dark = smoothstep(0, 0.05, down - line - 0.12 - 0.04 * _shake(across, down * 0.3, 9))
    return _lay(picture, (0.30, 0.27, 0.24), dark * 0.85, across, down)


def arcs(across, down):
    """Brush strokes in ink that turn and stop."""
    picture = _ground(across, down, BONE)
    for x, y, radius, start, end, width in (
        (0.50, 0.54, 0.30, -2.9, 0.5, 0.052),
        (0.50, 0.54, 0.17, 0.4, 3.5, 0.046),
    ):
        dx, dy = across - x, (down - y) * 1.25
        angle = np.mod(np.arctan2(dy, dx) - start, 2 * np.pi)
        run = angle / (end - start)
        reach = np.abs(np.hypot(dx, dy) - radius - 0.008 * _shake(across, down, 4))
        bristles = 0.75 + 0.25 * _shake(np.hypot(dx, dy) * 9, angle * 0.15, 7)
        dry = np.clip(bristles + 0.55 - run * 0.8, 0, 1)
        picture = _lay(
            picture,
            (0.17, 0.15, 0.14),
            np.clip((width * (1 - 0.25 * run) - reach) * 90, 0, 1) * (run < 1) * dry,
            across,
            down,
        )
    return _matted(picture, across, down)


def field(across, down):
    """Two fields, one above the other, laid with a wide dry brush from side to side."""
    picture = _brushed(np.array((0.70, 0.60, 0.48)) * np.ones((*across.shape, 1)), across, down, 31, 0.05)
    for top, bottom, color, seed in (
        (0.07, 0.55, (0.84, 0.79, 0.70), 6),
        (0.60, 0.93, (0.27, 0.22, 0.20), 9),
    ):
        # Bristles leave the canvas one by one, at another place in every stroke.
        ends = 0.022 * _shake(across * 0.5, down * 26, seed) + 0.012 * _shake(across * 2, down * 110, seed + 1)
        sides = np.minimum(across - 0.09, 0.91 - across) + ends
        hems = np.minimum(down - top, bottom - down) + 0.006 * _shake(across * 3, down * 8, seed + 2)
        thin = 0.5 + 0.5 * _shake(across * 1.4, down * 60, seed + 3)
        cover = smoothstep(0, 0.006, np.minimum(sides, hems)) * (0.96 - 0.22 * smoothstep(0.55, 1, thin))
        paint = _brushed(np.array(color) * np.ones((*across.shape, 1)), across, down, seed, 0.09)
        picture = picture * (1 - cover[..., None]) + paint * cover[..., None]
    return np.clip(picture, 0, 1)


def _brushed(color, across, down, seed, depth):
    """Streaks of a brush drawn sideways, and the clouds of a second coat."""
    streaks = _shake(across * 1.2, down * 70, seed + 4) + 0.6 * _shake(across * 3, down * 170, seed + 5)
    return color * (1 + depth * streaks + depth * 0.8 * _shake(across * 2, down * 2.5, seed + 6))[..., None]


def _ground(across, down, color):
    return color * (
        1 + 0.05 * _shake(across, down, 2)[..., None] + 0.02 * _shake(across * 12, down * 12, 1)[..., None]
    )


def _lay(picture, color, cover, across, down):
    wash = (
        1
        + 0.10 * _shake(across * 3, down * 3, 11)[..., None]
        + 0.05 * _shake(across * 24, down * 24, 12)[..., None]
    )
    return np.clip(picture * (1 - cover[..., None]) + np.array(color) * wash * cover[..., None], 0, 1)


def _matted(picture, across, down, margin=0.075):
    inside = (np.minimum(across, 1 - across) > margin) & (np.minimum(down, 1 - down) > margin * 0.8)
    return np.where(inside[..., None], picture, np.array((0.925, 0.9, 0.855)))


def _shake(across, down, seed):
    flat = np.stack([across.ravel(), down.ravel(), np.zeros(across.size)], 1)
    return fbm(flat, 4, seed, 4).reshape(across.shape)
