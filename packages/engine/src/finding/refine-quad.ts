import type { Raster } from '../bitmap/raster.ts'
import { writeOklab } from '../color/oklab.ts'
import { isConvex, type Point, type Quad } from './quad.ts'

/** Places on each side where its edge is looked for, and the part of the side they are on. */
const PLACES = 48
const MARGIN = 0.06
/** Times the line is fitted; each time to the half of the places that lie best. */
const FITS = 4

/** A quad moved to the sharpest edges within `reach` pixels of its sides. */
export function refineQuad(picture: Raster, quad: Quad, reach: number): Quad {
  const sides = quad.map((corner, n) => refinedSide(picture, corner, quad[(n + 1) % 4]!, reach))
  const corners = quad.map((corner, n) => {
    const moved = meeting(sides[(n + 3) % 4]!, sides[n]!)
    const far = Math.hypot(moved.x - corner.x, moved.y - corner.y)
    const [x, y] = far < 4 * reach ? [moved.x, moved.y] : [corner.x, corner.y]
    return { x: Math.min(picture.width, Math.max(0, x)), y: Math.min(picture.height, Math.max(0, y)) }
  }) as unknown as Quad
  return isConvex(corners) ? corners : quad
}

type Side = { readonly at: Point; readonly towards: Point }

function refinedSide(picture: Raster, from: Point, to: Point, reach: number): Side {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
  const places = Array.from({ length: PLACES }, (_, n) => {
    const t = length * (MARGIN + ((1 - 2 * MARGIN) * n) / (PLACES - 1))
    const on = { x: from.x + along.x * t, y: from.y + along.y * t }
    return { t, off: sharpest(picture, on, { x: -along.y, y: along.x }, reach) }
  }).filter((place): place is Place => place.off !== null)
  const line = fitted(places)
  const point = (t: number) => {
    const off = line.start + line.slope * t
    return { x: from.x + along.x * t - along.y * off, y: from.y + along.y * t + along.x * off }
  }
  const [start, end] = [point(0), point(length)]
  return { at: start, towards: { x: end.x - start.x, y: end.y - start.y } }
}

type Place = { readonly t: number; readonly off: number }

/** A line through at least half of the places: least squares, again without those that lie farthest. */
function fitted(places: readonly Place[]): { readonly start: number; readonly slope: number } {
  let line = { start: 0, slope: 0 }
  let kept = places
  for (let fit = 0; fit < FITS; fit++) {
    if (kept.length < 8) return { start: 0, slope: 0 }
    const mean = (of: (place: Place) => number) => kept.reduce((sum, one) => sum + of(one), 0) / kept.length
    const [t, off] = [mean((one) => one.t), mean((one) => one.off)]
    const spread = mean((one) => (one.t - t) ** 2)
    const slope = spread === 0 ? 0 : mean((one) => (one.t - t) * (one.off - off)) / spread
    line = { start: off - slope * t, slope }
    const { start } = line
    const stray = (one: Place) => Math.abs(one.off - start - slope * one.t)
    const half = places.map(stray).toSorted((p, q) => p - q)[places.length >> 1]!
    kept = places.filter((one) => stray(one) <= Math.max(0.75, half))
  }
  return line
}

/** OKLab difference, times 100, of an edge worth following. */
const LEAST_STEP = 2

/** How far across, in pixels, colours differ most between both sides; null if they hardly differ. */
function sharpest(picture: Raster, on: Point, across: Point, reach: number): number | null {
  let best: number | null = null
  let most = LEAST_STEP
  for (let off = -reach; off <= reach; off += 0.5) {
    const before = colorAt(picture, on.x + across.x * (off - 1.5), on.y + across.y * (off - 1.5))
    const after = colorAt(picture, on.x + across.x * (off + 1.5), on.y + across.y * (off + 1.5))
    if (!before || !after) continue
    // Of equal edges the nearest.
    const step = 100 * Math.hypot(before[0] - after[0], before[1] - after[1], before[2] - after[2])
    const worth = step * (1 - (0.5 * Math.abs(off)) / reach)
    if (worth <= most) continue
    most = worth
    best = off
  }
  return best
}

const lab = new Float64Array(3)

function colorAt({ width, height, pixels }: Raster, x: number, y: number): [number, number, number] | null {
  const [column, row] = [Math.floor(x), Math.floor(y)]
  if (column < 0 || row < 0 || column >= width || row >= height) return null
  writeOklab(pixels[row * width + column]!, lab, 0)
  return [lab[0]!, lab[1]!, lab[2]!]
}

function meeting(p: Side, q: Side): Point {
  const below = p.towards.x * q.towards.y - p.towards.y * q.towards.x
  const share = ((q.at.x - p.at.x) * q.towards.y - (q.at.y - p.at.y) * q.towards.x) / below
  return { x: p.at.x + p.towards.x * share, y: p.at.y + p.towards.y * share }
}
