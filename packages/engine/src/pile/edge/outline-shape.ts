/** The edge of a rug, before the hand that cut it. */
export type OutlineShape = 'rectangle' | 'round'

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

/** `inset` is the distance from the picture's rim to the outline; all in pixels. */
export function outlineField(
  shape: OutlineShape,
  width: number,
  height: number,
  inset: number,
  corner: number,
): OutlineField {
  return shape === 'round' ? circle(width, height, inset) : roundedRectangle(width, height, inset, corner)
}

function circle(width: number, height: number, inset: number): OutlineField {
  const centreX = width / 2
  const centreY = height / 2
  const radius = Math.min(centreX, centreY) - inset
  return {
    length: 2 * Math.PI * radius,
    measure(x, y, place) {
      const dx = x - centreX
      const dy = y - centreY
      const away = Math.hypot(dx, dy) || 1
      place.depth = radius - away
      place.normalX = dx / away
      place.normalY = dy / away
      place.along = (Math.atan2(dy, dx) + Math.PI) * radius
    },
    interior(y, band) {
      const half = Math.sqrt(Math.max(0, (radius - band) ** 2 - (y - centreY) ** 2))
      return [Math.ceil(centreX - half), Math.floor(centreX + half)]
    },
  }
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
