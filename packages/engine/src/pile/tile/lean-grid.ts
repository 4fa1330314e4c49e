/**
 * The direction of the pile's lean on a grid of LEAN_CELL units of 1.5 mm: a vector per cell, of length 1 when laid
 * flat.
 */
export type Lean = {
  readonly columns: number
  readonly rows: number
  readonly x: Float32Array
  readonly y: Float32Array
}

export const LEAN_CELL = 4
/** Noise of the pile fields repeats after this many units: no rug is that long. */
export const NOISE_PERIOD = 4096

/** The places of a row of cells, in units of 1.5 mm. */
export const cellPlaces = (columns: number): Float64Array =>
  Float64Array.from({ length: columns }, (_, column) => column * LEAN_CELL)
