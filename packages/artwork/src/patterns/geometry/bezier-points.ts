import type { Point } from './point.ts'

/** `steps` + 1 points along a cubic Bézier, both ends included, evenly spaced in its parameter. */
export function bezierPoints(
  from: Point,
  firstControl: Point,
  secondControl: Point,
  to: Point,
  steps: number,
): Point[] {
  return Array.from({ length: steps + 1 }, (_, step) => {
    const t = step / steps
    const s = 1 - t
    const at = (axis: 0 | 1) =>
      s * s * s * from[axis] +
      3 * s * s * t * firstControl[axis] +
      3 * s * t * t * secondControl[axis] +
      t * t * t * to[axis]
    return [at(0), at(1)] as const
  })
}
