// Makes the files of a photograph for texts; within the thread that decodes untrusted pictures.
import { PHOTO_JPEG_WIDTH, PHOTO_SIDE, photoWidths } from '@nawl/contract/imaging/photo-paths'
import { UPLOADS } from '@nawl/domain/rug/uploads'
import sharp, { type Sharp } from 'sharp'

import { openWebPicture } from '../uploads/open-web-picture.ts'
import { fromSharp, type PictureLimits, refuse, type Refusal } from '../uploads/picture-file.ts'
import { readUpright } from '../uploads/read-upright.ts'

export type PhotoTask = PictureLimits & { readonly path: string }
export type MadePhoto = {
  readonly width: number
  readonly height: number
  /** The largest first. */
  readonly pages: readonly { readonly width: number; readonly bytes: Uint8Array }[]
  readonly jpeg: Uint8Array
}
export type PhotoMaking = ({ readonly ok: true } & MadePhoto) | Refusal

/** Makes a photograph from an uploaded file: upright, opaque, in sRGB, without metadata, in the widths of pages. */
export async function makePhoto({ path, ...limits }: PhotoTask): Promise<PhotoMaking> {
  const opened = await openWebPicture(path, limits)
  if (!opened.ok) return opened
  const { width, height } = opened
  const shrink = Math.min(1, PHOTO_SIDE / Math.max(width, height))
  if (Math.min(width, height) * shrink < UPLOADS.leastSide)
    return refuse('too-small', `${width} × ${height} pixels`)
  try {
    const { seconds } = limits
    const mostPixels = width * height * shrink ** 2
    const read = await readUpright(opened.picture, {
      box: null,
      mostPixels,
      ground: UPLOADS.ground,
      seconds,
    })
    const raw = { width: read.width, height: read.height, channels: 4 } as const
    const { buffer, byteOffset, byteLength } = read.pixels
    const pixels = new Uint8Array(buffer, byteOffset, byteLength)
    const across = (most: number) =>
      sharp(pixels, { raw }).removeAlpha().resize({ width: most, withoutEnlargement: true })
    const bytes = async (picture: Sharp) => new Uint8Array(await picture.timeout({ seconds }).toBuffer())
    const pages = []
    // One after the other: together they would hold the picture three times.
    for (const each of photoWidths(read.width))
      pages.push({ width: each, bytes: await bytes(across(each).webp({ quality: 82 })) })
    const jpeg = await bytes(across(PHOTO_JPEG_WIDTH).jpeg({ quality: 82, mozjpeg: true }))
    return { ok: true, width: read.width, height: read.height, pages, jpeg }
  } catch (error) {
    return fromSharp(error)
  }
}
