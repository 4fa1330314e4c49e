// Decodes HEIC with libheif compiled to WebAssembly, for browsers that cannot.
import libheif, { type Libheif } from 'libheif-js/libheif-wasm/libheif.js'
import wasmUrl from 'libheif-js/libheif-wasm/libheif.wasm?url'

import { asJpeg } from '../as-jpeg.ts'
import type { HeicAnswer, HeicQuestion } from './heic-work.ts'
import { isDisplayP3 } from './is-display-p3.ts'

/** Eight bytes each while decoding: phones take 48 million. */
const MOST_PIXELS = 50e6

addEventListener('message', ({ data }: MessageEvent<HeicQuestion>) => {
  decode(data).then(
    (answer) => postMessage(answer),
    (error: unknown) => {
      console.warn('The HEIC cannot be decoded:', error)
      postMessage({ ok: false, refusal: 'picture/damaged' } satisfies HeicAnswer)
    },
  )
})

async function decode({ file, mostPixels }: HeicQuestion): Promise<HeicAnswer> {
  const response = await fetch(wasmUrl)
  if (!response.ok) return { ok: false, refusal: 'no-answer' }
  const library = libheif({ wasmBinary: await response.arrayBuffer() })
  const bytes = await file.arrayBuffer()
  const context = library.heif_context_alloc()
  const { code } = library.heif_context_read_from_memory(context, bytes)
  const handle = library.heif_js_context_get_primary_image_handle(context)
  if (code !== library.heif_error_code.heif_error_Ok || 'code' in handle)
    return { ok: false, refusal: 'picture/damaged' }
  const width = library.heif_image_handle_get_width(handle)
  const height = library.heif_image_handle_get_height(handle)
  if (width * height > MOST_PIXELS) return { ok: false, refusal: 'picture/too-many-pixels' }
  const rgba = await pixelsOf(library, handle, width, height)
  if (!rgba) return { ok: false, refusal: 'picture/damaged' }
  const colorSpace = isDisplayP3(new Uint8Array(bytes)) ? 'display-p3' : 'srgb'
  const image = new ImageData(rgba, width, height, { colorSpace })
  return { ok: true, jpeg: await asJpeg(image, { width, height }, mostPixels) }
}

/** The pixels upright, without a copy unless rows are padded. */
async function pixelsOf(
  library: Libheif,
  handle: Parameters<Libheif['heif_js_decode_image2']>[0],
  width: number,
  height: number,
): Promise<Uint8ClampedArray<ArrayBuffer> | null> {
  const { heif_colorspace_RGB: rgb } = library.heif_colorspace
  const { heif_chroma_interleaved_RGBA: interleaved } = library.heif_chroma
  const decoded = await library.heif_js_decode_image2(handle, rgb, interleaved)
  if (!decoded || 'code' in decoded) return null
  const plane = decoded.channels.find(({ id }) => id === library.heif_channel.heif_channel_interleaved)
  if (!plane || plane.data.length < plane.stride * (height - 1) + width * 4) return null
  const { data, stride } = plane
  if (stride === width * 4) return new Uint8ClampedArray(data.buffer, data.byteOffset, width * height * 4)
  const rows = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++) rows.set(data.subarray(y * stride, y * stride + width * 4), y * width * 4)
  return rows
}
