import { boxesMeet } from './box.ts'
import type { Doorway } from './doorway.ts'
import { boundsOf, type Piece, PIECE_SIZES, type PieceKind } from './piece.ts'
import { cutBox, type Room, roomHolds, wallsOf } from './room.ts'
import { DOORWAY_MM, MOST_PIECES, ROOM_MM, type RoomPlan } from './room-plan.ts'
import { pieceIsInTheWay } from './judge-rug.ts'

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most))

/** A plan with another room; its door and furniture are pushed to where they fit. */
export function withRoom(plan: RoomPlan, changed: Partial<Room>): RoomPlan {
  const asked = { ...plan.room, ...changed }
  const widthMm = between(ROOM_MM.least, asked.widthMm, ROOM_MM.most)
  const lengthMm = between(ROOM_MM.least, asked.lengthMm, ROOM_MM.most)
  const cut = asked.cut && {
    corner: asked.cut.corner,
    widthMm: between(100, asked.cut.widthMm, widthMm - LEAST_LEFT_MM),
    lengthMm: between(100, asked.cut.lengthMm, lengthMm - LEAST_LEFT_MM),
  }
  const room = { widthMm, lengthMm, cut }
  return {
    room,
    doorway: plan.doorway && withinWall(room, plan.doorway),
    pieces: plan.pieces.map((piece) => withinRoom(room, piece)),
  }
}

/** Floor that a cut corner leaves on each side. */
const LEAST_LEFT_MM = 800

/** A door whose wall the room has, as wide as that wall allows. */
export function withinWall(room: Room, doorway: Doorway): Doorway {
  const walls = wallsOf(room)
  const wall = walls.find(({ name }) => name === doorway.wall) ?? walls[0]
  if (!wall) return doorway
  const length = wall.to.x - wall.from.x + wall.to.y - wall.from.y
  const widthMm = between(
    Math.min(DOORWAY_MM.least, length),
    doorway.widthMm,
    Math.min(DOORWAY_MM.most, length),
  )
  return { ...doorway, wall: wall.name, widthMm, atMm: between(0, doorway.atMm, length - widthMm) }
}

/** A piece with sides that such furniture has, pushed within the walls. */
export function withinRoom(room: Room, piece: Piece): Piece {
  const { least, most } = PIECE_SIZES[piece.kind]
  const widthMm = between(least, piece.widthMm, most)
  const depthMm = piece.kind === 'roundTable' ? widthMm : between(least, piece.depthMm, most)
  // Whole millimetres first: of fractions, half a room less a place and the place again are not half a room.
  const [xMm, yMm] = [Math.round(piece.xMm), Math.round(piece.yMm)]
  const sized = { ...piece, widthMm, depthMm, xMm, yMm }
  const box = boundsOf(sized)
  const inside = {
    ...sized,
    xMm: Math.round(sized.xMm + pushed(box.left, box.right, room.widthMm)),
    yMm: Math.round(sized.yMm + pushed(box.top, box.bottom, room.lengthMm)),
  }
  return outOfCut(room, inside)
}

/** How far a stretch has to be pushed to lie between 0 and `length`; one that is too long is put in the middle. */
function pushed(low: number, high: number, length: number): number {
  if (high - low > length) return length / 2 - (low + high) / 2
  return low < 0 ? -low : high > length ? length - high : 0
}

/** Out of a corner that is cut from the room, by the shorter way that ends within the walls. */
function outOfCut(room: Room, piece: Piece): Piece {
  const cut = cutBox(room)
  const box = boundsOf(piece)
  if (!cut || !boxesMeet(cut, box)) return piece
  const across = cut.left === 0 ? cut.right - box.left : cut.left - box.right
  const down = cut.top === 0 ? cut.bottom - box.top : cut.top - box.bottom
  const ways = [
    { by: Math.abs(across), piece: { ...piece, xMm: Math.round(piece.xMm + across) } },
    { by: Math.abs(down), piece: { ...piece, yMm: Math.round(piece.yMm + down) } },
  ].toSorted((one, other) => one.by - other.by)
  const rest = { ...room, cut: null }
  return ways.find((way) => roomHolds(rest, boundsOf(way.piece)))?.piece ?? piece
}

/** The plan with a piece of its usual size more, where floor is free, its back to a wall if it has one. */
export function withPiece(plan: RoomPlan, kind: PieceKind): RoomPlan {
  if (plan.pieces.length >= MOST_PIECES) return plan
  const [widthMm, depthMm] = PIECE_SIZES[kind].usual
  const numbers = plan.pieces.map(({ id }) => Number(id.split('-')[1] ?? 0))
  const id = `${kind}-${Math.max(0, ...numbers) + 1}`
  const made = { id, kind, widthMm, depthMm, turn: 0, ...(kind === 'bed' && { hasTables: true }) } as const
  const { widthMm: wide, lengthMm: long } = plan.room
  const standsFree = kind === 'dining' || kind === 'roundTable'
  const middle: readonly Partial<Piece>[] = [{ xMm: wide / 2, yMm: long / 2 }]
  const atWalls: readonly Partial<Piece>[] = [
    { xMm: wide / 2, yMm: depthMm / 2, turn: 0 },
    { xMm: wide / 2, yMm: long - depthMm / 2, turn: 2 },
    { xMm: depthMm / 2, yMm: long / 2, turn: 3 },
    { xMm: wide - depthMm / 2, yMm: long / 2, turn: 1 },
  ]
  const places = [...(standsFree ? middle : []), ...atWalls, ...middle, { xMm: wide / 2, yMm: long * 0.7 }]
  const tried = places.map((place) => withinRoom(plan.room, { xMm: 0, yMm: 0, ...made, ...place }))
  const piece = tried.find((one) => !pieceIsInTheWay(plan, one)) ?? tried[0]
  return piece ? { ...plan, pieces: [...plan.pieces, piece] } : plan
}

/** The plan with one piece changed, and pushed within the walls. */
export function withChangedPiece(
  plan: RoomPlan,
  id: string,
  changed: Partial<Omit<Piece, 'id' | 'kind'>>,
): RoomPlan {
  return {
    ...plan,
    pieces: plan.pieces.map((piece) =>
      piece.id === id ? withinRoom(plan.room, { ...piece, ...changed }) : piece,
    ),
  }
}
