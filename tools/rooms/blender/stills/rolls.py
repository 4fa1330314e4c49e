"""Finished rugs, rolled, tied and stacked for the carrier."""

import math

import numpy as np
from kit import light
from kit.meshes import box
from kit.rugs.roll_ties import tag, tied
from kit.rugs.rolled import Roll, backing_cloth, roll
from kit.rugs.strands import wool
from kit.rugs.yarn import hank_color
from kit.surfaces import paint, paper, plaster, wood

CAMERA = {"at": (-0.62, -1.05, 0.86), "target": (0.015, 0.10, 0.585), "focalMm": 52, "fStop": 6.3}
BENCH = 0.42
CORD = (0.46, 0.38, 0.28)
# Middle across, height of its foot, radius, yarns, way of the bands, how far it stands out.
RUGS = (
    (-0.235, 0.0, 0.108, ("#DCCDB4", "#854E40", "#B39263"), 0.03, 0.4),
    (0.000, 0.0, 0.116, ("#3A4557", "#DCCDB4", "#83948F"), -0.02, 2.4),
    (0.236, 0.0, 0.110, ("#B39263", "#5A3D30", "#DCCDB4"), 0.02, 4.0),
    (-0.118, 0.172, 0.104, ("#8A5547", "#DCCDB4", "#3A4557"), 0.0, 1.5),
    (0.120, 0.176, 0.106, ("#83948F", "#3A4557", "#E4D9C6"), 0.04, 3.3),
)
TAGGED = (0, 3)


def furnish():
    box((8, 0.2, 4), (0, 1.35, 1.0), plaster((0.62, 0.56, 0.48)), 0)
    box((8, 8, 0.1), (0, 0, -0.05), paint((0.20, 0.16, 0.12), "floor"), 0)
    oak = wood((0.32, 0.22, 0.135), "bench", "x")
    for number in range(5):
        box((2.6, 0.225, 0.045), (0.15, -0.02 + number * 0.23, BENCH - 0.0225), oak, 0.004)
    pile, cord, backing = wool("pile"), wool("cord", 0.2), backing_cloth()
    kraft = paper((0.50, 0.37, 0.24), "kraft")
    for number, (x, up, radius, codes, out, turn) in enumerate(RUGS):
        yarns = np.array([hank_color(code) for code in codes])
        rug = Roll(radius, 0.92, _bands(yarns, number), number + 5, (0.2, 0.72), turn)
        place = {"at": (x, -out, BENCH + up), "rotation": (0, 0, 0)}
        roll(rug, pile, backing, **place)
        for tie in rug.ties:
            tied(rug, tie, CORD, cord, number, **place)
        if number in TAGGED:
            tag(rug, rug.ties[0], kraft, CORD, cord, **place)
    light.sky(0.45)
    light.sun(2.6, 34, 40, width=2.5)
    light.panel((-1.5, -0.8, 1.5), (1.5, 0.9, -0.8), (1.2, 1.4), 26, (0.95, 0.98, 1))


def _bands(yarns, number):
    """Ground, a broad wavering band and a narrow one, as on a rug drawn by hand."""
    middle, broad = 0.34 + 0.07 * (number % 3), 0.075

    def yarn_at(angle, y, rug):
        run = angle * rug.radius
        line = y + 0.025 * np.sin(run * 9 + number) + 0.012 * np.sin(run * 23)
        band = np.abs(line - middle) < broad
        thin = np.abs(line - middle - broad - 0.05) < 0.012
        return yarns[np.where(band, 1, np.where(thin, 2, 0))]

    return yarn_at
