import type { Raster } from '../../bitmap/raster.ts'
import { lumaOf, toneOf, withLuma } from '../mixing.ts'
import type { Mixtures } from '../mixtures.ts'
import type { MixedBlock } from './line-blocks.ts'

/**
 * The colours of yarns, 0xRRGGBB, as they were before a JPEG rounded them. Inside an area all blocks were rounded alike;
 * where yarns meet, each block was rounded by chance, and the mean of a block is what its yarns sum to: least squares
 * over all such blocks find the colours again. `areas` has the bits of yarns with areas; the others, which only lines
 * have, keep their luma: how much of a line is in a block was read from it. That cannot be told where the block also has a
 * yarn of nearly the same luma. Each block is shown to `seen`, which must not keep its shares.
 */
export function unroundedColors(
  { width, height, pixels }: Raster,
  mixtures: Mixtures,
  yarns: Uint32Array,
  areas: number,
  seen?: (block: MixedBlock) => void,
): Uint32Array {
  const { first, second, mix } = mixtures
  const count = yarns.length
  const matrix = Array.from({ length: count }, () => new Float64Array(count + 3))
  const shares = new Float64Array(count)
  const unclear = unclearPairs(yarns, areas)
  for (let top = 0; top + SIDE <= height; top += SIDE)
    for (let left = 0; left + SIDE <= width; left += SIDE) {
      shares.fill(0)
      let red = 0
      let green = 0
      let blue = 0
      for (let y = top; y < top + SIDE; y++)
        for (let at = y * width + left, end = at + SIDE; at < end; at++) {
          const pixel = pixels[at]! | 0
          red += (pixel >>> 16) & 255
          green += (pixel >>> 8) & 255
          blue += pixel & 255
          const share = SHARES[mix[at]!]!
          shares[first[at]!]! += share
          shares[second[at]!]! += 1 - share
        }
      const mean = { r: red / SIDE ** 2, g: green / SIDE ** 2, b: blue / SIDE ** 2, weight: 1 }
      seen?.({ left, top, mean, shares })
      if (shares.some((share) => share > PURE * SIDE * SIDE)) continue
      if (unclear.some(([line, other]) => shares[line]! > 0 && shares[other]! > 0)) continue
      for (let n = 0; n < count; n++) {
        if (shares[n] === 0) continue
        const share = shares[n]! / SIDE ** 2
        const row = matrix[n]!
        for (let m = 0; m < count; m++) row[m]! += (share * shares[m]!) / SIDE ** 2
        row[count]! += (share * red) / SIDE ** 2
        row[count + 1]! += (share * green) / SIDE ** 2
        row[count + 2]! += (share * blue) / SIDE ** 2
      }
    }
  for (let n = 0; n < count; n++) {
    const rgb = yarns[n]!
    matrix[n]![n]! += PRIOR
    matrix[n]![count]! += PRIOR * (rgb >>> 16)
    matrix[n]![count + 1]! += PRIOR * ((rgb >>> 8) & 255)
    matrix[n]![count + 2]! += PRIOR * (rgb & 255)
  }
  eliminate(matrix)
  return yarns.map((rgb, n) => {
    const [red, green, blue] = matrix[n]!.subarray(count)
    if (((areas >>> n) & 1) === 0)
      return withLuma({ r: red!, g: green!, b: blue!, weight: 1 }, lumaOf(toneOf(rgb)))
    return (level(red!) << 16) | (level(green!) << 8) | level(blue!)
  })
}

/** Yarns that only lines have, each with the yarns of nearly the same luma. */
function unclearPairs(yarns: Uint32Array, areas: number): (readonly [line: number, other: number])[] {
  const lumas = Array.from(yarns, (rgb) => lumaOf(toneOf(rgb)))
  return lumas.flatMap((luma, line) =>
    lumas.flatMap((other, n) =>
      ((areas >>> line) & 1) === 0 && n !== line && Math.abs(other - luma) < ALIKE
        ? [[line, n] as const]
        : [],
    ),
  )
}

/** In levels: twice the standard deviation of luma along a line, which rings. */
const ALIKE = 12

/** Chroma of half the resolution is stored in blocks that are 16 pixels wide. */
const SIDE = 16
/** Share of one yarn above which a block is inside its area. */
const PURE = 0.9
/** What the colour that a yarn seems to have counts, in blocks. */
const PRIOR = 1

/** What a mixture's byte stands for. */
const SHARES = Float64Array.from({ length: 256 }, (_, mix) => mix / 255)

const level = (value: number) => Math.max(0, Math.min(255, Math.round(value)))

function eliminate(matrix: Float64Array[]): void {
  const size = matrix.length
  for (let n = 0; n < size; n++) {
    const pivot = matrix[n]!
    for (let row = 0; row < size; row++) {
      if (row === n) continue
      const other = matrix[row]!
      const part = other[n]! / pivot[n]!
      for (let m = n; m < other.length; m++) other[m]! -= part * pivot[m]!
    }
  }
  for (let n = 0; n < size; n++) {
    const row = matrix[n]!
    for (let m = size; m < row.length; m++) row[m]! /= row[n]!
  }
}
