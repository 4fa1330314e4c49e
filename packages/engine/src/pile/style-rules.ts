import type { TextureStyle } from './tufted-raster.ts'

export type StrandKind = 'cut' | 'loop'

/**
 * What sets one way of finishing a rug apart. Heights are in 1/64 mm, widths in pixels
 * of the 1× picture, the rest in 1/1024 of shade per unit of height or of strength.
 */
export type StyleRules = {
  readonly strands: StrandKind
  /** Strength of the slow sheen of the lean. */
  readonly sweep: number
  /** How deep the groove between two yarns is cut, and how wide. */
  readonly groove: number
  readonly grooveWidth: number
  /** Extra height of the yarns that stand proud. */
  readonly step: number
  readonly lit: number
  readonly unlit: number
  readonly castShadow: number
  readonly occlusion: number
  /** The open side of the groove, away from the light. */
  readonly crack: number
  /** One-pixel contact shadow of a tuft on the tuft of another yarn behind it. */
  readonly hairline: number
  /** Least depth of cut, of 256: carving never quite fades. */
  readonly shallowest: number
  /** Whether loose fibres cross into the neighbouring yarn. */
  readonly strays: boolean
}

export const STYLE_RULES: Readonly<Record<TextureStyle, StyleRules>> = {
  fine: {
    strands: 'cut',
    sweep: 0.7,
    groove: 180,
    grooveWidth: 2.3,
    step: 0,
    lit: 1.6,
    unlit: 2.3,
    castShadow: 1.2,
    occlusion: 130,
    crack: 190,
    hairline: 150,
    shallowest: 60,
    strays: true,
  },
  loop: {
    strands: 'loop',
    sweep: 0.45,
    groove: 110,
    grooveWidth: 1.4,
    step: 0,
    lit: 1,
    unlit: 1.8,
    castShadow: 1,
    occlusion: 100,
    crack: 120,
    hairline: 110,
    shallowest: 60,
    strays: false,
  },
  carved: {
    strands: 'cut',
    sweep: 1.2,
    groove: 270,
    grooveWidth: 2.3,
    step: 170,
    lit: 1.9,
    unlit: 2.9,
    castShadow: 1.6,
    occlusion: 110,
    crack: 360,
    hairline: 180,
    shallowest: 40,
    strays: true,
  },
}
