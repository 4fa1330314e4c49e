import type { Crop } from '@nawl/engine/reduction/crop-box'

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
  switch (key) {
    case 'ArrowLeft':
      return movedCrop(crop, -step, 0)
    case 'ArrowRight':
      return movedCrop(crop, step, 0)
    case 'ArrowUp':
      return movedCrop(crop, 0, -step)
    case 'ArrowDown':
      return movedCrop(crop, 0, step)
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
