import { parseSide } from './sizes/read-length.ts'
import { hasOneMeasure, SHAPE_FACTS, type Shape } from './shape.ts'
import type { Unit } from './sizes/size.ts'

/** Limits for uploaded pictures. */
export const UPLOADS = {
  mostBytes: 20 * 2 ** 20,
  mostPixels: 40e6,
  /** For baseline JPEGs, which are scaled while decoding: phones take pictures of 48, 108 and 200 million pixels. */
  mostJpegPixels: 202e6,
  /** For AVIF, which is decoded as a whole: larger ones the browser makes smaller before it sends them. */
  mostAvifPixels: 3.5e6,
  /** Minimum side of the crop, in pixels: with less, shapes would be guesses. */
  leastSide: 64,
  leastYarns: 2,
  mostYarns: 10,
  longestName: 60,
  /** Undyed wool, shown where a picture is transparent. */
  ground: '#F3EEE4',
} as const

/** The rug a picture is cropped for; sides as typed, empty for the default proportions. */
export type UploadSize = {
  readonly shape: Shape
  readonly width: string
  readonly length: string
  readonly unit: Unit
}

/** Maximum ratio of the sides. */
export const MOST_RATIO = 4

/** Width over length of a rug of that size; null if the sides are invalid or exceed the maximum ratio. */
export function uploadRatio({ shape, width, length, unit }: UploadSize): number | null {
  if (hasOneMeasure(shape) || (width.trim() === '' && length.trim() === ''))
    return SHAPE_FACTS[shape].pictureRatio
  const ratio = parseSide(width, unit) / parseSide(length, unit)
  return ratio <= MOST_RATIO && ratio >= 1 / MOST_RATIO ? ratio : null
}

/**
 * Sides of a rug with those proportions, width over length, and the area of the usual size: what a picture is offered
 * as before anybody types a size. At most four times as long as wide.
 */
export function sizeOfRatio(ratio: number, unit: Unit): { readonly width: string; readonly length: string } {
  const [wide, long] = SHAPE_FACTS.rectangle.example[unit]
  const most = MOST_RATIO * 0.99
  const within = Math.min(most, Math.max(1 / most, ratio))
  const width = Math.sqrt(wide * long * within)
  const typed = (side: number) => String(Number(side.toFixed(unit === 'ft' ? 2 : 1)))
  // From the rounded width, so that the proportions are rounded once.
  return { width: typed(width), length: typed(Number(typed(width)) / within) }
}

/** Size of the stored bitmap for that ratio. */
export function uploadBitmapSize(ratio: number): { readonly width: number; readonly height: number } {
  return { width: WIDTH, height: Math.round(WIDTH / ratio) }
}

const WIDTH = 1000

/** An id is 128 bits in hexadecimal. */
const ID = '[0-9a-f]{32}'

/** `own-…`: the id under which the studio opens an upload. */
export function uploadAddress(id: string): string {
  return `own-${id}`
}

/** The id in such an address, in any case; null for any other address. */
export function uploadIdIn(address: string): string | null {
  return new RegExp(`^own-(${ID})$`).exec(address.toLowerCase())?.[1] ?? null
}

/** `own/….bmp`: the image path of its bitmap for the colour calls. */
export function uploadImagePath(id: string): string {
  return `own/${id}.bmp`
}

/** The id in such a path; null for any other. */
export function uploadIdAt(imagePath: string): string | null {
  return new RegExp(`^own/(${ID})\\.bmp$`).exec(imagePath)?.[1] ?? null
}
