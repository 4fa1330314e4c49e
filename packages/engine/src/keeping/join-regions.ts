import type { Plate } from '../room/lay-rug.ts'

/** Regions that differ by less (squared, in bytes of colour) become one, up to so many pixels wide and high. */
const [LEAST_STEP, MOST_SIDE] = [36, 26]
/** Whatever they differ by, regions smaller than this join the nearest. */
const LEAST_PIXELS = 4

/** Sums of red, green and blue and the number of pixels of each region. */
export function sumsOf({ rgba }: Plate, labels: Int32Array, count: number): Float64Array {
  const sums = new Float64Array(count * 4)
  for (let pixel = 0; pixel < labels.length; pixel++) {
    const at = labels[pixel]! * 4
    sums[at]! += rgba[pixel * 4]!
    sums[at + 1]! += rgba[pixel * 4 + 1]!
    sums[at + 2]! += rgba[pixel * 4 + 2]!
    sums[at + 3]!++
  }
  return sums
}

/** A pixel on an edge goes to the side whose colour it has. */
export function settleEdges(picture: Plate, labels: Int32Array, count: number): void {
  const { width, height, rgba } = picture
  for (let round = 0; round < 2; round++) {
    const sums = sumsOf(picture, labels, count)
    for (let y = 1; y < height - 1; y++)
      for (let x = 1, pixel = y * width + 1; x < width - 1; x++, pixel++) {
        const own = labels[pixel]!
        let best = own
        let least = -1
        for (let way = 0; way < 4; way++) {
          const other =
            labels[way === 0 ? pixel - 1 : way === 1 ? pixel + 1 : way === 2 ? pixel - width : pixel + width]!
          if (other === own || other === best) continue
          if (least < 0) least = farFrom(sums, own, rgba, pixel)
          const far = farFrom(sums, other, rgba, pixel)
          if (far < least) [least, best] = [far, other]
        }
        labels[pixel] = best
      }
  }
}

function farFrom(sums: Float64Array, region: number, rgba: Plate['rgba'], pixel: number): number {
  const count = Math.max(1, sums[region * 4 + 3]!)
  let far = 0
  for (let part = 0; part < 3; part++)
    far += (sums[region * 4 + part]! / count - rgba[pixel * 4 + part]!) ** 2
  return far
}

/** Joins neighbours that hardly differ, the most alike first, as long as they stay small. */
export function joinAlike(
  picture: Plate,
  labels: Int32Array,
  count: number,
): { labels: Int32Array; count: number } {
  const { width, height } = picture
  const sums = sumsOf(picture, labels, count)
  const parent = Int32Array.from({ length: count }, (_, i) => i)
  const root = (region: number): number => {
    let at = region
    while (parent[at] !== at) at = parent[at] = parent[parent[at]!]!
    return at
  }
  const step = (one: number, other: number) => {
    let sum = 0
    for (let part = 0; part < 3; part++)
      sum +=
        (sums[one * 4 + part]! / sums[one * 4 + 3]! - sums[other * 4 + part]! / sums[other * 4 + 3]!) ** 2
    return sum
  }
  // Left, right, top and bottom of each: long regions would reach over weak edges.
  const bounds = new Int16Array(count * 4)
  for (let region = 0; region < count; region++) bounds.set([width, 0, height, 0], region * 4)
  for (let pixel = 0; pixel < labels.length; pixel++) {
    const at = labels[pixel]! * 4
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    bounds[at] = Math.min(bounds[at]!, x)
    bounds[at + 1] = Math.max(bounds[at + 1]!, x)
    bounds[at + 2] = Math.min(bounds[at + 2]!, y)
    bounds[at + 3] = Math.max(bounds[at + 3]!, y)
  }
  const isCompact = (one: number, other: number) => {
    const [a, b] = [one * 4, other * 4]
    return (
      Math.max(bounds[a + 1]!, bounds[b + 1]!) - Math.min(bounds[a]!, bounds[b]!) < MOST_SIDE &&
      Math.max(bounds[a + 3]!, bounds[b + 3]!) - Math.min(bounds[a + 2]!, bounds[b + 2]!) < MOST_SIDE
    )
  }
  const join = (one: number, other: number) => {
    parent[other] = one
    const [a, b] = [one * 4, other * 4]
    bounds[a] = Math.min(bounds[a]!, bounds[b]!)
    bounds[a + 1] = Math.max(bounds[a + 1]!, bounds[b + 1]!)
    bounds[a + 2] = Math.min(bounds[a + 2]!, bounds[b + 2]!)
    bounds[a + 3] = Math.max(bounds[a + 3]!, bounds[b + 3]!)
    for (let part = 0; part < 4; part++) sums[one * 4 + part]! += sums[other * 4 + part]!
  }
  for (const most of [LEAST_STEP / 4, LEAST_STEP / 2, LEAST_STEP, Infinity])
    for (let y = 0, pixel = 0; y < height; y++)
      for (let x = 0; x < width; x++, pixel++)
        for (let way = 0; way < 2; way++) {
          if (way === 0 ? x === width - 1 : y === height - 1) continue
          const beside = labels[pixel + (way === 0 ? 1 : width)]!
          if (labels[pixel] === beside) continue
          const [one, other] = [root(labels[pixel]!), root(beside)]
          if (one === other) continue
          const [size, otherSize] = [sums[one * 4 + 3]!, sums[other * 4 + 3]!]
          if (
            most === Infinity
              ? Math.min(size, otherSize) < LEAST_PIXELS
              : isCompact(one, other) && step(one, other) < most
          )
            join(one, other)
        }
  const numbers = new Int32Array(count).fill(-1)
  let left = 0
  for (let pixel = 0; pixel < labels.length; pixel++) {
    const region = root(labels[pixel]!)
    if (numbers[region] === -1) numbers[region] = left++
    labels[pixel] = numbers[region]!
  }
  return { labels, count: left }
}
