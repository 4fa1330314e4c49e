"""
blender -b -P trace_pile.py -- --out <folder> [--jobs above,angles,edge] [--samples 128] [--pictures]

Traces a patch of sheared cut wool, fibre by fibre, and writes figures as JSON, no pictures:
above.json   shades of five colours seen from straight above, at 0.75 and 2.5 mm a pixel
angles.json  light sent to cameras at several heights and sides of the window, by what is sent straight up
edge.json    light of pile, side and floor across an edge of the rug, by that of a white matt plane
"""

import argparse
import json
import math
import os
import sys

import bpy
import numpy as np
from mathutils import Vector

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit.rugs.cut_pile import Pile, cut_pile  # noqa: E402
from kit.rugs.traced_wool import BROUGHT, fibre_wool, set_albedo  # noqa: E402
from kit.rugs.yarn import hank_color  # noqa: E402

COLORS = {"ivory": "#E9DFCC", "beige": "#C9B79C", "grey": "#8A8782", "red": "#9A3B31", "black": "#1C1B1D"}
SCALES_MM = (0.75, 2.5)
EDGE_COLORS = ("ivory", "grey", "black")
QUANTILES = 32
PILE = Pile(tuft=0.003, height=0.0135, built=0.013)
# Metres; the rim of the patch is not seen.
SIDE, RIM = 0.14, 0.01
# The sun of the shop's pictures, as wide as a window: from the upper left, 42 degrees high.
SUN_HEIGHT, SUN_WIDTH, SUN_FROM = 42.0, 34.0, (-0.51, 0.86)
HEIGHTS = (13, 19, 27, 40)
SIDES = (0, 45, 90, 135, 180)


def main():
    options = _options()
    os.makedirs(options.out, exist_ok=True)
    for name in options.jobs.split(","):
        figures = {"above": _above, "angles": _angles, "edge": _edge}[name](options)
        with open(os.path.join(options.out, f"{name}.json"), "w", encoding="utf-8") as file:
            json.dump(figures, file)


def _above(options):
    wool = _patch()
    _light(SUN_FROM)
    half = SIDE / 2 - RIM
    found = {}
    for name, code in COLORS.items():
        set_albedo(wool, _fibre(code))
        shot = _shoot((0, 0, 1), (0, 1, 0), half, SCALES_MM[0], options.samples)
        scales = {str(mm): _shades(_coarser(shot, mm / SCALES_MM[0])) for mm in SCALES_MM}
        found[name] = {"hex": code, "mean": _rounded(shot.mean((0, 1))), "shades": scales}
        print(name, found[name]["mean"], flush=True)
        if options.pictures:
            _write(shot, os.path.join(options.out, f"above-{name}.png"))
    return {"patchMm": round(2000 * half), "colors": found}


def _fibre(code):
    """
    The fibres' own reflectance, of a yarn whose code was measured on a card, where it lies wound and dense: as of a
    deep layer that scatters evenly (Kubelka and Munk 1931). Pile of it looks darker from above, as wool does.
    """
    wound = np.array(hank_color(code))
    return 1 - ((1 - wound) / (1 + wound)) ** 2


def _angles(options):
    wool = _patch()
    _light((-1, 0))
    half = (SIDE / 2 - RIM) * 0.6
    found = {}
    for name in EDGE_COLORS:
        set_albedo(wool, _fibre(COLORS[name]))
        above = _shoot((0, 0, 1), (0, 1, 0), half, 1.5, options.samples).mean()
        table = {}
        for height in HEIGHTS:
            row = []
            for side in SIDES:
                rise, turn = math.radians(height), math.radians(side)
                # 0: the camera stands where the window is; 180: opposite, looking into the light.
                way = (-math.cos(rise) * math.cos(turn), -math.cos(rise) * math.sin(turn), math.sin(rise))
                shot = _shoot(way, (0, 0, 1), half * math.sin(rise), 1.5, options.samples)
                row.append(float(round(shot.mean() / above, 3)))
            table[height] = row
            print(name, height, row, flush=True)
        found[name] = table
    return {"sides": SIDES, "ratios": found}


def _edge(options):
    """The rug ends at y = 0 and goes on behind it; the camera looks along +y, 19 degrees down."""
    found = {}
    for from_side, sun in {"toward": (0, -1), "left": (-1, 0), "away": (0, 1)}.items():
        wool = _patch(near=0.0, splay=_outward)
        _light(sun)
        rise = math.radians(19)
        for name in EDGE_COLORS:
            set_albedo(wool, _fibre(COLORS[name]))
            shot = _shoot((0, -math.cos(rise), math.sin(rise)), (0, 0, 1), 0.02, 0.5, options.samples)
            found[f"{name} {from_side}"] = [float(round(v, 4)) for v in shot.mean((1, 2))]
            print(name, from_side, found[f"{name} {from_side}"], flush=True)
            if options.pictures:
                _write(shot, os.path.join(options.out, f"edge-{name}-{from_side}.png"))
    return {"mm": 0.5, "rows": found}


def _outward(feet):
    """Within millimetres of the edge at y = 0, where no neighbour holds them, tufts lean out."""
    return np.stack([0 * feet[:, 0], -0.35 * np.exp(-feet[:, 1] / 0.004)], -1)


def _patch(near=None, splay=None):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    wool = fibre_wool()
    half = SIDE / 2
    area = (-half, half, -half if near is None else near, half)
    pile = cut_pile(area, _one_yarn, [(BROUGHT,) * 3], wool, 11, PILE, splay)
    # Smoothed normals on threads of three sides lose light at every bounce.
    pile.data.polygons.foreach_set("use_smooth", np.zeros(len(pile.data.polygons), bool))
    _floor()
    return wool


