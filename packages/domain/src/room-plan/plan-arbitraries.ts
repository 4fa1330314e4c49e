import * as fc from 'fast-check'

import type { Turn } from './box.ts'
import { withinRoom, withinWall, withRoom } from './change-plan.ts'
import type { Doorway } from './doorway.ts'
import { PIECE_KINDS, PIECE_SIZES } from './piece.ts'
import type { RoomPlan } from './room-plan.ts'
import { CORNERS, type Room, WALLS } from './room.ts'

const rooms: fc.Arbitrary<Room> = fc
  .record({
    widthMm: fc.oneof(fc.integer({ min: 1200, max: 9000 }), fc.integer({ min: 5500, max: 9000 })),
    lengthMm: fc.oneof(fc.integer({ min: 1200, max: 9000 }), fc.integer({ min: 5500, max: 9000 })),
    cut: fc.option(
      fc.record({
        corner: fc.constantFrom(...CORNERS),
        widthMm: fc.integer({ min: 200, max: 4000 }),
        lengthMm: fc.integer({ min: 200, max: 4000 }),
      }),
    ),
  })
  .map((room) => withRoom({ room, doorway: null, pieces: [] }, {}).room)

/** Doors of every wall, hung on either side. */
export const doorways: fc.Arbitrary<Doorway> = fc.record({
  wall: fc.constantFrom(...WALLS),
  atMm: fc.integer({ min: 0, max: 8000 }),
  widthMm: fc.integer({ min: 600, max: 1600 }),
  hinge: fc.constantFrom('start', 'end'),
  opens: fc.constantFrom('into', 'into', 'outOf'),
})

const pieces = fc.array(
  fc.record({
    kind: fc.constantFrom(...PIECE_KINDS),
    part: fc.double({ min: 0.6, max: 1.3, noNaN: true }),
    x: fc.oneof(fc.constantFrom(0, 0.5), fc.double({ min: 0, max: 1, noNaN: true })),
    y: fc.oneof(fc.constantFrom(0, 0.5), fc.double({ min: 0, max: 1, noNaN: true })),
    turn: fc.constantFrom<Turn>(0, 1, 2, 3),
    isRight: fc.boolean(),
    hasTables: fc.boolean(),
  }),
  { minLength: 1, maxLength: 3 },
)

/** Rooms with a door and up to three pieces, wherever they stand. */
export const plans: fc.Arbitrary<RoomPlan> = fc
  .record({ room: rooms, doorway: fc.option(doorways, { freq: 4 }), drawn: pieces })
  .map(({ room, doorway, drawn }) => ({
    room,
    doorway: doorway && withinWall(room, doorway),
    pieces: drawn.map(({ kind, part, x, y, ...rest }, place) =>
      withinRoom(room, {
        ...rest,
        id: `${kind}-${place}`,
        kind,
        widthMm: Math.round(PIECE_SIZES[kind].usual[0] * part),
        depthMm: Math.round(PIECE_SIZES[kind].usual[1] * part),
        xMm: x * room.widthMm,
        yMm: y * room.lengthMm,
      }),
    ),
  }))
