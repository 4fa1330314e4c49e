import { mulberry32 } from '../../color/mulberry32.ts'
import { LIGHT_RULES } from '../surface/light.ts'
import { woolBall, type WoolBall } from './pompom-ball.ts'
import { BRIGHTEST, DARKEST } from '../shade/shade-levels.ts'
import { DEFAULT_INTENSITY, rgbOf, writeRamp } from '../shade/shade-table.ts'
import { GROUND, type TuftedRaster } from '../tufted-raster.ts'
import { yarnRamp } from '../shade/yarn-ramp.ts'

/** In place of yarns, a pompom's raster has coverage steps, because its edge is soft. */
const COVERAGE_STEPS = 8
const LEVELS = 30

export type PompomOptions = {
  /** A disc of fuzz without shading: below 36 px a shaded ball looks like a bead. */
  readonly flat?: boolean
}

/**
 * A ball of wool in a square picture of `diameterPx` (at least 8): soft, lit from the top left, with single fibres at
 * its edge. Index = coverage step × 30 + shade, GROUND where there is no wool; paint it with `pompomTable`.
 */
export function pompomRaster(
  diameterPx: number,
  seed = 11,
  { flat = false }: PompomOptions = {},
): TuftedRaster {
  if (!(diameterPx >= 8)) throw new Error(`A pompom of ${diameterPx} px is too small`)
  const finer = Math.max(2, Math.ceil(220 / diameterPx))
  const ball = woolBall(diameterPx * finer, mulberry32(seed), flat)
  const indices = new Uint8Array(diameterPx * diameterPx)
  for (let y = 0; y < diameterPx; y++) {
    for (let x = 0; x < diameterPx; x++) {
      indices[y * diameterPx + x] = average(ball, x * finer, y * finer, finer)
    }
  }
  return {
    width: diameterPx,
    height: diameterPx,
    indices,
    yarnCount: COVERAGE_STEPS,
    levels: LEVELS,
  }
}

/** Colours of a pompom in one yarn, `#RRGGBB`: 256 × RGBA, alpha not premultiplied. */
export function pompomTable(hex: string): Uint8Array {
  const table = new Uint8Array(256 * 4)
  const ramp = yarnRamp(rgbOf(hex), LEVELS, LIGHT_RULES.day, DEFAULT_INTENSITY)
  for (let step = 0; step < COVERAGE_STEPS; step++) {
    writeRamp(table, step * LEVELS, ramp, LIGHT_RULES.day)
    const alpha = Math.round((255 * (step + 1)) / COVERAGE_STEPS)
    for (let level = 0; level < LEVELS; level++) table[(step * LEVELS + level) * 4 + 3] = alpha
  }
  return table
}

/** Index of a pixel that covers `side × side` cells of the ball. */
function average(ball: WoolBall, left: number, top: number, side: number): number {
  let covered = 0
  let shade = 0
  for (let y = top; y < top + side; y++) {
    for (let x = left; x < left + side; x++) {
      const cell = y * ball.size + x
      if (ball.height[cell]! < -1) continue
      covered++
      shade += ball.shade[cell]!
    }
  }
  const step = Math.round((COVERAGE_STEPS * covered) / (side * side)) - 1
  if (step < 0) return GROUND
  const level = ((shade / covered - DARKEST) / (BRIGHTEST - DARKEST)) * (LEVELS - 1)
  return step * LEVELS + Math.max(0, Math.min(LEVELS - 1, Math.round(level)))
}
