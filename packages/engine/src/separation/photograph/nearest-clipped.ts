/**
 * Returns a function that gives the yarn, of 0xRRGGBB, that a colour with clipped channels is of, or their number for none.
 * `clipped` has bit n for channel n; there a yarn may be brighter than the colour.
 */
export function nearestClipped(yarns: readonly number[]): (rgb: number, clipped: number) => number {
  return (rgb, clipped) => {
    let best = yarns.length
    let least = NEAR ** 2
    for (let yarn = 0; yarn < yarns.length; yarn++) {
      let square = 0
      for (let channel = 0; channel < 3; channel++) {
        const shift = 16 - 8 * channel
        const off = ((rgb >>> shift) & 255) - ((yarns[yarn]! >>> shift) & 255)
        if (off > 0 || ((clipped >>> channel) & 1) === 0) square += off * off
      }
      if (square >= least) continue
      least = square
      best = yarn
    }
    return best
  }
}

/** In levels, as far as 0.05 OKLab in grey. */
const NEAR = 13
