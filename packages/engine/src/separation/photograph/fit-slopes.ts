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
  const slopes = slopesOf(plane, columns, rows, every)
  let weights = new Float64Array(TERMS.length)
  for (const cut of CUTS) weights = solve(normalEquations(slopes, weights, cut))
  const fitted = new Float32Array(values.length)
  const ofRow = new Float64Array(DEGREE + 1)
  for (let y = 0; y < down; y++) {
    ofRow.fill(0)
    for (const [term, [i, j]] of TERMS.entries()) ofRow[i]! += weights[term]! * rows[j]![y]!
    for (let x = 0; x < across; x++) {
      let sum = 0
      for (let i = 0; i <= DEGREE; i++) sum += ofRow[i]! * columns[i]![x]!
      fitted[y * across + x] = sum
    }
  }
  return fitted
}

/** Steps between cells and, for each, by how much every term of the polynomial changes from one cell to the other. */
type Slopes = { readonly steps: Float64Array; readonly changes: Float64Array }

type Powers = readonly Float64Array[]

function slopesOf({ across, down, values }: Plane, columns: Powers, rows: Powers, every: number): Slopes {
  const most = 2 * Math.ceil(across / every) * Math.ceil(down / (2 * every))
  const steps = new Float64Array(most)
  const changes = new Float64Array(most * TERMS.length)
  let count = 0
  const ofColumn = TERMS.map(([i]) => columns[i]!)
  const ofRow = TERMS.map(([, j]) => rows[j]!)
  const take = (u: number, v: number, x: number, y: number) => {
    steps[count] = values[v * across + u]! - values[y * across + x]!
    for (let n = 0; n < TERMS.length; n++) {
      const column = ofColumn[n]!
      const row = ofRow[n]!
      changes[count * TERMS.length + n] = column[u]! * row[v]! - column[x]! * row[y]!
    }
    count++
  }
  for (let y = 0; y < down; y += 2 * every)
    for (let x = (y / (2 * every)) % every; x < across; x += every) {
      if (x + STEP < across) take(x + STEP, y, x, y)
      if (y + STEP < down) take(x, y + STEP, x, y)
    }
  return { steps: steps.subarray(0, count), changes }
}

/** The equations of the least squares, each weighted by how well its step fits `weights`. */
function normalEquations({ steps, changes }: Slopes, weights: Float64Array, cut: number): Float64Array[] {
  const count = TERMS.length
  const stride = count + 1
  const sums = new Float64Array(count * stride)
  for (let slope = 0, from = 0; slope < steps.length; slope++, from += count) {
    let fitted = 0
    for (let n = 0; n < count; n++) fitted += changes[from + n]! * weights[n]!
    const off = (steps[slope]! - fitted) / cut
    if (off <= -1 || off >= 1) continue
    const trust = (1 - off * off) ** 2
    for (let n = 0; n < count; n++) {
      const row = n * stride
      const share = trust * changes[from + n]!
      for (let m = n; m < count; m++) sums[row + m]! += share * changes[from + m]!
      sums[row + count]! += share * steps[slope]!
    }
  }
  const matrix = TERMS.map((_, n) => sums.slice(n * stride, (n + 1) * stride))
  for (let n = 0; n < count; n++) for (let m = 0; m < n; m++) matrix[n]![m] = matrix[m]![n]!
  return matrix
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
