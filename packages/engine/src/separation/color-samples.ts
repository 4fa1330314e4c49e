import { oklabFromRgb } from '../color/oklab.ts'
import type { Oklab } from '../color/oklab.ts'

/** A small neighbourhood of colours that occurs in a picture. */
export type ColorSample = {
  readonly color: Oklab
  readonly rgb: number
  /** In pixels, those in doubtful places counted for less. */
  readonly weight: number
  /** The part of `weight` that came from places of one colour. */
  readonly solid: number
}

/**
 * Gathers weighted colours in cells of 4×4×4 sRGB levels, each remembering its own mean:
 * far fewer than the pixels, and exact where a cell holds one value only.
 */
export class ColorCells {
  readonly #weight = new Float64Array(CELLS)
  readonly #solid = new Float64Array(CELLS)
  readonly #red = new Float64Array(CELLS)
  readonly #green = new Float64Array(CELLS)
  readonly #blue = new Float64Array(CELLS)

  add(rgb: number, weight: number, isSolid: boolean): void {
    const cell = ((rgb >>> 6) & 0x3f000) | ((rgb >>> 4) & 0xfc0) | ((rgb >>> 2) & 0x3f)
    this.#weight[cell]! += weight
    if (isSolid) this.#solid[cell]! += weight
    this.#red[cell]! += weight * ((rgb >>> 16) & 255)
    this.#green[cell]! += weight * ((rgb >>> 8) & 255)
    this.#blue[cell]! += weight * (rgb & 255)
  }

  samples(): ColorSample[] {
    const found: ColorSample[] = []
    for (let cell = 0; cell < CELLS; cell++) {
      const weight = this.#weight[cell]!
      if (weight === 0) continue
      const red = Math.round(this.#red[cell]! / weight)
      const green = Math.round(this.#green[cell]! / weight)
      const rgb = (red << 16) | (green << 8) | Math.round(this.#blue[cell]! / weight)
      found.push({ color: oklabFromRgb(rgb), rgb, weight, solid: this.#solid[cell]! })
    }
    return found
  }
}

const CELLS = 64 ** 3
