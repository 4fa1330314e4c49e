"""A rug half tufted on its frame, from the side one works on: its back."""

import math

import numpy as np
from kit import light
from kit.meshes import box, tube
from kit.rugs.stitching import Disc, Ground, stitches
from kit.rugs.strands import strands, twisted, wool
from kit.rugs.stretched_cloth import frayed, stretched, tacks
from kit.rugs.yarn import hank_color, yarn_cone
from kit.surfaces import metal, plaster, wood

CAMERA = {"at": (-0.44, -1.44, 1.255), "target": (0.05, 0.0, 1.205), "focalMm": 50, "fStop": 4.5}
UPRIGHT = {"at": (0, 0, 1.15), "rotation": (math.pi / 2, 0, 0)}
CLOTH = (-0.80, 0.335, -0.52, 0.335)
OCHRE, MADDER, INDIGO, SEA, UNDYED, BLUSH = (
    hank_color(code) for code in ("#B08F5F", "#854E40", "#3A4557", "#7F8F8D", "#DCCDB4", "#C2A490")
)


def _all(row, angle):
    return np.ones(len(angle), bool)


def _until(full, start, end=360):
    """The first rows whole; the others from about `start` to `end` degrees, one further than the next."""

    def done(row, angle):
        ragged = 0.05 * math.sin(row * 2.4) + 0.03 * math.sin(row * 5.1)
        turn = angle % (2 * math.pi)
        return (turn > math.radians(start) + ragged) & (turn < math.radians(end)) | (row < full)

    return done


def _from_the_left(row, x):
    """The ground is filled from the top left; the row in hand ends where the yarn hangs."""
    end = -0.30 - 0.0035 * row + 0.02 * math.sin(row * 2.1) + 0.012 * math.sin(row * 0.9)
    return (x < end) | (row < 2)


SUN, HILL, MOON = (-0.155, 0.065), (0.11, -0.60), (0.36, 0.34)
GROUND = Ground(-0.78, 0.268, 0.262, UNDYED, _from_the_left)
DISCS = (
    Disc(SUN, 0.178, SEA, _until(2, 58, 334)),
    Disc(SUN, 0.122, OCHRE, _all),
    Disc(MOON, 0.285, BLUSH, _until(0, 400)),
    Disc(MOON, 0.205, BLUSH, _until(0, 400)),
    Disc(HILL, 0.500, INDIGO, _until(2, 94)),
    Disc(HILL, 0.425, BLUSH, _until(1, 103)),
    Disc(HILL, 0.345, MADDER, _until(4, 110)),
    Disc(HILL, 0.262, UNDYED, _until(0, 400)),
)
# Eye of the guide, where the yarn goes in, top of its cone, colour, slack in metres.
THREADS = (
    ((-0.02, 1.497), (-0.09, 1.352), (0.95, 0.79, 1.41), SEA, 0.012),
    ((0.075, 1.497), (0.072, 1.012), (0.80, 0.77, 1.12), INDIGO, 0.03),
    ((-0.24, 1.497), (-0.345, 1.36), (0.95, 0.79, 1.12), UNDYED, 0.02),
)


def furnish():
    _workshop()
    stretched(CLOTH, GROUND, DISCS, **UPRIGHT)
    thread = wool("thread")
    frayed(CLOTH, thread, **UPRIGHT)
    steel = metal((0.32, 0.30, 0.27), "steel", 0.35)
    tacks(CLOTH, steel, **UPRIGHT)
    stitches(GROUND, DISCS, wool("stitches"), **UPRIGHT)
    for eye, entry, cone, color, slack in THREADS:
        _thread(eye, entry, cone, np.array(color), slack, thread, steel)
    _window()


def _thread(eye, entry, cone, color, slack, material, steel):
    """From its cone on the shelf through an eye on the beam, and down to where it enters the cloth."""
    turns = np.linspace(0, 2 * math.pi, 28, endpoint=False)
    ring = [(eye[0], -0.018 + 0.011 * math.cos(a), eye[1] + 0.011 * math.sin(a)) for a in turns]
    tube(ring, 0.0016, steel, True)
    tube([(eye[0], -0.008, eye[1]), (eye[0], 0.01, eye[1])], 0.0018, steel)
    hung = _hanging((eye[0], -0.018, eye[1] - 0.009), (entry[0], -0.001, entry[1]), slack, 160)
    over, front = (eye[0] + 0.012, 0.05, 1.5225), (eye[0] + 0.004, 0.0015, 1.5225)
    beam = np.linspace(over, front, 20)
    down = _hanging(front, (eye[0], -0.018, eye[1] - 0.009), 0.001, 20)
    for line in (hung, _hanging(cone, over, 0.05, 300), beam, down):
        length = np.linalg.norm(np.diff(line, axis=0), axis=1).sum()
        yarn = twisted(line[None], 0.00075, length / 0.011, np.zeros(1), 3)
        strands(yarn, 0.00088, np.repeat(color[None], 3, 0), material, 6, name="thread")


def _hanging(start, end, slack, steps):
    share = np.linspace(0, 1, steps)[:, None]
    line = np.array(start) * (1 - share) + np.array(end) * share
    bow = 4 * slack * share * (1 - share)
    return line + bow * np.array((0.25, -0.6, -0.7))


def _workshop():
    beech = wood((0.43, 0.29, 0.175), "beech", "x", 0.5, 0.10)
    post = wood((0.43, 0.29, 0.175), "post", "z", 0.5, 0.10)
    box((1.3, 0.05, 0.085), (-0.28, 0.029, 1.478), beech, 0.004)
    box((0.085, 0.05, 1.9), (0.330, 0.034, 0.80), post, 0.004)
    walls = plaster((0.66, 0.58, 0.475))
    box((6, 0.1, 3.4), (0, 1.0, 1.2), walls, 0)
    box((6, 6, 0.1), (0, 0, -0.4), wood((0.22, 0.15, 0.10), "floor"), 0)
    oak = wood((0.30, 0.20, 0.12), "shelf")
    shelves = ((0.93, ("#3A4557", "#DCCDB4", "#854E40")), (1.22, ("#B08F5F", "#7F8F8D", "#C2A490")))
    for level, codes in shelves:
        box((1.6, 0.24, 0.026), (1.3, 0.80, level - 0.013), oak, 0.003)
        for number, code in enumerate(codes):
            where = (0.80 + number * 0.15, 0.78 + 0.01 * (-1) ** number, level)
            yarn_cone(where, hank_color(code), number * 47, 1.0, number + 3)


def _window():
    """Low sun through the bars of a window at the left, the sky beside it, and what the room gives back."""
    dark = plaster((0.4, 0.36, 0.31), "window-wall")
    for y, width in ((-3.1, 2.2), (-1.42, 0.05), (-0.83, 0.05), (1.0, 2.2)):
        box((0.06, width, 3.2), (-2.1, y, 1.9), dark, 0)
    for z, height in ((0.55, 1.6), (1.86, 0.05), (2.32, 0.05), (3.4, 1.1)):
        box((0.06, 2.4, height), (-2.1, -1.1, z), dark, 0)
    light.sky(0.3)
    light.sun(4.6, 22, 30, width=1.1)
    light.panel((-1.75, -0.85, 1.75), (1.6, 0.78, -0.45), (1.0, 1.5), 40, (0.97, 0.98, 1))
    light.panel((1.5, -1.9, 1.7), (-1, 1.4, -0.3), (1.6, 1.6), 5, (1, 0.95, 0.88))
