import type { Raster } from '../bitmap/raster.ts'
import type { PixelBox } from './crop-box.ts'

/**
 * Resamples a part of a picture, identically on every platform: browsers and libraries have their own filters, and
 * the same pixels must give the same rug. Each new pixel is the mean of what it covers; when enlarging, only a
 * pixel's rim is blended into the next, so that an edge does not become a band of mixtures.
 */
export function resample(
  { width, pixels }: Raster,
  box: PixelBox,
  toWidth: number,
  toHeight: number,
): Raster {
  const columns = taps(box.left, box.width, toWidth)
  const rows = taps(box.top, box.height, toHeight)
  const out = new Uint32Array(toWidth * toHeight)
  for (let y = 0, to = 0; y < toHeight; y++) {
    const firstRow = rows.first[y]!
    const lastRow = rows.first[y + 1]!
    for (let x = 0; x < toWidth; x++, to++) {
      let red = 0
      let green = 0
      let blue = 0
      for (let row = firstRow; row < lastRow; row++) {
        const start = rows.at[row]! * width
        const rowWeight = rows.weight[row]!
        for (let column = columns.first[x]!; column < columns.first[x + 1]!; column++) {
          const pixel = pixels[start + columns.at[column]!]!
          const weight = rowWeight * columns.weight[column]!
          red += weight * ((pixel >>> 16) & 255)
          green += weight * ((pixel >>> 8) & 255)
          blue += weight * (pixel & 255)
        }
      }
      out[to] = 0xff000000 | ((red + 0.5) << 16) | ((green + 0.5) << 8) | (blue + 0.5)
    }
  }
  return { width: toWidth, height: toHeight, pixels: out }
}

/** Along one axis: the old pixels of each new one and their weights, which sum to 1. */
type Taps = {
  /** Where the entries of each new pixel begin, plus one entry for the end. */
  readonly first: Int32Array
  readonly at: Int32Array
  readonly weight: Float64Array
}

function taps(from: number, size: number, toSize: number): Taps {
  const step = size / toSize
  const most = Math.max(2, Math.ceil(step) + 2)
  const first = new Int32Array(toSize + 1)
  const at = new Int32Array(toSize * most)
  const weight = new Float64Array(toSize * most)
  let count = 0
  const add = (pixel: number, share: number) => {
    if (share < 1e-9) return
    at[count] = from + Math.min(size - 1, Math.max(0, pixel))
    weight[count++] = share
  }
  for (let n = 0; n < toSize; n++) {
    first[n] = count
    if (step >= 1) cover(n * step, (n + 1) * step, add)
    else blend((n + 0.5) * step - 0.5, add)
  }
  first[toSize] = count
  return { first, at, weight }
}

function cover(start: number, end: number, add: (pixel: number, share: number) => void): void {
  for (let pixel = Math.floor(start); pixel < end; pixel++)
    add(pixel, (Math.min(end, pixel + 1) - Math.max(start, pixel)) / (end - start))
}

/** The blended fraction of an enlarged pixel is one in this many. */
const RIM = 4

function blend(centre: number, add: (pixel: number, share: number) => void): void {
  const before = Math.floor(centre)
  const share = Math.min(1, Math.max(0, (centre - before - 0.5) * RIM + 0.5))
  add(before, 1 - share)
  add(before + 1, share)
}
