"""Shelves and what stands in them."""

import random

from ..meshes import box


def bookcase(width, height, depth, wood, covers, paper, shelves=6, bays=3, foot=0.42, seed=5):
    """
    Built-in shelves against +y with cupboards up to `foot`, most places filled with books. Its middle stands on the
    floor of its own frame. `covers` are the bindings' materials.
    """
    chance = random.Random(seed)
    board, bay = 0.03, width / bays
    box((width, 0.012, height), (0, depth / 2 - 0.006, height / 2), wood, 0)
    for edge in range(bays + 1):
        box((board, depth - 0.014, height), (-width / 2 + edge * bay, -0.007, height / 2), wood, 0.003)
    box((width + 0.06, depth + 0.04, 0.07), (0, -0.02, height + 0.035), wood, 0.006)
    box((width, 0.03, 0.08), (0, -depth / 2 + 0.04, 0.04), wood, 0.002)
    for number in range(bays):
        middle = -width / 2 + (number + 0.5) * bay
        _doors(bay - board, foot, middle, depth, wood)
        step = (height - foot) / shelves
        for shelf in range(shelves):
            level = foot + shelf * step
            box((bay - board, depth - 0.03, board), (middle, -0.008, level), wood, 0.002)
            room = (middle - bay / 2 + board, middle + bay / 2 - board)
            _row(room, level + board / 2, step - board - 0.04, depth, covers, paper, chance)


def _doors(width, height, middle, depth, wood):
    for side in (-1, 1):
        size = (width / 2 - 0.004, 0.02, height - 0.1)
        box(size, (middle + side * width / 4, -depth / 2 + 0.012, (height + 0.075) / 2), wood, 0.003)


def _row(room, level, tallest, depth, covers, paper, chance):
    """Books from the left until a gap is left, some of them lying."""
    at, end = room[0] + 0.01, room[1] - chance.choice((0.02, 0.05, 0.16, 0.3))
    while at < end:
        thick, high = chance.uniform(0.018, 0.048), min(tallest, chance.uniform(0.17, 0.27))
        deep = min(depth - 0.06, chance.uniform(0.13, 0.2))
        if at + thick > end:
            return
        front = -depth / 2 + 0.03 + chance.uniform(0, 0.02)
        middle = (at + thick / 2, front + deep / 2, level + high / 2)
        box((thick, deep, high), middle, chance.choice(covers), 0.0025)
        box((thick * 0.8, deep * 0.94, 0.004), (middle[0], middle[1] + 0.004, level + high), paper, 0)
        at += thick + 0.0012
