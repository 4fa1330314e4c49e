import type { SizeInput } from '../rug/estimate.ts'
import { parseSide } from '../rug/sizes/read-length.ts'
import { boundsMm, hasOneMeasure, MOST_RATIO, SHAPE_FACTS, type Shape } from '../rug/shape.ts'
import { FEET_PER_CM, inFeet, type Unit } from '../rug/sizes/size.ts'

/**
 * A size that can be made. The workshop uses the millimetres; the price uses the sides as typed, so that it matches
 * the calculator to the cent.
 */
export type OrderedSize = {
  readonly shape: Shape
  readonly unit: Unit
  /** Numbers in that unit, normalised: `5.5` for a typed `5,50`. */
  readonly width: string
  readonly length: string
  readonly widthMm: number
  readonly lengthMm: number
  /** Whether the drawing was composed for the size; absent if it was stretched to it. */
  readonly composed?: true | undefined
  /** How a visitor's own drawing was fitted to the size, in the text of `fitText`; absent if it was stretched to it. */
  readonly fit?: string | undefined
}

export type SizeRefusal =
  | { readonly ok: false; readonly reason: 'invalid-dimensions' }
  | {
      readonly ok: false
      readonly reason: 'too-small' | 'too-large' | 'out-of-proportion'
      /** Whether it is shorter than its limits allow, because one side is at most `MOST_RATIO` times the other. */
      readonly isNarrow: boolean
      /** The nearest size we make, as people would type it in the same unit. */
      readonly nearest: { readonly width: string; readonly length: string; readonly unit: Unit }
    }

/** Validates a typed size: to the millimetre, within the limits and proportions of its shape. */
export function snapshotSize(
  input: Pick<SizeInput, 'shape' | 'width' | 'length' | 'unit' | 'composed' | 'fit'>,
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
    size: {
      shape,
      unit,
      width: String(width),
      length: String(length),
      widthMm,
      lengthMm,
      ...(input.composed && { composed: true }),
      ...(input.fit !== undefined && { fit: input.fit }),
    },
  }
}

/** Area of the rug's bounding rectangle, which is what is charged, in square millimetres. */
export function areaMm2({ widthMm, lengthMm }: Pick<OrderedSize, 'widthMm' | 'lengthMm'>): number {
  return widthMm * lengthMm
}

/** Whole millimetres, with the shop's own factor, like the price. */
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
  const reason = faultOf(sides)
  return reason && { ok: false, reason, ...nearestTo(sides) }
}

function faultOf(sides: Sides) {
  const { shape, widthMm, lengthMm } = sides
  const { smallest, largest } = boundsMm(shape)
  const [long, short] = [Math.max(widthMm, lengthMm), Math.min(widthMm, lengthMm)]
  if (!isLongEnough(sides)) return 'out-of-proportion'
  if (long < smallest[0] || short < smallest[1]) return 'too-small'
  if (long > largest[0] || short > largest[1]) return 'too-large'
  return isInProportion(sides) ? null : 'out-of-proportion'
}

type Proportions = Pick<Sides, 'shape' | 'width' | 'length'>

const isInProportion = ({ width, length }: Proportions) =>
  Math.max(length / width, width / length) <= MOST_RATIO + 1e-9

function isLongEnough({ shape, width, length }: Proportions): boolean {
  const { leastRatio } = SHAPE_FACTS[shape]
  return leastRatio === null || length / width >= leastRatio - 1e-9
}

/** The nearest size we make. If too wide for its shape, it is turned if that helps, otherwise made narrower. */
function nearestTo(sides: Sides) {
  const { shape, unit } = sides
  const ratio = SHAPE_FACTS[shape].leastRatio
  const isUpright = ratio !== null || sides.lengthMm >= sides.widthMm
  const isTurned = !isLongEnough(sides) && isLongEnough(turned(sides))
  const { width: typedWidth, length: typedLength } = isTurned ? turned(sides) : sides
  let width = withinBounds(typedWidth, isUpright ? 1 : 0, shape, unit)
  let length = withinBounds(typedLength, isUpright ? 0 : 1, shape, unit)
  if (ratio !== null && length < ratio * width) {
    width = withinBounds(rounded(length / ratio, 'down', unit), 1, shape, unit)
    length = Math.max(length, rounded(ratio * width, 'up', unit))
  }
  // A ribbon becomes shorter rather than wider: its width is what the place allows.
  const longest = rounded(MOST_RATIO * Math.min(width, length), 'down', unit)
  const isNarrow = Math.max(width, length) > longest
  width = Math.min(width, longest)
  length = Math.min(length, longest)
  return { isNarrow, nearest: { width: String(width), length: String(length), unit } }
}

function turned({ shape, width, length }: Sides): Proportions {
  return { shape, width: length, length: width }
}

/** The side if within limits, else the limit, rounded into the valid range. `rank` 0 is the longer side. */
function withinBounds(side: number, rank: 0 | 1, shape: Shape, unit: Unit): number {
  const { smallest, largest } = boundsMm(shape)
  const mm = inMillimetres(side, unit)
  const inUnit = (bound: number) => (unit === 'cm' ? bound / 10 : inFeet(bound / 10, 'cm'))
  if (mm < smallest[rank]) return rounded(inUnit(smallest[rank]), 'up', unit)
  return mm > largest[rank] ? rounded(inUnit(largest[rank]), 'down', unit) : side
}

const DECIMALS = { cm: 1, ft: 2 } as const satisfies Record<Unit, number>

/** As people would type it. The epsilon keeps 60 cm from becoming 60.1. */
function rounded(side: number, way: 'up' | 'down', unit: Unit): number {
  const step = 10 ** DECIMALS[unit]
  const steps = way === 'up' ? Math.ceil(side * step - 1e-9) : Math.floor(side * step + 1e-9)
  return steps / step
}
