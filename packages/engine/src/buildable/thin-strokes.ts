import { type Grid, thinPixels } from './thin-pixels.ts'

/** A shorter thin piece is a corner or a point, not a line. */
export const LONGEST_POINT_MM = 40

export type ThinStrokes = {
  /** Fraction (0–1) of the yarn's pixels in thin strokes. */
  readonly part: number
  /** Length of the longest such piece in pixels: the longer side of its bounding box. */
  readonly longest: number
}

/**
 * How much of each yarn is in strokes thinner than `thickness` whole pixels. Corners and tapering points leave short
 * pieces; a thin line leaves a long one.
 */
export function thinStrokes(
  drawing: Uint8Array,
  width: number,
  yarnCount: number,
  thickness: number,
): readonly ThinStrokes[] {
  const grid = { drawing, width }
  return strokesIn(grid, yarnCount, thinPixels(grid)(thickness), null)
}

/**
 * The same for pixels marked as thin, which it clears; `laid` marks with 1 what is on the rug, null for everything.
 */
export function strokesIn(
  grid: Grid,
  yarnCount: number,
  thin: Uint8Array,
  laid: Uint8Array | null,
): readonly ThinStrokes[] {
  const all = new Float64Array(yarnCount)
  const lost = new Float64Array(yarnCount)
  const longest = new Float64Array(yarnCount)
  for (let pixel = 0; pixel < thin.length; pixel++) if (laid?.[pixel] !== 0) all[grid.drawing[pixel]!]! += 1
  for (const { yarn, pixels, length } of thinPieces(grid, thin, laid)) {
    lost[yarn]! += pixels.length
    longest[yarn] = Math.max(longest[yarn]!, length)
  }
  return Array.from(all, (pixels, yarn) => ({
    part: pixels === 0 ? 0 : lost[yarn]! / pixels,
    longest: longest[yarn]!,
  }))
}

/** Yields the connected pieces of marked pixels on the rug; clears the marks. */
export function* thinPieces(grid: Grid, thin: Uint8Array, laid: Uint8Array | null) {
  if (laid) for (let pixel = 0; pixel < thin.length; pixel++) thin[pixel]! &= laid[pixel]!
  for (let pixel = 0; pixel < thin.length; pixel++)
    if (thin[pixel] === 1) yield { yarn: grid.drawing[pixel]!, ...takePiece(grid, thin, pixel) }
}

function takePiece({ drawing, width }: Grid, thin: Uint8Array, start: number) {
  const height = drawing.length / width
  const yarn = drawing[start]
  const pixels = [start]
  let [left, right, top, bottom] = [width, 0, height, 0]
  thin[start] = 0
  // Grows during iteration: every pixel found is expanded in turn.
  for (const pixel of pixels) {
    const x = pixel % width
    const y = (pixel - x) / width
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
    for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny++) {
      for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx++) {
        const next = ny * width + nx
        if (thin[next] !== 1 || drawing[next] !== yarn) continue
        thin[next] = 0
        pixels.push(next)
      }
    }
  }
  return { pixels, length: Math.max(right - left, bottom - top) + 1 }
}
