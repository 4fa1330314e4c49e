"""Wool as a path tracer sees single fibres: light goes partly through them, and a little shines."""

import bpy

THROUGH, SHINE, ROUGHNESS = 0.30, 0.04, 0.45
# The grey of a middling strand.
BROUGHT = 0.5


def fibre_wool():
    """A material whose colour `set_albedo` changes; strands bring along a grey, lighter or darker than `BROUGHT`."""
    material = bpy.data.materials.new("fibre")
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()
    new, link = tree.nodes.new, tree.links.new
    tone = new("ShaderNodeVertexColor")
    tone.layer_name = "yarn"
    # A power keeps even the palest fibre from sending back more light than it gets.
    power = new("ShaderNodeMath")
    power.operation = "DIVIDE"
    power.inputs[0].default_value = BROUGHT
    link(tone.outputs["Color"], power.inputs[1])
    dyed = new("ShaderNodeGamma")
    dyed.name = "dye"
    link(power.outputs[0], dyed.inputs["Gamma"])
    surfaces = [new(f"ShaderNodeBsdf{kind}") for kind in ("Diffuse", "Translucent", "Glossy")]
    for surface in surfaces[:2]:
        link(dyed.outputs[0], surface.inputs["Color"])
    surfaces[2].inputs["Color"].default_value = (1, 1, 1, 1)
    surfaces[2].inputs["Roughness"].default_value = ROUGHNESS
    lit = surfaces[0]
    for surface, share in ((surfaces[1], THROUGH), (surfaces[2], SHINE)):
        mixed = new("ShaderNodeMixShader")
        mixed.inputs[0].default_value = share
        link(lit.outputs[0], mixed.inputs[1])
        link(surface.outputs[0], mixed.inputs[2])
        lit = mixed
    link(lit.outputs[0], new("ShaderNodeOutputMaterial").inputs["Surface"])
    return material


def set_albedo(material, albedo):
    """The fibres' mean reflectance per channel, 0 to 1."""
    material.node_tree.nodes["dye"].inputs["Color"].default_value = (*albedo, 1)
