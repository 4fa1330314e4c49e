import type { FrontMask } from '@nawl/engine/keeping/keep-stroke'

import type { Photograph } from '../photograph.ts'

/** The plate that tells painters where floor is seen: all but what stands before the rug. Null if nothing does. */
export function frontPlate(
  { width, height }: Photograph,
  mask: FrontMask | null,
): Promise<ImageBitmap> | null {
  if (!mask) return null
  const data = new ImageData(width, height)
  for (let pixel = 0; pixel < mask.length; pixel++) {
    data.data[pixel * 4] = 255 - mask[pixel]!
    data.data[pixel * 4 + 3] = 255
  }
  return createImageBitmap(data, { colorSpaceConversion: 'none', premultiplyAlpha: 'none' })
}
