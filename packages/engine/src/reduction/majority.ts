import type { YarnMap } from './reduction.ts'

/**
 * Replaces every pixel's yarn by the most frequent one within `reach` pixels in each direction; keeps its own on a
 * tie. Removes a photograph's grain and keeps its edges sharp.
 */
export function majority({ width, height, labels }: YarnMap, yarnCount: number, reach: number): Uint8Array {
  const out = new Uint8Array(labels.length)
  const columns = new Int32Array(width * yarnCount)
  const counts = new Int32Array(yarnCount)
  for (let row = 0; row < Math.min(reach, height); row++) count(labels, width, row, columns, yarnCount, 1)
  for (let y = 0; y < height; y++) {
    if (y + reach < height) count(labels, width, y + reach, columns, yarnCount, 1)
    if (y > reach) count(labels, width, y - reach - 1, columns, yarnCount, -1)
    counts.fill(0)
    for (let x = 0; x < Math.min(reach, width); x++) addColumn(counts, columns, x * yarnCount, 1)
    for (let x = 0; x < width; x++) {
      if (x + reach < width) addColumn(counts, columns, (x + reach) * yarnCount, 1)
      if (x > reach) addColumn(counts, columns, (x - reach - 1) * yarnCount, -1)
      let best = labels[y * width + x]!
      for (let yarn = 0; yarn < yarnCount; yarn++) if (counts[yarn]! > counts[best]!) best = yarn
      out[y * width + x] = best
    }
  }
  return out
}

/** Adds a row to, or removes it from, each column's counts per yarn. */
function count(
  labels: Uint8Array,
  width: number,
  row: number,
  columns: Int32Array,
  yarnCount: number,
  sign: 1 | -1,
): void {
  for (let x = 0, at = row * width; x < width; x++, at++) columns[x * yarnCount + labels[at]!]! += sign
}

function addColumn(counts: Int32Array, columns: Int32Array, from: number, sign: 1 | -1): void {
  for (let yarn = 0; yarn < counts.length; yarn++) counts[yarn]! += sign * columns[from + yarn]!
}
