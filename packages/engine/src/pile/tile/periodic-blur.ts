/**
 * Box blur of a square periodic field, side `size` (a power of two), over `2·radius + 1` cells across and `2·down + 1`
 * lengthwise. Two or more `passes` approximate a Gaussian.
 */
export function periodicBlur(
  field: Float32Array,
  size: number,
  radius: number,
  passes = 1,
  down = radius,
): Float32Array {
  const across = new Float32Array(size * size)
  const out = Float32Array.from(field)
  for (let pass = 0; pass < passes; pass++) {
    blurRows(out, across, size, radius)
    blurColumns(across, out, size, down)
  }
  return out
}

function blurRows(from: Float32Array, to: Float32Array, size: number, radius: number) {
  const mask = size - 1
  const share = 1 / (2 * radius + 1)
  for (let start = 0; start < size * size; start += size) {
    let sum = 0
    for (let x = -radius; x <= radius; x++) sum += from[start + (x & mask)]!
    for (let x = 0; x < size; x++) {
      to[start + x] = sum * share
      sum += from[start + ((x + radius + 1) & mask)]! - from[start + ((x - radius) & mask)]!
    }
  }
}

/** Processes a row of sums at a time: walking down columns would miss the cache at every step. */
function blurColumns(from: Float32Array, to: Float32Array, size: number, radius: number) {
  const mask = size - 1
  const share = 1 / (2 * radius + 1)
  const sums = new Float64Array(size)
  for (let y = -radius; y <= radius; y++) {
    const row = (y & mask) * size
    for (let x = 0; x < size; x++) sums[x]! += from[row + x]!
  }
  for (let y = 0; y < size; y++) {
    const row = y * size
    const enters = ((y + radius + 1) & mask) * size
    const leaves = ((y - radius) & mask) * size
    for (let x = 0; x < size; x++) {
      to[row + x] = sums[x]! * share
      sums[x]! += from[enters + x]! - from[leaves + x]!
    }
  }
}
