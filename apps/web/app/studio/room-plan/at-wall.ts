import type { Point } from '@nawl/domain/room-plan/box'
import { boundsOf, type Piece } from '@nawl/domain/room-plan/piece'
import type { Room } from '@nawl/domain/room-plan/room'

/** Nearer than this a piece that is moved towards a wall is stood against it. */
const NEAR_MM = 45

/** Where a piece comes to stand that is moved to a place: there, or against the wall beside it. */
export function atWall(room: Room, piece: Piece, { x, y }: Point): Pick<Piece, 'xMm' | 'yMm'> {
  const { left, top, right, bottom } = boundsOf({ ...piece, xMm: x, yMm: y })
  const pulled = (low: number, high: number, length: number) =>
    Math.abs(low) < NEAR_MM ? -low : Math.abs(length - high) < NEAR_MM ? length - high : 0
  return { xMm: x + pulled(left, right, room.widthMm), yMm: y + pulled(top, bottom, room.lengthMm) }
}
