import { rasterFromRgba } from '@nawl/engine/bitmap/raster-from-rgba'
import { reduceToYarns } from '@nawl/engine/reduction/reduce-to-yarns'

import { PHOTOGRAPH_COLORS, type SmallPicture } from './photograph-colors.ts'

addEventListener('message', ({ data }: MessageEvent<SmallPicture>) => {
  const raster = rasterFromRgba(data.rgba, data.width, data.height)
  const { yarns } = reduceToYarns(raster, { yarnCount: PHOTOGRAPH_COLORS, library: null })
  postMessage(yarns.map(({ hex }) => hex))
})
