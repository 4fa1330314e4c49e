"""Stone and concrete underfoot."""

from ..meshes import box
from ..shader import Shader
from .laid_floor import lay, tone_of

# Smoother than this the renderer tells the denoiser of a mirror, and an outline is drawn round the place.
MIRRORS_BELOW = 0.29


def slabs(area, material, size=(0.9, 0.6), bond=0.5, joint=0.0012, seed=3):
    """Courses of slabs, each course moved on by `bond` of a slab."""
    left, right, near, far = area
    width, depth = size
    half_width, half_depth = (right - left) / 2 + width, (far - near) / 2 + depth
    pieces = []
    for row in range(int(-half_depth / depth), int(half_depth / depth) + 1):
        shift = (row % 2) * bond * width
        for column in range(int(-half_width / width) - 1, int(half_width / width) + 1):
            pieces.append((column * width + shift, row * depth, width, depth))
    _grout(area)
    return lay(area, pieces, material, 0, seed, gap=joint, bevel=0.0015, lift=1.2e-4)


def limestone(base=(0.56, 0.49, 0.40), name="limestone", spread=0.06, roughness=0.42):
    """Honed stone: clouds and a few shells, no two slabs from one bed."""
    shader = Shader(name, base, roughness, 0.45)
    clouds = shader.noise(
        1, detail=7, roughness=0.58, distortion=0.6, at=shader.place((2.6, 2.6, 1), uv=True)
    )
    shells = shader.noise(1, detail=3, roughness=0.6, at=shader.place((60, 60, 1), uv=True))
    beds = shader.noise(1, detail=4, distortion=0.2, at=shader.place((0.8, 7, 1), uv=True))
    mixed = shader.math("ADD", shader.math("MULTIPLY", clouds, 0.6), shader.math("MULTIPLY", beds, 0.4))
    color = shader.ramp(
        mixed, [(0.34, [c * 0.88 for c in base]), (0.5, base), (0.66, [c * 1.10 for c in base])]
    )
    flecks = shader.ramp(shells, [(0.30, (0.86, 0.84, 0.80)), (0.46, (1, 1, 1))])
    toned = shader.node("ShaderNodeHueSaturation")
    shader.link(shader.multiply(color, flecks, 0.5), toned.inputs["Color"])
    tones = tone_of(shader)
    shader.link(shader.map(tones[0], 1 - spread, 1 + spread), toned.inputs["Value"])
    shader.link(shader.map(tones[1], 0.85, 1.1), toned.inputs["Saturation"])
    shader.feed("Base Color", toned.outputs[0])
    wear = shader.noise(1.3, detail=2)
    shiniest = max(roughness - 0.12, MIRRORS_BELOW)
    shader.feed("Roughness", shader.map(wear, shiniest, roughness + 0.16, 0.3, 0.7))
    shader.emboss(shells, 0.0003, 0.4)
    return shader.material


def concrete(base=(0.29, 0.278, 0.26), name="concrete", roughness=0.34):
    """Power-floated and waxed: the float's sweep, shine that comes and goes."""
    shader = Shader(name, base, roughness, 0.5)
    wide = shader.noise(0.7, detail=8, roughness=0.6, distortion=1.4)
    close = shader.noise(7, detail=7, roughness=0.62, distortion=0.8)
    mixed = shader.math("ADD", shader.math("MULTIPLY", wide, 0.6), shader.math("MULTIPLY", close, 0.4))
    color = shader.ramp(
        mixed, [(0.36, [c * 0.78 for c in base]), (0.5, base), (0.64, [c * 1.16 for c in base])]
    )
    sand = shader.ramp(shader.noise(70, detail=3, roughness=0.7), [(0.32, (0.82, 0.82, 0.82)), (0.5, (1, 1, 1))])
    shader.feed("Base Color", shader.multiply(color, sand, 0.7))
    # Fractal shine looks like puddles: it comes and goes by the metre only.
    sheen = shader.noise(0.8, detail=1)
    shader.feed("Roughness", shader.map(sheen, roughness - 0.05, roughness + 0.10, 0.35, 0.65))
    shader.emboss(shader.noise(6, detail=2), 0.0006, 0.2)
    return shader.material


def _grout(area):
    left, right, near, far = area
    grout = Shader("grout", (0.34, 0.30, 0.25), 0.95, 0.1)
    grout.mottle((0.34, 0.30, 0.25), 0.1, 4)
    box(
        (right - left + 2, far - near + 2, 0.05),
        ((left + right) / 2, (near + far) / 2, -0.0265),
        grout.material,
        0,
    )
