import { boxesMeet, type Box, type Point } from './box.ts'
import { fromSwing, swingOf } from './doorway.ts'
import { boundsOf, type Piece, type PieceKind, standingPiece } from './piece.ts'
import { cutBox, roomHolds, toWall } from './room.ts'
import type { PlacedRug, RoomPlan } from './room-plan.ts'
import { TO_WALL_MM, UNDER_DOORWAY_MM } from './rug-rules.ts'

/** With which of its legs a piece stands on a rug; `part` is with one front leg, or none but back ones. */
export type Standing = 'all' | 'front' | 'off' | 'part'

/** What is wrong with how a rug lies. */
export type Finding =
  | { readonly kind: 'outside' }
  | { readonly kind: 'nearWall'; readonly mm: number }
  | { readonly kind: 'underDoorway'; readonly mm: number }
  | { readonly kind: 'halfOn'; readonly piece: PieceKind }
  | { readonly kind: 'nightTable' }
  /** How much farther the rug has to reach for the chair that is farthest out. */
  | { readonly kind: 'chairsOff'; readonly piece: PieceKind; readonly mm: number }
  /** How far the rug reaches beyond the side of a sofa or bed that stands on it. */
  | { readonly kind: 'narrow'; readonly piece: PieceKind; readonly mm: number; readonly least: number }

/** With which legs a piece stands on the rug. */
export function standingOn(piece: Piece, rug: PlacedRug): Standing {
  const { frontLegs, backLegs } = standingPiece(piece)
  const front = frontLegs.filter((leg) => rugHolds(rug, leg)).length
  const back = backLegs.filter((leg) => rugHolds(rug, leg)).length
  if (front + back === 0) return 'off'
  if (front < frontLegs.length) return 'part'
  return back === backLegs.length ? 'all' : back === 0 ? 'front' : 'part'
}

/** Everything that a designer would change; empty for a rug that lies well. */
export function judgeRug(plan: RoomPlan, rug: PlacedRug): readonly Finding[] {
  return [...ofRoom(plan, rug), ...plan.pieces.flatMap((piece) => ofPiece(plan, piece, rug))]
}

/** Whether a rug may be proposed: within the walls, clear of the door, and no piece half on it. */
export function liesWell(plan: RoomPlan, rug: PlacedRug): boolean {
  return (
    roomHolds(plan.room, rug.box, TO_WALL_MM.least) &&
    isClearOfDoorway(plan, rug, BESIDE_SWING_MM) &&
    plan.pieces.every((piece) => isSettled(piece, rug))
  )
}

/** A door that swings past a rug nearer than this catches its edge once somebody has moved it. */
const BESIDE_SWING_MM = 30

/** Whether the door swings past the rug, with more than `spare` between them. */
export function isClearOfDoorway({ room, doorway }: RoomPlan, rug: PlacedRug, spare = 0): boolean {
  if (doorway?.opens !== 'into') return true
  const swing = swingOf(room, doorway)
  return !swing || fromSwing(swing, rug) > spare
}

/** Whether a piece stands on the rug as a whole, with its front, or not at all, and its chairs with it. */
export function isSettled(piece: Piece, rug: PlacedRug): boolean {
  return standingOn(piece, rug) !== 'part' && isNightSettled(piece, rug) && chairsMissing(piece, rug) === 0
}

function isNightSettled(piece: Piece, rug: PlacedRug): boolean {
  return standingPiece(piece).night.every((table) => {
    const on = cornersOf(table).filter((corner) => rugHolds(rug, corner)).length
    return on === 0 || on === 4
  })
}

/** How much farther out the rug must reach to carry every chair of a table that it carries or touches; 0 if it does. */
function chairsMissing(piece: Piece, rug: PlacedRug): number {
  const { chairLegs } = standingPiece(piece)
  if (chairLegs.length === 0) return 0
  const off = chairLegs.filter((leg) => !rugHolds(rug, leg))
  const isDesk = piece.kind === 'desk'
  const isUnder = standingOn(piece, rug) !== 'off' || (!isDesk && off.length < chairLegs.length)
  return isUnder ? Math.max(0, ...off.map((leg) => beyond(rug, leg))) : 0
}

