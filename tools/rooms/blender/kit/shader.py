"""A material under construction: shorter words for Blender's nodes."""

import bpy


class Shader:
    """
    A principled surface. Camera rays see all of it; bounced light sees its `mean` colour flat,
    which takes a fifth off the render time and cannot be told from the whole.
    """

    def __init__(self, name, mean, roughness=0.5, specular=0.5):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.surface = self.tree.nodes["Principled BSDF"]
        self.set(self.surface, "Base Color", (*mean, 1))
        self.set(self.surface, "Roughness", roughness)
        self.set(self.surface, "Specular", specular)
        self._flat_for_bounces(mean)

    def _flat_for_bounces(self, mean):
        rays = self.node("ShaderNodeLightPath")
        flat = self.node("ShaderNodeBsdfDiffuse")
        self.set(flat, "Color", (*mean, 1))
        self.chosen = self.node("ShaderNodeMixShader")
        self.link(rays.outputs["Is Camera Ray"], self.chosen.inputs[0])
        self.link(flat.outputs[0], self.chosen.inputs[1])
        self.link(self.surface.outputs[0], self.chosen.inputs[2])
        self.output = self.tree.nodes["Material Output"]
        self.link(self.chosen.outputs[0], self.output.inputs["Surface"])

    def for_all_rays(self):
        """Takes the shortcut away, where bounced light must see what the camera sees: metal, thin cloth."""
        self.link(self.surface.outputs[0], self.output.inputs["Surface"])
        return self

    def set(self, node, entry, value):
        node.inputs[entry].default_value = value

    def node(self, kind, settings=None, **entries):
        node = self.tree.nodes.new(kind)
        for name, value in (settings or {}).items():
            setattr(node, name, value)
        for name, value in entries.items():
            node.inputs[name.replace("_", " ")].default_value = value
        return node

    def link(self, source, target):
        self.tree.links.new(source, target)

    def feed(self, entry, source):
        self.link(source, self.surface.inputs[entry])

    def place(self, scale=(1, 1, 1), uv=False):
        """Coordinates of the object in metres, or its unwrapped ones, stretched."""
        coordinates = self.node("ShaderNodeTexCoord")
        mapping = self.node("ShaderNodeMapping")
        self.set(mapping, "Scale", scale)
        self.link(coordinates.outputs["UV" if uv else "Object"], mapping.inputs["Vector"])
        return mapping.outputs[0]

    def noise(self, scale, detail=4.0, roughness=0.5, distortion=0.0, at=None):
        texture = self.node(
            "ShaderNodeTexNoise", Scale=scale, Detail=detail, Roughness=roughness, Distortion=distortion
        )
        self.link(at if at is not None else self.place(), texture.inputs["Vector"])
        return texture.outputs["Fac"]

    def ramp(self, value, stops):
        ramp = self.node("ShaderNodeValToRGB")
        elements = ramp.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, color) in zip(elements, stops):
            element.position = position
            element.color = (*color, 1)
        self.link(value, ramp.inputs["Fac"])
        return ramp.outputs["Color"]

    def math(self, operation, one, other):
        node = self.node("ShaderNodeMath", {"operation": operation})
        for entry, value in zip(node.inputs, (one, other)):
            if isinstance(value, (int, float)):
                entry.default_value = value
            else:
                self.link(value, entry)
        return node.outputs[0]

    def map(self, value, low, high, start=0.0, end=1.0):
        node = self.node("ShaderNodeMapRange")
        for index, number in zip((1, 2, 3, 4), (start, end, low, high)):
            node.inputs[index].default_value = number
        self.link(value, node.inputs[0])
        return node.outputs[0]

    def multiply(self, one, other, share=1.0):
        node = self.node("ShaderNodeMixRGB", {"blend_type": "MULTIPLY"})
        node.inputs[0].default_value = share
        self.link(one, node.inputs[1])
        self.link(other, node.inputs[2])
        return node.outputs[0]

    def mottle(self, color, share, scale, low=0.3, high=0.7, **noise):
        """The colour, lighter and darker by `share` in clouds of 1 / `scale` metres."""
        stops = [(low, [c * (1 - share) for c in color]), (high, [min(1, c * (1 + share)) for c in color])]
        self.feed("Base Color", self.ramp(self.noise(scale, **noise), stops))

    def emboss(self, height, metres, strength=1.0):
        bump = self.node("ShaderNodeBump", Strength=strength, Distance=metres)
        self.link(height, bump.inputs["Height"])
        self.feed("Normal", bump.outputs["Normal"])
