import type { FrontMask } from '@nawl/engine/keeping/keep-stroke'
import type { Camera } from '@nawl/engine/room/camera'
import { awayFromLamp, eveningFactor, eveningPlate, eveningWool } from '@nawl/engine/room/evening'
import { cornersInOrder } from '@nawl/engine/room/floor-camera'
import type { Plate } from '@nawl/engine/room/lay-rug'
import { photographLight, photographWhite } from '@nawl/engine/room/photograph-light'
import type { RugOnFloor } from '@nawl/engine/room/rug-on-floor'

import { frontPlate } from '../room/own-photo/front/front-plate.ts'
import { bitmapOf } from '../room/own-photo/own-plates.ts'
import { awayIn, foundLight } from '../room/own-photo/own-light.ts'
import { MEASURES, type OwnPhoto } from '../room/own-photo/own-photo-state.ts'
import type { RoomPictures } from '../room/room-painter.ts'

/** The photograph's own light, or a lamp's at eight in the evening. */
export type Hour = 'day' | 'evening'

/** Longest side, in pixels: three pictures are painted, none of which fills a screen. */
const LONG_SIDE = 1600

/** Plates of a photograph at an hour, for rugs that lie where `rug` does. */
export async function answerPlates(
  own: OwnPhoto,
  camera: Camera,
  rug: Pick<RugOnFloor, 'x' | 'y' | 'widthM' | 'lengthM'>,
  hour: Hour,
  front: FrontMask | null,
): Promise<RoomPictures> {
  const { picture, width, height, small } = own.photograph
  const corners = cornersInOrder(own.corners)
  const { thing } = MEASURES[own.measure]
  const scale = Math.min(1, LONG_SIDE / Math.max(width, height))
  const day = photographLight(small, corners, thing, own.brightness)
  const shown = await createImageBitmap(picture, {
    colorSpaceConversion: 'none',
    resizeWidth: Math.round(width * scale),
    resizeHeight: Math.round(height * scale),
    resizeQuality: 'high',
  })
  const common = { camera, tone: { kind: 'srgb' }, mask: await frontPlate(own.photograph, front) } as const
  if (hour === 'day') {
    const { light, lightPeak } = day
    const away = awayIn(own, camera, foundLight(own, camera, front))
    return { ...common, away, lightPeak, empty: shown, light: await bitmapOf(light) }
  }
  const white = photographWhite(small, corners, thing)
  const factor = eveningFactor({ camera, aspect: width / height, white, rug })
  const { light, lightPeak } = eveningWool(day, factor)
  const empty = await bitmapOf(eveningPlate(plateOf(shown), factor))
  return { ...common, away: awayFromLamp(camera, rug), lightPeak, empty, light: await bitmapOf(light) }
}

/** The pixels of a bitmap, which is closed. */
function plateOf(bitmap: ImageBitmap): Plate {
  const { width, height } = bitmap
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('There is no canvas to light a picture with')
  context.drawImage(bitmap, 0, 0)
  bitmap.close()
  return { width, height, rgba: context.getImageData(0, 0, width, height).data }
}
