import { UPLOADS } from '@nawl/domain/rug/uploads'
import type { PictureKind } from '@nawl/engine/reduction/picture-kind'

import type { PictureSize } from '../crop/crop.ts'
import type { UploadRefusal } from '../refusal-messages.ts'
import { asJpeg } from './as-jpeg.ts'

/** What the shop reads of any crop. */
const SENT_PIXELS = 8e6
/** More than browsers decode on a phone. */
const MOST_OPENED_PIXELS = 210e6

export type Ready =
  | { readonly ok: true; readonly file: File }
  | { readonly ok: false; readonly refusal: UploadRefusal }

/**
 * The file as it is sent: itself where the shop reads it, otherwise a smaller JPEG that the browser makes of it. So the
 * shop needs no decoder for HEIC, and no memory for pictures far larger than a rug shows. `size` is null where the
 * browser cannot show the file.
 */
export async function readyToSend(file: File, kind: PictureKind, size: PictureSize | null): Promise<Ready> {
  if (!size) return kind === 'heif' ? decodedHeic(file) : { ok: false, refusal: 'picture/damaged' }
  const pixels = size.width * size.height
  if (kind !== 'heif' && file.size <= UPLOADS.mostBytes && pixels <= mostPixels(kind))
    return { ok: true, file }
  if (pixels > MOST_OPENED_PIXELS) return { ok: false, refusal: 'picture/too-many-pixels' }
  try {
    return { ok: true, file: renamed(await asJpeg(file, size, SENT_PIXELS), file) }
  } catch (error) {
    // It could be shown, so its pixels are sound but too many.
    console.warn('The picture cannot be made smaller here:', error)
    return {
      ok: false,
      refusal: file.size > UPLOADS.mostBytes ? 'picture/too-large' : 'picture/too-many-pixels',
    }
  }
}

function mostPixels(kind: PictureKind): number {
  if (kind === 'jpeg') return UPLOADS.mostJpegPixels
  return kind === 'avif' ? UPLOADS.mostAvifPixels : UPLOADS.mostPixels
}

async function decodedHeic(file: File): Promise<Ready> {
  const { decodeHeic } = await import('./heic/decode-heic.ts')
  const answer = await decodeHeic({ file, mostPixels: SENT_PIXELS })
  return answer.ok ? { ok: true, file: renamed(answer.jpeg, file) } : answer
}

const renamed = (jpeg: Blob, { name }: File) => new File([jpeg], name, { type: jpeg.type })
