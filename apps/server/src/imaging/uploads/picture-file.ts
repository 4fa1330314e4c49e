import { KIND_BYTES, type PictureKind, pictureKind } from '@nawl/engine/reduction/picture-kind'
import { UPLOADS } from '@nawl/domain/rug/uploads'
import sharp, { type Metadata, type Sharp } from 'sharp'
import type { UPLOAD_ERRORS } from '@nawl/contract/imaging/upload-errors'

import { fileHead } from '../file-head.ts'
import { type DecodedKind, decoderMemory, HEADER_BYTES, rowMemory } from './decoder-memory.ts'
import type { Orientation } from './read-upright.ts'

/** Memory limit of decoding; the scaled picture takes half as much again. */
const MOST_HELD_BYTES = 100e6
const MOST_ROW_BYTES = 70e6

/** A picture file of which only the headers have been read. */
export type PictureFile = {
  readonly kind: DecodedKind
  readonly path: string
  /** As stored, before the orientation is applied. */
  readonly width: number
  readonly height: number
  readonly orientation: Orientation
  readonly animated: boolean
}

export type PictureLimits = {
  /** For pictures that are decoded at full size; a JPEG that is scaled while decoding may have more. */
  readonly maxPixels: number
  /** Time limit for libvips. */
  readonly seconds: number
}

/** The bytes of a file that its headers may take. */
export const headOf = (path: string): Promise<Buffer> => fileHead(path, HEADER_BYTES)

/** The kind of a file by its first bytes, or why it is refused. */
export function kindOf(head: Buffer): { readonly ok: true; readonly kind: PictureKind } | Refusal {
  if (head.length === 0) return refuse('not-a-picture', 'the file is empty')
  const kind = pictureKind(head.subarray(0, KIND_BYTES))
  return kind ? { ok: true, kind } : refuse('not-a-picture', 'the file does not begin as any picture does')
}

/** Opens a picture; refuses by its headers one that would take too much memory to decode. */
export async function openPicture(
  path: string,
  kind: DecodedKind,
  head: Buffer,
  limits: PictureLimits,
): Promise<{ readonly ok: true; readonly picture: PictureFile } | Refusal> {
  try {
    const metadata = await read(path).metadata()
    const { format, width, height, orientation = 1, pages = 1 } = metadata
    // Polyglot files: libvips must agree with us on the kind.
    if (format !== (kind === 'avif' ? 'heif' : kind))
      return refuse('damaged', `the file begins as ${kind} and goes on as ${format}`)
    const refusal = tooMuch(kind, metadata, head, limits)
    if (refusal) return refusal
    const animated = pages > 1 || (kind === 'png' && isMovingPng(head))
    // EXIF values are untrusted.
    const turn = orientation >= 1 && orientation <= 8 ? (orientation as Orientation) : 1
    return { ok: true, picture: { kind, path, width, height, orientation: turn, animated } }
  } catch (error) {
    return fromSharp(error)
  }
}

/** Reads a file sequentially, only the first frame of an animation. */
export function read(path: string): Sharp {
  // `openPicture` enforces the limits; libvips' own would be stricter.
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

/** Detects an APNG by its control chunk before the first pixels, which libvips does not report. */
function isMovingPng(head: Buffer): boolean {
  const control = head.indexOf('acTL')
  const pixels = head.indexOf('IDAT')
  return control !== -1 && (pixels === -1 || control < pixels)
}

/** The refusal for an error of libvips. */
export function fromSharp(error: unknown): Refusal {
  const message = error instanceof Error ? error.message : ''
  if (/timeout/i.test(message)) return refuse('too-slow')
  // Paths must not reach the caller.
  return refuse('damaged', message.split('\n')[0]?.replaceAll(/\/\S+/g, 'the file').slice(0, 200))
}

export function refuse(reason: Refusal['reason'], detail?: string): Refusal {
  return { ok: false, reason, detail }
}

/** Why a picture is refused: its error code without the prefix. */
export type Refusal = {
  readonly ok: false
  readonly reason: PictureReason
  /** Technical detail for developers who read the answer. */
  readonly detail: string | undefined
}

type PictureReason = keyof typeof UPLOAD_ERRORS extends infer Code
  ? Code extends `picture/${infer Reason}`
    ? Reason
    : never
  : never
