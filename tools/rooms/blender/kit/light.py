"""
What shines. Every lamp belongs to a light group, rendered into its own pass: light adds up, so a morning
and an evening are two mixtures of one render.
"""

import math

import bpy
from mathutils import Matrix, Vector

from .meshes import _frames

GROUPS = ("sky", "sun", "fill", "lamps")


def open_groups():
    layer = bpy.context.view_layer
    for name in GROUPS:
        bpy.ops.scene.view_layer_add_lightgroup()
        layer.lightgroups[-1].name = name


def sky(strength=5.0, seen=1.0):
    """
    An even white sky; the mixture gives it its blue. The camera sees the share `seen` of it: a photographer
    exposes once more for the view.
    """
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    world.use_nodes = True
    world.node_tree.nodes["Background"].inputs[0].default_value = (1, 1, 1, 1)
    world.node_tree.nodes["Background"].inputs[1].default_value = strength
    if seen < 1:
        _dim_for_camera(world.node_tree, strength, seen)
    world.lightgroup = "sky"


def _dim_for_camera(tree, strength, seen):
    rays, share = tree.nodes.new("ShaderNodeLightPath"), tree.nodes.new("ShaderNodeMapRange")
    share.inputs["To Min"].default_value, share.inputs["To Max"].default_value = strength, strength * seen
    tree.links.new(rays.outputs["Is Camera Ray"], share.inputs["Value"])
    tree.links.new(share.outputs[0], tree.nodes["Background"].inputs[1])


def sun(strength, height, heading, color=(1, 0.83, 0.62), width=1.6):
    """`height` above the horizon and `heading` of its rays from +x towards +y, in degrees."""
    rise, way = math.radians(height), math.radians(heading)
    rays = Vector((math.cos(rise) * math.cos(way), math.cos(rise) * math.sin(way), -math.sin(rise)))
    lamp = _lamp("SUN", "sun", strength, color)
    lamp.data.angle = math.radians(width)
    lamp.matrix_world = Vector((0, 0, -1)).rotation_difference(rays).to_matrix().to_4x4()


def bulb(at, watts, color=(1, 0.68, 0.38), radius=0.035):
    lamp = _lamp("POINT", "lamps", watts, color)
    lamp.data.shadow_soft_size = radius
    lamp.matrix_world = _frames[-1] @ Matrix.Translation(at)


def spot(at, target, watts, color=(1, 0.86, 0.68), angle=34.0, radius=0.03):
    lamp = _lamp("SPOT", "lamps", watts, color)
    lamp.data.spot_size, lamp.data.spot_blend = math.radians(angle), 0.8
    lamp.data.shadow_soft_size = radius
    way = Vector(target) - Vector(at)
    lamp.matrix_world = (
        Matrix.Translation(at) @ Vector((0, 0, -1)).rotation_difference(way).to_matrix().to_4x4()
    )


def panel(at, facing, size, watts, color=(1, 1, 1), group="fill"):
    """A soft rectangle of light; `size` is (across, upright)."""
    lamp = _area(at, facing, size, "fill" if group is None else group)
    lamp.data.energy, lamp.data.color = watts, color
    return lamp


def portal(at, facing, size):
    """Tells the renderer through which opening the sky comes in."""
    _area(at, facing, size, None).data.cycles.is_portal = True


def _area(at, facing, size, group):
    lamp = _lamp("AREA", group, 1, (1, 1, 1))
    lamp.data.shape = "RECTANGLE"
    lamp.data.size, lamp.data.size_y = size
    lamp.matrix_world = Matrix.Translation(at) @ Vector(facing).to_track_quat("-Z", "Y").to_matrix().to_4x4()
    # The camera sees rooms, not the photographer's lights.
    lamp.visible_camera = lamp.visible_glossy = False
    return lamp


def _lamp(kind, group, strength, color):
    data = bpy.data.lights.new(kind.lower(), kind)
    data.energy, data.color = strength, color
    lamp = bpy.data.objects.new(kind.lower(), data)
    bpy.context.scene.collection.objects.link(lamp)
    if group:
        lamp.lightgroup = group
    return lamp
