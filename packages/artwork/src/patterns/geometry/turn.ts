import type { Point } from './point.ts'

/** Rotates a point about the origin, clockwise as seen on the rug (y points down). */
export function turn([x, y]: Point, radians: number): Point {
  const cos = Math.cos(radians)
  const sin = Math.sin(radians)
  return [x * cos - y * sin, x * sin + y * cos]
}
