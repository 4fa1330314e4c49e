import type { Plate } from '@nawl/engine/room/lay-rug'

/** The pixels of a bitmap, which is closed. In workers. */
export function plateOf(bitmap: ImageBitmap): Plate {
  const { width, height } = bitmap
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('There is no canvas to read a picture with')
  context.drawImage(bitmap, 0, 0)
  bitmap.close()
  return { width, height, rgba: context.getImageData(0, 0, width, height).data }
}
