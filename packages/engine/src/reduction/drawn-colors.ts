import type { Raster } from '../bitmap/raster.ts'
import { oklabDistance } from '../color/oklab.ts'
import { blockMeans } from '../separation/block-means.ts'
import { LEAST_GRAIN } from '../separation/separate.ts'
import { findClusters } from '../separation/yarns/find-clusters.ts'
import { writeSpread } from './color-bins.ts'

/**
 * The colours of a drawing, three numbers each as in `ColorBins`: those that it was drawn in, where nearly all of it
 * gathers closely around at most `count` of them. Null for a photograph or a drawing in more colours.
 */
export function drawnColors(raster: Raster, count: number): Float64Array | null {
  const { samples, noise } = blockMeans(raster)
  const clusters = findClusters(samples, noise > LEAST_GRAIN)
  if (clusters.length < 2 || clusters.length > count) return null
  let all = 0
  let solid = 0
  let spread = 0
  for (const sample of samples) {
    all += sample.weight
    if (sample.solid === 0) continue
    const distance = Math.min(...clusters.map(({ color }) => oklabDistance(color, sample.color)))
    solid += sample.solid
    spread += sample.solid * Math.min(distance, FAR)
  }
  if (solid < LEAST_SOLID * all || spread > MOST_SPREAD * solid) return null
  const colors = new Float64Array(3 * clusters.length)
  clusters.forEach(({ rgb }, n) => writeSpread(rgb, colors, 3 * n))
  return colors
}

/** Share of the picture that is in areas of one colour. */
const LEAST_SOLID = 0.5
/** Mean distance of those areas from their colour, in OKLab; one that is farther than `FAR` has none. */
const MOST_SPREAD = 0.012
const FAR = 0.1
