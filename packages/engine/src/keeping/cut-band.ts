import { apart, type Colors } from './color-mix.ts'
import { minCut, STEPS } from './min-cut.ts'

/** What is known of a pixel before the cut. */
export const UNKNOWN = 0
/** It belongs to what is wanted. */
export const WANTED = 1
/** It belongs to the rest. */
export const REST = 2

export type Band = {
  readonly width: number
  readonly height: number
  readonly colors: Colors
  /** `UNKNOWN`, `WANTED` or `REST` for each pixel. */
  readonly known: Uint8Array
  /** How much an unknown pixel is tied to what is wanted (positive) or to the rest. */
  readonly tie: (pixel: number) => number
}

/** What parting two equal neighbours costs: an edge is worth as much as so many units of likelihood. */
const BOND = 50

/** Parts the unknown pixels along edges of colour: sets each to `WANTED` or `REST`. */
export function cutBand({ width, height, colors, known, tie }: Band): void {
  const nodes = new Int32Array(width * height).fill(-1)
  let count = 0
  for (let pixel = 0; pixel < known.length; pixel++) if (known[pixel] === UNKNOWN) nodes[pixel] = count++
  if (count === 0) return
  const ties = new Float32Array(count)
  const beside = new Int32Array(count * 8).fill(-1)
  const bonds = new Float32Array(count * 8)
  const sharp = 1 / Math.max(1e-7, 2 * meanStep(width, colors, known))
  for (let y = 0, pixel = 0; y < height; y++)
    for (let x = 0; x < width; x++, pixel++) {
      const node = nodes[pixel]!
      if (node < 0) continue
      ties[node]! += tie(pixel)
      for (let step = 0; step < 8; step++) {
        const [toX, toY] = STEPS[step]!
        if (x + toX < 0 || x + toX >= width || y + toY < 0 || y + toY >= height) continue
        const next = pixel + toY * width + toX
        const bond =
          BOND *
          Math.exp(-sharp * apart(colors, pixel, colors, next)) *
          (toX !== 0 && toY !== 0 ? Math.SQRT1_2 : 1)
        const other = nodes[next]!
        if (other < 0) ties[node]! += known[next] === WANTED ? bond : -bond
        else {
          beside[node * 8 + step] = other
          bonds[node * 8 + step] = bond
        }
      }
    }
  const first = minCut({ ties, beside, bonds })
  for (let pixel = 0; pixel < known.length; pixel++)
    if (nodes[pixel]! >= 0) known[pixel] = first[nodes[pixel]!] === 1 ? WANTED : REST
}

/** The mean square step of colour between unknown neighbours: what is an edge depends on the picture. */
function meanStep(width: number, colors: Colors, known: Uint8Array): number {
  let [sum, count] = [0, 0]
  for (let pixel = width; pixel < known.length; pixel++) {
    if (known[pixel] !== UNKNOWN) continue
    sum += apart(colors, pixel, colors, pixel - 1) + apart(colors, pixel, colors, pixel - width)
    count += 2
  }
  return count === 0 ? 1 : sum / count
}
