/** Signed distance and normal of a point relative to an ellipse: `depth` > 0 inside, the normal points outward and has length one. */
export type EllipsePlace = { depth: number; normalX: number; normalY: number }

/**
 * Measures a point, given from the middle of an ellipse with those half axes, into `place`. Exact on the ellipse and good
 * beside it, where a rug's edge is: what √(x²/a² + y²/b²) lacks of 1, over how fast that grows there.
 */
export function measureEllipse(
  halfX: number,
  halfY: number,
  x: number,
  y: number,
  place: EllipsePlace,
): void {
  const u = x / halfX
  const v = y / halfY
  const value = Math.sqrt(u * u + v * v)
  const slope = Math.sqrt((u / halfX) ** 2 + (v / halfY) ** 2)
  if (slope === 0) {
    // In the middle the ends of the shorter way are nearest.
    place.depth = Math.min(halfX, halfY)
    place.normalX = halfX < halfY ? 1 : 0
    place.normalY = halfX < halfY ? 0 : 1
    return
  }
  place.depth = (value * (1 - value)) / slope
  place.normalX = u / halfX / slope
  place.normalY = v / halfY / slope
}

/** How many pixels of row `y` lie outside the ellipse within a picture on each side; a pixel lies where its middle is. */
export function ellipseInset(y: number, width: number, height: number): number {
  const [halfX, halfY] = [width / 2, height / 2]
  const half = (halfX / halfY) * Math.sqrt(Math.max(0, halfY ** 2 - (y + 0.5 - halfY) ** 2))
  return Math.max(0, Math.ceil(halfX - half - 0.5))
}

/** 1 for each pixel of a picture that lies within its ellipse. */
export function ellipseMask(width: number, height: number): Uint8Array {
  const [halfX, halfY] = [width / 2, height / 2]
  const squeeze = halfX / halfY
  const mask = new Uint8Array(width * height)
  for (let y = 0, to = 0; y < height; y++)
    for (let x = 0; x < width; x++, to++)
      if (Math.hypot(x + 0.5 - halfX, (y + 0.5 - halfY) * squeeze) <= halfX) mask[to] = 1
  return mask
}

/** A point beside the ellipse within a picture, moved onto it towards or away from its middle. */
export function ontoEllipse(
  x: number,
  y: number,
  width: number,
  height: number,
): readonly [x: number, y: number] {
  const [halfX, halfY] = [width / 2, height / 2]
  const stretch = halfX / Math.hypot(x - halfX, (y - halfY) * (halfX / halfY))
  return [halfX + (x - halfX) * stretch, halfY + (y - halfY) * stretch]
}
