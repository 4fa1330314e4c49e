import { nearestRgb } from '../color/gamut.ts'
import { oklabFromOklch, oklabFromRgb, oklchFromOklab } from '../color/oklab.ts'
import type { Harmony } from './harmony.ts'
import type { LightnessStep } from './lightness-ladder.ts'
import type { YarnRole } from './yarn-roles.ts'

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
