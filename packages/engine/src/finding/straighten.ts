import type { Raster } from '../bitmap/raster.ts'
import { type Point, projection, type Quad } from './quad.ts'

/** Samples per side of a new pixel, at most. */
const MOST_SAMPLES = 4

/**
 * The part of a picture inside a convex quad, in pixels, as a rectangle of that size. Identical on every platform; each
 * new pixel is the mean of samples across what it covers.
 */
export function straighten(picture: Raster, quad: Quad, width: number, height: number): Raster {
  const place = projection(quad)
  const pixels = new Uint32Array(width * height)
  const perSide = samplesPerSide(quad, width, height)
  const sum = { red: 0, green: 0, blue: 0 }
  const count = perSide * perSide
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) {
      sum.red = sum.green = sum.blue = 0
      for (let n = 0; n < count; n++) {
        const u = (x + ((n % perSide) + 0.5) / perSide) / width
        const v = (y + (Math.floor(n / perSide) + 0.5) / perSide) / height
        addSample(picture, place(u, v), sum)
      }
      pixels[at] =
        0xff000000 |
        ((sum.red / count + 0.5) << 16) |
        ((sum.green / count + 0.5) << 8) |
        (sum.blue / count + 0.5)
    }
  return { width, height, pixels }
}

function samplesPerSide([a, b, c, d]: Quad, width: number, height: number): number {
  const apart = (p: Point, q: Point) => Math.hypot(p.x - q.x, p.y - q.y)
  const step = Math.max(
    Math.max(apart(a, b), apart(d, c)) / width,
    Math.max(apart(b, c), apart(a, d)) / height,
  )
  return Math.max(1, Math.min(MOST_SAMPLES, Math.ceil(step)))
}

/** Adds the picture's colour at a point, bilinearly; beyond its edges their colour goes on. */
function addSample(
  { width, height, pixels }: Raster,
  { x, y }: Point,
  sum: { red: number; green: number; blue: number },
): void {
  const left = Math.max(0, Math.min(width - 1, x - 0.5))
  const top = Math.max(0, Math.min(height - 1, y - 0.5))
  const column = Math.floor(left)
  const row = Math.floor(top)
  const right = column + 1 < width ? 1 : 0
  const below = row + 1 < height ? width : 0
  const at = row * width + column
  const [shareX, shareY] = [left - column, top - row]
  const weights = [(1 - shareX) * (1 - shareY), shareX * (1 - shareY), (1 - shareX) * shareY, shareX * shareY]
  for (let n = 0; n < 4; n++) {
    const pixel = pixels[at + (n & 1 ? right : 0) + (n & 2 ? below : 0)]!
    sum.red += weights[n]! * ((pixel >>> 16) & 255)
    sum.green += weights[n]! * ((pixel >>> 8) & 255)
    sum.blue += weights[n]! * (pixel & 255)
  }
}
