import type { Plate } from '../room/lay-rug.ts'

/** A straight edge in a picture: its ends, in pixels. */
export type LineSegment = {
  readonly x1: number
  readonly y1: number
  readonly x2: number
  readonly y2: number
}

/** A pixel is on an edge if its light changes by so much, of 255; and edges are followed while they turn less than this. */
const [LEAST_CHANGE, TURN] = [4, Math.PI / 8]
/** The shortest edge, as a share of the picture's long side, and how much longer than wide it is. */
const [SHORTEST, SLENDER] = [0.022, 5]
/** Most of what an edge's rectangle covers belongs to it. */
const LEAST_FILLED = 0.45

/**
 * The straight edges of a picture: pixels beside each other across which light changes in the same direction, strongest first,
 * as long as they fill a slender rectangle (after Grompone von Gioi and others 2010).
 */
export function lineSegments(picture: Plate): readonly LineSegment[] {
  const { width, height } = picture
  const light = softened(lightOf(picture), width, height)
  const { change, angle, order } = slopes(light, width, height)
  const isTaken = new Uint8Array(width * height)
  const found: LineSegment[] = []
  const least = SHORTEST * Math.max(width, height)
  for (const start of order) {
    if (isTaken[start] === 1) continue
    const pixels = followed(start, width, height, change, angle, isTaken)
    if (pixels.length < least) continue
    const segment = fitted(pixels, width, change)
    if (segment && Math.hypot(segment.x2 - segment.x1, segment.y2 - segment.y1) >= least) found.push(segment)
  }
  return found
}

function lightOf({ width, height, rgba }: Plate): Float32Array {
  return Float32Array.from(
    { length: width * height },
    (_, i) => 0.3 * rgba[i * 4]! + 0.59 * rgba[i * 4 + 1]! + 0.11 * rgba[i * 4 + 2]!,
  )
}

/** Mixed with what is beside it, so that grain makes no edges. */
function softened(light: Float32Array, width: number, height: number): Float32Array {
  const rows = light.slice()
  for (let i = 1; i < light.length - 1; i++) rows[i] = (light[i - 1]! + 2 * light[i]! + light[i + 1]!) / 4
  const soft = rows.slice()
  for (let i = width; i < width * (height - 1); i++)
    soft[i] = (rows[i - width]! + 2 * rows[i]! + rows[i + width]!) / 4
  return soft
}

const LEVELS = 256
/** Pixels along the picture's frame that are not looked at: what is mixed there is not of the picture. */
const RIM = 3

/** How much the light changes at each pixel and in which direction; and the pixels from the largest change down. */
function slopes(light: Float32Array, width: number, height: number) {
  const change = new Float32Array(light.length)
  const angle = new Float32Array(light.length)
  const levels: number[][] = Array.from({ length: LEVELS }, () => [])
  for (let y = RIM; y < height - RIM; y++)
    for (let x = RIM, i = y * width + RIM; x < width - RIM; x++, i++) {
      const right = light[i + 1]! - light[i - 1]!
      const down = light[i + width]! - light[i - width]!
      change[i] = Math.hypot(right, down)
      if (change[i]! < LEAST_CHANGE) continue
      angle[i] = Math.atan2(down, right)
      levels[Math.min(LEVELS - 1, Math.floor(change[i]!))]!.push(i)
    }
  return { change, angle, order: levels.toReversed().flat() }
}

/** The pixels that are reached from one across changes in the same direction; they are taken. */
function followed(
  start: number,
  width: number,
  height: number,
  change: Float32Array,
  angle: Float32Array,
  isTaken: Uint8Array,
): readonly number[] {
  const pixels = [start]
  isTaken[start] = 1
  let [right, down] = [Math.cos(angle[start]!), Math.sin(angle[start]!)]
  for (let at = 0; at < pixels.length; at++)
    for (let way = 0; way < 9; way++) {
      const next = pixels[at]! + (Math.floor(way / 3) - 1) * width + (way % 3) - 1
      if (next < 0 || next >= width * height || isTaken[next] === 1 || change[next]! < LEAST_CHANGE) continue
      const [x, y] = [Math.cos(angle[next]!), Math.sin(angle[next]!)]
      if (right * x + down * y < Math.cos(TURN) * Math.hypot(right, down)) continue
      isTaken[next] = 1
      pixels.push(next)
      right += x
      down += y
    }
  return pixels
}

/** The line through pixels, along which they lie; null if they fill no slender rectangle. */
function fitted(pixels: readonly number[], width: number, change: Float32Array): LineSegment | null {
  let [sum, x, y] = [0, 0, 0]
  for (const pixel of pixels) {
    const share = change[pixel]!
    sum += share
    x += share * (pixel % width)
    y += share * Math.floor(pixel / width)
  }
  x /= sum
  y /= sum
  let [xx, xy, yy] = [0, 0, 0]
  for (const pixel of pixels) {
    const [dx, dy, share] = [(pixel % width) - x, Math.floor(pixel / width) - y, change[pixel]!]
    xx += share * dx * dx
    xy += share * dx * dy
    yy += share * dy * dy
  }
  const turn = Math.atan2(2 * xy, xx - yy) / 2
  const [along, across] = [Math.cos(turn), Math.sin(turn)]
  let [from, to, left, right] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const pixel of pixels) {
    const [dx, dy] = [(pixel % width) - x, Math.floor(pixel / width) - y]
    const [far, aside] = [dx * along + dy * across, dy * along - dx * across]
    from = Math.min(from, far)
    to = Math.max(to, far)
    left = Math.min(left, aside)
    right = Math.max(right, aside)
  }
  const [length, wide] = [to - from + 1, right - left + 1]
  if (length < SLENDER * wide || pixels.length < LEAST_FILLED * length * wide) return null
  return {
    x1: x + from * along + 0.5,
    y1: y + from * across + 0.5,
    x2: x + to * along + 0.5,
    y2: y + to * across + 0.5,
  }
}
