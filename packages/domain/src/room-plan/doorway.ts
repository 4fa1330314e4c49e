import type { Box, Point } from './box.ts'
import { type Room, type Wall, type WallName, wallsOf } from './room.ts'

/** A door: where it is in its wall, and how it opens. */
export type Doorway = {
  readonly wall: WallName
  /** From the left or upper end of the wall to the opening. */
  readonly atMm: number
  readonly widthMm: number
  /** Whether it is hung at the left or upper side of the opening, or at the other. */
  readonly hinge: 'start' | 'end'
  readonly opens: 'into' | 'outOf'
}

/** The floor that a door sweeps: a quarter of a disc around its hinge. */
export type Swing = {
  readonly hinge: Point
  readonly radius: number
  /** Where the leaf ends while it is shut, and while it is open. */
  readonly shut: Point
  readonly open: Point
}

/** The opening of a door in its wall, pushed to where it fits; null if the room has no such wall or it is too short. */
export function openingOf(room: Room, doorway: Doorway): (Wall & { readonly atMm: number }) | null {
  const wall = wallsOf(room).find(({ name }) => name === doorway.wall)
  if (!wall) return null
  const spare = wall.to.x - wall.from.x + wall.to.y - wall.from.y - doorway.widthMm
  if (spare < 0) return null
  const atMm = Math.max(0, Math.min(doorway.atMm, spare))
  const way = { x: Math.sign(wall.to.x - wall.from.x), y: Math.sign(wall.to.y - wall.from.y) }
  const place = (mm: number) => ({ x: wall.from.x + way.x * mm, y: wall.from.y + way.y * mm })
  return { ...wall, from: place(atMm), to: place(atMm + doorway.widthMm), atMm }
}

/** What the door sweeps, in the room or outside of it; null if it is in no wall. */
export function swingOf(room: Room, doorway: Doorway): Swing | null {
  const opening = openingOf(room, doorway)
  if (!opening) return null
  const { from, to, into } = opening
  const [hinge, shut] = doorway.hinge === 'start' ? [from, to] : [to, from]
  const way = doorway.opens === 'into' ? 1 : -1
  const radius = doorway.widthMm
  return {
    hinge,
    shut,
    radius,
    open: { x: hinge.x + into.x * radius * way, y: hinge.y + into.y * radius * way },
  }
}

/** Distance from the floor that a door sweeps to a rug; 0 if the door would pass over it. */
export function fromSwing(swing: Swing, rug: { readonly box: Box; readonly isRound: boolean }): number {
  // Seen from the hinge, with both axes along the leaf, shut and open.
  const { left, top, right, bottom } = rug.box
  const [one, other] = [seenFrom(swing, { x: left, y: top }), seenFrom(swing, { x: right, y: bottom })]
  const low = { x: Math.min(one.x, other.x), y: Math.min(one.y, other.y) }
  const high = { x: Math.max(one.x, other.x), y: Math.max(one.y, other.y) }
  if (rug.isRound) {
    const middle = { x: (low.x + high.x) / 2, y: (low.y + high.y) / 2 }
    return Math.max(0, toQuarter(middle, swing.radius) - (high.x - low.x) / 2)
  }
  // A box that reaches into the quarter's corner: its point nearest to the hinge decides.
  if (high.x > 0 && high.y > 0)
    return toQuarter({ x: Math.max(0, low.x), y: Math.max(0, low.y) }, swing.radius)
  const corners = [low, high, { x: low.x, y: high.y }, { x: high.x, y: low.y }]
  const beside = [
    { x: 0, y: 0 },
    { x: swing.radius, y: 0 },
    { x: 0, y: swing.radius },
  ].map((point) => toBox(point, low, high))
  return Math.min(...corners.map((corner) => toQuarter(corner, swing.radius)), ...beside)
}

function seenFrom({ hinge, shut, open, radius }: Swing, { x, y }: Point): Point {
  const part = (end: Point) =>
    ((x - hinge.x) * (end.x - hinge.x) + (y - hinge.y) * (end.y - hinge.y)) / radius
  return { x: part(shut), y: part(open) }
}

/** From a point to the quarter disc whose corner is at 0, 0. */
function toQuarter({ x, y }: Point, radius: number): number {
  if (x >= 0 && y >= 0) return Math.max(0, Math.hypot(x, y) - radius)
  const onEdge = (along: number) => Math.max(0, Math.min(along, radius))
  return Math.min(Math.hypot(x - onEdge(x), y), Math.hypot(x, y - onEdge(y)))
}

function toBox({ x, y }: Point, low: Point, high: Point): number {
  return Math.hypot(Math.max(low.x - x, 0, x - high.x), Math.max(low.y - y, 0, y - high.y))
}
