import { type CurvePlace, curveField, newCurvePlace } from '@nawl/domain/outline/curve-field'
import { organicCurve } from '@nawl/domain/outline/outline-curve'
import type { OrganicOutline } from '@nawl/domain/outline/traces'

import { type EllipsePlace, measureEllipse } from './ellipse.ts'

/** The edge of a rug, before the hand that cut it: `round` is the ellipse within its sides. */
export type OutlineShape = 'rectangle' | 'round' | OrganicOutline

/**
 * Where a pixel lies to the edge: `depth` > 0 inside, the normal points outward, `along`
 * runs once round the outline, from 0 to its `length`. In pixels.
 */
export type EdgePlace = { depth: number; normalX: number; normalY: number; along: number }

/** Signed distance to an ideal outline. `measure` writes into `place`, as it runs for every rim pixel. */
export type OutlineField = {
  readonly length: number
  readonly measure: (x: number, y: number, place: EdgePlace) => void
  /** Columns [from, to) of row `y` that lie deeper than `band` for sure. */
  readonly interior: (y: number, band: number) => readonly [from: number, to: number]
}

/**
 * `inset` is the distance from the picture's rim to the outline; all in pixels. `ratio` is width over length of the
 * finished rug.
 */
export function outlineField(
  shape: OutlineShape,
  width: number,
  height: number,
  inset: number,
  corner: number,
  ratio = width / height,
): OutlineField {
  if (shape === 'rectangle') return roundedRectangle(width, height, inset, corner)
  if (shape !== 'round') return organic(shape, width, height, inset, ratio)
  return width === height ? circle(width, inset) : ellipse(width, height, inset)
}

function organic(
  shape: OrganicOutline,
  width: number,
  height: number,
  inset: number,
  ratio: number,
): OutlineField {
  const box = { left: inset, top: inset, width: width - 2 * inset, height: height - 2 * inset }
  const curve = organicCurve(shape, ratio, box)
  const measure = curveField(curve)
  const near: CurvePlace = newCurvePlace()
  /** From the middle towards a side: nothing is nearer to the outline than the last place was deep. */
  const reach = (y: number, band: number, way: 1 | -1) => {
    let x = width / 2
    for (;;) {
      measure(x, y, near)
      const spare = near.depth - band
      if (spare < 1) return x
      x += way * spare
    }
  }
  return {
    length: curve.length,
    measure(x, y, place) {
      measure(x, y, near)
      place.depth = near.depth
      place.normalX = near.normalX
      place.normalY = near.normalY
      place.along = near.along
    },
    interior(y, band) {
      const [from, to] = [reach(y, band, -1), reach(y, band, 1)]
      return from < to ? [Math.ceil(from), Math.floor(to)] : [0, 0]
    },
  }
}

function circle(side: number, inset: number): OutlineField {
  const centre = side / 2
  const radius = centre - inset
  return {
    length: 2 * Math.PI * radius,
    measure(x, y, place) {
      const dx = x - centre
      const dy = y - centre
      const away = Math.hypot(dx, dy) || 1
      place.depth = radius - away
      place.normalX = dx / away
      place.normalY = dy / away
      place.along = (Math.atan2(dy, dx) + Math.PI) * radius
    },
    interior(y, band) {
      const half = Math.sqrt(Math.max(0, (radius - band) ** 2 - (y - centre) ** 2))
      return [Math.ceil(centre - half), Math.floor(centre + half)]
    },
  }
}

function ellipse(width: number, height: number, inset: number): OutlineField {
  const [centreX, centreY] = [width / 2, height / 2]
  const [halfX, halfY] = [centreX - inset, centreY - inset]
  const lengths = arcLengths(halfX, halfY)
  const length = lengths[ARC_STEPS]!
  const perTurn = ARC_STEPS / (2 * Math.PI)
  const near: EllipsePlace = { depth: 0, normalX: 0, normalY: 0 }
  return {
    length,
    measure(x, y, place) {
      const dx = x - centreX
      const dy = y - centreY
      measureEllipse(halfX, halfY, dx, dy, near)
      const { depth, normalX, normalY } = near
      place.depth = depth
      place.normalX = normalX
      place.normalY = normalY
      const turn = Math.atan2((dy + normalY * depth) / halfY, (dx + normalX * depth) / halfX) + Math.PI
      const step = Math.min(turn * perTurn, ARC_STEPS - 1e-6)
      const before = Math.floor(step)
      place.along = lengths[before]! + (step - before) * (lengths[before + 1]! - lengths[before]!)
    },
    interior(y, band) {
      // An ellipse in the same proportions is nowhere nearer to the outline than at the ends of its shorter way.
      const part = Math.max(0, 1 - band / Math.min(halfX, halfY))
      const half =
        part === 0 ? 0 : part * halfX * Math.sqrt(Math.max(0, 1 - ((y - centreY) / (part * halfY)) ** 2))
      return [Math.ceil(centreX - half), Math.floor(centreX + half)]
    },
  }
}

const ARC_STEPS = 1024

/** How far round an ellipse it is to each of `ARC_STEPS` equal steps of its angle, from its left end. */
function arcLengths(halfX: number, halfY: number): Float64Array {
  const lengths = new Float64Array(ARC_STEPS + 1)
  for (let step = 1; step <= ARC_STEPS; step++) {
    const angle = ((step - 0.5) / ARC_STEPS) * 2 * Math.PI
    const speed = Math.hypot(halfX * Math.sin(angle), halfY * Math.cos(angle))
    lengths[step] = lengths[step - 1]! + (speed * 2 * Math.PI) / ARC_STEPS
  }
  return lengths
}

function roundedRectangle(width: number, height: number, inset: number, corner: number): OutlineField {
  return {
    length: 2 * (width + height),
    measure(x, y, place) {
      const sideX = x < width / 2 ? -1 : 1
      const sideY = y < height / 2 ? -1 : 1
      const inX = Math.min(x, width - x) - inset
      const inY = Math.min(y, height - y) - inset
      const dx = corner - inX
      const dy = corner - inY
      if (dx > 0 && dy > 0) {
        const away = Math.hypot(dx, dy)
        place.depth = corner - away
        place.normalX = (sideX * dx) / away
        place.normalY = (sideY * dy) / away
      } else {
        const flank = inX < inY
        place.depth = flank ? inX : inY
        place.normalX = flank ? sideX : 0
        place.normalY = flank ? 0 : sideY
      }
      const { normalX, normalY } = place
      if (Math.abs(normalX) > Math.abs(normalY)) {
        place.along = normalX > 0 ? width + y : 2 * (width + height) - y
      } else place.along = normalY > 0 ? 2 * width + height - x : x
    },
    interior(y, band) {
      const margin = Math.ceil(inset + band)
      const flat = y >= margin && y < height - margin
      return flat ? [margin, Math.max(margin, width - margin)] : [0, 0]
    },
  }
}
