import type { SizeInput } from './estimate.ts'
import { parseSide } from './sizes/read-length.ts'
import { hasOneMeasure, SHAPE_FACTS } from './shape.ts'

/** A longer rug would be a line on a phone. */
const NARROWEST = 1 / 4

/** Width over length at which a rug is shown: from its size, or its picture's without a size. */
export function stageRatio({ shape, width, length, unit }: Omit<SizeInput, 'quantity'>): number {
  if (hasOneMeasure(shape)) return 1
  const ratio = parseSide(width, unit) / parseSide(length, unit)
  return ratio > 0 && Number.isFinite(ratio)
    ? Math.min(1 / NARROWEST, Math.max(NARROWEST, ratio))
    : SHAPE_FACTS[shape].pictureRatio
}
