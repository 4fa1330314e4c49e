"""Yarn on a shelf: what a palette is made of."""

from kit import light
from kit.meshes import box
from kit.rugs.yarn import hank_color, yarn_cone
from kit.surfaces import plaster, wood

CAMERA = {"at": (0.0, -1.75, 0.42), "target": (0.0, 0.0, 0.235), "focalMm": 62, "fStop": 5.6}
LOWER = ("#E6DAC4", "#D9C29A", "#C98B4B", "#A9583C", "#7E2B1F", "#93303A", "#4A2738")
UPPER = ("#DDE0DC", "#9DB4BF", "#5F7F86", "#2F6B66", "#1C4148", "#34568B", "#1D2845")
BOARD = 0.30


def furnish():
    walls = plaster((0.70, 0.64, 0.55))
    box((4, 0.1, 3), (0, 0.24, 0.5), walls, 0)
    oak = wood((0.34, 0.23, 0.14), "shelf")
    for level, codes in ((0.0, LOWER), (BOARD, UPPER)):
        box((2.6, 0.26, 0.026), (0, 0.05, level - 0.013), oak, 0.003)
        for number, code in enumerate(codes):
            x = (number - 3) * 0.152 + (0.01 if level else 0)
            yarn_cone(
                (x, 0.03 + 0.012 * (-1) ** number, level), hank_color(code), number * 47, 1.0, number + 3
            )
    light.sky(0.35)
    light.sun(3, 36, 55, width=2.2)
    light.panel((1.4, -1.6, 1.2), (-0.7, 0.9, -0.4), (1.2, 1.2), 5)
