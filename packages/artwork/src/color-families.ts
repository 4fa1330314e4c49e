import { parseHex } from '@nawl/engine/color/hex'
import { type Oklch, oklabFromRgb, oklchFromOklab } from '@nawl/engine/color/oklab'

import type { Yarn } from './design.ts'

type Rule = {
  readonly family: string
  readonly atLeast: number
  readonly holds: (yarn: Oklch) => boolean
}

/**
 * When a yarn counts towards a family, and how much of a rug such yarns must make before
 * the rug is listed in it. Lightness 0–1, chroma 0–0.37, hue in degrees, all OKLCH.
 */
const RULES = [
  {
    family: 'neutral',
    atLeast: 0.55,
    holds: ({ l, c, h }) => c < 0.06 && l > 0.6 && (c < 0.02 || isWarm(h)),
  },
  {
    family: 'earth-tones',
    atLeast: 0.3,
    holds: ({ l, c, h }) => l > 0.28 && l < 0.78 && c >= 0.045 && h >= 25 && h <= 95,
  },
  { family: 'grey', atLeast: 0.35, holds: ({ l, c }) => c < 0.022 && l < 0.82 },
  { family: 'blues', atLeast: 0.25, holds: ({ c, h }) => c >= 0.02 && h >= 190 && h <= 290 },
  { family: 'rich-colors', atLeast: 0.3, holds: ({ l, c }) => c >= 0.1 || (c >= 0.06 && l < 0.45) },
] as const satisfies readonly Rule[]

export type ColorFamily = (typeof RULES)[number]['family']

/** The families a rug of these yarns is listed in, measured from the yarns, most covering first. */
export function colorFamilies(yarns: readonly Yarn[]): ColorFamily[] {
  const measured = yarns.map(({ hex, share }) => ({ color: measure(hex), share }))
  const whole = measured.reduce((sum, { share }) => sum + share, 0)
  const sharing = (holds: Rule['holds']) =>
    measured.reduce((sum, { color, share }) => sum + (holds(color) ? share : 0), 0) / whole
  return RULES.filter(({ holds, atLeast }) => sharing(holds) >= atLeast).map(({ family }) => family)
}

function measure(hex: string): Oklch {
  const rgb = parseHex(hex)
  if (rgb === null) throw new Error(`${hex} is no colour`)
  return oklchFromOklab(oklabFromRgb(rgb))
}

function isWarm(hue: number): boolean {
  return hue > 20 && hue < 120
}
