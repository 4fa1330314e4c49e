import { OWN_ARTWORK } from '@nawl/domain/rug/own-artwork'
import { decodeBmp } from '@nawl/engine/bitmap/decode-bmp'
import type { BitmapRefusal } from '@nawl/engine/bitmap/bitmap-refusal'
import type { Raster } from '@nawl/engine/bitmap/raster'
import { rasterFromRgba } from '@nawl/engine/bitmap/raster-from-rgba'
import { type Crop, cropBox, type PixelBox } from '@nawl/engine/reduction/crop-box'
import { pictureKind } from '@nawl/engine/reduction/picture-kind'
import sharp, { type Sharp } from 'sharp'

import type { Refusal } from './refusal.ts'

export type DecodedPicture = {
  /** At least what was cropped; `box` says where it lies in the raster. */
  readonly raster: Raster
  readonly box: PixelBox
  readonly animated: boolean
}

export type Decoding = { readonly ok: true; readonly picture: DecodedPicture } | Refusal

type Limits = {
  readonly maxPixels: number
  /** Time for libvips to give up by itself. */
  readonly seconds: number
}

/**
 * Reads the part of an uploaded picture that was cropped: upright, in sRGB, opaque, the first frame of an animation,
 * none of its metadata. The file is judged by its bytes alone; any bytes give a picture or a refusal.
 */
export async function decodePicture(bytes: Uint8Array, crop: Crop, limits: Limits): Promise<Decoding> {
  if (bytes.length === 0) return refuse('not-a-picture', 'the file is empty')
  const kind = pictureKind(bytes)
  if (kind === null) return refuse('not-a-picture', 'the file does not begin as any picture does')
  if (kind === 'bmp') return decodeBitmap(bytes, crop, limits)
  if (kind === 'png' || kind === 'jpeg' || kind === 'webp') return decodeBySharp(bytes, kind, crop, limits)
  return refuse('unsupported', kind)
}

function decodeBitmap(bytes: Uint8Array, crop: Crop, { maxPixels }: Limits): Decoding {
  const decoding = decodeBmp(bytes, { maxPixels })
  if (!decoding.ok) return BITMAP_REFUSED[decoding.reason]
  const { raster } = decoding
  const box = cropBox(crop, raster.width, raster.height)
  return tooSmall(box) ?? { ok: true, picture: { raster, box, animated: false } }
}

const BITMAP_REFUSED = {
  'not-a-bitmap': refuse('damaged', 'the bitmap has no header'),
  truncated: refuse('damaged', 'the bitmap ends before its pixels do'),
  'too-large': refuse('too-many-pixels'),
  unsupported: refuse('unsupported', 'bmp'),
  malformed: refuse('damaged', 'the header of the bitmap contradicts itself'),
} as const satisfies Record<BitmapRefusal, Refusal>

async function decodeBySharp(
  bytes: Uint8Array,
  kind: 'png' | 'jpeg' | 'webp',
  crop: Crop,
  limits: Limits,
): Promise<Decoding> {
  try {
    const image = sharp(bytes, { failOn: 'error', limitInputPixels: limits.maxPixels })
    const { format, autoOrient, pages = 1 } = await image.metadata()
    // Two kinds in one file: what libvips reads has to be what we think it is.
    if (format !== kind) return refuse('damaged', `the file begins as ${kind} and goes on as ${format}`)
    if (autoOrient.width * autoOrient.height > limits.maxPixels) return refuse('too-many-pixels')
    const box = cropBox(crop, autoOrient.width, autoOrient.height)
    const refusal = tooSmall(box)
    if (refusal) return refusal
    const raster = await readPixels(image, box, limits.seconds)
    const whole = { left: 0, top: 0, width: raster.width, height: raster.height }
    return { ok: true, picture: { raster, box: whole, animated: pages > 1 || isMovingPng(bytes, kind) } }
  } catch (error) {
    return fromSharp(error)
  }
}

/** Pixels that are read of a crop; more is more than any rug shows, and is averaged before it is kept. */
const MOST_READ = 8e6

async function readPixels(image: Sharp, box: PixelBox, seconds: number): Promise<Raster> {
  const shrink = Math.min(1, Math.sqrt(MOST_READ / (box.width * box.height)))
  const width = Math.max(1, Math.round(box.width * shrink))
  const height = Math.max(1, Math.round(box.height * shrink))
  const upright = image.autoOrient().extract(box)
  const { data } = await (shrink < 1 ? upright.resize(width, height, { fit: 'fill' }) : upright)
    .flatten({ background: OWN_ARTWORK.ground })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .timeout({ seconds })
    .toBuffer({ resolveWithObject: true })
  return rasterFromRgba(data, width, height)
}

function tooSmall({ width, height }: PixelBox): Refusal | null {
  if (Math.min(width, height) >= OWN_ARTWORK.leastSide) return null
  return refuse('too-small', `${width} × ${height} pixels`)
}

/** APNG: its control chunk stands before the first pixels, and libvips does not tell. */
function isMovingPng(bytes: Uint8Array, kind: string): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const control = kind === 'png' ? file.indexOf('acTL') : -1
  return control !== -1 && control < file.indexOf('IDAT')
}

function fromSharp(error: unknown): Refusal {
  const message = error instanceof Error ? error.message : ''
  if (/pixel limit/i.test(message)) return refuse('too-many-pixels')
  if (/timeout/i.test(message)) return refuse('too-slow')
  return refuse('damaged', message.split('\n')[0]?.slice(0, 200))
}

function refuse(reason: Refusal['reason'], detail?: string): Refusal {
  return { ok: false, reason, detail }
}
