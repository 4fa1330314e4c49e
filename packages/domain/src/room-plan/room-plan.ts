import type { Doorway } from './doorway.ts'
import type { Box } from './box.ts'
import type { Piece } from './piece.ts'
import type { Room } from './room.ts'

/** A room with its door and what stands in it. */
export type RoomPlan = {
  readonly room: Room
  readonly doorway: Doorway | null
  readonly pieces: readonly Piece[]
}

/** A rug as it lies on a plan. */
export type PlacedRug = { readonly isRound: boolean; readonly box: Box }

/** A living room, which nobody has to type anything for. */
export const FIRST_PLAN: RoomPlan = {
  room: { widthMm: 4200, lengthMm: 5000, cut: null },
  doorway: { wall: 'left', atMm: 3700, widthMm: 900, hinge: 'end', opens: 'into' },
  pieces: [{ id: 'sofa-1', kind: 'sofa', widthMm: 2200, depthMm: 950, xMm: 2100, yMm: 525, turn: 0 }],
}

/** More pieces than a plan can show. */
export const MOST_PIECES = 12
export const ROOM_MM = { least: 1000, most: 20_000 } as const
export const DOORWAY_MM = { least: 500, most: 3000 } as const
