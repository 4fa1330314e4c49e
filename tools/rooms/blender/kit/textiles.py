"""What soft things are covered with. Colours are scene-linear."""

from .shader import Shader


def cloth(color, name="cloth", thread=210.0, relief=0.0016, variation=0.08, sheen=0.35):
    """Woven wool or linen: `thread` cells a metre, raised by `relief` metres."""
    shader = Shader(name, color, 0.95, 0.15)
    shader.set(shader.surface, "Sheen", sheen)
    weave = shader.node("ShaderNodeTexVoronoi", Scale=thread)
    shader.link(shader.place(), weave.inputs["Vector"])
    clouds = shader.noise(5, detail=6)
    slub = shader.noise(1, detail=3, at=shader.place((thread * 0.12, thread * 0.12, thread * 1.4)))
    tone = shader.math("ADD", shader.math("MULTIPLY", clouds, 0.55), shader.math("MULTIPLY", slub, 0.45))
    stops = [(0.3, [c * (1 - variation) for c in color]), (0.7, [min(1, c * (1 + variation)) for c in color])]
    shade = shader.ramp(weave.outputs["Distance"], [(0.0, (1, 1, 1)), (0.75, (0.82, 0.8, 0.78))])
    shader.feed("Base Color", shader.multiply(shader.ramp(tone, stops), shade, 0.7))
    shader.emboss(shader.math("SUBTRACT", 1.0, weave.outputs["Distance"]), relief, 0.8)
    return shader.material


def boucle(color, name="boucle"):
    return cloth(color, name, thread=85, relief=0.006, variation=0.12)


def sheer(color, name="sheer", through=0.42):
    """Curtain that lets part of the light through."""
    shader = Shader(name, color, 0.95, 0.1).for_all_rays()
    weave = shader.noise(1, detail=3, at=shader.place((260, 260, 20)))
    stops = [(0.3, [c * 0.95 for c in color]), (0.7, [min(1, c * 1.03) for c in color])]
    tone = shader.ramp(weave, stops)
    shader.feed("Base Color", tone)
    glow = shader.node("ShaderNodeBsdfTranslucent")
    shader.link(tone, glow.inputs["Color"])
    mix = shader.node("ShaderNodeMixShader", {}, Fac=through)
    shader.link(shader.surface.outputs[0], mix.inputs[1])
    shader.link(glow.outputs[0], mix.inputs[2])
    shader.link(mix.outputs[0], shader.output.inputs["Surface"])
    return shader.material


def lampshade(color=(0.84, 0.77, 0.66), name="lampshade"):
    return sheer(color, name, through=0.5)


def cord(color, name="cord"):
    """Paper cord, wound closely: the seat of a dining chair."""
    shader = Shader(name, color, 0.75, 0.3)
    strands = shader.node(
        "ShaderNodeTexWave", {"bands_direction": "X"}, Scale=42.0, Distortion=0.5, Detail=2.0
    )
    shader.link(shader.place(), strands.inputs["Vector"])
    stops = [(0.0, [c * 0.62 for c in color]), (0.45, color), (1.0, [min(1, c * 1.06) for c in color])]
    shader.feed("Base Color", shader.ramp(strands.outputs["Fac"], stops))
    shader.emboss(strands.outputs["Fac"], 0.0025)
    return shader.material
