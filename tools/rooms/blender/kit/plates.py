"""The camera, and the planes that turn a furnished room into plates for rugs to be laid on."""

import math

import bpy
from mathutils import Vector

from .meshes import box, drum

# A rug's top lies here; at 0 the plates would slide against it.
PILE_HEIGHT = 0.015
SENSOR_MM = 36


def camera(record):
    """An untilted pinhole looking along +y, so that verticals stay upright; `record` as in room.json."""
    data = bpy.data.cameras.new("camera")
    data.lens, data.sensor_width = record["focalMm"], SENSOR_MM
    data.shift_x, data.shift_y = record["shiftX"], record["shiftY"]
    thing = bpy.data.objects.new("camera", data)
    thing.location = (record["x"], record["y"], record["z"])
    thing.rotation_euler = (math.pi / 2, 0, 0)
    bpy.context.scene.collection.objects.link(thing)
    bpy.context.scene.camera = thing


def handheld(view):
    """A camera that may tilt and blur: {"at", "target", "focalMm", "fStop"}, sharp at its target."""
    data = bpy.data.cameras.new("camera")
    data.lens, data.sensor_width = view["focalMm"], SENSOR_MM
    data.dof.use_dof = True
    data.dof.aperture_fstop = view["fStop"]
    way = Vector(view["target"]) - Vector(view["at"])
    data.dof.focus_distance = way.length
    data.clip_start = 0.01
    thing = bpy.data.objects.new("camera", data)
    thing.location = view["at"]
    thing.rotation_mode = "QUATERNION"
    thing.rotation_quaternion = way.to_track_quat("-Z", "Y")
    bpy.context.scene.collection.objects.link(thing)
    bpy.context.scene.camera = thing


def render_settings(width, aspect, samples):
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.device, cycles.samples, cycles.seed = "CPU", samples, 1
    cycles.use_adaptive_sampling, cycles.adaptive_threshold = True, 0.012
    cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 9, 5, 3
    cycles.transmission_bounces = 4
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.blur_glossy, cycles.filter_width = 6, 1, 1.5
    scene.render.resolution_x, scene.render.resolution_y = width, round(width / aspect)
    image = scene.render.image_settings
    image.file_format, image.exr_codec, image.color_depth = "OPEN_EXR_MULTILAYER", "NONE", "32"
    layer = bpy.context.view_layer
    layer.use_pass_z = False
    layer.cycles.denoising_store_passes = True


def render_to(path):
    bpy.context.scene.render.filepath = path
    bpy.ops.render.render(write_still=True)


def pile_plane(extent):
    """A matt plane of albedo 0.8 that only the camera sees: bounced light still meets the bare floor."""
    material, flat = _material("pile", "ShaderNodeBsdfDiffuse")
    flat.inputs["Color"].default_value = (0.8, 0.8, 0.8, 1)
    flat.inputs["Roughness"].default_value = 1
    return _camera_plane(extent, material)


def mask_scene(plane):
    """All black but the plane, which shines: its pixels tell how much of each a rug may colour."""
    black, white = _emission(0), _emission(1)
    for thing in list(bpy.data.objects):
        if thing.type in ("MESH", "CURVE"):
            thing.data.materials.clear()
            thing.data.materials.append(white if thing is plane else black)
        elif thing.type == "LIGHT":
            thing.hide_render = True
    bpy.context.scene.world.node_tree.nodes.clear()
    bpy.context.scene.cycles.max_bounces = 0
    bpy.context.scene.cycles.use_adaptive_sampling = False


def pieces_scene(plane):
    """Numbers the piece of furniture seen at each pixel's middle; the plane, which shines, is bare floor."""
    mask_scene(plane)
    plane.hide_render = True
    cycles = bpy.context.scene.cycles
    cycles.samples, cycles.filter_width = 1, 0.01
    bpy.context.view_layer.use_pass_object_index = True


def bare_scene(plane):
    """The same without any furniture: where floor would be seen."""
    plane.hide_render = False
    for thing in bpy.data.objects:
        if thing.pass_index > 0:
            thing.hide_render = True


def lay_rug(path, shape, width, depth, at, turn):
    """The traced reference: a rug of that texture in place, deep as pile, matt like wool. Metres, degrees."""
    material, flat = _material("rug", "ShaderNodeBsdfDiffuse")
    tree = material.node_tree
    flat.inputs["Roughness"].default_value = 1
    picture = tree.nodes.new("ShaderNodeTexImage")
    picture.image, picture.extension = bpy.data.images.load(path), "EXTEND"
    tree.links.new(picture.outputs["Color"], flat.inputs["Color"])
    place = tree.nodes.new("ShaderNodeMapping")
    place.inputs["Location"].default_value = (0.5, 0.5, 0)
    place.inputs["Scale"].default_value = (1 / width, 1 / depth, 1)
    tree.links.new(tree.nodes.new("ShaderNodeTexCoord").outputs["Object"], place.inputs["Vector"])
    tree.links.new(place.outputs[0], picture.inputs["Vector"])
    if shape == "round":
        rug = drum(width / 2, PILE_HEIGHT, (0, 0, 0), material, 0.005, 256)
    else:
        rug = box((width, depth, PILE_HEIGHT), (0, 0, 0), material, 0.005)
    rug.location = (*at, 0 if shape == "round" else PILE_HEIGHT / 2)
    rug.rotation_euler = (0, 0, math.radians(turn))


def _camera_plane(extent, material):
    left, right, near, far = extent
    bpy.ops.mesh.primitive_plane_add(size=1, location=((left + right) / 2, (near + far) / 2, PILE_HEIGHT))
    plane = bpy.context.object
    plane.scale = (right - left, far - near, 1)
    plane.data.materials.append(material)
    for rays in ("diffuse", "glossy", "transmission", "volume_scatter", "shadow"):
        setattr(plane, f"visible_{rays}", False)
    return plane


def _emission(strength):
    material, light = _material("mask", "ShaderNodeEmission")
    light.inputs["Color"].default_value = (strength, strength, strength, 1)
    return material


def _material(name, shader):
    """A material of one shader, and that shader's node."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()
    node = tree.nodes.new(shader)
    tree.links.new(node.outputs[0], tree.nodes.new("ShaderNodeOutputMaterial").inputs["Surface"])
    return material, node
