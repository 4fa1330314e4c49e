import type { PlacedRug } from '@nawl/domain/room-plan/room-plan'
import { rugSides } from '@nawl/domain/room-plan/rug-sides'
import { parseSide } from '@nawl/domain/rug/sizes/read-length'
import type { Unit } from '@nawl/domain/rug/sizes/size'
import * as messages from '@nawl/messages/room-plan'
import * as sizes from '@nawl/messages/rug-size'

import { sidesText } from '../../sales/kinds/rug/rug-line-text.ts'

const MM_PER_INCH = 25.4
const MM = { cm: 10, ft: 304.8 } as const satisfies Record<Unit, number>

/** A length in a sentence: `230 cm`, `7 ft 6 in`. */
export function lengthText(mm: number, unit: Unit): string {
  if (unit === 'cm') return messages.lengthCm({ amount: String(Math.round(mm / 10)) })
  const inches = Math.round(mm / MM_PER_INCH)
  return messages.lengthFeet({ feet: String(Math.floor(inches / 12)), inches: String(inches % 12) })
}

/** The same in a field: `230.5`, `7'6"`. */
export function shortLength(mm: number, unit: Unit): string {
  if (unit === 'cm') return String(Math.round(mm) / 10)
  const inches = Math.round(mm / MM_PER_INCH)
  const [feet, rest] = [Math.floor(inches / 12), inches % 12]
  return feet === 0 ? `${rest}"` : rest === 0 ? `${feet}'` : `${feet}'${rest}"`
}

/** The same on a dimension line, in whole centimetres or inches. */
export const drawnLength = (mm: number, unit: Unit): string =>
  shortLength(unit === 'cm' ? Math.round(mm / 10) * 10 : mm, unit)

/** Millimetres of what was typed; null if it is no length. */
export function readMm(typed: string, unit: Unit): number | null {
  const side = parseSide(typed, unit)
  return Number.isNaN(side) ? null : Math.round(side * MM[unit])
}

/** `230 × 300 cm`, `7 ft 6 in × 10 ft`, the side across the plan first. */
export function bothText(width: number, length: number, unit: Unit): string {
  return sizes.bothSides({
    width: unit === 'cm' ? shortLength(width, unit) : lengthText(width, unit),
    length: lengthText(length, unit),
  })
}

/** `230 × 300 cm`; what it is across for a round rug. */
export function rugText(rug: PlacedRug, unit: Unit): string {
  const { shape, width, length } = rugSides(rug, unit)
  return sidesText(shape, { width, length }, unit)
}
