import { UNITS, type Unit } from '../rug/sizes/size.ts'
import type { Turn } from './box.ts'
import { withinRoom, withinWall, withRoom } from './change-plan.ts'
import type { Doorway } from './doorway.ts'
import { PIECE_KINDS, type Piece } from './piece.ts'
import { type RugTarget, targetsOf, WHOLE_ROOM } from './propose-rug.ts'
import { FIRST_PLAN, MOST_PIECES, type PlacedRug, type RoomPlan } from './room-plan.ts'
import { CORNERS, type Room, WALLS } from './room.ts'

/** What somebody has drawn, as the browser remembers it. */
export type SavedPlan = {
  readonly plan: RoomPlan
  readonly target: RugTarget
  readonly unit: Unit
  /** A rug that was moved or sized by hand; null while ours is shown. */
  readonly rug: PlacedRug | null
}

export const FIRST_SAVED: SavedPlan = { plan: FIRST_PLAN, target: 'sofa-1', unit: 'cm', rug: null }

/** The text that `readSavedPlan` reads. */
export const savedPlanText = (saved: SavedPlan): string => JSON.stringify(saved)

/** What was saved; null if it is damaged, so that nobody meets a plan that cannot be drawn. */
export function readSavedPlan(text: string | null): SavedPlan | null {
  try {
    const { plan, target, unit, rug } = JSON.parse(text ?? 'null') as Loose<SavedPlan>
    const drawn = readPlan(plan as Loose<RoomPlan>)
    const goal = targetsOf(drawn).find((one) => one === target) ?? WHOLE_ROOM
    return {
      plan: drawn,
      target: goal,
      unit: oneOf(UNITS, unit),
      rug: rug ? readRug(rug as Loose<PlacedRug>) : null,
    }
  } catch {
    return null
  }
}

/** The same fields, of which nothing is known. */
type Loose<T> = { readonly [Key in keyof T]: unknown }

function readPlan({ room, doorway, pieces }: Loose<RoomPlan>): RoomPlan {
  const { widthMm, lengthMm, cut } = room as Loose<Room>
  const sides: Room = { widthMm: length(widthMm), lengthMm: length(lengthMm), cut: cut ? readCut(cut) : null }
  const plan = withRoom({ room: sides, doorway: null, pieces: [] }, {})
  return {
    ...plan,
    doorway: doorway ? withinWall(plan.room, readDoorway(doorway as Loose<Doorway>)) : null,
    pieces: (pieces as Loose<Piece>[])
      .slice(0, MOST_PIECES)
      .map((piece) => withinRoom(plan.room, readPiece(piece))),
  }
}

function readCut(cut: unknown): NonNullable<Room['cut']> {
  const { corner, widthMm, lengthMm } = cut as Loose<NonNullable<Room['cut']>>
  return { corner: oneOf(CORNERS, corner), widthMm: length(widthMm), lengthMm: length(lengthMm) }
}

function readDoorway({ wall, atMm, widthMm, hinge, opens }: Loose<Doorway>): Doorway {
  return {
    wall: oneOf(WALLS, wall),
    atMm: length(atMm),
    widthMm: length(widthMm),
    hinge: oneOf(['start', 'end'] as const, hinge),
    opens: oneOf(['into', 'outOf'] as const, opens),
  }
}

function readPiece(piece: Loose<Piece>): Piece {
  if (typeof piece.id !== 'string') throw new TypeError('a piece without an id')
  return {
    id: piece.id.slice(0, 40),
    kind: oneOf(PIECE_KINDS, piece.kind),
    widthMm: length(piece.widthMm),
    depthMm: length(piece.depthMm),
    xMm: length(piece.xMm),
    yMm: length(piece.yMm),
    turn: oneOf([0, 1, 2, 3] as const satisfies readonly Turn[], piece.turn),
    ...(typeof piece.isRight === 'boolean' && { isRight: piece.isRight }),
    ...(typeof piece.hasTables === 'boolean' && { hasTables: piece.hasTables }),
  }
}

function readRug({ isRound, box }: Loose<PlacedRug>): PlacedRug {
  const { left, top, right, bottom } = box as Loose<PlacedRug['box']>
  const read = { left: length(left), top: length(top), right: length(right), bottom: length(bottom) }
  if (read.right <= read.left || read.bottom <= read.top) throw new RangeError('a rug without floor')
  return { isRound: isRound === true, box: read }
}

function length(value: unknown): number {
  if (typeof value !== 'number' || !(Math.abs(value) <= 30_000)) throw new RangeError('no length')
  return value
}

function oneOf<T>(all: readonly T[], value: unknown): T {
  const found = all.find((one) => one === value)
  if (found === undefined) throw new RangeError('none of those')
  return found
}
