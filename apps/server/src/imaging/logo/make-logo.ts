// Makes the pictures of a logo; within the thread that decodes untrusted pictures.
import { isLegibleLogo, isLogoShape, LOGO_LIMITS } from '@nawl/domain/shop/logo'
import sharp, { type Sharp } from 'sharp'

import type { MadeLogo } from '../../settings/logo/logo.store.ts'
import { openWebPicture } from '../uploads/open-web-picture.ts'
import { fromSharp, type PictureLimits, type Refusal } from '../uploads/picture-file.ts'
import { readUpright } from '../uploads/read-upright.ts'

export type LogoTask = PictureLimits & { readonly path: string }
export type LogoRefusal = {
  readonly ok: false
  readonly logo: 'proportions' | 'too-small' | 'too-pale'
  readonly detail: string
}
export type LogoMaking = ({ readonly ok: true } & MadeLogo) | LogoRefusal | Refusal

const { leastHeight, mostWidth, mostHeight } = LOGO_LIMITS
/** Of what is read: enough for the picture that is kept, in any proportions. */
const MOST_READ = 4 * mostWidth * mostHeight

/** What letters stand on; the logo keeps it in clients that turn letters dark. */
const LETTER = '#F7F3EC'
const PAPER = '#FFFFFF'

/** Makes a logo from an uploaded file: upright, in sRGB, without metadata, as large as the shop shows it. */
export async function makeLogo({ path, ...limits }: LogoTask): Promise<LogoMaking> {
  const opened = await openWebPicture(path, limits)
  if (!opened.ok) return opened
  const { width, height } = opened
  const size = `${width} × ${height} pixels`
  if (!isLogoShape(width, height)) return { ok: false, logo: 'proportions', detail: size }
  if (height < leastHeight) return { ok: false, logo: 'too-small', detail: size }
  try {
    const { seconds } = limits
    const read = await readUpright(opened.picture, {
      box: null,
      mostPixels: MOST_READ,
      ground: null,
      seconds,
    })
    const { buffer, byteOffset, byteLength } = read.pixels
    return await pictured(new Uint8Array(buffer, byteOffset, byteLength), read, seconds)
  } catch (error) {
    return fromSharp(error)
  }
}

type Size = { readonly width: number; readonly height: number }

async function pictured(rgba: Uint8Array, { width, height }: Size, seconds: number): Promise<LogoMaking> {
  const { data, info } = await sharp(rgba, { raw: { width, height, channels: 4 } })
    .resize(mostWidth, mostHeight, { fit: 'inside', withoutEnlargement: true })
    .raw()
    .timeout({ seconds })
    .toBuffer({ resolveWithObject: true })
  const small = new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
  if (!isLegibleLogo(small)) return { ok: false, logo: 'too-pale', detail: `on ${LETTER}` }
  const raw = { width: info.width, height: info.height, channels: 4 } as const
  const bytes = async (picture: Sharp) => new Uint8Array(await picture.timeout({ seconds }).toBuffer())
  const on = (background: string) => bytes(sharp(small, { raw }).flatten({ background }).png())
  return {
    ok: true,
    width: info.width,
    height: info.height,
    pictures: {
      'page.webp': await bytes(sharp(small, { raw }).webp({ lossless: true })),
      'letter.png': await on(LETTER),
      'paper.png': await on(PAPER),
    },
  }
}
