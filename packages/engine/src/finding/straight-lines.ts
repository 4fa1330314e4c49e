import type { EdgeMap } from './edge-map.ts'

/** The points with x · cos(angle) + y · sin(angle) = distance, and how much of the picture's edges lies along it. */
export type Line = {
  /** Of the normal: radians, 0 to π. */
  readonly angle: number
  readonly distance: number
  /** Edges beside the first n pixels of the line, from where it is closest to the picture's origin, both ways. */
  readonly along: Float32Array
  /** The index of that point in `along`. */
  readonly middle: number
}

const ANGLES = 180
const STEP = Math.PI / ANGLES
/** A pixel votes for lines within so many degrees of its edge. */
const SPREAD = 5
/** Stronger edges count no more: a rug's pattern is stronger than its side. */
const MOST_VOTE = 5
/** Lines closer than this, in degrees and pixels, are one. */
const APART = { degrees: 4, pixels: 4 }

/** The straight lines that most edges lie on, strongest first (Hough transform; Duda, Hart 1972). */
export function straightLines(edges: EdgeMap, most: number): readonly Line[] {
  const { width, height, strength, angle } = edges
  const reach = Math.ceil(Math.hypot(width, height))
  const bins = 2 * reach + 1
  const votes = new Float32Array(ANGLES * bins)
  for (let at = 0; at < strength.length; at++) {
    if (strength[at] === 0) continue
    const [x, y] = [at % width, Math.floor(at / width)]
    const centre = Math.round(angle[at]! / STEP)
    for (let turn = centre - SPREAD; turn <= centre + SPREAD; turn++) {
      const bin = ((turn % ANGLES) + ANGLES) % ANGLES
      const distance = Math.round(x * Math.cos(bin * STEP) + y * Math.sin(bin * STEP))
      votes[bin * bins + distance + reach]! += Math.min(MOST_VOTE, strength[at]!)
    }
  }
  const lines: Line[] = []
  while (lines.length < most) {
    let best = 0
    for (let n = 1; n < votes.length; n++) if (votes[n]! > votes[best]!) best = n
    if (votes[best]! < 0.12 * Math.min(width, height) * MOST_VOTE * 0.5) break
    const bin = Math.floor(best / bins)
    const distance = (best % bins) - reach
    lines.push(supported(edges, bin * STEP, distance, reach))
    clear(votes, bins, reach, bin, distance)
  }
  return lines
}

function clear(votes: Float32Array, bins: number, reach: number, bin: number, distance: number): void {
  for (let turn = bin - APART.degrees; turn <= bin + APART.degrees; turn++) {
    const wrapped = ((turn % ANGLES) + ANGLES) % ANGLES
    // Half a turn on, the same line has the opposite sign.
    const centre = (wrapped === turn ? distance : -distance) + reach
    const from = Math.max(0, centre - APART.pixels)
    votes.fill(0, wrapped * bins + from, wrapped * bins + Math.min(bins, centre + APART.pixels + 1))
  }
}

/** Cosine of how far an edge may be turned from the line. */
const LEAST_PARALLEL = Math.cos((14 * Math.PI) / 180)

function supported(
  { width, height, strength, angle }: EdgeMap,
  turn: number,
  distance: number,
  reach: number,
) {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const along = new Float32Array(2 * reach + 2)
  for (let n = 0; n <= 2 * reach; n++) {
    const t = n - reach
    let found = 0
    for (let off = -2; off <= 2 && found === 0; off++) {
      const x = Math.round((distance + off) * cos - t * sin)
      const y = Math.round((distance + off) * sin + t * cos)
      if (x < 0 || y < 0 || x >= width || y >= height) continue
      const at = y * width + x
      if (strength[at]! > 0 && Math.abs(Math.cos(angle[at]! - turn)) > LEAST_PARALLEL) found = 1
    }
    along[n + 1] = along[n]! + found
  }
  return { angle: turn, distance, along, middle: reach }
}
