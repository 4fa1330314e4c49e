import type { SizeInput } from '../estimate.ts'
import { parseSide } from './read-length.ts'
import { FEET_PER_CM, inFeet, type Unit } from './size.ts'

/**
 * The same size in another unit, as people would type it: at most one decimal for centimetres and two for feet. A
 * side that is not a number stays as typed.
 */
export function convertSize(size: SizeInput, unit: Unit): SizeInput {
  const convert = (typed: string) => convertSide(typed, size.unit, unit)
  return { ...size, unit, width: convert(size.width), length: convert(size.length) }
}

const SMALLEST_STEP = { cm: 0.1, ft: 0.01 } as const satisfies Record<Unit, number>
const DECIMALS = { cm: 1, ft: 2 } as const satisfies Record<Unit, number>

function convertSide(typed: string, from: Unit, to: Unit): string {
  const side = parseSide(typed, from)
  if (from === to || Number.isNaN(side)) return typed
  const converted = to === 'ft' ? inFeet(side, from) : side / FEET_PER_CM
  // A positive size must not be rounded to zero.
  return String(Number(Math.max(converted, SMALLEST_STEP[to]).toFixed(DECIMALS[to])))
}
