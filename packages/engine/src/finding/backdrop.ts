import type { Raster } from '../bitmap/raster.ts'
import { writeOklab } from '../color/oklab.ts'

/** How much of the shorter side the frame takes whose colours are those of the backdrop. */
const FRAME = 0.05
/** Cells of colour space, in OKLab. */
const CELL = 0.04
const CELLS = 26

/**
 * How likely each pixel shows the backdrop, 0–1: how frequent its colour is along the picture's edges, relative to there
 * and inside. A picture that is alike everywhere has about a half everywhere.
 */
export function backdrop({ width, height, pixels }: Raster): Float32Array {
  const band = Math.max(2, Math.round(FRAME * Math.min(width, height)))
  const counts = { frame: new Float32Array(CELLS ** 3), inside: new Float32Array(CELLS ** 3) }
  const cells = Int32Array.from(pixels, cellOf)
  let framed = 0
  for (let at = 0; at < cells.length; at++) {
    const [x, y] = [at % width, Math.floor(at / width)]
    const isInside = x >= band && y >= band && x < width - band && y < height - band
    counts[isInside ? 'inside' : 'frame'][cells[at]!]! += 1
    if (!isInside) framed++
  }
  const known = new Float32Array(CELLS ** 3).fill(-1)
  return Float32Array.from(cells, (cell) => {
    if (known[cell]! >= 0) return known[cell]!
    const frame = nearby(counts.frame, cell) / framed
    const inside = nearby(counts.inside, cell) / (cells.length - framed)
    known[cell] = frame / (frame + inside)
    return known[cell]
  })
}

const lab = new Float64Array(3)

function cellOf(pixel: number): number {
  writeOklab(pixel, lab, 0)
  const [l, a, b] = [lab[0]! / CELL, lab[1]! / CELL + CELLS / 2, lab[2]! / CELL + CELLS / 2]
  return (inside(l) * CELLS + inside(a)) * CELLS + inside(b)
}

// One cell at each end stays empty, so that every other one has neighbours.
const inside = (value: number) => Math.max(1, Math.min(CELLS - 2, Math.floor(value)))

function nearby(counts: Float32Array, cell: number): number {
  let sum = 0
  for (let l = -1; l <= 1; l++)
    for (let a = -1; a <= 1; a++)
      for (let b = -1; b <= 1; b++) sum += counts[cell + (l * CELLS + a) * CELLS + b]!
  return sum
}
