"""What hard things are made of. Colours are scene-linear."""

from .shader import Shader


def plaster(color, name="plaster", relief=0.0066, variation=0.05):
    """Lime plaster: clouds of tone by the metre, a trowel's relief by the hand."""
    shader = Shader(name, color, roughness=0.92, specular=0.2)
    shader.mottle(color, variation, 1.4, low=0.32, high=0.68, detail=9, roughness=0.62, distortion=0.6)
    shader.emboss(shader.noise(5, detail=10, roughness=0.66, distortion=0.9), relief, 0.6)
    return shader.material


def paint(color, name="paint", roughness=0.45):
    """Painted joinery."""
    shader = Shader(name, color, roughness)
    shader.mottle(color, 0.02, 3)
    shader.emboss(shader.noise(40, detail=3), 0.0003)
    return shader.material


def wood(color, name="wood", along="x", roughness=0.42, variation=0.16):
    """Solid wood whose grain runs along one axis of the object."""
    shader = Shader(name, color, roughness)
    stretch = {axis: (1.2 if axis == along else 22) for axis in "xyz"}
    grain = shader.noise(1, detail=5, roughness=0.6, distortion=0.8, at=shader.place(tuple(stretch.values())))
    fine = {axis: (6 if axis == along else 260) for axis in "xyz"}
    pores = shader.noise(1, detail=3, at=shader.place(tuple(fine.values())))
    stops = [(0.3, [c * (1 - variation) for c in color]), (0.7, [c * (1 + variation * 0.8) for c in color])]
    dark = shader.ramp(pores, [(0.32, (0.72, 0.68, 0.64)), (0.46, (1, 1, 1))])
    shader.feed("Base Color", shader.multiply(shader.ramp(grain, stops), dark, 0.6))
    shader.feed("Roughness", shader.map(grain, roughness - 0.06, roughness + 0.1))
    shader.emboss(pores, 0.0002, 0.5)
    return shader.material


def metal(color, name="metal", roughness=0.3):
    shader = Shader(name, color).for_all_rays()
    shader.set(shader.surface, "Metallic", 1)
    shader.feed("Roughness", shader.map(shader.noise(30), roughness - 0.06, roughness + 0.1))
    return shader.material


def lacquered_iron(name="iron"):
    shader = Shader(name, (0.025, 0.023, 0.021), 0.42)
    shader.mottle((0.025, 0.023, 0.021), 0.2, 8)
    return shader.material


def ceramic(color, name="ceramic", roughness=0.4, relief=0.0012, variation=0.06):
    """Thrown stoneware: uneven glaze over what the fingers left."""
    shader = Shader(name, color, roughness)
    shader.mottle(color, variation, 9, detail=6)
    shader.emboss(shader.noise(1, detail=3, at=shader.place((18, 18, 90))), relief)
    return shader.material


def stone(color, name="stone", roughness=0.5, variation=0.1, scale=3.0):
    """Travertine and limestone: beds that run level, small pits."""
    shader = Shader(name, color, roughness)
    beds = shader.noise(scale, detail=8, roughness=0.62, distortion=0.7, at=shader.place((1, 1, 4)))
    pits = shader.noise(55, detail=4, roughness=0.7, at=shader.place((1, 1, 2.4)))
    stops = [(0.3, [c * (1 - variation) for c in color]), (0.7, [min(1, c * (1 + variation)) for c in color])]
    dark = shader.ramp(pits, [(0.30, (0.66, 0.6, 0.54)), (0.38, (1, 1, 1))])
    shader.feed("Base Color", shader.multiply(shader.ramp(beds, stops), dark, 0.55))
    shader.emboss(pits, 0.0008, 0.4)
    return shader.material


def paper(color=(0.78, 0.74, 0.66), name="paper"):
    shader = Shader(name, color, 0.9, 0.2)
    shader.mottle(color, 0.03, 40)
    return shader.material


def leaf(color=(0.115, 0.145, 0.075), name="leaf"):
    """Olive leaves, dull above, a little light coming through."""
    shader = Shader(name, color, 0.55).for_all_rays()
    shader.mottle(color, 0.3, 30)
    through = shader.node("ShaderNodeBsdfTranslucent")
    shader.set(through, "Color", (color[0] * 1.4, color[1] * 1.5, color[2], 1))
    mix = shader.node("ShaderNodeMixShader", {}, Fac=0.2)
    shader.link(shader.surface.outputs[0], mix.inputs[1])
    shader.link(through.outputs[0], mix.inputs[2])
    shader.link(mix.outputs[0], shader.output.inputs["Surface"])
    return shader.material


def glowing(color, strength, name="glow"):
    """What shines by itself and is seen by other light as well: a bulb, a flame, a frosted globe."""
    shader = Shader(name, color)
    light = shader.node("ShaderNodeEmission", {}, Strength=strength)
    shader.set(light, "Color", (*color, 1))
    # Without a surface of its own a globe is black by day, when lamps are off.
    both = shader.node("ShaderNodeAddShader", {})
    shader.link(shader.surface.outputs[0], both.inputs[0])
    shader.link(light.outputs[0], both.inputs[1])
    shader.link(both.outputs[0], shader.output.inputs["Surface"])
    return shader.material
