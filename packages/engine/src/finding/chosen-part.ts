import type { Raster } from '../bitmap/raster.ts'
import type { Crop } from '../reduction/crop-box.ts'
import { resample } from '../reduction/resample.ts'
import { mapQuad, type Quad } from './quad.ts'
import { straighten } from './straighten.ts'

/** The part of a picture that becomes a rug, in shares of the upright picture. */
export type ChosenPart = {
  readonly crop: Crop
  /** Instead of the crop, a quad that is straightened; null for a plain crop. */
  readonly corners: Quad | null
}

/** What has to be read of the picture: the crop, or the smallest one around the corners. */
export function readCrop({ crop, corners }: ChosenPart): Crop {
  if (!corners) return crop
  const [left, top] = [Math.min(...corners.map(({ x }) => x)), Math.min(...corners.map(({ y }) => y))]
  const [right, bottom] = [Math.max(...corners.map(({ x }) => x)), Math.max(...corners.map(({ y }) => y))]
  return { left, top, width: right - left, height: bottom - top }
}

/** The chosen part at a rug's size; `read` is what `readCrop` names, at any resolution. The same on every platform. */
export function rugSized(read: Raster, part: ChosenPart, width: number, height: number): Raster {
  if (!part.corners) {
    const whole = { left: 0, top: 0, width: read.width, height: read.height }
    return resample(read, whole, width, height)
  }
  const box = readCrop(part)
  const corners = mapQuad(part.corners, ({ x, y }) => ({
    x: ((x - box.left) / box.width) * read.width,
    y: ((y - box.top) / box.height) * read.height,
  }))
  return straighten(read, corners, width, height)
}
