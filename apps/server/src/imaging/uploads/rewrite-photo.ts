import sharp from 'sharp'

import {
  headOf,
  kindOf,
  fromSharp,
  openPicture,
  type PictureLimits,
  refuse,
  type Refusal,
} from './picture-file.ts'
import { readUpright, uprightSize } from './read-upright.ts'

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
