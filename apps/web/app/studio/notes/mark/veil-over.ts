import type { NoteMark } from '../inspection.ts'

/** The colour of tracing paper: linen, as behind dialogs. */
const LINEN = 0xdae6ed
const OPACITY = 0.84 * 255

/** An overlay over the whole rug except the place marked with 1; at half the resolution, which softens its edge. */
export function markOver(place: Uint8Array, placeWidth: number): NoteMark {
  const width = placeWidth >> 1
  const height = Math.floor(place.length / placeWidth) >> 1
  const words = new Uint32Array(width * height)
  for (let y = 0, to = 0; y < height; y++)
    for (let x = 0; x < width; x++, to++) {
      const at = 2 * (y * placeWidth + x)
      const seen = place[at]! + place[at + 1]! + place[at + placeWidth]! + place[at + placeWidth + 1]!
      words[to] = ((Math.round(OPACITY * (1 - seen / 4)) << 24) | LINEN) >>> 0
    }
  return { width, height, pixels: new Uint8ClampedArray(words.buffer) }
}
