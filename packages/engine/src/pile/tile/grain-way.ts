import type { PileTile } from './tile.ts'

/**
 * How a tile is read, so that its tufts stand in rows of some direction: where the plane of its grain begins, plus what
 * exchanges left and right by exclusive or with the column, as rows down to the left mirror those to the right.
 */
export type GrainWay = number

/** The way of reading, by direction of the rows (`RowDirections`). */
export function grainWays({ size }: Pick<PileTile, 'size'>): readonly GrainWay[] {
  const plane = size * size
  return [LENGTHWISE * plane, SLANTING * plane, CROSSWISE * plane, SLANTING * plane + size - 1]
}

/** The planes of a tile's grain, in their order. */
export const LENGTHWISE = 0
export const CROSSWISE = 1
export const SLANTING = 2
export const GRAIN_PLANES = 3
