import type { Plate } from '../room/lay-rug.ts'

/** Steps of colour between a pixel's neighbours are told apart up to here. */
const LEVELS = 256

/** Gathers pixels round places without edges until they meet at edges: a number for each pixel, from 0 up. */
export function watershed({ width, height, rgba }: Plate): {
  readonly labels: Int32Array
  readonly count: number
} {
  const pixels = width * height
  const steep = steepness(rgba, width, height)
  // All pixels from the flattest to the steepest.
  const starts = new Int32Array(LEVELS + 1)
  for (let pixel = 0; pixel < pixels; pixel++) starts[steep[pixel]! + 1]!++
  for (let level = 0; level < LEVELS; level++) starts[level + 1]! += starts[level]!
  const order = new Int32Array(pixels)
  const next = starts.slice()
  for (let pixel = 0; pixel < pixels; pixel++) order[next[steep[pixel]!]!++] = pixel

  const labels = new Int32Array(pixels).fill(-1)
  const queue = new Int32Array(pixels)
  let count = 0
  const besides = [-1, 1, -width, width]
  const isBeside = (pixel: number, way: number) =>
    way === 0 ? pixel % width !== 0 : way === 1 ? pixel % width !== width - 1 : true
  for (let level = 0; level < LEVELS; level++) {
    const [from, to] = [starts[level]!, starts[level + 1]!]
    let [head, tail] = [0, 0]
    const flood = () => {
      while (head < tail) {
        const pixel = queue[head++]!
        for (let way = 0; way < 4; way++) {
          const other = pixel + besides[way]!
          if (labels[other] !== -1 || steep[other] !== level || !isBeside(pixel, way)) continue
          labels[other] = labels[pixel]!
          queue[tail++] = other
        }
      }
      head = tail = 0
    }
    for (let i = from; i < to; i++) {
      const pixel = order[i]!
      if (labels[pixel] !== -1) continue
      for (let way = 0; way < 4; way++) {
        const label = labels[pixel + besides[way]!]
        if (label === undefined || label < 0 || !isBeside(pixel, way)) continue
        // What was numbered in this pass is taken in turn by the flood.
        if (steep[pixel + besides[way]!] === level) continue
        labels[pixel] = label
        queue[tail++] = pixel
        break
      }
    }
    flood()
    for (let i = from; i < to; i++) {
      const pixel = order[i]!
      if (labels[pixel] !== -1) continue
      labels[pixel] = count++
      queue[tail++] = pixel
      flood()
    }
  }
  return { labels, count }
}

/** How much the colour changes across each pixel, 0 to 255. */
function steepness(rgba: Plate['rgba'], width: number, height: number): Uint8Array {
  const steep = new Uint8Array(width * height)
  for (let y = 0, pixel = 0; y < height; y++) {
    const above = y > 0 ? -4 * width : 0
    const below = y < height - 1 ? 4 * width : 0
    for (let x = 0; x < width; x++, pixel++) {
      const at = pixel * 4
      const left = at - (x > 0 ? 4 : 0)
      const right = at + (x < width - 1 ? 4 : 0)
      let sum = 0
      for (let part = 0; part < 3; part++)
        sum +=
          Math.abs(rgba[right + part]! - rgba[left + part]!) +
          Math.abs(rgba[at + below + part]! - rgba[at + above + part]!)
      steep[pixel] = Math.min(LEVELS - 1, sum)
    }
  }
  return steep
}
