import type { RugPlane } from './rug-plane.ts'

/** A rectangular plane drawn by a function from its pixels to yarn numbers. */
export function planeFixture(
  width: number,
  height: number,
  yarnCount: number,
  yarnAt: (x: number, y: number) => number,
): RugPlane {
  const drawing = Uint8Array.from({ length: width * height }, (_, pixel) =>
    yarnAt(pixel % width, Math.floor(pixel / width)),
  )
  return { drawing, width, height, yarnCount, laid: null }
}
