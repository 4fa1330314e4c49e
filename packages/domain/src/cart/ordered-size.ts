import type { SizeInput } from '../rug/estimate.ts'
import { parseSide } from '../rug/read-length.ts'
import { FEET_PER_CM, hasOneMeasure, inFeet, type Shape, type Unit } from '../rug/size.ts'
import { LARGEST_RUG_MM, SMALLEST_RUG_MM } from '../shop/facts.ts'

/**
 * A size that can be made. The workshop goes by the millimetres; the price by the sides as they were typed, so that it
 * is to the cent what the calculator showed.
 */
export type OrderedSize = {
  readonly shape: Shape
  readonly unit: Unit
  /** Numbers of that unit, written plainly: `5.5` for what was typed as `5,50`. */
  readonly width: string
  readonly length: string
  readonly widthMm: number
  readonly lengthMm: number
}

export type SizeRefusal =
  | { readonly ok: false; readonly reason: 'invalid-dimensions' }
  | {
      readonly ok: false
      readonly reason: 'too-small' | 'too-large'
      /** The bound that was passed, longer side first. */
      readonly boundMm: readonly [number, number]
      /** The nearest size we make, as one would type it in the same unit. */
      readonly nearest: { readonly width: string; readonly length: string; readonly unit: Unit }
    }

/** What was typed as a size to be made: to the millimetre from 90 × 60 cm to 15 × 10 m, either way round. */
export function snapshotSize(
  input: Pick<SizeInput, 'shape' | 'width' | 'length' | 'unit'>,
): { readonly ok: true; readonly size: OrderedSize } | SizeRefusal {
  const { shape, unit } = input
  const width = parseSide(input.width, unit)
  const length = hasOneMeasure(shape) ? width : parseSide(input.length, unit)
  if (Number.isNaN(width) || Number.isNaN(length)) return { ok: false, reason: 'invalid-dimensions' }
  const [widthMm, lengthMm] = [inMillimetres(width, unit), inMillimetres(length, unit)]
  const refusal = refusalOf({ shape, width, length, widthMm, lengthMm, unit })
  if (refusal) return refusal
  return {
    ok: true,
    size: { shape, unit, width: String(width), length: String(length), widthMm, lengthMm },
  }
}

/** Area of the rectangle the rug is cut from, which is what is paid for, in square millimetres. */
export function areaMm2({ widthMm, lengthMm }: Pick<OrderedSize, 'widthMm' | 'lengthMm'>): number {
  return widthMm * lengthMm
}

/** Whole millimetres. By the shop's own factor, as the price is. */
function inMillimetres(side: number, unit: Unit): number {
  return Math.round((inFeet(side, unit) / FEET_PER_CM) * 10)
}

type Sides = {
  readonly shape: Shape
  readonly width: number
  readonly length: number
  readonly widthMm: number
  readonly lengthMm: number
  readonly unit: Unit
}

function refusalOf(sides: Sides): SizeRefusal | null {
  const { shape, widthMm, lengthMm, unit } = sides
  const [long, short] = [Math.max(widthMm, lengthMm), Math.min(widthMm, lengthMm)]
  const isSmall = long < SMALLEST_RUG_MM[0] || short < SMALLEST_RUG_MM[1]
  const isLarge = long > LARGEST_RUG_MM[0] || short > LARGEST_RUG_MM[1]
  if (!isSmall && !isLarge) return null
  const isUpright = lengthMm >= widthMm
  // One measure is both sides: at least what the longer has to be and at most what the shorter may be.
  const isSquare = hasOneMeasure(shape)
  const nearest = {
    width: nearestSide(sides.width, widthMm, isUpright ? 1 : 0, isSquare, unit),
    length: nearestSide(sides.length, lengthMm, isUpright ? 0 : 1, isSquare, unit),
    unit,
  }
  return isSmall
    ? { ok: false, reason: 'too-small', boundMm: SMALLEST_RUG_MM, nearest }
    : { ok: false, reason: 'too-large', boundMm: LARGEST_RUG_MM, nearest }
}

const DECIMALS = { cm: 1, ft: 2 } as const satisfies Record<Unit, number>

/** The side itself where it is within bounds, else the bound, rounded into what is allowed. */
function nearestSide(side: number, mm: number, rank: 0 | 1, isSquare: boolean, unit: Unit): string {
  const least = SMALLEST_RUG_MM[isSquare ? 0 : rank]
  const most = LARGEST_RUG_MM[isSquare ? 1 : rank]
  if (mm >= least && mm <= most) return String(side)
  const step = 10 ** DECIMALS[unit]
  const inUnit = (bound: number) => (unit === 'cm' ? bound / 10 : inFeet(bound / 10, 'cm')) * step
  // The nudge keeps 60 cm from becoming 60.1.
  const steps = mm < least ? Math.ceil(inUnit(least) - 1e-9) : Math.floor(inUnit(most) + 1e-9)
  return String(steps / step)
}
