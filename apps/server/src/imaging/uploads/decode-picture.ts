import { readFile } from 'node:fs/promises'

import { UPLOADS } from '@nawl/domain/rug/uploads'
import type { BitmapRefusal } from '@nawl/engine/bitmap/bitmap-refusal'
import { decodeBmpPart } from '@nawl/engine/bitmap/decode-bmp'
import type { Raster } from '@nawl/engine/bitmap/raster'
import { rasterFromRgba } from '@nawl/engine/bitmap/raster-from-rgba'
import { readBmpHeader } from '@nawl/engine/bitmap/read-bmp-header'
import { type Crop, cropBox, type PixelBox } from '@nawl/engine/reduction/crop-box'

import { type DecodedKind, isDecoded } from './decoder-memory.ts'
import {
  fromSharp,
  headOf,
  kindOf,
  openPicture,
  type PictureLimits,
  refuse,
  type Refusal,
} from './picture-file.ts'
import { profileToSrgb } from './profile-to-srgb.ts'
import { readUpright, uprightSize } from './read-upright.ts'

export type DecodedPicture = {
  /** The cropped part. */
  readonly raster: Raster
  readonly animated: boolean
}

export type Decoding = { readonly ok: true; readonly picture: DecodedPicture } | Refusal

/** A part of a picture: in shares of it, or by its size, which is known once its header is read. */
export type Part = Crop | ((width: number, height: number) => Crop)

const boxOf = (part: Part, width: number, height: number) =>
  cropBox(typeof part === 'function' ? part(width, height) : part, width, height)

/** Most pixels read of a crop; more than any rug shows, so larger crops are averaged. */
const MOST_READ = 8e6

/**
 * Decodes the cropped part of an uploaded picture: upright, sRGB, opaque, the first frame of an animation, without
 * metadata. Ignores name and content type; any bytes give a picture or a refusal.
 */
export async function decodePicture(path: string, part: Part, limits: PictureLimits): Promise<Decoding> {
  const head = await headOf(path)
  const judged = kindOf(head)
  if (!judged.ok) return judged
  const { kind } = judged
  if (kind === 'bmp') return decodeBitmap(await readFile(path), part, limits)
  if (isDecoded(kind)) return decodeBySharp(path, kind, head, part, limits)
  return refuse('unsupported', kind)
}

async function decodeBitmap(
  bytes: Uint8Array,
  part: Part,
  { maxPixels, seconds }: PictureLimits,
): Promise<Decoding> {
  const reading = readBmpHeader(bytes, bytes.length, { maxPixels })
  if (!reading.ok) return BITMAP_REFUSED[reading.reason]
  const { header } = reading
  const box = boxOf(part, header.width, header.height)
  const refusal = tooSmall(box)
  if (refusal) return refusal
  const raster = decodeBmpPart(bytes, header, box, MOST_READ)
  const { color } = header
  if (color.kind !== 'profile') return { ok: true, picture: { raster, animated: false } }
  try {
    const profile = bytes.subarray(color.offset, color.offset + color.bytes)
    return { ok: true, picture: { raster: await profileToSrgb(raster, profile, seconds), animated: false } }
  } catch (error) {
    return fromSharp(error)
  }
}

const BITMAP_REFUSED = {
  'not-a-bitmap': refuse('damaged', 'the bitmap has no header'),
  truncated: refuse('damaged', 'the bitmap ends before its pixels do'),
  'too-large': refuse('too-many-pixels'),
  'holds-jpeg': refuse('packed-bitmap', 'the bitmap holds a JPEG'),
  'holds-png': refuse('packed-bitmap', 'the bitmap holds a PNG'),
  'holds-huffman': refuse('packed-bitmap', 'the bitmap is packed in Huffman codes'),
  unsupported: refuse('unsupported', 'bmp'),
  malformed: refuse('damaged', 'the header of the bitmap contradicts itself'),
} as const satisfies Record<BitmapRefusal, Refusal>

async function decodeBySharp(
  path: string,
  kind: DecodedKind,
  head: Buffer,
  part: Part,
  limits: PictureLimits,
): Promise<Decoding> {
  const opened = await openPicture(path, kind, head, limits)
  if (!opened.ok) return opened
  const { picture } = opened
  const size = uprightSize(picture)
  const box = boxOf(part, size.width, size.height)
  const refusal = tooSmall(box)
  if (refusal) return refusal
  try {
    const { seconds } = limits
    const read = await readUpright(picture, {
      box,
      mostPixels: MOST_READ,
      ground: UPLOADS.ground,
      seconds,
    })
    const { buffer, byteOffset, byteLength } = read.pixels
    const raster = rasterFromRgba(new Uint8Array(buffer, byteOffset, byteLength), read.width, read.height)
    return { ok: true, picture: { raster, animated: picture.animated } }
  } catch (error) {
    return fromSharp(error)
  }
}

function tooSmall({ width, height }: PixelBox): Refusal | null {
  if (Math.min(width, height) >= UPLOADS.leastSide) return null
  return refuse('too-small', `${width} × ${height} pixels`)
}
