"""
blender -b -P render_still.py -- <still> --out <folder> [--width 2000] [--height 1250] [--samples 48]

Renders a still life of the workshop as multilayer EXR, one pass per light group.
"""

import argparse
import importlib
import os
import sys

import bpy

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import light, plates  # noqa: E402


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("still")
    parser.add_argument("--out", required=True)
    parser.add_argument("--width", type=int, default=2000)
    parser.add_argument("--height", type=int, default=1250)
    parser.add_argument("--samples", type=int, default=48)
    parser.add_argument("--rug", help="picture of the rug that lies in it, for a still that has one")
    options = parser.parse_args(sys.argv[sys.argv.index("--") + 1 :])
    bpy.ops.wm.read_factory_settings(use_empty=True)
    light.open_groups()
    still = importlib.import_module(f"stills.{options.still}")
    still.furnish(*([options.rug] if options.rug else []))
    aim = plates.camera if "shiftY" in still.CAMERA else plates.handheld
    aim(still.CAMERA)
    plates.render_settings(options.width, options.width / options.height, options.samples)
    plates.render_to(os.path.join(options.out, "still.exr"))


main()
