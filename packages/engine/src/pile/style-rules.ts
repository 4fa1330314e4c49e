import type { TextureStyle } from './tufted-raster.ts'

export type StrandKind = 'cut' | 'loop'

/**
 * The parameters of a pile style. Heights are in 1/64 mm, widths in pixels of the 1× picture, the rest in 1/1024 of
 * shade per unit of height or strength.
 */
export type StyleRules = {
  readonly strands: StrandKind
  /** Strength of the slow sheen. */
  readonly sweep: number
  /** Depth and width of the groove between two yarns. */
  readonly groove: number
  readonly grooveWidth: number
  /** Extra height of the raised yarns. */
  readonly step: number
  readonly lit: number
  readonly unlit: number
  readonly occlusion: number
  /** Darkening of the groove's open side, away from the light. */
  readonly crack: number
  /** Darkening where the rows along a border meet those that fill the area. */
  readonly seam: number
  /** mm per step of the tile's `stray`: how far a yarn's fibres lean over a lower neighbour. */
  readonly bloom: number
}

export const STYLE_RULES: Readonly<Record<TextureStyle, StyleRules>> = {
  fine: {
    strands: 'cut',
    sweep: 0.75,
    groove: 190,
    grooveWidth: 2,
    step: 30,
    lit: 1.2,
    unlit: 2.2,
    occlusion: 90,
    crack: 1800,
    seam: 40,
    bloom: 0.35,
  },
  loop: {
    strands: 'loop',
    sweep: 0.45,
    groove: 110,
    grooveWidth: 1.4,
    step: 0,
    lit: 1,
    unlit: 1.8,
    occlusion: 100,
    crack: 300,
    seam: 0,
    bloom: 0,
  },
  carved: {
    strands: 'cut',
    sweep: 1.15,
    groove: 240,
    grooveWidth: 1.7,
    step: 60,
    lit: 0.9,
    unlit: 1.3,
    occlusion: 60,
    crack: 2600,
    seam: 30,
    bloom: 1,
  },
}
