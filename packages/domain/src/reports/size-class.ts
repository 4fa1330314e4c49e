import { areaMm2 } from '../cart/ordered-size.ts'
import { hasOneMeasure, type Shape } from '../rug/shape.ts'
import { FEET_PER_CM, inFeet, UNITS } from '../rug/sizes/size.ts'
import { type UsualPlace, usualSizes } from '../rug/sizes/usual-sizes.ts'

/** Where the classes of size begin, in square feet: a bedside rug, 5 × 8, 8 × 10, 10 × 13 ft, and above. */
export const SIZE_CLASSES = [0, 25, 50, 90, 150] as const
export type SizeClass = (typeof SIZE_CLASSES)[number]

type Size = { readonly shape: Shape; readonly widthMm: number; readonly lengthMm: number }

/** Square millimetres in square feet: to a tenth, because sides are whole millimetres. */
export const squareFeetIn = (mm2: number): number => Math.round((mm2 / 10) * FEET_PER_CM ** 2) / 10

/** Area of what is charged for a rug, in square feet. */
export const squareFeetOf = (size: Pick<Size, 'widthMm' | 'lengthMm'>): number => squareFeetIn(areaMm2(size))

/** The class that a size belongs to. */
export function sizeClassOf(size: Pick<Size, 'widthMm' | 'lengthMm'>): SizeClass {
  const area = squareFeetOf(size)
  return SIZE_CLASSES.findLast((least) => area >= least) ?? 0
}

/** Millimetres by which a side may differ from a usual one: 5 ft is 1524 mm, and 152 or 150 cm is typed for it. */
const PLAY_MM = 30

/** The place of the usual size that this is, turned or not, in either unit; null for any other size. */
export function usualPlaceOf({ shape, widthMm, lengthMm }: Size): UsualPlace | null {
  const sides = [widthMm, lengthMm].toSorted((p, q) => p - q)
  for (const unit of UNITS)
    for (const { place, width, length } of usualSizes(shape, unit, true)) {
      const usual = [Number(width), hasOneMeasure(shape) ? Number(width) : Number(length)]
        .map((side) => (inFeet(side, unit) / FEET_PER_CM) * 10)
        .toSorted((p, q) => p - q)
      if (usual.every((side, n) => Math.abs(side - (sides[n] ?? 0)) <= PLAY_MM)) return place
    }
  return null
}
