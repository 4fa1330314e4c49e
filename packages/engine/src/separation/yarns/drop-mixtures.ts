import type { Cluster } from './k-means.ts'

/**
 * Removes clusters that are only the soft edge between two others: nowhere of one colour, on the line between two
 * heavier ones, and far lighter than either.
 */
export function dropMixtures(clusters: readonly Cluster[]): Cluster[] {
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
