import { cellPlaces, LEAN_CELL, NOISE_PERIOD, type Lean } from '../tile/lean-grid.ts'
import { periodicNoiseRow } from '../tile/periodic-noise.ts'

/** Visible component of the lean: pile that leans towards the viewer is dark. */
const TOWARDS_VIEWER = { x: 0.34, y: 0.94 } as const

/** Beyond this, pale wool looks dirty. */
const STRENGTH = 0.19
/** How much light falls off from top to bottom, at most twice that: photographs of 2 m have 1 to 3 of L*. */
const LEAST_FALL = 0.1
/** Standard deviations at which the sheen saturates. */
const SATURATION = 1.6

/** Slow light and dark of a brushed pile, in shade: one value for each cell of the lean in each of `rowsSeen`. */
export function sheenOfLean(lean: Lean, rowsSeen: Int32Array, random: () => number): Float32Array {
  const { columns, rows } = lean
  const cloudy = periodicNoiseRow(random, NOISE_PERIOD, 24)
  const patchy = periodicNoiseRow(random, NOISE_PERIOD, 19)
  const towards = new Float32Array(columns * rows)
  for (let cell = 0; cell < towards.length; cell++)
    towards[cell] = lean.x[cell]! * TOWARDS_VIEWER.x + lean.y[cell]! * TOWARDS_VIEWER.y
  const seen = soften(towards, columns, rows)
  const { mean, variance } = spread(seen)
  const perDeviation = 1 / Math.sqrt(variance + 1e-9)
  const fall = LEAST_FALL + LEAST_FALL * random()
  const xs = cellPlaces(columns)
  const [clouds, patches] = [new Float64Array(columns), new Float64Array(columns)]
  const out = new Float32Array(columns * rowsSeen.length)
  let at = 0
  for (const row of rowsSeen) {
    const y = row * LEAN_CELL
    // Light falls off over the rug, away from the window.
    const fallOff = fall * (0.5 - row / rows)
    cloudy(y * 0.4, xs, clouds)
    patchy(y * 0.4, xs, patches)
    for (let column = 0; column < columns; column++) {
      const value = seen[row * columns + column]!
      const sheen = Math.tanh(((value - mean) * perDeviation) / SATURATION) * SATURATION
      out[at++] = sheen * STRENGTH + 0.015 * clouds[column]! + 0.015 * patches[column]! + fallOff
    }
  }
  return out
}

function spread(values: Float32Array): { readonly mean: number; readonly variance: number } {
  let sum = 0
  for (let at = 0; at < values.length; at++) sum += values[at]!
  const mean = sum / values.length
  let squares = 0
  for (let at = 0; at < values.length; at++) squares += (values[at]! - mean) ** 2
  return { mean, variance: squares / values.length }
}

/** The mean of three cells across and five down. */
function soften(field: Float32Array, columns: number, rows: number): Float32Array {
  const out = new Float32Array(field.length)
  for (let row = 0; row < rows; row++) {
    const [top, bottom] = [Math.max(0, row - 2), Math.min(rows - 1, row + 2)]
    for (let column = 0; column < columns; column++) {
      const left = Math.max(0, column - 1)
      const right = Math.min(columns - 1, column + 1)
      let sum = 0
      for (let y = top; y <= bottom; y++)
        for (let at = y * columns + left; at <= y * columns + right; at++) sum += field[at]!
      out[row * columns + column] = sum / ((bottom - top + 1) * (right - left + 1))
    }
  }
  return out
}
