import type { PixelBox } from '@nawl/engine/reduction/crop-box'

import { type PictureFile, read } from './picture-file.ts'
import { isOnItsSide, storedBox, turnUpright } from './turn-upright.ts'

/** Red, green, blue and alpha of each pixel in one word. */
export type UprightPixels = {
  readonly pixels: Uint32Array
  readonly width: number
  readonly height: number
}

type Wish = {
  /** In upright coordinates; null for the whole picture. */
  readonly box: PixelBox | null
  /** Larger parts are averaged while reading. */
  readonly mostPixels: number
  /** Background of transparent pixels; null keeps the alpha channel. */
  readonly ground: string | null
  readonly seconds: number
}

/** The size of the picture in upright orientation. */
export function uprightSize({ width, height, orientation }: PictureFile): {
  readonly width: number
  readonly height: number
} {
  return isOnItsSide(orientation) ? { width: height, height: width } : { width, height }
}

/**
 * Reads a part of a picture in sRGB: scaled while decoding, then turned upright when little is left to turn. Rejects
 * for a damaged picture.
 */
export async function readUpright(picture: PictureFile, wish: Wish): Promise<UprightPixels> {
  const whole = { left: 0, top: 0, ...uprightSize(picture) }
  const box = storedBox(picture.orientation, wish.box ?? whole, picture)
  const isWhole = box.width === picture.width && box.height === picture.height
  // libwebp can scale while decoding, but only the whole picture; cropping first would hold it in memory twice.
  const stored =
    isWhole || picture.kind !== 'webp'
      ? await readStored(picture, box, isWhole, wish)
      : await readWebp(picture, box, wish)
  const { width, height } = stored
  const pixels = turnUpright(picture.orientation, stored.pixels, stored)
  return isOnItsSide(picture.orientation)
    ? { pixels, width: height, height: width }
    : { pixels, width, height }
}

async function readStored(
  picture: PictureFile,
  box: PixelBox,
  isWhole: boolean,
  { mostPixels, ground, seconds }: Wish,
): Promise<UprightPixels> {
  const shrink = Math.min(1, Math.sqrt(mostPixels / (box.width * box.height)))
  const width = Math.max(1, Math.round(box.width * shrink))
  const height = Math.max(1, Math.round(box.height * shrink))
  const part = isWhole ? read(picture.path) : read(picture.path).extract(box)
  const scaled = shrink < 1 ? part.resize(width, height, { fit: 'fill' }) : part
  const { data } = await (ground === null ? scaled : scaled.flatten({ background: ground }))
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .timeout({ seconds })
    .toBuffer({ resolveWithObject: true })
  return { pixels: new Uint32Array(data.buffer, data.byteOffset, width * height), width, height }
}

async function readWebp(picture: PictureFile, box: PixelBox, wish: Wish): Promise<UprightPixels> {
  const whole = { left: 0, top: 0, width: picture.width, height: picture.height }
  const { pixels, width, height } = await readStored(picture, whole, true, wish)
  const left = Math.floor((box.left * width) / picture.width)
  const top = Math.floor((box.top * height) / picture.height)
  const right = Math.min(
    width,
    Math.max(left + 1, Math.round(((box.left + box.width) * width) / picture.width)),
  )
  const bottom = Math.min(
    height,
    Math.max(top + 1, Math.round(((box.top + box.height) * height) / picture.height)),
  )
  const part = new Uint32Array((right - left) * (bottom - top))
  for (let row = top; row < bottom; row++)
    part.set(pixels.subarray(row * width + left, row * width + right), (row - top) * (right - left))
  return { pixels: part, width: right - left, height: bottom - top }
}
