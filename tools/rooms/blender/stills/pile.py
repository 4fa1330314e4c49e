"""Cut pile from a hand's breadth: three yarns meet along a carved curve."""

import numpy as np
from kit import light
from kit.meshes import box
from kit.rugs.cut_pile import cut_pile
from kit.rugs.strands import wool
from kit.rugs.yarn import hank_color
from kit.surfaces import paint

CAMERA = {"at": (0.012, -0.135, 0.165), "target": (0.0, 0.010, 0.010), "focalMm": 62, "fStop": 10}
YARNS = [hank_color(code) for code in ("#DCCDB4", "#95594A", "#3A424F")]


def furnish():
    box((1.2, 1.2, 0.01), (0, 0, -0.006), paint((0.30, 0.25, 0.19), "backing"), 0)
    cut_pile((-0.085, 0.085, -0.065, 0.135), _arcs, YARNS, wool("pile", 0.4))
    light.sky(0.9)
    light.sun(6.5, 27, -20, (1, 0.92, 0.82), 5)
    light.panel((-0.5, 0.3, 0.5), (0.5, -0.3, -0.5), (0.5, 0.5), 1.6, (0.94, 0.97, 1))


def _arcs(points):
    """A madder band round an indigo field on undyed ground."""
    reach = np.hypot(points[:, 0] - 0.075, points[:, 1] + 0.055)
    inner, outer = 0.062, 0.098
    yarn = np.where(reach < inner, 2, np.where(reach < outer, 1, 0))
    return yarn, np.minimum(np.abs(reach - inner), np.abs(reach - outer))