def _one_yarn(points):
    """Everywhere the first, and nowhere a border."""
    return np.zeros(len(points), int), np.ones(len(points))


def _floor():
    bpy.ops.mesh.primitive_plane_add(size=4)
    material = bpy.data.materials.new("floor")
    material.use_nodes = True
    material.node_tree.nodes["Principled BSDF"].inputs["Base Color"].default_value = (0.3, 0.3, 0.3, 1)
    material.node_tree.nodes["Principled BSDF"].inputs["Specular"].default_value = 0
    bpy.context.object.data.materials.append(material)


def _light(come_from):
    """Half of a plane's light from a window, half from an even sky; a white matt plane would be 1."""
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    world.use_nodes = True
    world.node_tree.nodes["Background"].inputs[0].default_value = (1, 1, 1, 1)
    world.node_tree.nodes["Background"].inputs[1].default_value = 0.5
    rise = math.radians(SUN_HEIGHT)
    flat = Vector(come_from).normalized() * math.cos(rise)
    lamp = bpy.data.lights.new("window", "SUN")
    lamp.energy, lamp.angle = 0.5 * math.pi / math.sin(rise), math.radians(SUN_WIDTH)
    thing = bpy.data.objects.new("window", lamp)
    thing.rotation_mode = "QUATERNION"
    thing.rotation_quaternion = Vector((-flat.x, -flat.y, -math.sin(rise))).to_track_quat("-Z", "Y")
    bpy.context.scene.collection.objects.link(thing)


def _shoot(way, up, half, mm, samples):
    """Linear RGB (rows, columns, 3) of a square `half` around the middle, from the direction `way`."""
    scene = bpy.context.scene
    thing = scene.camera or _camera(scene)
    thing.data.ortho_scale = 2 * half
    back = Vector(way).normalized()
    right = Vector(up).cross(back).normalized()
    top = back.cross(right)
    turned = thing.matrix_world.copy()
    for row in range(3):
        turned[row][0], turned[row][1], turned[row][2] = right[row], top[row], back[row]
    turned.translation = back * 1.0 + Vector((0, 0, PILE.height))
    thing.matrix_world = turned
    side = max(8, round(2000 * half / mm))
    render, cycles = scene.render, scene.cycles
    render.engine, cycles.device, cycles.samples, cycles.seed = "CYCLES", "CPU", samples, 1
    cycles.use_adaptive_sampling = cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces = 200, 200
    cycles.transmission_bounces = cycles.glossy_bounces = 200
    cycles.pixel_filter_type = "BOX"
    render.resolution_x = render.resolution_y = side
    render.use_persistent_data = True
    scene.view_settings.view_transform = "Raw"
    render.image_settings.file_format, render.image_settings.color_depth = "OPEN_EXR", "32"
    render.filepath = os.path.join(bpy.app.tempdir, "shot.exr")
    bpy.ops.render.render(write_still=True)
    image = bpy.data.images.load(render.filepath)
    image.colorspace_settings.name = "Raw"
    pixels = np.empty(side * side * 4, "f")
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(side, side, 4)[::-1, :, :3].astype(float)


def _camera(scene):
    data = bpy.data.cameras.new("camera")
    data.type, data.clip_end = "ORTHO", 10
    scene.camera = bpy.data.objects.new("camera", data)
    scene.collection.objects.link(scene.camera)
    return scene.camera


def _coarser(shot, times):
    """Means of squares of `times` pixels, which need not be whole."""
    if times == 1:
        return shot
    return _averaged(_averaged(shot, times).swapaxes(0, 1), times).swapaxes(0, 1)


def _averaged(rows, times):
    sums = np.concatenate([np.zeros((1, *rows.shape[1:])), rows.cumsum(0)])
    cuts = np.arange(0, len(rows) + 1e-9, times)
    low = np.floor(cuts).astype(int)
    share = (cuts - low)[:, None, None]
    at = sums[low] * (1 - share) + sums[np.minimum(low + 1, len(rows))] * share
    return np.diff(at, axis=0) / times


def _shades(shot):
    """Mean colours of equal parts of the pixels, dark to light."""
    pixels = shot.reshape(-1, 3)
    order = np.argsort(pixels @ (0.2126, 0.7152, 0.0722))
    return [_rounded(part.mean(0)) for part in np.array_split(pixels[order], QUANTILES)]


def _rounded(values):
    return [float(round(value, 4)) for value in values]


def _write(shot, path):
    """For looking at: sRGB."""
    image = bpy.data.images.new("seen", shot.shape[1], shot.shape[0])
    code = np.clip(shot, 0, 1)
    code = np.where(code < 0.0031308, code * 12.92, 1.055 * code ** (1 / 2.4) - 0.055)
    image.pixels.foreach_set(np.dstack([code, np.ones(code.shape[:2])])[::-1].astype("f").ravel())
    image.filepath_raw, image.file_format = path, "PNG"
    image.save()


def _options():
    parser = argparse.ArgumentParser()
    parser.add_argument("--out", required=True)
    parser.add_argument("--jobs", default="above,angles,edge")
    parser.add_argument("--samples", type=int, default=128)
    parser.add_argument("--pictures", action="store_true")
    return parser.parse_args(sys.argv[sys.argv.index("--") + 1 :])


main()
