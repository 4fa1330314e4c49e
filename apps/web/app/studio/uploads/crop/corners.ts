import * as messages from '@nawl/messages/uploads'
import { isConvex, type Point, type Quad, quadArea } from '@nawl/engine/finding/quad'

import { ARROW_STEPS } from '../../../ui/keys/arrow-keys.ts'

export const CORNER_NAMES = [
  messages.upperLeft,
  messages.upperRight,
  messages.lowerRight,
  messages.lowerLeft,
] as const

/** Smaller than this share of the picture, corners could hardly be told apart. */
const LEAST_AREA = 0.005

/** Corners, in shares of the picture, with one moved within its edges; the same where they would cross or coincide. */
export function movedCorner(corners: Quad, moved: number, { x, y }: Point): Quad {
  const to = { x: Math.min(1, Math.max(0, x)), y: Math.min(1, Math.max(0, y)) }
  const next = corners.map((corner, n) => (n === moved ? to : corner)) as unknown as Quad
  return isConvex(next) && quadArea(next) > LEAST_AREA ? next : corners
}

/** Corners to begin with where none were found: a tenth inside the picture. */
export const FIRST_CORNERS: Quad = [
  { x: 0.1, y: 0.1 },
  { x: 0.9, y: 0.1 },
  { x: 0.9, y: 0.9 },
  { x: 0.1, y: 0.9 },
]

/** The corners after a key on one of them: arrows move it, in larger steps with Shift. Null for any other key. */
export function cornerKey(key: string, shift: boolean, corners: Quad, corner: number): Quad | null {
  const way = ARROW_STEPS[key]
  const from = corners[corner]
  if (!way || !from) return null
  const step = shift ? 0.05 : 0.005
  return movedCorner(corners, corner, { x: from.x + step * way[0], y: from.y + step * way[1] })
}
