import { deltaE2000 } from '../../color/delta-e2000.ts'
import { nearestRgb } from '../../color/gamut.ts'
import { labFromRgb } from '../../color/lab.ts'
import { type Oklab, oklabDistance } from '../../color/oklab.ts'
import type { ColorSample } from './color-samples.ts'

/** A local maximum of the density of a picture's colours. */
export type Peak = {
  readonly color: Oklab
  /** Isolated: the mark of a flat area. */
  readonly isSpike: boolean
}

/** Peaks closer than this in OKLab are one yarn, unless `areApart` decides otherwise. */
const MERGE_DISTANCE = 0.035

/**
 * The densest colours of a picture, densest first, at least one and at most `most`. Density is counted in cells of
 * 0.012 OKLab, each with a share of the 26 around it. Under grain no yarn is a single value, and an isolated peak is
 * chance.
 */
export function densityPeaks(samples: readonly ColorSample[], most: number, isGrainy: boolean): Peak[] {
  const grid = new Map<number, Cell>()
  for (const sample of samples) gather(grid, sample)
  const cells = [...grid.values()]
  let total = 0
  for (const cell of cells) {
    cell.density = densityAround(grid, cell)
    total += cell.weight
  }
  cells.sort((p, q) => q.density - p.density || p.key - q.key)
  const peaks: Peak[] = []
  for (const cell of cells) {
    if (peaks.length > 0 && (peaks.length === most || cell.density < total * FAINTEST)) break
    const isSpike = !isGrainy && cell.weight > 0.6 * cell.density
    if (!isSpike && !isHighest(grid, cell, isGrainy)) continue
    const peak = { color: meanColor(cell), isSpike }
    if (peaks.every((other) => areApart(peak, other, isGrainy))) peaks.push(peak)
  }
  return peaks
}

/**
 * Whether two peaks, or the clusters grown from them, are two yarns. Under grain, perceptual difference decides near
 * grey, where OKLab underestimates it; in drawn art such close colours are a soft edge.
 */
export function areApart(p: Peak, q: Peak, isGrainy: boolean): boolean {
  const distance = oklabDistance(p.color, q.color)
  if (distance >= MERGE_DISTANCE) return true
  if (distance >= TELLABLE) return isGrainy ? areDistinct(p, q) : p.isSpike && q.isSpike
  return !isGrainy && p.isSpike && q.isSpike && areDistinct(p, q)
}

const TELLABLE = 0.018
/** ΔE2000 from which two colours are two yarns. */
const DISTINCT = 5
const areDistinct = (p: Peak, q: Peak) => deltaE2000(labOf(p.color), labOf(q.color)) >= DISTINCT
const labOf = (color: Oklab) => labFromRgb(nearestRgb(color))
// Grain spreads a yarn over many cells: its densest contains far less than its coverage.
const FAINTEST = 0.0004
const CELL = 0.012
const SPAN = 128

type Cell = { readonly key: number; weight: number; l: number; a: number; b: number; density: number }

function gather(grid: Map<number, Cell>, { color, weight }: ColorSample): void {
  const index = (v: number) => Math.round(v / CELL)
  // Half the span keeps a and b, which may be negative, above zero.
  const key = (index(color.l) * SPAN + index(color.a) + SPAN / 2) * SPAN + index(color.b) + SPAN / 2
  const cell = grid.get(key) ?? { key, weight: 0, l: 0, a: 0, b: 0, density: 0 }
  cell.weight += weight
  cell.l += weight * color.l
  cell.a += weight * color.a
  cell.b += weight * color.b
  grid.set(key, cell)
}

const meanColor = ({ weight, l, a, b }: Cell): Oklab => ({ l: l / weight, a: a / weight, b: b / weight })

// Offsets to the 26 cells around one, with their weights.
const AROUND = [-1, 0, 1]
  .flatMap((l) => [-1, 0, 1].flatMap((a) => [-1, 0, 1].map((b) => ({ l, a, b }))))
  .filter(({ l, a, b }) => l !== 0 || a !== 0 || b !== 0)
  .map(({ l, a, b }) => ({
    offset: (l * SPAN + a) * SPAN + b,
    share: 1 / (1 + Math.abs(l) + Math.abs(a) + Math.abs(b)),
  }))

function densityAround(grid: Map<number, Cell>, { key, weight }: Cell): number {
  let density = weight
  for (const { offset, share } of AROUND) density += share * (grid.get(key + offset)?.weight ?? 0)
  return density
}

/**
 * Whether no cell around is denser. Under grain those do not count that are denser only because a far heavier yarn lies
 * beyond them; without, such a yarn is a spike.
 */
function isHighest(grid: Map<number, Cell>, { key, density, weight }: Cell, isGrainy: boolean): boolean {
  const least = isGrainy ? BETWEEN * weight : 0
  return AROUND.every(({ offset }) => {
    const beside = grid.get(key + offset)
    if (beside === undefined || beside.weight < least) return true
    return beside.density < density || (beside.density === density && offset > 0)
  })
}

/** Share of a yarn's densest cell below which a cell beside it is no yarn. */
const BETWEEN = 0.05
