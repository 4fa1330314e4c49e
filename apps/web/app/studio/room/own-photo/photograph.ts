import { KIND_BYTES, pictureKind } from '@nawl/engine/reduction/picture-kind'
import type { RoomAxes } from '@nawl/engine/perspective/found-floor'
import { writtenLens } from '@nawl/engine/perspective/written-lens'
import type { Plate } from '@nawl/engine/room/lay-rug'

import { newId } from '../../../api/new-id.ts'
import { axesOf } from './find-axes.ts'

/** A photograph of a visitor's own room. It never leaves the browser, and is kept there only if the visitor says so. */
export type Photograph = {
  /** Made up when it is opened; a photograph kept on this device has it still when it is opened again. */
  readonly id: string
  /** At the maximum display size. */
  readonly picture: Blob
  readonly width: number
  readonly height: number
  /** Small, to estimate the light. */
  readonly small: Plate
  /** How its lines say it was taken; null if they do not. */
  readonly axes: RoomAxes | null
}

export type PhotographFault = 'too-large' | 'unreadable' | 'too-many-pixels' | 'too-small'

export type OpenedPhotograph =
  | { readonly ok: true; readonly photograph: Photograph }
  | { readonly ok: false; readonly reason: PhotographFault }

const MOST_BYTES = 40e6
const MOST_PIXELS = 60e6
const LEAST_SIDE = 300
/** Longest side for display and for estimating the light, in pixels. */
const LONG_SIDE = 2400
const SMALL_SIDE = 320
/** Longest side for finding lines. */
const LINES_SIDE = 1000

/** Reads a file as a photograph, upright. Never rejects: problems are returned. */
export async function openPhotograph(file: File): Promise<OpenedPhotograph> {
  if (file.size > MOST_BYTES) return { ok: false, reason: 'too-large' }
  const head = new Uint8Array(await file.slice(0, KIND_BYTES).arrayBuffer())
  if (pictureKind(head) === null) return { ok: false, reason: 'unreadable' }
  // The browser reads the size before it decodes the pixels, which might not fit into memory.
  const declared = await sizeOf(file)
  if (!declared) return { ok: false, reason: 'unreadable' }
  if (declared.width * declared.height > MOST_PIXELS) return { ok: false, reason: 'too-many-pixels' }
  if (Math.min(declared.width, declared.height) < LEAST_SIDE) return { ok: false, reason: 'too-small' }
  const bitmap = await createImageBitmap(file).catch(() => null)
  const shown = bitmap && scaled(bitmap, LONG_SIDE)
  const small = bitmap && scaled(bitmap, SMALL_SIDE)
  const lines = bitmap && scaled(bitmap, LINES_SIDE)
  bitmap?.close()
  const picture =
    shown && (await new Promise<Blob | null>((done) => shown.canvas.toBlob(done, 'image/jpeg', 0.92)))
  if (!shown || !small || !lines || !picture) return { ok: false, reason: 'unreadable' }
  const { width, height } = shown.canvas
  const axes = await axesOf(plateOf(lines), await lensOf(file, width / height))
  return { ok: true, photograph: { id: newId(), picture, width, height, small: plateOf(small), axes } }
}

/** A camera writes its lens into the first of a JPEG. */
const MOST_HEAD_BYTES = 128 * 1024

async function lensOf(file: File, aspect: number): Promise<number | null> {
  return writtenLens(new Uint8Array(await file.slice(0, MOST_HEAD_BYTES).arrayBuffer()), aspect)
}

function plateOf(context: CanvasRenderingContext2D): Plate {
  const { width, height } = context.canvas
  return { width, height, rgba: context.getImageData(0, 0, width, height).data }
}

async function sizeOf(file: File): Promise<{ readonly width: number; readonly height: number } | null> {
  const url = URL.createObjectURL(file)
  const image = new Image()
  image.src = url
  // `decode` would decode the pixels.
  const loaded = await new Promise<boolean>((done) => {
    image.addEventListener('load', () => done(true))
    image.addEventListener('error', () => done(false))
  })
  URL.revokeObjectURL(url)
  return loaded ? { width: image.naturalWidth, height: image.naturalHeight } : null
}

/** A picture drawn on a canvas with at most `longSide` pixels on its long side; null if there is no canvas. */
function scaled(bitmap: ImageBitmap, longSide: number): CanvasRenderingContext2D | null {
  const scale = Math.min(1, longSide / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return null
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return context
}
