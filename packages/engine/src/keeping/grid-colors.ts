import { writeOklab } from '../color/oklab.ts'
import type { Plate } from '../room/lay-rug.ts'
import type { PixelBox } from '../room/rug-on-floor.ts'
import type { Colors } from './color-mix.ts'

/** Means of squares of pixels, in Oklab; of the `wanted` ones, the others stay black. */
export function gridColors(
  { width, height, rgba }: Plate,
  box: PixelBox,
  scale: number,
  columns: number,
  rows: number,
  wanted?: Uint8Array,
): Colors {
  const colors = new Float32Array(columns * rows * 3)
  const out = new Float64Array(3)
  // Every pixel of small squares, every second one of large squares.
  const every = scale > 3 ? 2 : 1
  for (let row = 0, pixel = 0; row < rows; row++)
    for (let column = 0; column < columns; column++, pixel++) {
      if (wanted?.[pixel] === 0) continue
      let [red, green, blue, count] = [0, 0, 0, 0]
      const right = Math.min(width, box.left + (column + 1) * scale)
      const bottom = Math.min(height, box.top + (row + 1) * scale)
      for (let y = Math.min(height - 1, box.top + row * scale); y < bottom; y += every)
        for (let x = Math.min(width - 1, box.left + column * scale); x < right; x += every) {
          const at = (y * width + x) * 4
          red += rgba[at]!
          green += rgba[at + 1]!
          blue += rgba[at + 2]!
          count++
        }
      const byte = (sum: number) => Math.round(sum / Math.max(1, count))
      writeOklab((byte(red) << 16) | (byte(green) << 8) | byte(blue), out, 0)
      colors.set(out, pixel * 3)
    }
  return colors
}
