/** A grid of values, row by row. */
export type Grid = { readonly across: number; readonly down: number }

/**
 * Returns a function that gives the polynomial surface of the fourth degree whose slopes fit those of a plane best, by
 * reweighted least squares (Tukey's biweight): steps larger than a few hundredths are edges and count nothing. Its mean
 * is arbitrary. Where values are NaN the steps of the first of `others` that is known count instead. One column in
 * `every` and one row in twice as many are looked at: there are thousands of slopes for fourteen terms.
 */
export function slopeFitter(
  grid: Grid,
  every: number,
): (values: Float32Array, others?: readonly Float32Array[]) => Float32Array {
  const { across, down } = grid
  const columns = powers(across)
  const rows = powers(down)
  const places = slopePlaces(grid, every)
  const changes = changesAt(places, columns, rows)
  const ofRow = new Float64Array(DEGREE + 1)
  return (values, others = []) => {
    const steps = stepsOf(places, values, others)
    let weights = new Float64Array(TERMS.length)
    for (const cut of CUTS) weights = solve(normalEquations({ steps, changes }, weights, cut))
    const fitted = new Float32Array(values.length)
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
}

/** Steps between cells and, for each, by how much every term of the polynomial changes from one cell to the other. */
type Slopes = { readonly steps: Float64Array; readonly changes: Float64Array }

type Powers = readonly Float64Array[]

/** The cells between which steps are measured. */
type Places = { readonly across: number; readonly from: Uint32Array; readonly to: Uint32Array }

function slopePlaces({ across, down }: Grid, every: number): Places {
  const most = 2 * Math.ceil(across / every) * Math.ceil(down / (2 * every))
  const from = new Uint32Array(most)
  const to = new Uint32Array(most)
  let count = 0
  const take = (x: number, y: number, other: number) => {
    from[count] = y * across + x
    to[count] = other
    count++
  }
  for (let y = 0; y < down; y += 2 * every)
    for (let x = (y / (2 * every)) % every; x < across; x += every) {
      if (x + STEP < across) take(x, y, y * across + x + STEP)
      if (y + STEP < down) take(x, y, (y + STEP) * across + x)
    }
  return { across, from: from.subarray(0, count), to: to.subarray(0, count) }
}

function stepsOf({ from, to }: Places, values: Float32Array, others: readonly Float32Array[]): Float64Array {
  const steps = new Float64Array(from.length)
  for (let n = 0; n < steps.length; n++) steps[n] = values[to[n]!]! - values[from[n]!]!
  for (const other of others)
    for (let n = 0; n < steps.length; n++)
      if (Number.isNaN(steps[n]!)) steps[n] = other[to[n]!]! - other[from[n]!]!
  return steps
}

function changesAt({ across, from, to }: Places, columns: Powers, rows: Powers): Float64Array {
  const ofColumn = TERMS.map(([i]) => columns[i]!)
  const ofRow = TERMS.map(([, j]) => rows[j]!)
  const changes = new Float64Array(from.length * TERMS.length)
  for (let slope = 0, at = 0; slope < from.length; slope++) {
    const x = from[slope]! % across
    const y = (from[slope]! - x) / across
    const u = to[slope]! % across
    const v = (to[slope]! - u) / across
    for (let n = 0; n < TERMS.length; n++, at++) {
      const column = ofColumn[n]!
      const row = ofRow[n]!
      changes[at] = column[u]! * row[v]! - column[x]! * row[y]!
    }
  }
  return changes
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
    // Written so that NaN, where nothing is known, counts nothing.
    if (!(off > -1 && off < 1)) continue
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
    new Float64Array(count).map((_, n) => ((2 * n) / count - 1) ** power),
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
