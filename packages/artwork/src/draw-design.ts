import { cutOf, type Outline } from './cut.ts'
import type { Design } from './design.ts'
import { FIELD } from './design.ts'

/**
 * Draws a rug with that outline, `width` × `height` pixels: for every pixel, row by row from the top left, the index of
 * the yarn at its centre. The corners outside a disc are drawn too and cut off later. If the proportions differ from
 * the cut's, the drawing is stretched. Throws if a size is not a positive whole number.
 */
export function drawDesign(
  { draw, cropCentre }: Pick<Design, 'draw' | 'cropCentre'>,
  width: number,
  height: number,
  outline: Outline = 'rectangle',
): Uint8Array {
  for (const size of [width, height]) {
    if (!Number.isSafeInteger(size) || size < 1) throw new Error(`cannot draw ${width} × ${height} pixels`)
  }
  const cut = cutOf(outline, cropCentre)
  const yarns = new Uint8Array(width * height)
  const xs = Float64Array.from({ length: width }, (_, column) => ((column + 0.5) / width) * FIELD.width)
  let pixel = 0
  for (let row = 0; row < height; row++) {
    const y = cut.top + ((row + 0.5) / height) * cut.height
    for (let column = 0; column < width; column++) yarns[pixel++] = draw(xs[column]!, y, cut)
  }
  return yarns
}
