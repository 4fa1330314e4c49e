import type { Regions } from './regions.ts'

/** A step of colour, in bytes, that counts half an edge; and what a step from region to region counts without any. */
const [EDGE, STEP] = [37, 0.016]

/** The least sum of edges that lies between each region and some. */
export function waysFrom(
  { starts, to, steps, count }: Regions,
  from: readonly number[],
  isOutside: (region: number) => boolean,
): Float32Array {
  const ways = new Float32Array(count).fill(Infinity)
  const heap = createHeap(ways)
  for (const region of from) {
    ways[region] = 0
    heap.push(region, 0)
  }
  for (let region = heap.pop(); region !== undefined; region = heap.pop())
    for (let arc = starts[region]!; arc < starts[region + 1]!; arc++) {
      const beside = to[arc]!
      if (isOutside(beside)) continue
      const edge = steps[arc]! / EDGE ** 2
      const way = ways[region]! + STEP + edge / (1 + edge)
      if (way >= ways[beside]!) continue
      ways[beside] = way
      heap.push(beside, way)
    }
  return ways
}

function createHeap(ways: Float32Array) {
  const places: number[] = []
  const keys: number[] = []
  return {
    push(place: number, key: number) {
      let at = places.length
      places.push(place)
      keys.push(key)
      while (at > 0) {
        const above = (at - 1) >> 1
        if (keys[above]! <= key) break
        places[at] = places[above]!
        keys[at] = keys[above]!
        at = above
      }
      places[at] = place
      keys[at] = key
    },
    pop(): number | undefined {
      while (places.length > 0) {
        const [top, topKey] = [places[0]!, keys[0]!]
        const [place, key] = [places.pop()!, keys.pop()!]
        const count = places.length
        if (count > 0) {
          let at = 0
          for (;;) {
            let below = 2 * at + 1
            if (below >= count) break
            if (below + 1 < count && keys[below + 1]! < keys[below]!) below++
            if (keys[below]! >= key) break
            places[at] = places[below]!
            keys[at] = keys[below]!
            at = below
          }
          places[at] = place
          keys[at] = key
        }
        // A shorter way was found meanwhile.
        if (topKey <= ways[top]! + 1e-6) return top
      }
      return undefined
    },
  }
}
