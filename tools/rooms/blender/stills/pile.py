"""Cut pile from a hand's breadth: three yarns meet along a carved curve."""

import numpy as np
from kit import light
from kit.meshes import box
from kit.pile import pile, wool
from kit.surfaces import paint
from kit.yarn import hank_color

CAMERA = {"at": (0.02, -0.30, 0.20), "target": (0.0, 0.015, 0.004), "focalMm": 70, "fStop": 7.1}
YARNS = [hank_color(code) for code in ("#E6DAC4", "#8C3F30", "#33404F")]


def furnish():
    box((1.2, 1.2, 0.01), (0, 0, -0.006), paint((0.30, 0.25, 0.19), "backing"), 0)
    pile((0.40, 0.44), _arcs, YARNS, wool())
    light.sky(1.2)
    light.sun(3.4, 27, -22, (1, 0.9, 0.78), 3)
    light.panel((0.9, -0.2, 0.8), (-1, 0.1, -0.8), (0.8, 0.8), 4)


def _arcs(points):
    """A madder band round an indigo field on undyed ground."""
    reach = np.hypot(points[:, 0] - 0.16, points[:, 1] + 0.14)
    inner, outer = 0.150, 0.215
    yarn = np.where(reach < inner, 2, np.where(reach < outer, 1, 0))
    return yarn, np.minimum(np.abs(reach - inner), np.abs(reach - outer))
