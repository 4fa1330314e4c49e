import { open } from 'node:fs/promises'

import { KIND_BYTES, type PictureKind, pictureKind } from '@nawl/engine/reduction/picture-kind'
import { UPLOADS } from '@nawl/domain/rug/uploads'
import sharp, { type Metadata, type Sharp } from 'sharp'

import { type DecodedKind, decoderMemory, HEADER_BYTES, rowMemory } from './decoder-memory.ts'
import type { Refusal } from './refusal.ts'
import type { Orientation } from './turn-upright.ts'

/** What may be held of a picture while it is decoded; what it is scaled to comes to half as much again. */
const MOST_HELD_BYTES = 100e6
const MOST_ROW_BYTES = 70e6

/** A picture in a file, of which nothing but the headers has been read. */
export type PictureFile = {
  readonly kind: DecodedKind
  readonly path: string
  /** As it is stored, before it is turned upright. */
  readonly width: number
  readonly height: number
  readonly orientation: Orientation
  readonly animated: boolean
}

export type PictureLimits = {
  /** Of pictures that are read whole or row by row; a JPEG that is scaled while it is decoded may have more. */
  readonly maxPixels: number
  /** Time for libvips to give up by itself. */
  readonly seconds: number
}

/** The first bytes of a file; fewer where it is shorter. */
export async function headOf(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** What a file is by its first bytes, or why it is nothing that becomes pixels. */
export function kindOf(head: Buffer): { readonly ok: true; readonly kind: PictureKind } | Refusal {
  if (head.length === 0) return refuse('not-a-picture', 'the file is empty')
  const kind = pictureKind(head.subarray(0, KIND_BYTES))
  return kind ? { ok: true, kind } : refuse('not-a-picture', 'the file does not begin as any picture does')
}

/** Opens a picture, refusing by its headers what would take more memory than there is for it. */
export async function openPicture(
  path: string,
  kind: DecodedKind,
  head: Buffer,
  limits: PictureLimits,
): Promise<{ readonly ok: true; readonly picture: PictureFile } | Refusal> {
  try {
    const metadata = await read(path).metadata()
    const { format, width, height, orientation = 1, pages = 1 } = metadata
    // Two kinds in one file: what libvips reads has to be what we think it is.
    if (format !== kind) return refuse('damaged', `the file begins as ${kind} and goes on as ${format}`)
    const refusal = tooMuch(kind, metadata, head, limits)
    if (refusal) return refusal
    const animated = pages > 1 || (kind === 'png' && isMovingPng(head))
    // EXIF is written by anybody: what is no orientation turns nothing.
    const turn = orientation >= 1 && orientation <= 8 ? (orientation as Orientation) : 1
    return { ok: true, picture: { kind, path, width, height, orientation: turn, animated } }
  } catch (error) {
    return fromSharp(error)
  }
}

/** Reads a file from its first row to its last, the first frame of an animation. */
export function read(path: string): Sharp {
  // Limits are held by `openPicture`; libvips' own would come before it.
  return sharp(path, { failOn: 'error', sequentialRead: true, limitInputPixels: false })
}

function tooMuch(
  kind: DecodedKind,
  metadata: Metadata,
  head: Buffer,
  { maxPixels }: PictureLimits,
): Refusal | null {
  const { width, height, isProgressive } = metadata
  const isScaled = kind === 'jpeg' && !isProgressive
  const size = `${width} × ${height} pixels`
  const rows = rowMemory(metadata)
  const isHeld = decoderMemory(kind, metadata, head) + rows > MOST_HELD_BYTES
  if (isHeld && isProgressive && rows <= MOST_ROW_BYTES) return refuse('interlaced-too-large', size)
  if (width * height > (isScaled ? UPLOADS.mostJpegPixels : maxPixels)) return refuse('too-many-pixels', size)
  return isHeld || rows > MOST_ROW_BYTES ? refuse('too-many-pixels', size) : null
}

/** APNG: its control chunk stands before the first pixels, and libvips does not tell. */
function isMovingPng(head: Buffer): boolean {
  const control = head.indexOf('acTL')
  const pixels = head.indexOf('IDAT')
  return control !== -1 && (pixels === -1 || control < pixels)
}

/** Why libvips could not read a picture. */
export function fromSharp(error: unknown): Refusal {
  const message = error instanceof Error ? error.message : ''
  if (/timeout/i.test(message)) return refuse('too-slow')
  // Paths are nobody's business.
  return refuse('damaged', message.split('\n')[0]?.replaceAll(/\/\S+/g, 'the file').slice(0, 200))
}

export function refuse(reason: Refusal['reason'], detail?: string): Refusal {
  return { ok: false, reason, detail }
}
