import type { SizeInput } from './estimate.ts'
import { parseSide } from './parse-side.ts'
import { hasOneMeasure, PICTURE_RATIO } from './size.ts'

/** How far a rug's proportions may be from those of its picture, as a share of the latter. */
const LEEWAY = 0.15

/**
 * Whether the picture of the shape shows a rug of this size about as it would be: square and
 * round pictures always do, the rectangle's only for sizes of about its own proportions.
 */
export function fitsPicture({ shape, width, length }: SizeInput): boolean {
  if (hasOneMeasure(shape)) return true
  const ratio = parseSide(width) / parseSide(length)
  return Math.abs(ratio / PICTURE_RATIO[shape] - 1) <= LEEWAY
}
