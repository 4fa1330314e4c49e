import { parseSide } from './read-length.ts'
import { hasOneMeasure, SHAPE_FACTS, type Shape } from './shape.ts'
import type { Unit } from './size.ts'

/** What a visitor's own picture may be. */
export const UPLOADS = {
  mostBytes: 20 * 2 ** 20,
  mostPixels: 40e6,
  /** Of a JPEG that is not progressive, which is scaled while it is decoded: phones take 48 and 108 million. */
  mostJpegPixels: 120e6,
  /** Each side of what is cropped, in pixels: less would be guessed, not drawn. */
  leastSide: 64,
  leastYarns: 2,
  mostYarns: 10,
  longestName: 60,
  /** Undyed wool: what shows through where a picture is clear. */
  ground: '#F3EEE4',
} as const

/** The rug a picture is cropped for; sides as typed, empty for the shop's own proportions. */
export type UploadSize = {
  readonly shape: Shape
  readonly width: string
  readonly length: string
  readonly unit: Unit
}

/** Longest side over shortest: beyond that a rug is a ribbon. */
export const MOST_RATIO = 4

/** Width over length of a rug of that size; null while the sides typed are no sizes, or make a ribbon. */
export function uploadRatio({ shape, width, length, unit }: UploadSize): number | null {
  if (hasOneMeasure(shape) || (width.trim() === '' && length.trim() === ''))
    return SHAPE_FACTS[shape].pictureRatio
  const ratio = parseSide(width, unit) / parseSide(length, unit)
  return ratio <= MOST_RATIO && ratio >= 1 / MOST_RATIO ? ratio : null
}

/** Size of the bitmap a design of that ratio is kept as. */
export function uploadBitmapSize(ratio: number): { readonly width: number; readonly height: number } {
  return { width: WIDTH, height: Math.round(WIDTH / ratio) }
}

const WIDTH = 1000

/** An id is 128 bits in hexadecimal. */
const ID = '[0-9a-f]{32}'

/** `own-…`: the id under which the studio opens a visitor's design. */
export function uploadAddress(id: string): string {
  return `own-${id}`
}

/** The id in such an address, in any case; null for the address of anything else. */
export function uploadIdIn(address: string): string | null {
  return new RegExp(`^own-(${ID})$`).exec(address.toLowerCase())?.[1] ?? null
}

/** `own/….bmp`: what the colour calls name its bitmap by. */
export function uploadImagePath(id: string): string {
  return `own/${id}.bmp`
}

/** The id in such a path; null for any other. */
export function uploadIdAt(imagePath: string): string | null {
  return new RegExp(`^own/(${ID})\\.bmp$`).exec(imagePath)?.[1] ?? null
}
