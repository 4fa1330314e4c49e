import type { Crop } from '@nawl/engine/reduction/crop-box'

import { ARROW_STEPS } from '../../../ui/keys/arrow-keys.ts'
import { cropScale, largestCrop, movedCrop, type PictureSize, scaledCrop } from './crop.ts'

/**
 * The crop after a key: arrows move it, in larger steps with Shift; plus and minus resize it. Null for any other key.
 */
export function cropKey(
  key: string,
  shift: boolean,
  crop: Crop,
  picture: PictureSize,
  ratio: number,
): Crop | null {
  const step = shift ? 0.1 : 0.01
  const scale = cropScale(crop, picture, ratio)
  const way = ARROW_STEPS[key]
  if (way) return movedCrop(crop, step * way[0], step * way[1])
  switch (key) {
    case '+':
    case '=':
      return scaledCrop(crop, picture, ratio, scale + 0.05)
    case '-':
      return scaledCrop(crop, picture, ratio, scale - 0.05)
    case '0':
      return largestCrop(picture, ratio)
    default:
      return null
  }
}
