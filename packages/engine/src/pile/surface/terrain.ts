import { periodicNoise, type Noise } from '../tile/periodic-noise.ts'

/** Slow irregularities that neighbouring tufts of a tile share; ±1, by cell size. */
export type Terrain = {
  readonly leanX: Noise
  readonly leanY: Noise
  readonly swirlX: Noise
  readonly swirlY: Noise
  readonly drift: Noise
  readonly ground: Noise
}

/** `size` is the tile's period in cells. */
export function terrain(random: () => number, size: number, mmPerCell: number): Terrain {
  const noise = (cellMm: number) => periodicNoise(random, size, cellMm / mmPerCell)
  return {
    leanX: noise(46),
    leanY: noise(46),
    swirlX: noise(15),
    swirlY: noise(15),
    drift: noise(24),
    ground: noise(70),
  }
}
