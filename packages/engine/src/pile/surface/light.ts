/** The lights a rug can be shown in. */
export const LIGHTS = ['day', 'lamp'] as const
export type Light = (typeof LIGHTS)[number]

type Rgb = readonly [red: number, green: number, blue: number]

export type LightRules = {
  /** Colour of the light, linear. */
  readonly tint: Rgb
  /** Colour of the light that reaches shadows. */
  readonly shadow: Rgb
  readonly gloss: Rgb
  readonly glossStrength: number
  readonly contrast: number
}

export const LIGHT_RULES: Readonly<Record<Light, LightRules>> = {
  day: {
    tint: [1, 1, 1],
    shadow: [0.94, 0.99, 1.09],
    gloss: [1, 1, 1.02],
    glossStrength: 1,
    contrast: 1,
  },
  lamp: {
    tint: [0.945, 0.837, 0.666],
    shadow: [1.03, 0.98, 0.95],
    gloss: [1.1, 0.95, 0.72],
    glossStrength: 1.35,
    contrast: 1.22,
  },
}