function ofRoom(plan: RoomPlan, rug: PlacedRug): readonly Finding[] {
  const { room } = plan
  const toWalls = nearestWall(plan, rug.box)
  const walls: readonly Finding[] = !roomHolds(room, rug.box)
    ? [{ kind: 'outside' }]
    : toWalls < TO_WALL_MM.least - 1
      ? [{ kind: 'nearWall', mm: toWalls }]
      : []
  const isClear = isClearOfDoorway(plan, rug)
  return isClear ? walls : [...walls, { kind: 'underDoorway', mm: UNDER_DOORWAY_MM }]
}

/** The least floor between a rug and a wall. */
export function nearestWall({ room }: RoomPlan, { left, top, right, bottom }: Box): number {
  const cut = cutBox(room)
  const toCut = cut
    ? Math.max(cut.left - right, left - cut.right, cut.top - bottom, top - cut.bottom)
    : Number.POSITIVE_INFINITY
  return Math.min(left, top, room.widthMm - right, room.lengthMm - bottom, toCut)
}

/** What a rug should show at least beside a piece that stands on it. */
const BESIDE_MM: Readonly<Partial<Record<PieceKind, number>>> = { sofa: 200, bed: 450 }

function ofPiece({ room }: RoomPlan, piece: Piece, rug: PlacedRug): readonly Finding[] {
  const { kind } = piece
  const standing = standingOn(piece, rug)
  if (standing === 'part') return [{ kind: 'halfOn', piece: kind }]
  const mm = chairsMissing(piece, rug)
  if (mm > 0) return [{ kind: 'chairsOff', piece: kind, mm }]
  if (!isNightSettled(piece, rug)) return [{ kind: 'nightTable' }]
  const least = BESIDE_MM[kind]
  if (standing === 'off' || least === undefined) return []
  const shown = besideOf(piece, rug).filter(
    // Beside a wall there is no floor to cover.
    ({ from, way }) => toWall(room, from, way) >= least + TO_WALL_MM.least,
  )
  const narrow = Math.min(...shown.map(({ mm: reached }) => reached))
  return narrow < least - 1 ? [{ kind: 'narrow', piece: kind, mm: narrow, least }] : []
}

/** How far the rug reaches beyond both ends of a piece, from the middle of each end. */
function besideOf(piece: Piece, { box }: PlacedRug) {
  const { left, top, right, bottom } = boundsOf(piece)
  const isAcross = piece.turn % 2 === 0
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 }
  return isAcross
    ? [
        { mm: left - box.left, from: { x: left, y: middle.y }, way: { x: -1, y: 0 } },
        { mm: box.right - right, from: { x: right, y: middle.y }, way: { x: 1, y: 0 } },
      ]
    : [
        { mm: top - box.top, from: { x: middle.x, y: top }, way: { x: 0, y: -1 } },
        { mm: box.bottom - bottom, from: { x: middle.x, y: bottom }, way: { x: 0, y: 1 } },
      ]
}

/** Whether a point of the floor is under the rug. */
export function rugHolds(rug: PlacedRug, point: Point): boolean {
  return beyond(rug, point) <= 0.5
}

/** How far a point is outside the rug; at most 0 within. */
function beyond({ isRound, box }: PlacedRug, { x, y }: Point): number {
  const { left, top, right, bottom } = box
  if (!isRound) return Math.max(left - x, x - right, top - y, y - bottom)
  return Math.hypot(x - (left + right) / 2, y - (top + bottom) / 2) - (right - left) / 2
}

const cornersOf = ({ left, top, right, bottom }: Box): readonly Point[] =>
  [left, right].flatMap((x) => [top, bottom].map((y) => ({ x, y })))

/** Whether two pieces stand in one another, or one stands in the wall. */
export function pieceIsInTheWay(plan: RoomPlan, piece: Piece): boolean {
  const own = standingPiece(piece).outlines
  const isInWall = own.some((box) => !roomHolds(plan.room, box))
  const others = plan.pieces.filter(({ id }) => id !== piece.id)
  return (
    isInWall ||
    others.some((other) =>
      standingPiece(other).outlines.some((outline) => own.some((box) => boxesMeet(box, outline))),
    )
  )
}
