import { UPLOADS } from '@nawl/domain/rug/uploads'
import { readBmpHeader } from '@nawl/engine/bitmap/read-bmp-header'
import { KIND_BYTES, type PictureKind, pictureKind } from '@nawl/engine/reduction/picture-kind'

import type { PictureSize } from '../crop/crop.ts'
import type { Reducing } from '../reducing.ts'
import type { UploadRefusal } from '../refusal-messages.ts'
import { readyToSend } from './ready-to-send.ts'

export type OpenPicture = {
  /** What is uploaded. */
  readonly file: File
  /** Object URL of the file; its opener revokes it. */
  readonly url: string
  readonly size: PictureSize
}

export type Opening =
  | { readonly ok: true; readonly picture: OpenPicture }
  | { readonly ok: false; readonly refusal: UploadRefusal }

const READ: ReadonlySet<PictureKind> = new Set(['png', 'jpeg', 'webp', 'bmp', 'gif', 'avif', 'heif'])
/** Photographs, which are made smaller before they are sent. */
const SHRUNK: ReadonlySet<PictureKind> = new Set(['jpeg', 'avif', 'heif'])
const MOST_SHRUNK_BYTES = 80 * 2 ** 20

/** Opens a chosen file and refuses what the server would refuse, before uploading twenty megabytes. */
export async function openPicture(file: File, reducing: Reducing): Promise<Opening> {
  const head = new Uint8Array(await file.slice(0, KIND_BYTES).arrayBuffer())
  const kind = pictureKind(head)
  if (kind === null) return { ok: false, refusal: 'picture/not-a-picture' }
  if (file.size > (SHRUNK.has(kind) ? MOST_SHRUNK_BYTES : UPLOADS.mostBytes))
    return { ok: false, refusal: 'picture/too-large' }
  if (!READ.has(kind)) return { ok: false, refusal: 'picture/unsupported' }
  if (kind === 'bmp' && isPacked(head, file.size)) return { ok: false, refusal: 'picture/packed-bitmap' }
  // The browser reads the size before it decodes the pixels, which might not fit into memory.
  const declared = await withUrl(file, sizeOf)
  const ready = await readyToSend(file, kind, declared)
  return ready.ok ? openReady(ready.file, reducing) : ready
}

/** Browsers show such bitmaps or call them damaged; the shop cannot read them. */
function isPacked(head: Uint8Array, bytes: number): boolean {
  const reading = readBmpHeader(head, bytes, { maxPixels: UPLOADS.mostPixels })
  return !reading.ok && reading.reason.startsWith('holds-')
}

async function openReady(file: File, reducing: Reducing): Promise<Opening> {
  const url = URL.createObjectURL(file)
  const opening = await openAt(url, file, reducing)
  if (!opening.ok) URL.revokeObjectURL(url)
  return opening
}

async function openAt(url: string, file: File, reducing: Reducing): Promise<Opening> {
  const size = await sizeOf(url)
  if (!size) return { ok: false, refusal: 'picture/damaged' }
  if (Math.min(size.width, size.height) < UPLOADS.leastSide)
    return { ok: false, refusal: 'picture/too-small' }
  const kept = await reducing.open(file, keptSize(size))
  return kept ? { ok: true, picture: { file, url, size: kept } } : { ok: false, refusal: 'picture/damaged' }
}

/** Larger photographs are scaled while decoding: phones end a worker that holds 400 MB. */
const MOST_KEPT_PIXELS = 24e6

function keptSize({ width, height }: PictureSize): PictureSize | null {
  const scale = Math.sqrt(MOST_KEPT_PIXELS / (width * height))
  return scale < 1 ? { width: Math.round(width * scale), height: Math.round(height * scale) } : null
}

async function withUrl<Answer>(file: File, ask: (url: string) => Promise<Answer>): Promise<Answer> {
  const url = URL.createObjectURL(file)
  try {
    return await ask(url)
  } finally {
    URL.revokeObjectURL(url)
  }
}

function sizeOf(url: string): Promise<PictureSize | null> {
  return new Promise((resolve) => {
    const image = new Image()
    image.addEventListener('load', () => resolve({ width: image.naturalWidth, height: image.naturalHeight }))
    image.addEventListener('error', () => resolve(null))
    image.src = url
  })
}
