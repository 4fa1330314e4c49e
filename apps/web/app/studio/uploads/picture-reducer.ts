import { UPLOADS, uploadBitmapSize } from '@nawl/domain/rug/uploads'
import type { Raster } from '@nawl/engine/bitmap/raster'
import { rasterFromRgba } from '@nawl/engine/bitmap/raster-from-rgba'
import { type ChosenPart, readCrop, rugSized } from '@nawl/engine/finding/chosen-part'
import { findSheet } from '@nawl/engine/finding/find-sheet'
import { mapQuad, type Quad } from '@nawl/engine/finding/quad'
import { type Crop, cropBox } from '@nawl/engine/reduction/crop-box'
import { reduceToYarns } from '@nawl/engine/reduction/reduce-to-yarns'
import type { Reduction } from '@nawl/engine/reduction/reduction'

import type { PictureSize } from './crop/crop.ts'
import type { ReduceWish } from './reducing.ts'

/** Maximum pixels read from a crop, as on the server. */
const MOST_READ = 8e6
/** Enough to find corners to a pixel of what is shown. */
const MOST_SEARCHED = 1e6
const WHOLE: Crop = { left: 0, top: 0, width: 1, height: 1 }

/** Keeps one picture open, and its last crop at the rug's size: another number of yarns needs no new decoding. */
export function pictureReducer() {
  let picture: ImageBitmap | null = null
  let last: { readonly key: string; readonly raster: Raster } | null = null

  function cutOut({ crop, corners, ratio }: ReduceWish): Raster {
    if (!picture) throw new Error('no picture is open')
    const key = JSON.stringify([crop, corners, ratio])
    if (last?.key === key) return last.raster
    const part: ChosenPart = { crop, corners }
    const read = pixelsOf(picture, readCrop(part), MOST_READ)
    const { width, height } = uploadBitmapSize(ratio)
    const raster = rugSized(read, part, width, height)
    last = { key, raster }
    return raster
  }

  return {
    async open(file: Blob, scaleTo: PictureSize | null): Promise<{ readonly size: PictureSize }> {
      // If the new picture is unreadable, the previous one stays open.
      const next = await createImageBitmap(
        file,
        scaleTo ? { resizeWidth: scaleTo.width, resizeHeight: scaleTo.height, resizeQuality: 'high' } : {},
      )
      picture?.close()
      picture = next
      last = null
      return { size: { width: picture.width, height: picture.height } }
    },

    async find(): Promise<{ readonly found: Quad | null }> {
      if (!picture) throw new Error('no picture is open')
      const small = pixelsOf(picture, WHOLE, MOST_SEARCHED)
      const found = findSheet(small)
      const inShares = ({ x, y }: { x: number; y: number }) => ({ x: x / small.width, y: y / small.height })
      return { found: found && mapQuad(found, inShares) }
    },

    async reduce(wish: ReduceWish): Promise<{ readonly reduction: Reduction }> {
      const { yarnCount, library } = wish
      return { reduction: reduceToYarns(cutOut(wish), { yarnCount, library }) }
    },
  }
}

/** A crop's pixels on undyed wool; as many as the server would read, or `most`. */
function pixelsOf(picture: ImageBitmap, crop: Crop, most: number): Raster {
  const box = cropBox(crop, picture.width, picture.height)
  const shrink = Math.min(1, Math.sqrt(most / (box.width * box.height)))
  const width = Math.max(1, Math.round(box.width * shrink))
  const height = Math.max(1, Math.round(box.height * shrink))
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('no canvas')
  context.fillStyle = UPLOADS.ground
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, box.left, box.top, box.width, box.height, 0, 0, width, height)
  return rasterFromRgba(context.getImageData(0, 0, width, height).data, width, height)
}
