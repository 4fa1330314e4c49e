import { LINEAR_OF_BYTE } from '../color/srgb.ts'
import type { FloorCorners } from './floor-camera.ts'
import type { Plate } from './lay-rug.ts'

/** A small picture in linear RGB. */
export type Levels = { readonly width: number; readonly height: number; readonly rgb: Float32Array }

/** A picture reduced to a few columns by averaging. */
export function smaller({ width, height, rgba }: Plate, columns: number): Levels {
  const wide = Math.min(columns, width)
  const high = Math.max(1, Math.round((wide * height) / width))
  const rgb = new Float32Array(wide * high * 3)
  const counts = new Uint32Array(wide * high)
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at += 4) {
      const to = Math.floor((y * high) / height) * wide + Math.floor((x * wide) / width)
      counts[to]!++
      for (let channel = 0; channel < 3; channel++)
        rgb[to * 3 + channel]! += LINEAR_OF_BYTE[rgba[at + channel]!]!
    }
  return { width: wide, height: high, rgb: rgb.map((value, i) => value / counts[Math.floor(i / 3)]!) }
}

/** Luminance of linear RGB, 1 for white. */
export const luminance = ([red = 0, green = 0, blue = 0]: readonly number[]) =>
  0.2126 * red + 0.7152 * green + 0.0722 * blue

/** Linear RGB of a pixel, counted row by row. */
export const colorAt = ({ rgb }: Levels, pixel: number): readonly number[] => [
  rgb[pixel * 3]!,
  rgb[pixel * 3 + 1]!,
  rgb[pixel * 3 + 2]!,
]

/** Corners moved away from their middle. */
export function grown(corners: FloorCorners, times: number): FloorCorners {
  const u = corners.reduce((sum, corner) => sum + corner.u, 0) / 4
  const v = corners.reduce((sum, corner) => sum + corner.v, 0) / 4
  const out = corners.map((corner) => ({ u: u + (corner.u - u) * times, v: v + (corner.v - v) * times }))
  return out as unknown as FloorCorners // four, as before
}

/** The pixels inside four corners and not inside others. */
export function pixelsIn(
  { width, height }: Levels,
  inside: FloorCorners,
  outside: FloorCorners | null,
): readonly number[] {
  const pixels = Array.from({ length: width * height }, (_, pixel) => pixel)
  return pixels.filter((pixel) => {
    const [u, v] = [((pixel % width) + 0.5) / width, (Math.floor(pixel / width) + 0.5) / height]
    return isIn(inside, u, v) && !(outside && isIn(outside, u, v))
  })
}

/** Counterclockwise, as seen: left of every side. */
const isIn = (corners: FloorCorners, u: number, v: number) =>
  corners.every((from, i) => {
    const to = corners[(i + 1) % 4]!
    return (to.u - from.u) * (v - from.v) - (to.v - from.v) * (u - from.u) <= 0
  })
