import type { Oklab } from '../color/oklab.ts'

/** Pixels of one colour, by their places in the list given. */
export type ColorCluster = { readonly members: readonly number[] }

/** More clusters than a room has colours; similar ones are joined afterwards. */
const CLUSTERS = 7
const ROUNDS = 12
/** Clusters nearer than this in Oklab, with a and b doubled, are one colour in another light. */
const SAME = 0.1

type Point = readonly [l: number, a: number, b: number]

/**
 * The dominant colours of a list of pixels, the largest first: k-means in Oklab with a and b doubled, as in
 * `paletteOf`, so that a small bright thing is not lost in a large dull one. The start is the most distant pixels, so
 * the same pixels give the same colours.
 */
export function colorClusters(colors: readonly Oklab[]): readonly ColorCluster[] {
  if (colors.length === 0) return []
  const points = colors.map(({ l, a, b }): Point => [l, 2 * a, 2 * b])
  let centres = distantPoints(points)
  let members: readonly (readonly number[])[] = []
  for (let round = 0; round < ROUNDS; round++) {
    members = groups(points, centres)
    centres = centres.map((centre, i) => meanOf(members[i]!.map((at) => points[at]!)) ?? centre)
  }
  return joined(
    points,
    members.filter((group) => group.length > 0),
  )
    .toSorted((one, other) => other.length - one.length || one[0]! - other[0]!)
    .map((members) => ({ members }))
}

const distance = (p: Point, q: Point) => Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2])

/** Points far from each other, beginning with the one farthest from the mean. */
function distantPoints(points: readonly Point[]): readonly Point[] {
  const mean = meanOf(points)!
  const nearest = points.map((point) => distance(point, mean))
  const chosen: Point[] = []
  while (chosen.length < CLUSTERS) {
    const at = nearest.reduce((best, far, i) => (far > nearest[best]! ? i : best), 0)
    if (!(nearest[at]! > 0) && chosen.length > 0) break
    const next = points[at]!
    points.forEach((point, i) => {
      const apart = distance(point, next)
      nearest[i] = chosen.length === 0 ? apart : Math.min(nearest[i]!, apart)
    })
    chosen.push(next)
  }
  return chosen
}

function groups(points: readonly Point[], centres: readonly Point[]): readonly (readonly number[])[] {
  const found: number[][] = centres.map(() => [])
  points.forEach((point, i) => {
    let best = 0
    for (let at = 1; at < centres.length; at++)
      if (distance(point, centres[at]!) < distance(point, centres[best]!)) best = at
    found[best]!.push(i)
  })
  return found
}

function meanOf(points: readonly Point[]): Point | null {
  if (points.length === 0) return null
  const [l, a, b] = points.reduce(
    (sum, point) => [sum[0] + point[0], sum[1] + point[1], sum[2] + point[2]],
    [0, 0, 0],
  )
  return [l / points.length, a / points.length, b / points.length]
}

/** The nearest two groups are joined until all are apart. */
function joined(
  points: readonly Point[],
  all: readonly (readonly number[])[],
): readonly (readonly number[])[] {
  const centres = all.map((group) => meanOf(group.map((at) => points[at]!))!)
  let [best, one, other] = [SAME, -1, -1]
  for (let i = 0; i < all.length; i++)
    for (let j = i + 1; j < all.length; j++) {
      const apart = distance(centres[i]!, centres[j]!)
      if (apart < best) [best, one, other] = [apart, i, j]
    }
  if (one < 0) return all
  const both = [...all[one]!, ...all[other]!].toSorted((a, b) => a - b)
  return joined(points, [...all.filter((_, i) => i !== one && i !== other), both])
}
