import { type Cents, cents } from '../money/money.ts'
import { parseSide } from './sizes/read-length.ts'
import { hasOneMeasure, type Shape } from './shape.ts'
import { inFeet, type Unit } from './sizes/size.ts'

/** Ten billion square feet, at any price whole cents that a number holds exactly. What can be ordered is `orderedSize`'s. */
const MOST_SQ_FT = 1e10

export type SizeInput = {
  readonly shape: Shape
  /** As typed; anything but a positive number gives no price. */
  readonly width: string
  readonly length: string
  readonly unit: Unit
  readonly quantity: number
  /** Whether a design of ours is composed for the size; otherwise it is stretched to it, as old links show it. */
  readonly composed?: boolean | undefined
  /** How a visitor's own drawing meets the size, in the text of `fitText`; absent, it is stretched to it. */
  readonly fit?: string | undefined
}

export type Estimate =
  | { readonly ok: true; readonly price: Cents; readonly areaSqFt: number }
  | { readonly ok: false; readonly reason: 'invalid-dimensions' }
type Measured = { readonly ok: true; readonly areaSqFt: number } | Extract<Estimate, { readonly ok: false }>

/**
 * Area in square feet × `perSquareFoot` US cents × quantity, ten dollars a square foot unless the owner set others. A
 * round rug, cut from its square, costs what that costs.
 */
export function estimate(size: SizeInput, perSquareFoot: Cents): Estimate {
  const area = measure(size)
  if (!area.ok) return area
  return { ...area, price: cents((area.areaSqFt * perSquareFoot * size.quantity) / 100) }
}

/** The area of what was typed, or why it has none. */
export function measure({ shape, width, length, unit }: SizeInput): Measured {
  const widthFt = inFeet(parseSide(width, unit), unit)
  const lengthFt = hasOneMeasure(shape) ? widthFt : inFeet(parseSide(length, unit), unit)
  const areaSqFt = widthFt * lengthFt
  return widthFt > 0 && lengthFt > 0 && areaSqFt <= MOST_SQ_FT
    ? { ok: true, areaSqFt }
    : { ok: false, reason: 'invalid-dimensions' }
}
