import { FIELD } from './design.ts'
import type { Design } from './design.ts'

/**
 * Draws the whole field `width` × `height` pixels large: for every pixel, row by row from the
 * top left, the index of the yarn at its middle. Where the proportions differ from the field's,
 * the drawing is stretched. Throws on a size that is not a positive whole number.
 */
export function drawDesign(design: Design, width: number, height: number): Uint8Array {
  for (const size of [width, height]) {
    if (!Number.isSafeInteger(size) || size < 1) throw new Error(`cannot draw ${width} × ${height} pixels`)
  }
  const { draw } = design
  const yarns = new Uint8Array(width * height)
  const xs = Float64Array.from({ length: width }, (_, column) => ((column + 0.5) / width) * FIELD.width)
  let pixel = 0
  for (let row = 0; row < height; row++) {
    const y = ((row + 0.5) / height) * FIELD.height
    for (let column = 0; column < width; column++) yarns[pixel++] = draw(xs[column]!, y)
  }
  return yarns
}
