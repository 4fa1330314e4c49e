import type { PixelBox } from '../reduction/crop-box.ts'
import type { Raster } from './raster.ts'
import type { RowAt } from './row-order.ts'

/**
 * Receives the rows of a picture one by one, from the top or the bottom, and shrinks a part of it: each pixel is the
 * mean of a square, whose side is the smallest integer that leaves at most `mostPixels`.
 */
export function shrinkRows(
  pictureWidth: number,
  box: PixelBox,
  mostPixels: number,
): { readonly rowAt: RowAt; readonly raster: () => Raster } {
  const side = Math.max(1, Math.ceil(Math.sqrt((box.width * box.height) / mostPixels)))
  const width = Math.ceil(box.width / side)
  const height = Math.ceil(box.height / side)
  const pixels = new Uint32Array(width * height)
  const row = new Uint32Array(pictureWidth)
  /** Sums of one row of squares: red, green, blue and count per square. */
  const sums = new Float64Array(width * 4)
  let given = -1
  let begun = -1

  function finishSquares(): void {
    for (let x = 0; x < width; x++) {
      const [red, green, blue, count] = [sums[4 * x]!, sums[4 * x + 1]!, sums[4 * x + 2]!, sums[4 * x + 3]!]
      pixels[begun * width + x] =
        0xff000000 | ((red / count + 0.5) << 16) | ((green / count + 0.5) << 8) | (blue / count + 0.5)
    }
    sums.fill(0)
  }

  function takeRow(): void {
    const y = given - box.top
    if (given < 0 || y < 0 || y >= box.height) return
    const squares = Math.floor(y / side)
    if (begun !== -1 && squares !== begun) finishSquares()
    begun = squares
    for (let x = 0; x < box.width; x++) {
      const pixel = row[box.left + x]!
      const at = 4 * Math.floor(x / side)
      sums[at]! += (pixel >>> 16) & 255
      sums[at + 1]! += (pixel >>> 8) & 255
      sums[at + 2]! += pixel & 255
      sums[at + 3]! += 1
    }
  }

  return {
    rowAt: (y) => {
      takeRow()
      given = y
      return row
    },
    raster: () => {
      takeRow()
      if (begun !== -1) finishSquares()
      return { width, height, pixels }
    },
  }
}
