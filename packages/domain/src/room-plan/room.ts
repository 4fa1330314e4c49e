import { type Box, boxesMeet, boxHolds, grown, type Point } from './box.ts'

export const CORNERS = ['topLeft', 'topRight', 'bottomRight', 'bottomLeft'] as const
export type Corner = (typeof CORNERS)[number]

/** A rectangle, or an L: the same with one corner cut out. Millimetres. */
export type Room = {
  readonly widthMm: number
  readonly lengthMm: number
  readonly cut: { readonly corner: Corner; readonly widthMm: number; readonly lengthMm: number } | null
}

/** The four outer walls, and the two of a cut corner: the one across the plan and the one down it. */
export const WALLS = ['top', 'right', 'bottom', 'left', 'cutAcross', 'cutDown'] as const
export type WallName = (typeof WALLS)[number]

/** A wall: its ends, left or upper first, and the way into the room. */
export type Wall = { readonly name: WallName; readonly from: Point; readonly to: Point; readonly into: Point }

const isAtLeft = (corner: Corner) => corner === 'topLeft' || corner === 'bottomLeft'

/** The floor that is cut out of an L; null in a rectangle. */
export function cutBox({ widthMm, lengthMm, cut }: Room): Box | null {
  if (!cut) return null
  const isLeft = isAtLeft(cut.corner)
  const isTop = cut.corner.startsWith('top')
  return {
    left: isLeft ? 0 : widthMm - cut.widthMm,
    right: isLeft ? cut.widthMm : widthMm,
    top: isTop ? 0 : lengthMm - cut.lengthMm,
    bottom: isTop ? cut.lengthMm : lengthMm,
  }
}

/** Whether a box lies in the room with at least `clearance` of floor between it and every wall. */
export function roomHolds(room: Room, box: Box, clearance = 0): boolean {
  const { widthMm, lengthMm } = room
  const around = grown(box, clearance)
  const cut = cutBox(room)
  return (
    boxHolds({ left: 0, top: 0, right: widthMm, bottom: lengthMm }, around) &&
    !(cut && boxesMeet(cut, around))
  )
}

/** The corners of the floor, clockwise from the upper left. */
export function roomCorners(room: Room): readonly Point[] {
  const { widthMm: w, lengthMm: l, cut } = room
  const inner = cutBox(room)
  const corners: readonly (readonly [Corner, Point])[] = [
    ['topLeft', { x: 0, y: 0 }],
    ['topRight', { x: w, y: 0 }],
    ['bottomRight', { x: w, y: l }],
    ['bottomLeft', { x: 0, y: l }],
  ]
  return corners.flatMap(([name, corner]) => {
    if (!cut || !inner || cut.corner !== name) return [corner]
    const x = isAtLeft(name) ? inner.right : inner.left
    const y = name.startsWith('top') ? inner.bottom : inner.top
    const [onSide, onEnd] = [
      { x: corner.x, y },
      { x, y: corner.y },
    ]
    const middle = { x, y }
    return name === 'topLeft' || name === 'bottomRight' ? [onSide, middle, onEnd] : [onEnd, middle, onSide]
  })
}

/** The walls that the room has; an outer wall beside a cut corner is shorter. */
export function wallsOf(room: Room): readonly Wall[] {
  const corners = roomCorners(room)
  return corners.map((from, place) => {
    const to = corners[(place + 1) % corners.length] ?? from
    // Clockwise, the room is on the right hand.
    const into = { x: -Math.sign(to.y - from.y), y: Math.sign(to.x - from.x) }
    const isForwards = to.x > from.x || to.y > from.y
    return {
      name: nameOf(room, from, to),
      from: isForwards ? from : to,
      to: isForwards ? to : from,
      into: { x: into.x + 0, y: into.y + 0 },
    }
  })
}

function nameOf({ widthMm, lengthMm }: Room, from: Point, to: Point): WallName {
  if (from.y === to.y) return from.y === 0 ? 'top' : from.y === lengthMm ? 'bottom' : 'cutAcross'
  return from.x === 0 ? 'left' : from.x === widthMm ? 'right' : 'cutDown'
}

/** How far it is from a point to the next wall in a direction of one axis; 0 for a point outside. */
export function toWall(room: Room, { x, y }: Point, way: Point): number {
  const cut = cutBox(room)
  const outer = way.x > 0 ? room.widthMm - x : way.x < 0 ? x : way.y > 0 ? room.lengthMm - y : y
  if (!cut) return Math.max(0, outer)
  const isBeside = way.x === 0 ? x > cut.left && x < cut.right : y > cut.top && y < cut.bottom
  if (!isBeside) return Math.max(0, outer)
  const near = way.x > 0 ? cut.left - x : way.x < 0 ? x - cut.right : way.y > 0 ? cut.top - y : y - cut.bottom
  return Math.max(0, near < 0 ? outer : Math.min(outer, near))
}
