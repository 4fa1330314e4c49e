import { LEAN_CELL, NOISE_PERIOD, type Lean } from '../tile/lean-grid.ts'
import { periodicNoise } from '../tile/periodic-noise.ts'

/** Visible component of the lean: pile that leans towards the viewer is dark. */
const TOWARDS_VIEWER = { x: 0.34, y: 0.94 } as const

/** Beyond this, pale wool looks dirty. */
const STRENGTH = 0.19
/** How much light falls off from top to bottom, at most twice that: photographs of 2 m have 1 to 3 of L*. */
const LEAST_FALL = 0.1
/** Standard deviations at which the sheen saturates. */
const SATURATION = 1.6

/** Slow light and dark of a brushed pile, in shade, one value per cell of the lean. */
export function sheenOfLean(lean: Lean, random: () => number): Float32Array {
  const { columns, rows } = lean
  const cloudy = periodicNoise(random, NOISE_PERIOD, 24)
  const patchy = periodicNoise(random, NOISE_PERIOD, 19)
  const towards = lean.x.map((x, i) => x * TOWARDS_VIEWER.x + lean.y[i]! * TOWARDS_VIEWER.y)
  const seen = soften(towards, columns, rows)
  const mean = seen.reduce((sum, value) => sum + value, 0) / seen.length
  const variance = seen.reduce((sum, value) => sum + (value - mean) ** 2, 0) / seen.length
  const perDeviation = 1 / Math.sqrt(variance + 1e-9)
  const fall = LEAST_FALL + LEAST_FALL * random()
  return seen.map((value, cell) => {
    const column = cell % columns
    const row = Math.floor(cell / columns)
    const x = column * LEAN_CELL
    const y = row * LEAN_CELL
    // Light falls off over the rug, away from the window.
    const fallOff = fall * (0.5 - row / rows)
    const sheen = Math.tanh(((value - mean) * perDeviation) / SATURATION) * SATURATION
    return sheen * STRENGTH + 0.015 * cloudy(x, y * 0.4) + 0.015 * patchy(x, y * 0.4) + fallOff
  })
}

function soften(field: Float32Array, columns: number, rows: number): Float32Array {
  const out = new Float32Array(field.length)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      let sum = 0
      let count = 0
      for (let y = Math.max(0, row - 2); y <= Math.min(rows - 1, row + 2); y++) {
        for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++) {
          sum += field[y * columns + x]!
          count++
        }
      }
      out[row * columns + column] = sum / count
    }
  }
  return out
}
