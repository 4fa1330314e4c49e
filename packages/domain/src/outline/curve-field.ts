import type { Curve } from './outline-curve.ts'

/** Signed distance and normal of a point relative to a curve: `depth` > 0 inside; the normal points outward, from the point or to it. */
export type CurvePlace = {
  depth: number
  normalX: number
  normalY: number
  /** The nearest point of the curve, and how far along it that is: from 0 up to, but less than, its length. */
  nearX: number
  nearY: number
  along: number
}

export const newCurvePlace = (): CurvePlace => ({
  depth: 0,
  normalX: 0,
  normalY: 0,
  nearX: 0,
  nearY: 0,
  along: 0,
})

/** Nodes along the longer side of the curve's rectangle, each of which knows a near point of the curve. */
const NODES = 200
/** Nodes beyond it on every side. */
const PAD = 12
/** So many points may be farther before a nearer one comes: on the other side of a hollow. */
const PATIENCE = 8

/**
 * Measures points against a curve, inside and outside, into the place given: in a tenth of a microsecond, as it runs for
 * every pixel. Exact to the chords of the curve but where two of its parts are about equally near, where it may take the
 * other one.
 */
export function curveField(curve: Curve): (x: number, y: number, place: CurvePlace) => void {
  const { points, along, length } = curve
  const count = points.length / 2
  const grid = nearNodes(points)
  const { left, top, cell, columns, rows, nearest } = grid
  const far = (n: number, x: number, y: number) => {
    const dx = points[2 * n]! - x
    const dy = points[2 * n + 1]! - y
    return dx * dx + dy * dy
  }

  return (x, y, place) => {
    const column = Math.min(columns - 2, Math.max(0, Math.floor((x - left) / cell)))
    const row = Math.min(rows - 2, Math.max(0, Math.floor((y - top) / cell)))
    const node = row * columns + column
    let best = nearest[node]!
    let least = far(best, x, y)
    const offer = (other: number) => {
      if (other === best) return
      const away = far(other, x, y)
      if (away >= least) return
      best = other
      least = away
    }
    offer(nearest[node + 1]!)
    offer(nearest[node + columns]!)
    offer(nearest[node + columns + 1]!)
    for (let next = best + 1, worse = 0; worse < PATIENCE; next++) {
      if (next === count) next = 0
      const away = far(next, x, y)
      if (away >= least) {
        worse++
        continue
      }
      best = next
      least = away
      worse = 0
    }
    for (let next = best - 1, worse = 0; worse < PATIENCE; next--) {
      if (next < 0) next = count - 1
      const away = far(next, x, y)
      if (away >= least) {
        worse++
        continue
      }
      best = next
      least = away
      worse = 0
    }
    project(x, y, best, place)
  }

  /** The nearest place on the two chords that meet at a point of the curve. */
  function project(x: number, y: number, best: number, place: CurvePlace): void {
    const before = best === 0 ? count - 1 : best - 1
    const after = best === count - 1 ? 0 : best + 1
    const pointX = points[2 * best]!
    const pointY = points[2 * best + 1]!
    const inX = pointX - points[2 * before]!
    const inY = pointY - points[2 * before + 1]!
    const outX = points[2 * after]! - pointX
    const outY = points[2 * after + 1]! - pointY
    const inLong = long(inX, inY)
    const outLong = long(outX, outY)
    const dx = x - pointX
    const dy = y - pointY
    // How far before the point and behind it the nearest places are, as shares of the chords.
    const back = Math.min(1, Math.max(0, -(dx * inX + dy * inY) / (inLong * inLong)))
    const ahead = Math.min(1, Math.max(0, (dx * outX + dy * outY) / (outLong * outLong)))
    const backFar = long(dx + back * inX, dy + back * inY)
    const aheadFar = long(dx - ahead * outX, dy - ahead * outY)
    // At the point itself the outside is where both chords' normals say together.
    let normalX = inY / inLong + outY / outLong
    let normalY = -inX / inLong - outX / outLong
    place.nearX = pointX
    place.nearY = pointY
    place.along = along[best]!
    if (back > 0 && backFar <= aheadFar) {
      place.nearX -= back * inX
      place.nearY -= back * inY
      place.along = (best === 0 ? length : along[best]!) - back * inLong
      normalX = inY / inLong
      normalY = -inX / inLong
    } else if (ahead > 0) {
      place.nearX += ahead * outX
      place.nearY += ahead * outY
      place.along += ahead * outLong
      normalX = outY / outLong
      normalY = -outX / outLong
    }
    if (place.along >= length) place.along = 0
    const awayX = x - place.nearX
    const awayY = y - place.nearY
    const away = long(awayX, awayY)
    const isOutside = awayX * normalX + awayY * normalY > 0
    place.depth = isOutside ? -away : away
    if (away > 1e-9 * length) {
      place.normalX = (isOutside ? awayX : -awayX) / away
      place.normalY = (isOutside ? awayY : -awayY) / away
      return
    }
    const size = long(normalX, normalY) || 1
    place.normalX = normalX / size
    place.normalY = normalY / size
  }
}

