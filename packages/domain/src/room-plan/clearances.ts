import type { Box, Point } from './box.ts'
import { boundsOf, type Piece, standingPiece } from './piece.ts'
import { roomHolds, toWall } from './room.ts'
import type { PlacedRug, RoomPlan } from './room-plan.ts'

/** A distance on a plan, as its dimension line is drawn. */
export type Dimension = { readonly from: Point; readonly to: Point; readonly mm: number }

/** Parts of an edge at which a dimension line may stand, the middle first. */
const PARTS = [0.5, 0.3, 0.7, 0.15, 0.85] as const

const SIDES = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
] as const

/** The bare floor between each edge of a rug and the wall before it, where no furniture stands between. */
export function clearances(plan: RoomPlan, rug: PlacedRug): readonly Dimension[] {
  if (!roomHolds(plan.room, rug.box)) return []
  const outlines = plan.pieces.flatMap((piece) => {
    const { outlines: own, night } = standingPiece(piece)
    return [...own, ...night]
  })
  return SIDES.flatMap((way) => {
    // The circle's edge is nearest to the wall at its middle.
    const parts = rug.isRound ? PARTS.slice(0, 1) : PARTS
    for (const part of parts) {
      const from = onEdge(rug.box, way, part)
      const mm = toWall(plan.room, from, way)
      const to = { x: from.x + way.x * mm, y: from.y + way.y * mm }
      if (mm > 0 && !outlines.some((box) => crosses(box, from, to))) return [{ from, to, mm }]
    }
    return []
  })
}

/** How far a rug reaches beyond the sides of a piece that stands on it. */
export function reachesBeyond(piece: Piece, { box }: PlacedRug): readonly Dimension[] {
  const own = boundsOf(piece)
  const across = { from: Math.max(own.left, box.left), to: Math.min(own.right, box.right) }
  const down = { from: Math.max(own.top, box.top), to: Math.min(own.bottom, box.bottom) }
  if (across.from >= across.to || down.from >= down.to) return []
  const middle = { x: (across.from + across.to) / 2, y: (down.from + down.to) / 2 }
  return [
    dimension({ x: middle.x, y: own.top }, { x: middle.x, y: box.top }, own.top - box.top),
    dimension({ x: own.right, y: middle.y }, { x: box.right, y: middle.y }, box.right - own.right),
    dimension({ x: middle.x, y: own.bottom }, { x: middle.x, y: box.bottom }, box.bottom - own.bottom),
    dimension({ x: own.left, y: middle.y }, { x: box.left, y: middle.y }, own.left - box.left),
  ].filter(({ mm }) => mm >= 50)
}

const dimension = (from: Point, to: Point, mm: number): Dimension => ({ from, to, mm })

function onEdge({ left, top, right, bottom }: Box, way: Point, part: number): Point {
  const x = left + (right - left) * part
  const y = top + (bottom - top) * part
  if (way.x === 0) return { x, y: way.y < 0 ? top : bottom }
  return { x: way.x < 0 ? left : right, y }
}

function crosses({ left, top, right, bottom }: Box, from: Point, to: Point): boolean {
  return (
    Math.max(from.x, to.x) >= left &&
    Math.min(from.x, to.x) <= right &&
    Math.max(from.y, to.y) >= top &&
    Math.min(from.y, to.y) <= bottom
  )
}
