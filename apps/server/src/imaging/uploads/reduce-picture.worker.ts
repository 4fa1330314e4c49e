// Decodes an uploaded picture, reduces it to yarns and writes a bitmap, off the main thread.
import { uploadBitmapSize } from '@nawl/domain/rug/uploads'
import { indexedBmp } from '@nawl/engine/bitmap/indexed-bmp'
import { type ChosenPart, readCrop, rugSized } from '@nawl/engine/finding/chosen-part'
import { reduceToYarns } from '@nawl/engine/reduction/reduce-to-yarns'
import type { ReducedYarn } from '@nawl/engine/reduction/reduction'
import sharp from 'sharp'

import { decodePicture } from './decode-picture.ts'
import {
  type Refusal,
  headOf,
  kindOf,
  fromSharp,
  openPicture,
  type PictureLimits,
  refuse,
} from './picture-file.ts'
import { readUpright, uprightSize } from './read-upright.ts'

export { makeLogo } from '../logo/make-logo.ts'
export { makePhoto } from '../photos/make-photo.ts'
export { drawFromPicture, dyeDrawing, surveyDrawing } from '../designs/draw-from-picture.ts'

// No picture is read twice, so libvips' cache would only waste memory.
sharp.cache(false)

export type ReduceTask = ChosenPart & {
  readonly path: string
  /** Width over length of the rug. */
  readonly ratio: number
  readonly yarnCount: number
  /** The yarns to keep to, if any. */
  readonly library: readonly string[] | null
  readonly maxPixels: number
  readonly seconds: number
}

export type Reduced =
  | {
      readonly ok: true
      readonly bitmap: Uint8Array
      readonly yarns: readonly ReducedYarn[]
      readonly animated: boolean
    }
  | Refusal

/** Makes the bitmap of a design from an uploaded file. */
export async function reducePicture(task: ReduceTask): Promise<Reduced> {
  const decoding = await decodePicture(task.path, readCrop(task), task)
  if (!decoding.ok) return decoding
  const { raster, animated } = decoding.picture
  const { width, height } = uploadBitmapSize(task.ratio)
  const { indices, yarns } = reduceToYarns(rugSized(raster, task, width, height), {
    yarnCount: task.yarnCount,
    library: task.library,
  })
  const hexes = yarns.map(({ hex }) => hex)
  return { ok: true, bitmap: indexedBmp(indices, width, height, hexes), yarns, animated }
}

/** Scales the PNG of a tufted rug down to a small picture with transparency. */
export function shrinkPicture(png: Uint8Array): Promise<Uint8Array> {
  return sharp(png).resize(600).webp({ quality: 82 }).toBuffer()
}

const LONGEST_SIDE = 2400

export type RewriteTask = PictureLimits & { readonly path: string }
export type Rewritten = { readonly ok: true; readonly photo: Uint8Array } | Refusal

/** Re-encodes a photograph as WebP: upright, sRGB, without metadata such as time and place. */
export async function rewritePhoto({ path, ...limits }: RewriteTask): Promise<Rewritten> {
  const head = await headOf(path)
  const judged = kindOf(head)
  const kind = judged.ok ? judged.kind : null
  if (kind !== 'jpeg' && kind !== 'png' && kind !== 'webp')
    return refuse('unsupported', 'send a JPEG, PNG or WebP')
  const opened = await openPicture(path, kind, head, limits)
  if (!opened.ok) return opened
  try {
    return { ok: true, photo: await asWebp(opened.picture, limits.seconds) }
  } catch (error) {
    return fromSharp(error)
  }
}

async function asWebp(picture: Parameters<typeof readUpright>[0], seconds: number): Promise<Uint8Array> {
  const { width, height } = uprightSize(picture)
  const mostPixels = width * height * Math.min(1, LONGEST_SIDE / Math.max(width, height)) ** 2
  const upright = await readUpright(picture, { box: null, mostPixels, ground: null, seconds })
  const { buffer, byteOffset, byteLength } = upright.pixels
  const raw = { width: upright.width, height: upright.height, channels: 4 } as const
  return sharp(new Uint8Array(buffer, byteOffset, byteLength), { raw })
    .webp({ quality: 82 })
    .timeout({ seconds })
    .toBuffer()
}
