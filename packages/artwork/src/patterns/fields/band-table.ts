/** A band: its width in cm and its yarn, or another number from 0 to 255. */
export type Band = readonly [width: number, yarn: number]

/** Lays bands side by side from `start`; returns the band at a coordinate. The first and last never end. */
export function bandTable(bands: readonly [Band, ...Band[]], start = 0): (at: number) => number {
  const ends = new Float64Array(bands.length)
  const yarns = new Uint8Array(bands.length)
  let end = start
  bands.forEach(([width, yarn], index) => {
    end += width
    ends[index] = end
    yarns[index] = yarn
  })
  const last = bands.length - 1

  return (at) => {
    let low = 0
    let high = last
    while (low < high) {
      const middle = (low + high) >> 1
      if (at < ends[middle]!) high = middle
      else low = middle + 1
    }
    return yarns[low]!
  }
}