/** Many times as fast as `Math.hypot`, which guards against numbers that no rug has. */
const long = (x: number, y: number) => Math.sqrt(x * x + y * y)

type Nodes = {
  /** Place of the first node, and how far the next ones are. */
  readonly left: number
  readonly top: number
  readonly cell: number
  readonly columns: number
  readonly rows: number
  /** The point of the curve that is nearest to each node. */
  readonly nearest: Int32Array
}

/** Finds the nearest point for every node by passing it on from neighbour to neighbour (Danielsson 1980). */
function nearNodes(points: Float64Array): Nodes {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (let i = 0; i < points.length; i += 2) {
    left = Math.min(left, points[i]!)
    right = Math.max(right, points[i]!)
    top = Math.min(top, points[i + 1]!)
    bottom = Math.max(bottom, points[i + 1]!)
  }
  const cell = Math.max(right - left, bottom - top) / NODES
  left -= PAD * cell
  top -= PAD * cell
  const columns = Math.ceil((right - left) / cell) + PAD + 1
  const rows = Math.ceil((bottom - top) / cell) + PAD + 1
  const nearest = new Int32Array(columns * rows).fill(-1)
  const squares = new Float64Array(nearest.length).fill(Infinity)
  const offer = (node: number, x: number, y: number, n: number) => {
    const dx = x - points[2 * n]!
    const dy = y - points[2 * n + 1]!
    const away = dx * dx + dy * dy
    if (away >= squares[node]!) return
    squares[node] = away
    nearest[node] = n
  }
  for (let n = 0; n < points.length / 2; n++) {
    const column = Math.floor((points[2 * n]! - left) / cell)
    const row = Math.floor((points[2 * n + 1]! - top) / cell)
    for (const [x, y] of CORNERS)
      offer((row + y) * columns + column + x, left + (column + x) * cell, top + (row + y) * cell, n)
  }
  const passOn = (row: number, column: number, step: 1 | -1) => {
    const node = row * columns + column
    const x = left + column * cell
    const y = top + row * cell
    const take = (from: number) => {
      if (nearest[from]! >= 0) offer(node, x, y, nearest[from]!)
    }
    const behind = row - step
    const hasBehind = behind >= 0 && behind < rows
    const beside = column - step
    const next = column + step
    if (beside >= 0 && beside < columns) {
      take(node - step)
      if (hasBehind) take(behind * columns + beside)
    }
    if (hasBehind) take(behind * columns + column)
    if (next >= 0 && next < columns) {
      take(node + step)
      if (hasBehind) take(behind * columns + next)
    }
  }
  for (let pass = 0; pass < PASSES; pass++) {
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++) passOn(row, column, 1)
    for (let row = rows - 1; row >= 0; row--)
      for (let column = columns - 1; column >= 0; column--) passOn(row, column, -1)
  }
  return { left, top, cell, columns, rows, nearest }
}

const CORNERS = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const
/** There and back again: a second time mends what the first one passed on from the wrong side. */
const PASSES = 2
