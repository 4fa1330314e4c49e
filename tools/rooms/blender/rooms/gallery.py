"""The white gallery: waxed concrete, light from the roof, one painting, a bench."""

from kit import light
from kit.decoration.objects import picture, pot
from kit.decoration.paintings import field
from kit.floors.stone_floor import concrete, slabs
from kit.furnishing.furniture import bench, plinth
from kit.meshes import box, drum, standing
from kit.shell import wall
from kit.surfaces import ceramic, paint, plaster, wood

LEFT, RIGHT, NEAR, FAR, HIGH = -4.2, 4.2, -7.2, 3.4, 4.0
EXTENT = (LEFT, RIGHT, NEAR, FAR)
ROOF = (-2.4, 2.4, -3.4, 1.6)
DOOR = (2.2, 3.5, 0.0, 2.6)


def furnish():
    _shell()
    _works()
    _light()


def _shell():
    white = plaster((0.80, 0.785, 0.755), "white", 0.0022, 0.02)
    slabs((LEFT - 0.3, RIGHT + 0.3, NEAR - 0.3, FAR + 3.2), concrete(), (2.4, 2.4), 0)
    wall("left", LEFT, (NEAR, FAR), HIGH, white)
    wall("right", RIGHT, (NEAR, FAR), HIGH, white)
    wall("front", NEAR, (LEFT - 0.3, RIGHT + 0.3), HIGH, white)
    wall("back", FAR, (LEFT - 0.3, RIGHT + 0.3), HIGH, white, [DOOR])
    shadow_gap = paint((0.05, 0.05, 0.05), "shadow-gap")
    for start, end in ((LEFT, DOOR[0]), (DOOR[1], RIGHT)):
        box((end - start, 0.012, 0.022), ((start + end) / 2, FAR - 0.004, 0.011), shadow_gap, 0)
    _roof(white)
    wall("back", FAR + 2.6, (0.5, 5.5), HIGH, white)
    wall("left", 1.2, (FAR + 0.24, FAR + 2.8), HIGH, white)
    wall("right", 4.8, (FAR + 0.24, FAR + 2.8), HIGH, white)


def _roof(white):
    left, right, near, far = ROOF
    for x0, x1, y0, y1 in (
        (LEFT - 0.3, left, NEAR - 0.3, FAR + 3),
        (right, RIGHT + 0.8, NEAR - 0.3, FAR + 3),
        (left, right, NEAR - 0.3, near),
        (left, right, far, FAR + 0.3),
    ):
        box((x1 - x0, y1 - y0, 0.3), ((x0 + x1) / 2, (y0 + y1) / 2, HIGH + 0.15), white, 0)
    for number in range(1, 6):
        y = near + (far - near) * number / 6
        box((right - left, 0.06, 0.5), (0, y, HIGH + 0.35), white, 0)


def _works():
    oak, upright = (wood((0.40, 0.285, 0.18), "oak", along, variation=0.12) for along in "xz")
    picture((-0.75, FAR, 1.72), (1.75, 2.05), wood((0.30, 0.21, 0.13), "frame", "z"), field, 0.045)
    with standing((-2.4, 0.9), 90):
        bench(1.6, 0.42, 0.44, oak, upright)
    white = paint((0.80, 0.785, 0.755), "plinth", 0.6)
    with standing((2.75, 1.3)):
        plinth(0.42, 0.42, 0.98, white, 0.002)
        pot("jar", (0, 0, 0.98), ceramic((0.22, 0.16, 0.12), "black-jar", 0.5), 1.05)
    with standing((1.25, 2.7)):
        plinth(0.36, 0.36, 0.62, white, 0.002)
        pot("moon", (0, 0, 0.62), ceramic((0.72, 0.68, 0.60), "moon-jar", 0.4), 1.2)


def _light():
    light.sky(5)
    light.sun(5, 58, 62, (1, 0.9, 0.76), 0.7)
    left, right, near, far = ROOF
    light.portal((0, (near + far) / 2, HIGH + 0.62), (0, 0, -1), (right - left, far - near))
    light.panel((0, NEAR + 0.2, 2.2), (0, 1, 0), (5, 2.6), 60)
    light.panel((3.0, FAR + 1.4, HIGH - 0.05), (0, 0, -1), (1.6, 1.6), 55, (1, 0.98, 0.94), "sky")
    light.bulb((3.2, FAR + 1.3, 3.3), 7, (1, 0.84, 0.66), 0.15)
    black = paint((0.03, 0.03, 0.03), "track")
    for x, y, target, watts in (
        (-0.75, 0.6, (-0.75, FAR, 1.6), 140),
        (2.75, -0.6, (2.75, 1.3, 1.1), 60),
        (1.25, 0.8, (1.25, 2.7, 0.8), 45),
        (-1.8, -1.5, (-0.9, 0.0, 0), 150),
        (1.8, -1.5, (0.9, 0.0, 0), 150),
        (0, 1.9, (0, -0.2, 0), 150),
    ):
        light.spot((x, y, HIGH - 0.12), target, watts, angle=44 if target[1] > 0.9 else 74)
        drum(0.04, 0.1, (x, y, HIGH - 0.1), black)
    box((7, 0.03, 0.03), (0, 0.7, HIGH - 0.015), black, 0)
