import type { PileTile } from '../tile/tile.ts'

/** How a tile is read, so that its tufts stand in rows of some direction. */
export type GrainWay = {
  readonly grain: Int8Array
  /** Exchanges left and right by exclusive or with the column: rows down to the left mirror those to the right. */
  readonly mirror: number
}

/** The way of reading by direction of the rows. */
export const grainWays = (tile: PileTile): readonly GrainWay[] => [
  { grain: tile.grain, mirror: 0 },
  { grain: tile.slanting, mirror: 0 },
  { grain: tile.crosswise, mirror: 0 },
  { grain: tile.slanting, mirror: tile.size - 1 },
]
