"""
blender -b -P render_room.py -- <room> --record <room.json> --out <folder> [--width 2400] [--samples 48]
[--plates empty,light,mask,pieces] [--rug picture --rug-shape round --rug-size 2.44x1.52]

Builds a room and renders its plates as multilayer EXR, one pass per light group.
"""

import argparse
import importlib
import json
import os
import random
import sys

import bpy

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import light, plates  # noqa: E402


def main():
    options = _options()
    with open(options.record, encoding="utf-8") as file:
        record = json.load(file)
    random.seed(7)
    bpy.ops.wm.read_factory_settings(use_empty=True)
    light.open_groups()
    room = importlib.import_module(f"rooms.{options.room.replace('-', '_')}")
    room.furnish()
    plates.camera(record["camera"])
    plates.render_settings(options.width, record["aspect"], options.samples)
    if options.rug:
        width, depth = (float(side) for side in options.rug_size.split("x"))
        lie = record["placement"]
        plates.lay_rug(options.rug, options.rug_shape, width, depth, lie["center"], lie["turnDeg"])
        plates.render_to(os.path.join(options.out, "traced.exr"))
        return
    _render_plates(options, room.EXTENT, record["aspect"])


def _render_plates(options, extent, aspect):
    wanted = options.plates.split(",")
    if "empty" in wanted:
        plates.render_to(os.path.join(options.out, "empty.exr"))
    plane = plates.pile_plane(extent)
    if "light" in wanted:
        # Light on wool changes slowly: half the size loses nothing.
        plates.render_settings(options.width // 2, aspect, options.samples)
        plates.render_to(os.path.join(options.out, "light.exr"))
    if "mask" in wanted:
        plates.render_settings(options.width, aspect, 32)
        plates.mask_scene(plane)
        plates.render_to(os.path.join(options.out, "mask.exr"))
    if "pieces" in wanted:
        plates.render_settings(options.width, aspect, 1)
        plates.pieces_scene(plane)
        plates.render_to(os.path.join(options.out, "pieces.exr"))
        plates.bare_scene(plane)
        plates.render_to(os.path.join(options.out, "bare.exr"))


def _options():
    parser = argparse.ArgumentParser()
    parser.add_argument("room")
    parser.add_argument("--record", required=True)
    parser.add_argument("--out", required=True)
    parser.add_argument("--width", type=int, default=2400)
    parser.add_argument("--samples", type=int, default=48)
    parser.add_argument("--plates", default="empty,light,mask")
    parser.add_argument("--rug")
    parser.add_argument("--rug-shape", default="rectangle")
    parser.add_argument("--rug-size", default="2.44x1.52")
    return parser.parse_args(sys.argv[sys.argv.index("--") + 1 :])


main()
