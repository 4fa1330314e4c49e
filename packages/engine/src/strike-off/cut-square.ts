import { cutFrom, type RugOutline } from '../rug.ts'
import type { Separation } from '../separation/separation.ts'
import type { PixelSquare } from './square-measure.ts'

/** The part of a separation under a square of the rug that is cut from it. Swatches stay what they are of the whole. */
export function cutSquare(separation: Separation, outline: RugOutline, square: PixelSquare): Separation {
  const { left, top } = cutFrom(separation, outline)
  const cut = (plane: Uint8Array) => {
    const part = new Uint8Array(square.width * square.height)
    for (let y = 0; y < square.height; y++) {
      const from = (top + square.top + y) * separation.width + left + square.left
      part.set(plane.subarray(from, from + square.width), y * square.width)
    }
    return part
  }
  return {
    ...separation,
    width: square.width,
    height: square.height,
    first: cut(separation.first),
    second: cut(separation.second),
    mix: cut(separation.mix),
    light: separation.light && cut(separation.light),
  }
}
