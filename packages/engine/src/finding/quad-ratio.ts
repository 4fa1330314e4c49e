import { mapQuad, type Point, type Quad } from './quad.ts'

/**
 * Width over length of the flat rectangle that a camera shows as this quad, in pixels of a whole picture of that size:
 * Zhang, He 2007, "Whiteboard scanning and image enhancement", 3.3. Where the quad is too little foreshortened to tell
 * the focal length, the mean of its opposite sides decides.
 */
export function quadRatio(quad: Quad, picture: { readonly width: number; readonly height: number }): number {
  // From the picture's middle, where a camera's axis is; in their order: upper left, upper right, lower left.
  const [m1, m2, m4, m3] = mapQuad(quad, ({ x, y }) => ({
    x: x - picture.width / 2,
    y: y - picture.height / 2,
  })).map(({ x, y }): Vector => [x, y, 1])
  if (!m1 || !m2 || !m3 || !m4) throw new Error('a quad has four corners')
  const k2 = dot(cross(m1, m4), m3) / dot(cross(m2, m4), m3)
  const k3 = dot(cross(m1, m4), m2) / dot(cross(m3, m4), m2)
  const across = minus(m2, k2, m1)
  const along = minus(m3, k3, m1)
  const plain = meanSides(quad)
  const focal2 = -(across[0] * along[0] + across[1] * along[1]) / (across[2] * along[2])
  const diagonal2 = picture.width ** 2 + picture.height ** 2
  // Lenses between a wide angle and a long tele.
  if (!(focal2 > 0.15 * diagonal2 && focal2 < 9 * diagonal2)) return plain
  const length = ([x, y, z]: Vector) => Math.hypot(x, y, z * Math.sqrt(focal2))
  const ratio = length(across) / length(along)
  return ratio > plain / 3 && ratio < plain * 3 ? ratio : plain
}

type Vector = readonly [number, number, number]

const dot = (p: Vector, q: Vector) => p[0] * q[0] + p[1] * q[1] + p[2] * q[2]
const cross = ([a, b, c]: Vector, [d, e, f]: Vector): Vector => [b * f - c * e, c * d - a * f, a * e - b * d]
const minus = (p: Vector, scale: number, q: Vector): Vector => [
  scale * p[0] - q[0],
  scale * p[1] - q[1],
  scale * p[2] - q[2],
]

function meanSides([a, b, c, d]: Quad): number {
  return (apart(a, b) + apart(d, c)) / (apart(b, c) + apart(a, d))
}

const apart = (p: Point, q: Point) => Math.hypot(p.x - q.x, p.y - q.y)
