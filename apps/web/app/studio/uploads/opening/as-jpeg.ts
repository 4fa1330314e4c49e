import { UPLOADS } from '@nawl/domain/rug/uploads'

import type { PictureSize } from '../crop/crop.ts'

/** Above what can be seen in wool, below a megabyte a million pixels. */
const QUALITY = 0.95

/** A picture as JPEG of at most `mostPixels`, on undyed wool, in sRGB. Rejects what the browser cannot decode. */
export async function asJpeg(
  source: Blob | ImageData,
  { width, height }: PictureSize,
  mostPixels: number,
): Promise<Blob> {
  const scale = Math.min(1, Math.sqrt(mostPixels / (width * height)))
  const [toWidth, toHeight] = [Math.round(width * scale), Math.round(height * scale)]
  const resize = { resizeWidth: toWidth, resizeHeight: toHeight, resizeQuality: 'high' } as const
  const picture = await createImageBitmap(source, scale < 1 ? resize : {})
  const canvas = new OffscreenCanvas(toWidth, toHeight)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.fillStyle = UPLOADS.ground
  context.fillRect(0, 0, toWidth, toHeight)
  context.drawImage(picture, 0, 0, toWidth, toHeight)
  picture.close()
  return canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY })
}
