import { closePeaks } from './close-peaks.ts'
import type { ColorSample } from './color-samples.ts'
import { densityPeaks } from './density-peaks.ts'
import { type Cluster, kMeans } from './k-means.ts'

/** The yarns of a picture as known before single pixels are examined, heaviest first. */
export function findClusters(samples: readonly ColorSample[], isGrainy: boolean): Cluster[] {
  const dense = densityPeaks(samples, MOST_PEAKS, isGrainy)
  const peaks = [...dense, ...closePeaks(samples, dense, MOST_PEAKS)]
  return dropMixtures(kMeans(samples, peaks, isGrainy))
}

// Some peaks prove to be soft edges and are dropped again.
const MOST_PEAKS = 48

/**
 * Removes clusters that are only the soft edge between two others: nowhere of one colour, on the line between two
 * heavier ones, and far lighter than either.
 */
function dropMixtures(clusters: readonly Cluster[]): Cluster[] {
  return clusters.filter((cluster) => cluster.solid > 0.25 * cluster.weight || !isMixture(cluster, clusters))
}

function isMixture(cluster: Cluster, clusters: readonly Cluster[]): boolean {
  // A colour in as many pixels as its neighbours was drawn, however thin.
  const parents = clusters.filter((other) => other.weight > 2 * cluster.weight)
  return parents.some((p, n) => parents.slice(n + 1).some((q) => isBetween(cluster.rgb, p.rgb, q.rgb)))
}

// Most programs mix edges in sRGB and some in linear light, which bends the line.
const BOW = 18

function isBetween(rgb: number, from: number, to: number): boolean {
  const channels = [16, 8, 0].map((shift) => {
    const start = (from >>> shift) & 255
    return { along: ((to >>> shift) & 255) - start, off: ((rgb >>> shift) & 255) - start }
  })
  const length = channels.reduce((sum, { along }) => sum + along * along, 0)
  const share = channels.reduce((sum, { along, off }) => sum + along * off, 0) / length
  if (!(share > 0.05 && share < 0.95)) return false
  return Math.hypot(...channels.map(({ along, off }) => off - share * along)) < BOW
}
