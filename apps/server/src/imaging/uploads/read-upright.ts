import type { PixelBox } from '@nawl/engine/reduction/crop-box'

import { type PictureFile, read } from './picture-file.ts'

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

/** Reads a part of a picture in sRGB, scaled while decoding, then turned upright. Rejects damaged pictures. */
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

/** The eight EXIF orientations (tag 0x0112); 1 is upright, from 5 on width and height are swapped. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

const isOnItsSide = (orientation: Orientation) => orientation >= 5

/** Whether stored columns and rows are reversed in the upright picture. */
const RUNS_BACK = {
  1: { column: false, row: false },
  2: { column: true, row: false },
  3: { column: true, row: true },
  4: { column: false, row: true },
  5: { column: false, row: false },
  6: { column: false, row: true },
  7: { column: true, row: true },
  8: { column: true, row: false },
} as const satisfies Record<Orientation, { column: boolean; row: boolean }>

type Size = { readonly width: number; readonly height: number }

/** Maps a part of the upright picture to stored coordinates; `stored` is the stored size. */
function storedBox(orientation: Orientation, box: PixelBox, stored: Size): PixelBox {
  const { column, row } = RUNS_BACK[orientation]
  const lying = isOnItsSide(orientation)
    ? { left: box.top, top: box.left, width: box.height, height: box.width }
    : box
  return {
    ...lying,
    left: column ? stored.width - lying.left - lying.width : lying.left,
    top: row ? stored.height - lying.top - lying.height : lying.top,
  }
}

/** Reorders the pixels of a stored picture, one word each, to upright orientation. */
function turnUpright(orientation: Orientation, pixels: Uint32Array, stored: Size): Uint32Array {
  if (orientation === 1) return pixels
  const { column, row } = RUNS_BACK[orientation]
  const lies = isOnItsSide(orientation)
  const width = lies ? stored.height : stored.width
  const height = lies ? stored.width : stored.height
  const upright = new Uint32Array(pixels.length)
  for (let y = 0, to = 0; y < height; y++)
    for (let x = 0; x < width; x++, to++) {
      const [across, down] = lies ? [y, x] : [x, y]
      const fromColumn = column ? stored.width - 1 - across : across
      const fromRow = row ? stored.height - 1 - down : down
      upright[to] = pixels[fromRow * stored.width + fromColumn]!
    }
  return upright
}
