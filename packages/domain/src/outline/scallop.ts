import { fitted } from './fitted.ts'

/*
 * Lobes of one length round a rug: arcs over chords of one length along a rectangle with round corners. Their number
 * is a multiple of four, and the middle of one is at the middle of every side, so that all are whole and the outline is
 * the same from the left and from the right.
 */

/** How wide a lobe is: a share of the side of a square as large as the rug, but never more than that of its shorter side. */
const LOBE = 0.15
const WIDEST_LOBE = 0.28
/** Half the angle of a lobe's arc. */
const HALF_ARC = (62 * Math.PI) / 180
/** Radius of the corners that the lobes go round, as a share of the shorter side. */
const CORNER = 0.24
const POINTS_PER_LOBE = 48
const FEWEST = 12

/** A scalloped outline; see `Trace`. */
export function scallop(width: number, length: number): Float64Array {
  const short = Math.min(width, length)
  const lobe = Math.min(LOBE * Math.sqrt(width * length), WIDEST_LOBE * short)
  const rise = (pitch: number) => (pitch / 2) * Math.tan(HALF_ARC / 2)
  const count = lobesRound(baseOf(width, length, rise(lobe)).round, lobe)
  // The base lies as deep within the rug as its lobes rise, and they rise as its length says.
  let depth = rise(lobe)
  let nodes: readonly Point[] = []
  for (let pass = 0; pass < 8; pass++) {
    nodes = nodesOn(baseOf(width, length, depth), count)
    depth = rise(chordOf(nodes[0]!, nodes[1]!))
  }
  const points = new Float64Array(2 * count * POINTS_PER_LOBE)
  for (const [n, node] of nodes.entries())
    arcBetween(node, nodes[(n + 1) % count]!, points, n * POINTS_PER_LOBE)
  const half = POINTS_PER_LOBE // x and y of half of them: the outline starts at the first lobe's middle
  return fitted(Float64Array.from([...points.subarray(half), ...points.subarray(0, half)]), width, length)
}

/** The ends of lobes: as far from each other everywhere, the middle of the first lobe above the middle of the base. */
function nodesOn({ round, at }: ReturnType<typeof baseOf>, count: number): Point[] {
  let steps = Array.from({ length: count }, () => round / count)
  for (let pass = 0; ; pass++) {
    let along = -steps[0]! / 2
    const nodes = steps.map((step) => {
      const node = at(along)
      along += step
      return node
    })
    if (pass === 6) return nodes
    // Round a corner a step is longer than its chord.
    const wanted = steps.map((step, n) => step / chordOf(nodes[n]!, nodes[(n + 1) % count]!))
    const whole = wanted.reduce((sum, step) => sum + step, 0)
    steps = wanted.map((step) => (step / whole) * round)
  }
}

const chordOf = ([x, y]: Point, [toX, toY]: Point) => Math.hypot(toX - x, toY - y)

/** How many lobes go round a base of that length. */
function lobesRound(round: number, lobe: number): number {
  return Math.max(FEWEST, 4 * Math.round(round / lobe / 4))
}

type Point = readonly [x: number, y: number]

/** A rectangle with round corners, that far within the sides. */
function baseOf(width: number, length: number, depth: number) {
  const [wide, long] = [width - 2 * depth, length - 2 * depth]
  const corner = CORNER * Math.min(wide, long)
  const [flatX, flatY] = [wide - 2 * corner, long - 2 * corner]
  const bend = (Math.PI / 2) * corner
  const round = 2 * (flatX + flatY) + 4 * bend
  /** The corner whose arc starts at that angle, `share` of the way round it. */
  const bent = (x: number, y: number, angle: number, share: number): Point => {
    const turned = angle + (share * Math.PI) / 2
    return [x + corner * Math.sin(turned), y - corner * Math.cos(turned)]
  }
  const [left, top] = [depth + corner, depth + corner]
  const [right, bottom] = [width - left, length - top]
  /** The place that far round, clockwise from the middle of the upper side. */
  const at = (distance: number): Point => {
    let away = (((distance + flatX / 2) % round) + round) % round
    if (away < flatX) return [left + away, depth]
    away -= flatX
    if (away < bend) return bent(right, top, 0, away / bend)
    away -= bend
    if (away < flatY) return [width - depth, top + away]
    away -= flatY
    if (away < bend) return bent(right, bottom, Math.PI / 2, away / bend)
    away -= bend
    if (away < flatX) return [right - away, length - depth]
    away -= flatX
    if (away < bend) return bent(left, bottom, Math.PI, away / bend)
    away -= bend
    if (away < flatY) return [depth, bottom - away]
    return bent(left, top, (3 * Math.PI) / 2, (away - flatY) / bend)
  }
  return { round, at }
}

/** Writes the arc that bulges outward from one place to the next, without its end. */
function arcBetween([x, y]: Point, [toX, toY]: Point, points: Float64Array, place: number): void {
  const chord = chordOf([x, y], [toX, toY])
  const radius = chord / 2 / Math.sin(HALF_ARC)
  const [alongX, alongY] = [(toX - x) / chord, (toY - y) / chord]
  for (let n = 0; n < POINTS_PER_LOBE; n++) {
    const angle = HALF_ARC * ((2 * n) / POINTS_PER_LOBE - 1)
    const along = chord / 2 + radius * Math.sin(angle)
    const out = radius * (Math.cos(angle) - Math.cos(HALF_ARC))
    points[2 * (place + n)] = x + along * alongX + out * alongY
    points[2 * (place + n) + 1] = y + along * alongY - out * alongX
  }
}
