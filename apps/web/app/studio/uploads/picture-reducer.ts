import { UPLOADS, uploadBitmapSize } from '@nawl/domain/rug/uploads'
import { YARNS } from '@nawl/domain/yarn/library/shade-card'
import type { Raster } from '@nawl/engine/bitmap/raster'
import { rasterFromRgba } from '@nawl/engine/bitmap/raster-from-rgba'
import { type Crop, cropBox } from '@nawl/engine/reduction/crop-box'
import { reduceToYarns } from '@nawl/engine/reduction/reduce-to-yarns'
import type { Reduction } from '@nawl/engine/reduction/reduction'
import { resample } from '@nawl/engine/reduction/resample'

import type { PictureSize } from './crop/crop.ts'
import type { ReduceWish } from './reducing.ts'

/** Maximum pixels read from a crop, as on the server. */
const MOST_READ = 8e6

/** Keeps one picture open, and its last crop at the rug's size: another number of yarns needs no new decoding. */
export function pictureReducer() {
  let picture: ImageBitmap | null = null
  let last: { readonly key: string; readonly raster: Raster } | null = null

  function rugSized({ crop, ratio }: ReduceWish): Raster {
    if (!picture) throw new Error('no picture is open')
    const key = JSON.stringify([crop, ratio])
    if (last?.key === key) return last.raster
    const read = readCrop(picture, crop)
    const { width, height } = uploadBitmapSize(ratio)
    const raster = resample(read, { left: 0, top: 0, width: read.width, height: read.height }, width, height)
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

    async reduce(wish: ReduceWish): Promise<{ readonly reduction: Reduction }> {
      const library = wish.namedYarns ? YARNS.map(({ hex }) => hex) : null
      return { reduction: reduceToYarns(rugSized(wish), { yarnCount: wish.yarnCount, library }) }
    },
  }
}

/** A crop's pixels on undyed wool, at the resolution the server would read. */
function readCrop(picture: ImageBitmap, crop: Crop): Raster {
  const box = cropBox(crop, picture.width, picture.height)
  const shrink = Math.min(1, Math.sqrt(MOST_READ / (box.width * box.height)))
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
