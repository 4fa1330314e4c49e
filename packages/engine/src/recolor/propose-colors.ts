import { nearestRgb } from '../color/gamut.ts'
import { oklabFromOklch, oklabFromRgb, oklchFromOklab } from '../color/oklab.ts'
import type { LightnessStep } from './lightness-ladder.ts'
import type { Swatch } from '../separation/separation.ts'

/**
 * Candidate colours, 0xRRGGBB, for a yarn of this role at this step, best first. Every other time, existing yarns
 * that fit come before synthesised colours.
 */
export function proposeColors(
  role: YarnRole,
  step: LightnessStep,
  harmony: Harmony,
  wool: readonly number[],
  random: () => number,
): number[] {
  const hues = harmony[role]
  const made = Array.from({ length: MADE }, () => makeColor(role, step, hues, random))
  const suiting = wool.filter((rgb) => suits(rgb, role, step, hues))
  const turn = Math.floor(random() * suiting.length)
  const turned = [...suiting.slice(turn), ...suiting.slice(0, turn)]
  return random() < 0.5 ? [...turned, ...made] : [...made, ...turned]
}

const MADE = 16

// OKLCH chroma in warm medium tones, from muted to the maximum for each role.
const CHROMA = {
  ground: [0.01, 0.065],
  body: [0.02, 0.11],
  accent: [0.12, 0.165],
} as const satisfies Record<YarnRole, readonly [number, number]>

function makeColor(
  role: YarnRole,
  step: LightnessStep,
  hues: readonly number[],
  random: () => number,
): number {
  const [least, most] = CHROMA[role]
  const l = step.lightness + (random() * 2 - 1) * step.room
  const h = hues[Math.floor(random() * hues.length)]! + (random() * 2 - 1) * 10
  const c = (least + random() * (most - least)) * woolChroma(l, h)
  return nearestRgb(oklabFromOklch({ l, c, h }))
}

function suits(rgb: number, role: YarnRole, step: LightnessStep, hues: readonly number[]): boolean {
  const { l, c, h } = oklchFromOklab(oklabFromRgb(rgb))
  const [least, most] = CHROMA[role]
  // Under half a gap: two yarns that both shift this far keep their order.
  if (Math.abs(l - step.lightness) > step.room * 1.5) return false
  const tone = woolChroma(l, h)
  if (c > most * Math.max(tone, 0.5) || (role === 'accent' && c < least * tone)) return false
  return c < GREY || hues.some((hue) => Math.abs(((h - hue + 540) % 360) - 180) < 25)
}

const GREY = 0.025

/**
 * The fraction of a chroma that dyed wool can have and still look like wool: 1 for warm medium tones, less for cool
 * hues, pale and dark tones. Lightness 0–1, hue in degrees of OKLCH. Chosen by eye: a pale pink or sky at full chroma
 * looks like plastic, a pale straw does not.
 */
function woolChroma(lightness: number, hue: number): number {
  const warmth = Math.max(0, Math.cos(((hue - 72) * Math.PI) / 180))
  const pale = Math.max(0, (lightness - 0.68) / 0.32) * (1 - 0.4 * warmth)
  const dark = Math.max(0, (0.36 - lightness) / 0.36)
  return (0.66 + 0.34 * warmth) * Math.max(0.15, 1 - 1.05 * pale - 0.75 * dark)
}

/** A yarn's role: the quiet ground, the body of the drawing, or an accent. */
type YarnRole = 'ground' | 'body' | 'accent'

/**
 * The largest yarn is the ground. From three yarns on the smallest free one is an accent, from six on two are: the
 * catalogue's "one surprising yarn of 2–6 %".
 */
export function yarnRoles(swatches: readonly Swatch[], fixed: readonly (number | null)[]): YarnRole[] {
  const bySize = swatches.map((_, n) => n).sort((n, m) => swatches[m]!.percentage - swatches[n]!.percentage)
  const [ground, ...others] = bySize
  const accents = new Set(others.filter((n) => fixed[n] === null).slice(-accentCount(swatches.length)))
  return swatches.map((_, n) => {
    if (n === ground) return 'ground'
    return swatches.length > 2 && accents.has(n) ? 'accent' : 'body'
  })
}

const accentCount = (yarns: number) => (yarns >= 6 ? 2 : 1)

/** Hues of a palette, in degrees of OKLCH: for the ground, the body and the accents. */
export type Harmony = {
  readonly ground: readonly number[]
  readonly body: readonly number[]
  readonly accent: readonly number[]
}

/** A random harmony around the hue of one of the colours given; any hue if all of them are grey. */
export function drawHarmony(colors: readonly number[], random: () => number): Harmony {
  const hues = colors.map((rgb) => oklchFromOklab(oklabFromRgb(rgb))).filter(({ c }) => c > LEAST_CHROMA)
  const key = hues[Math.floor(random() * hues.length)]?.h ?? random() * 360
  const scheme = SCHEMES[Math.floor(random() * SCHEMES.length)]!
  const turned = (degrees: readonly number[]) => degrees.map((by) => (key + by + 360) % 360)
  return { ground: turned(scheme.ground), body: turned(scheme.body), accent: turned(scheme.accent) }
}

const LEAST_CHROMA = 0.03

// Degrees from the key hue. Analogous and complementary schemes, the tradition in dyed wool: neighbouring hues for
// large areas, the opposite side of the circle only for small ones.
const SCHEMES: readonly Harmony[] = [
  { ground: [0], body: [0, 28, -28], accent: [180] },
  { ground: [0], body: [0, 25, 50], accent: [75] },
  { ground: [0, 20], body: [0, -20, 180], accent: [180, 160] },
  { ground: [180], body: [0, 20, 180], accent: [0] },
  { ground: [0], body: [0, 150, 210], accent: [30] },
  { ground: [0], body: [0, 12, -12], accent: [0, 190] },
]
