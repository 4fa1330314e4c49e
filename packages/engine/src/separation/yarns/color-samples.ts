import { oklabFromRgb } from '../../color/oklab.ts'
import type { Oklab } from '../../color/oklab.ts'

/** A small cluster of colours in a picture. */
export type ColorSample = {
  readonly color: Oklab
  readonly rgb: number
  /** In pixels; those in doubtful places count less. */
  readonly weight: number
  /** The part of `weight` from places of one colour. */
  readonly solid: number
}

/**
 * Collects weighted colours in cells of 4×4×4 sRGB levels, each with its own mean: far fewer than the pixels, and
 * exact if a cell has only one value. Memory is allocated only for cells in use.
 */
export class ColorCells {
  /** Index of each cell's sums plus one; 0 if it has none. */
  readonly #place = new Uint32Array(CELLS)
  /** Weight, solid weight, red, green and blue of each cell in use. */
  readonly #sums: number[] = []
  readonly #used: number[] = []

  add(rgb: number, weight: number, isSolid: boolean): void {
    const cell = ((rgb >>> 6) & 0x3f000) | ((rgb >>> 4) & 0xfc0) | ((rgb >>> 2) & 0x3f)
    const sums = this.#sums
    if (this.#place[cell] === 0) {
      this.#place[cell] = sums.push(0, 0, 0, 0, 0) - 4
      this.#used.push(cell)
    }
    const at = this.#place[cell]! - 1
    sums[at]! += weight
    if (isSolid) sums[at + 1]! += weight
    sums[at + 2]! += weight * ((rgb >>> 16) & 255)
    sums[at + 3]! += weight * ((rgb >>> 8) & 255)
    sums[at + 4]! += weight * (rgb & 255)
  }

  samples(): ColorSample[] {
    const sums = this.#sums
    return this.#used
      .toSorted((one, other) => one - other)
      .map((cell) => {
        const at = this.#place[cell]! - 1
        const weight = sums[at]!
        const red = Math.round(sums[at + 2]! / weight)
        const green = Math.round(sums[at + 3]! / weight)
        const rgb = (red << 16) | (green << 8) | Math.round(sums[at + 4]! / weight)
        return { color: oklabFromRgb(rgb), rgb, weight, solid: sums[at + 1]! }
      })
  }
}

const CELLS = 64 ** 3
