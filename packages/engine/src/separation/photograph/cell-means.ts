import type { Raster } from '../../bitmap/raster.ts'

/** The mean colour of each cell of a picture. */
export type CellMeans = {
  /** The logarithms of red, green and blue, each plus one. */
  readonly planes: readonly [Float32Array, Float32Array, Float32Array]
  /** The channels that a camera clipped: bit n for channel n. What was there was brighter than what was stored. */
  readonly clipped: Uint8Array
}

type Cells = { readonly cell: number; readonly across: number; readonly down: number }

/** The logarithm of the mean of each cell, by channel. */
export function cellMeans({ width, pixels }: Raster, { cell, across, down }: Cells): CellMeans {
  const plane = () => new Float32Array(across * down)
  const planes = [plane(), plane(), plane()] as const
  const clipped = new Uint8Array(across * down)
  const square = cell * cell
  const most = CLIPPED * square
  for (let n = 0; n < across * down; n++) {
    const start = Math.floor(n / across) * cell * width + (n % across) * cell
    let red = 0
    let green = 0
    let blue = 0
    for (let row = start; row < start + cell * width; row += width)
      for (let at = row; at < row + cell; at++) {
        const pixel = pixels[at]! | 0
        red += (pixel >>> 16) & 255
        green += (pixel >>> 8) & 255
        blue += pixel & 255
      }
    planes[0][n] = Math.log(red / square + 1)
    planes[1][n] = Math.log(green / square + 1)
    planes[2][n] = Math.log(blue / square + 1)
    clipped[n] = (red > most ? 1 : 0) | (green > most ? 2 : 0) | (blue > most ? 4 : 0)
  }
  return { planes, clipped }
}

/** A mean level above which grain has taken some of a cell's pixels to 255. */
const CLIPPED = 245

/** The planes of cells with NaN where a channel was clipped. */
export function unclipped({ planes, clipped }: CellMeans): CellMeans['planes'] {
  const without = (channel: 0 | 1 | 2) => {
    const plane = planes[channel].slice()
    for (let n = 0; n < plane.length; n++) if (((clipped[n]! >>> channel) & 1) === 1) plane[n] = Number.NaN
    return plane
  }
  return [without(0), without(1), without(2)]
}
