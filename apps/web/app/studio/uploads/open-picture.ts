import { UPLOADS } from '@nawl/domain/rug/uploads'
import { KIND_BYTES, type PictureKind, pictureKind } from '@nawl/engine/reduction/picture-kind'

import type { PictureSize } from './crop/crop.ts'
import type { Reducing } from './reducing.ts'
import type { UploadRefusal } from './refusal-messages.ts'

export type OpenPicture = {
  readonly file: File
  /** Object URL of the file; its opener revokes it. */
  readonly url: string
  readonly size: PictureSize
}

export type Opening =
  | { readonly ok: true; readonly picture: OpenPicture }
  | { readonly ok: false; readonly refusal: UploadRefusal }

const READ: ReadonlySet<PictureKind> = new Set(['png', 'jpeg', 'webp', 'bmp', 'gif'])

/** Opens a chosen file and refuses what the server would refuse, before uploading twenty megabytes. */
export async function openPicture(file: File, reducing: Reducing): Promise<Opening> {
  if (file.size > UPLOADS.mostBytes) return { ok: false, refusal: 'picture/too-large' }
  const head = new Uint8Array(await file.slice(0, KIND_BYTES).arrayBuffer())
  const kind = pictureKind(head)
  if (kind === null) return { ok: false, refusal: 'picture/not-a-picture' }
  if (!READ.has(kind)) return { ok: false, refusal: 'picture/unsupported' }
  const url = URL.createObjectURL(file)
  const opening = await openAt(url, file, kind, reducing)
  if (!opening.ok) URL.revokeObjectURL(url)
  return opening
}

async function openAt(url: string, file: File, kind: PictureKind, reducing: Reducing): Promise<Opening> {
  // The browser reads the size before it decodes the pixels, which might not fit into memory.
  const declared = await sizeOf(url)
  if (!declared) return { ok: false, refusal: 'picture/damaged' }
  const most = kind === 'jpeg' ? UPLOADS.mostJpegPixels : UPLOADS.mostPixels
  if (declared.width * declared.height > most) return { ok: false, refusal: 'picture/too-many-pixels' }
  if (Math.min(declared.width, declared.height) < UPLOADS.leastSide)
    return { ok: false, refusal: 'picture/too-small' }
  const size = await reducing.open(file, keptSize(declared))
  if (!size) return { ok: false, refusal: 'picture/damaged' }
  return { ok: true, picture: { file, url, size } }
}

/** Larger photographs are scaled while decoding: phones end a worker that holds 400 MB. */
const MOST_KEPT_PIXELS = 24e6

function keptSize({ width, height }: PictureSize): PictureSize | null {
  const scale = Math.sqrt(MOST_KEPT_PIXELS / (width * height))
  return scale < 1 ? { width: Math.round(width * scale), height: Math.round(height * scale) } : null
}

function sizeOf(url: string): Promise<PictureSize | null> {
  return new Promise((resolve) => {
    const image = new Image()
    image.addEventListener('load', () => resolve({ width: image.naturalWidth, height: image.naturalHeight }))
    image.addEventListener('error', () => resolve(null))
    image.src = url
  })
}
