import { deltaE2000 } from '../color/delta-e2000.ts'
import { formatHex, parseHex } from '../color/hex.ts'
import { labFromRgb } from '../color/lab.ts'
import type { Swatch } from '../separation/separation.ts'
import { lightnessLadder } from './lightness-ladder.ts'
import { proposeColors, yarnRoles, drawHarmony, type Harmony } from './propose-colors.ts'

export type Shuffling = {
  /** The current colour, `#RRGGBB`, of each swatch. */
  readonly current: readonly string[]
  /** Original colours, as in the swatches, that keep their current colour. */
  readonly locked: ReadonlySet<string>
  /** The shop's named colours, `#RRGGBB`, used unchanged where one fits. */
  readonly library: readonly string[]
  /** Returns numbers in [0, 1). */
  readonly random: () => number
}

/**
 * A new palette, `#RRGGBB` per swatch, of colours that go together. The order of lightness is kept, so that the
 * drawing stays legible; the largest yarn stays a quiet ground, and only small ones are bright. No two yarns are
 * closer than ΔE2000 8 unless locked ones leave no choice.
 */
export function shufflePalette(swatches: readonly Swatch[], shuffling: Shuffling): readonly string[] {
  const scene = setScene(swatches, shuffling)
  if (scene.fixed.every((rgb) => rgb !== null)) return scene.current.map(formatHex)
  let best: readonly number[] = scene.current
  let bestScore = -1
  for (let attempt = 0; attempt < ATTEMPTS && bestScore < APART + CHANGE; attempt++) {
    const palette = drawPalette(scene)
    const score =
      Math.min(APART, closestPair(palette, scene.fixed)) + Math.min(CHANGE, change(palette, scene))
    if (score <= bestScore) continue
    best = palette
    bestScore = score
  }
  return best.map(formatHex)
}

const ATTEMPTS = 24
/** Minimum ΔE2000 between any two yarns, and on average between old and new. */
const APART = 8
const CHANGE = 8

type Scene = {
  readonly swatches: readonly Swatch[]
  readonly current: readonly number[]
  /** The colour of a locked swatch; null if it is free. */
  readonly fixed: readonly (number | null)[]
  readonly originals: readonly number[]
  readonly library: readonly number[]
  readonly random: () => number
}

function setScene(swatches: readonly Swatch[], { current, locked, library, random }: Shuffling): Scene {
  const originals = swatches.map(({ r, g, b }) => (r << 16) | (g << 8) | b)
  const now = swatches.map((_, n) => parseHex(current[n] ?? '') ?? originals[n]!)
  return {
    swatches,
    current: now,
    fixed: swatches.map(({ hex }, n) => (locked.has(hex) ? now[n]! : null)),
    originals,
    library: library.flatMap((hex) => parseHex(hex) ?? []),
    random,
  }
}

function drawPalette(scene: Scene): number[] {
  const { swatches, originals, fixed, library, random } = scene
  const wool = [...library, ...originals]
  const harmony = drawHarmony(wool, random)
  const roles = yarnRoles(swatches, fixed)
  const steps = lightnessLadder(originals, fixed, random)
  const palette = [...originals]
  const placed: number[] = fixed.filter((rgb) => rgb !== null)
  // Large yarns choose first: a rug is remembered by them.
  const bySize = swatches.map((_, n) => n).sort((n, m) => swatches[m]!.percentage - swatches[n]!.percentage)
  for (const n of bySize) {
    const kept = fixed[n]!
    palette[n] =
      kept ?? choose(proposeColors(roles[n]!, steps[n]!, harmony, wool, random), placed, harmony, random)
    if (kept === null) placed.push(palette[n])
  }
  return palette
}

function choose(
  proposals: readonly number[],
  placed: readonly number[],
  harmony: Harmony,
  random: () => number,
): number {
  const distinct = proposals.find((rgb) => distanceToNearest(rgb, placed) >= APART)
  if (distinct !== undefined) return distinct
  // Squeezed between locked colours: being distinguishable matters more than the order of lightness.
  const anywhere = [0.25, 0.4, 0.55, 0.7, 0.85].flatMap((lightness) =>
    proposeColors('body', { lightness, room: 0.1 }, harmony, [], random),
  )
  const all = [...proposals, ...anywhere]
  const distances = all.map((rgb) => distanceToNearest(rgb, placed))
  return all[distances.indexOf(Math.max(...distances))]!
}

function distanceToNearest(rgb: number, others: readonly number[]): number {
  const lab = labFromRgb(rgb)
  return Math.min(...others.map((other) => deltaE2000(lab, labFromRgb(other))))
}

/** The smallest difference between two yarns of which at least one is free. */
function closestPair(palette: readonly number[], fixed: readonly (number | null)[]): number {
  const distances = palette.map((rgb, n) =>
    fixed[n] === null ? distanceToNearest(rgb, palette.toSpliced(n, 1)) : Infinity,
  )
  return Math.min(...distances)
}

function change(palette: readonly number[], { current, fixed }: Scene): number {
  const free = palette.map((_, n) => n).filter((n) => fixed[n] === null)
  const sum = free.reduce(
    (total, n) => total + deltaE2000(labFromRgb(palette[n]!), labFromRgb(current[n]!)),
    0,
  )
  return sum / free.length
}
