/** Values on a grid, row by row. */
export type Plane = { readonly across: number; readonly down: number; readonly values: Float32Array }

/**
 * The polynomial surface of the fourth degree whose slopes fit those of a plane best, by reweighted least squares
 * (Tukey's biweight): steps larger than a few hundredths are edges and count nothing. Its mean is arbitrary. One
 * column in `every` and one row in twice as many are looked at: there are thousands of slopes for fourteen terms.
 */
export function fitSlopes(plane: Plane, every: number): Float32Array {
  const { across, down, values } = plane
  const columns = powers(across)
  const rows = powers(down)
  let weights = new Float64Array(TERMS.length)
  for (const cut of CUTS) {
    const matrix = TERMS.map(() => new Float64Array(TERMS.length + 1))
    for (let y = 0; y < down; y += 2 * every)
      for (let x = (y / (2 * every)) % every; x < across; x += every) {
        if (x + STEP < across) take(x + STEP, y, x, y, cut, matrix)
        if (y + STEP < down) take(x, y + STEP, x, y, cut, matrix)
      }
    weights = solve(matrix)
  }
  return Float32Array.from(values, (_, n) => {
    const x = n % across
    const y = (n - x) / across
    return TERMS.reduce((sum, [i, j], term) => sum + weights[term]! * columns[i]![x]! * rows[j]![y]!, 0)
  })

  function take(
    u: number,
    v: number,
    x: number,
    y: number,
    cut: number,
    matrix: readonly Float64Array[],
  ): void {
    const step = values[v * across + u]! - values[y * across + x]!
    let fitted = 0
    for (let n = 0; n < TERMS.length; n++) {
      const [i, j] = TERMS[n]!
      const term = columns[i]![u]! * rows[j]![v]! - columns[i]![x]! * rows[j]![y]!
      terms[n] = term
      fitted += term * weights[n]!
    }
    const off = (step - fitted) / cut
    if (off <= -1 || off >= 1) return
    const trust = (1 - off * off) ** 2
    for (let n = 0; n < TERMS.length; n++) {
      const row = matrix[n]!
      const share = trust * terms[n]!
      for (let m = 0; m < TERMS.length; m++) row[m]! += share * terms[m]!
      row[TERMS.length]! += share * step
    }
  }
}

/** The powers of -1 to 1 along an axis. */
const powers = (count: number) =>
  Array.from({ length: DEGREE + 1 }, (_, power) =>
    Float64Array.from({ length: count }, (_, n) => ((2 * n) / count - 1) ** power),
  )

/** The distance, in cells, over which a slope is measured. */
const STEP = 3
/** From which deviation a step counts nothing, in each pass. */
const CUTS = [0.12, 0.08, 0.05, 0.04] as const
const DEGREE = 4
const TERMS = Array.from(
  { length: (DEGREE + 1) ** 2 },
  (_, n) => [n % (DEGREE + 1), Math.floor(n / (DEGREE + 1))] as const,
).filter(([i, j]) => i + j > 0 && i + j <= DEGREE)

/** Solves a symmetric system, augmented by its right side, by Gauss's elimination; singular parts become 0. */
function solve(matrix: Float64Array[]): Float64Array<ArrayBuffer> {
  const size = matrix.length
  for (let n = 0; n < size; n++) {
    let pivot = n
    for (let row = n + 1; row < size; row++)
      if (Math.abs(matrix[row]![n]!) > Math.abs(matrix[pivot]![n]!)) pivot = row
    const [one, other] = [matrix[n]!, matrix[pivot]!]
    matrix[n] = other
    matrix[pivot] = one
    if (Math.abs(matrix[n]![n]!) < 1e-9) continue
    for (let row = 0; row < size; row++) {
      if (row === n) continue
      const share = matrix[row]![n]! / matrix[n]![n]!
      for (let m = n; m <= size; m++) matrix[row]![m]! -= share * matrix[n]![m]!
    }
  }
  return Float64Array.from(matrix, (row, n) => (Math.abs(row[n]!) < 1e-9 ? 0 : row[size]! / row[n]!))
}

const terms = new Float64Array(TERMS.length)
