import type { Raster } from '../../bitmap/raster.ts'
import { evened } from './evened.ts'
import { unevenLight } from './uneven-light.ts'

/** A photographed drawing without the light on it; any other picture as it is. */
export function evenlyLit(raster: Raster): Raster {
  if (isDrawn(raster)) return raster
  const uneven = unevenLight(raster)
  return uneven ? evened(raster, uneven, new Uint32Array(raster.pixels.length)) : raster
}

/** Share of pixels equal to the next from which a picture was drawn. */
const DRAWN = 0.5

function isDrawn({ pixels }: Raster): boolean {
  let equal = 0
  for (let at = 1; at < pixels.length; at++) if ((pixels[at]! | 0) === (pixels[at - 1]! | 0)) equal++
  return equal > DRAWN * pixels.length
}
