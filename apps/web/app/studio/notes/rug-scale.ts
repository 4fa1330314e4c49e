import { parseSide } from '@nawl/domain/rug/sizes/read-length'
import type { SizeInput } from '@nawl/domain/rug/estimate'
import { hasOneMeasure } from '@nawl/domain/rug/shape'
import { FEET_PER_CM } from '@nawl/domain/rug/sizes/size'
import type { RugSurvey } from '@nawl/engine/buildable/survey-rug'
import { MM_PER_PIXEL } from '@nawl/engine/pile/tile/tile-units'
import { LONG_SIDE } from '@nawl/engine/rug-size'

type Pixels = Pick<RugSurvey, 'width' | 'height'>

/** Millimetres per pixel of the bitmap at the default size. */
export function mmAsDrawn({ width, height }: Pixels): number {
  return (LONG_SIDE * MM_PER_PIXEL) / Math.max(width, height)
}

/**
 * Millimetres per pixel of the bitmap at the current size; if the proportions differ from the bitmap's, along the
 * side that is compressed more.
 */
export function mmPerPixel(size: SizeInput, pixels: Pixels): number {
  const sides = sidesInMm(size)
  return sides ? Math.min(sides.width / pixels.width, sides.length / pixels.height) : mmAsDrawn(pixels)
}

/** The current sides in millimetres; null if they are not a valid size. */
export function sidesInMm({ shape, unit, width, length }: SizeInput) {
  const mm = (typed: string) => parseSide(typed, unit) * MM[unit]
  const wide = mm(width)
  const long = hasOneMeasure(shape) ? wide : mm(length)
  return wide > 0 && long > 0 ? { width: wide, length: long } : null
}

const MM = { cm: 10, ft: 10 / FEET_PER_CM } as const
