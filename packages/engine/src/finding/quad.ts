export type Point = { readonly x: number; readonly y: number }

/** Four corners of a flat rectangle as a picture shows it, clockwise from its upper left. */
export type Quad = readonly [Point, Point, Point, Point]

/** Whether the corners go round clockwise without a dent, so that a rectangle can look like this. */
export function isConvex(quad: Quad): boolean {
  return quad.every((corner, n) => {
    const next = quad[(n + 1) % 4]!
    const after = quad[(n + 2) % 4]!
    return (next.x - corner.x) * (after.y - next.y) - (next.y - corner.y) * (after.x - next.x) > 0
  })
}

/** The corners, each mapped. */
export const mapQuad = ([a, b, c, d]: Quad, map: (point: Point) => Point): Quad => [
  map(a),
  map(b),
  map(c),
  map(d),
]

/** The area in square pixels; positive if the corners go round clockwise, with y downwards. */
export function quadArea(quad: Quad): number {
  return quad.reduce((sum, { x, y }, n) => {
    const next = quad[(n + 1) % 4]!
    return sum + (x * next.y - next.x * y) / 2
  }, 0)
}

/**
 * The projection of the unit square onto a convex quad: (0, 0) is its first corner, (1, 0) its second. Heckbert 1989,
 * "Fundamentals of Texture Mapping", 2.2.3.
 */
export function projection([p, q, r, s]: Quad): (u: number, v: number) => Point {
  const [dx1, dx2, dx3] = [q.x - r.x, s.x - r.x, p.x - q.x + r.x - s.x]
  const [dy1, dy2, dy3] = [q.y - r.y, s.y - r.y, p.y - q.y + r.y - s.y]
  const below = dx1 * dy2 - dx2 * dy1
  const g = (dx3 * dy2 - dx2 * dy3) / below
  const h = (dx1 * dy3 - dx3 * dy1) / below
  const [a, b] = [q.x - p.x + g * q.x, s.x - p.x + h * s.x]
  const [d, e] = [q.y - p.y + g * q.y, s.y - p.y + h * s.y]
  return (u, v) => {
    const w = g * u + h * v + 1
    return { x: (a * u + b * v + p.x) / w, y: (d * u + e * v + p.y) / w }
  }
}
