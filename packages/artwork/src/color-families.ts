import { parseHex } from '@nawl/engine/color/hex'
import { type Oklch, oklabFromRgb, oklchFromOklab } from '@nawl/engine/color/oklab'

import type { Yarn } from './design.ts'

/** Fractions of a rug, 0–1, by kind of colour. */
type Areas = {
  /** Covered by a nameable hue: neither black, white, grey nor beige. */
  readonly hued: number
  /** `hued` plus beige. */
  readonly colored: number
  readonly light: number
  readonly grey: number
  readonly earth: number
  readonly blue: number
  readonly rich: number
}

/** A hue with this coverage determines a rug's family, whatever its ground. */
const HUE_DECIDES = 0.15

/** What a rug must contain to be listed in a family. */
const RULES = [
  { family: 'neutral', holds: ({ hued, light }) => hued < HUE_DECIDES && light >= 0.55 },
  { family: 'earth-tones', holds: ({ hued, earth }) => earth >= HUE_DECIDES && earth >= 0.6 * hued },
  { family: 'grey', holds: ({ colored, grey }) => colored < HUE_DECIDES && grey >= 0.3 },
  { family: 'blues', holds: ({ hued, blue }) => blue >= 0.25 && blue >= 0.4 * hued },
  { family: 'rich-colors', holds: ({ rich }) => rich >= 0.3 },
] as const satisfies readonly { readonly family: string; readonly holds: (areas: Areas) => boolean }[]

export type ColorFamily = (typeof RULES)[number]['family']

type Yarns = readonly Pick<Yarn, 'hex' | 'share'>[]

/** The families of a rug with these yarns, weighted by coverage. */
export function colorFamilies(yarns: Yarns): ColorFamily[] {
  const areas = areasOf(yarns)
  return RULES.filter(({ holds }) => holds(areas)).map(({ family }) => family)
}

/** How much of a rug with these yarns has a family's colours, 0–1. */
export function familyArea(yarns: Yarns, family: ColorFamily): number {
  return areasOf(yarns)[AREA_OF[family]]
}

const AREA_OF = {
  neutral: 'light',
  'earth-tones': 'earth',
  grey: 'grey',
  blues: 'blue',
  'rich-colors': 'rich',
} as const satisfies Record<ColorFamily, keyof Areas>

function areasOf(yarns: Yarns): Areas {
  const measured = yarns.map(({ hex, share }) => ({ color: measure(hex), share }))
  const total = measured.reduce((sum, { share }) => sum + share, 0)
  const covered = (holds: (yarn: Oklch) => boolean) =>
    measured.reduce((sum, { color, share }) => sum + (holds(color) ? share : 0), 0) / total
  return {
    hued: covered(isHued),
    colored: covered((yarn) => isHued(yarn) || isBeige(yarn)),
    light: covered((yarn) => yarn.l > 0.6 && !isHued(yarn)),
    grey: covered(isGrey),
    earth: covered(isEarth),
    blue: covered(isBlue),
    rich: covered(isRich),
  }
}

// Lightness 0–1, chroma 0–0.37, hue in degrees, all OKLCH.

/** Undyed to sand: perceived as a ground and not as a colour. */
const isBeige = ({ l, c, h }: Oklch) => l > 0.7 && c >= 0.045 && c < 0.07 && isWithin(h, 60, 100)

const isHued = (yarn: Oklch) =>
  !isBeige(yarn) && yarn.c >= (yarn.l > 0.7 && isWithin(yarn.h, 60, 100) ? 0.045 : 0.03)

/** Darker counts as black, lighter as white. */
const isGrey = ({ l, c }: Oklch) => c < 0.025 && l >= 0.33 && l <= 0.87

/** Clay, rust, ochre, brown and olive; paler warm colours are pink, more vivid ones red or yellow. */
function isEarth(yarn: Oklch): boolean {
  const { l, c, h } = yarn
  if (!isHued(yarn) || l < 0.28 || l > 0.8) return false
  if (isWithin(h, 100, 125)) return c <= 0.085 && l < 0.66
  return c <= 0.14 && (isWithin(h, 50, 100) || (l < 0.68 && isWithin(h, 28, 50)))
}

/** From petrol to indigo. */
const isBlue = (yarn: Oklch) => isHued(yarn) && isWithin(yarn.h, 205, 290)

/** Vivid, or deep. */
const isRich = ({ l, c }: Oklch) => c >= 0.125 || (c >= 0.1 && l < 0.7) || (c >= 0.06 && l < 0.45)

const isWithin = (hue: number, from: number, to: number) => hue >= from && hue < to

function measure(hex: string): Oklch {
  const rgb = parseHex(hex)
  if (rgb === null) throw new Error(`${hex} is no colour`)
  return oklchFromOklab(oklabFromRgb(rgb))
}
