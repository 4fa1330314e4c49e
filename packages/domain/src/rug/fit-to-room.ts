import { parseSide } from './sizes/read-length.ts'
import { boundsMm, hasOneMeasure, MOST_RATIO, SHAPE_FACTS, type Shape } from './shape.ts'
import type { Unit } from './sizes/size.ts'

/** A room's sides as typed, and how much floor stays bare on each side of the rug, both in `unit`. */
export type RoomToFit = {
  readonly width: string
  readonly length: string
  readonly clearance: number
  readonly unit: Unit
}

export type RoomFit =
  | { readonly ok: true; readonly width: string; readonly length: string }
  /** A side is missing or no length; or the floor that is left is smaller than our smallest rug of that shape. */
  | { readonly ok: false; readonly reason: 'no-room' | 'too-small' }

/** Bare floor that is usual beside a rug: from a narrow border to a way to walk on. */
export const CLEARANCES: Readonly<Record<Unit, readonly [least: number, ...number[]]>> = {
  cm: [20, 30, 45, 60],
  ft: [0.5, 1, 1.5, 2],
}

/** Rugs that are fitted to a room come in steps of ten centimetres or half a foot. */
const STEP = { cm: 10, ft: 0.5 } as const satisfies Record<Unit, number>
const MM = { cm: 10, ft: 304.8 } as const satisfies Record<Unit, number>

/** The largest rug of a shape that leaves so much floor bare all round, its width along the room's if its shape allows. */
export function fitToRoom(shape: Shape, { width, length, clearance, unit }: RoomToFit): RoomFit {
  const free = [width, length].map((side) => parseSide(side, unit) - 2 * clearance)
  const [across = Number.NaN, along = Number.NaN] = free
  if (Number.isNaN(across) || Number.isNaN(along)) return { ok: false, reason: 'no-room' }
  const { smallest, largest } = boundsMm(shape)
  const { leastRatio } = SHAPE_FACTS[shape]
  const most = downToStep(Math.min(Math.max(across, along), largest[0] / MM[unit]), unit)
  const short = downToStep(
    Math.min(across, along, largest[1] / MM[unit], leastRatio === null ? Infinity : most / leastRatio),
    unit,
  )
  const long = hasOneMeasure(shape) ? short : Math.min(most, downToStep(short * MOST_RATIO, unit))
  if (long * MM[unit] < smallest[0] || short * MM[unit] < smallest[1])
    return { ok: false, reason: 'too-small' }
  // A runner is measured along, whichever way it lies.
  const lies = across > along && leastRatio === null
  const [wide, deep] = lies ? [long, short] : [short, long]
  return { ok: true, width: String(wide), length: String(deep) }
}

/** The rounding error of a difference must not cost a step. */
const downToStep = (side: number, unit: Unit) => Math.floor(side / STEP[unit] + 1e-9) * STEP[unit]
