"""A made bed, standing on the floor of its own frame; its head at +length/2."""

import math

from ..meshes import box, rod
from .cushions import cushion, pillow
from .drapery import throw


def bed(width, length, frame, headboard, sheet, duvet, blanket, pillows):
    """A low oak frame, a linen duvet that falls over both sides and turns back below the pillows."""
    _frame(width, length, frame, headboard)
    cushion(
        (width - 0.06, length - 0.06, 0.24),
        (0, -0.01, 0.37),
        sheet,
        0.06,
        (0.006, 0.006, 0.01),
        0.004,
        seed=2,
    )
    half = width / 2
    cover = [
        (-half - 0.075, 0.13),
        (-half - 0.062, 0.34),
        (-half - 0.02, 0.50),
        (-half + 0.10, 0.535),
        (-half * 0.4, 0.556),
        (0, 0.553),
        (half * 0.4, 0.556),
        (half - 0.10, 0.535),
        (half + 0.02, 0.50),
        (half + 0.062, 0.34),
        (half + 0.075, 0.15),
    ]
    throw(
        cover,
        length * 0.66,
        duvet,
        (0, -length * 0.165, 0),
        ripple=0.026,
        folds=2.3,
        thickness=0.03,
        creases=0.012,
        seed=6,
        name="duvet",
    )
    turned = [(x * 1.004, z + 0.035) for x, z in cover[1:-1]]
    throw(
        turned,
        0.36,
        sheet,
        (0, length * 0.135, 0),
        ripple=0.016,
        folds=1.4,
        thickness=0.012,
        seed=16,
        name="turned-back",
    )
    over = [(x * 1.012, z + 0.05) for x, z in cover]
    throw(
        over,
        0.52,
        blanket,
        (0, -length * 0.31, 0),
        ripple=0.016,
        folds=2.2,
        thickness=0.01,
        seed=26,
        name="blanket",
    )
    foot = [
        (-length * 0.46, 0.553),
        (-length * 0.49, 0.545),
        (-length * 0.505, 0.5),
        (-length * 0.508, 0.35),
        (-length * 0.51, 0.2),
    ]
    throw(
        foot,
        width * 1.02,
        duvet,
        rotation=(0, 0, math.pi / 2),
        ripple=0.014,
        folds=4,
        thickness=0.03,
        creases=0.004,
        seed=36,
        name="duvet-foot",
    )
    for row, (rise, back, lean, size) in enumerate(((0.75, 0.13, 22, 0.70), (0.70, 0.29, 32, 0.58))):
        for side in (-1, 1):
            where = (side * width * (0.25 - 0.015 * row), length / 2 - back, rise)
            tilt = (math.radians(90 - lean), 0.03 * side, 0.03 * side)
            pillow(size * 1.06, size * 0.72, 0.22, where, tilt, pillows[row], 4 + row * 2 + side, 0.02)


def _frame(width, length, frame, headboard):
    for side in (-1, 1):
        box((0.04, length, 0.16), (side * (width / 2 + 0.005), 0, 0.22), frame, 0.006)
        for end in (-0.46, 0.46):
            rod(
                (side * (width / 2 - 0.06), end * length, 0.16),
                (side * (width / 2 - 0.06), end * length, 0),
                0.028,
                0.022,
                frame,
            )
    box((width, 0.04, 0.16), (0, -length / 2, 0.22), frame, 0.006)
    for side in (-1, 1):
        cushion(
            (width / 2 + 0.12, 0.11, 0.86),
            (side * (width / 4 + 0.06), length / 2 + 0.05, 0.66),
            headboard,
            0.045,
            (0.006, 0.03, 0.006),
            0.004,
            seed=40 + side,
            cells=52,
        )
