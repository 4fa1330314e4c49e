import type { FrontMask } from '@nawl/engine/keeping/keep-stroke'
import type { Camera } from '@nawl/engine/room/camera'
import { cornersInOrder } from '@nawl/engine/room/floor-camera'
import type { Plate } from '@nawl/engine/room/lay-rug'
import { photographLight } from '@nawl/engine/room/photograph-light'

import { decoded, type RoomPlates } from '../room-plates.ts'
import { frontPlate } from './front/front-plate.ts'
import { MEASURES, type OwnPhoto } from './own-photo-state.ts'

/** Plates made from a photograph. The rug covers everything on the floor but what was marked to stand before it. */
export async function photoPlates(
  { photograph, ...room }: OwnPhoto,
  camera: Camera,
  front: FrontMask | null,
): Promise<RoomPlates> {
  const { thing } = MEASURES[room.measure]
  const corners = cornersInOrder(room.corners)
  const { light, lightPeak } = photographLight(photograph.small, corners, thing, room.brightness)
  return {
    empty: photograph.picture,
    pictures: {
      camera,
      tone: { kind: 'srgb' },
      // The direction of the light is unknown.
      away: [0, 0],
      lightPeak,
      empty: await decoded(photograph.picture),
      light: await bitmapOf(light),
      mask: await frontPlate(photograph, front),
    },
  }
}

/** A plate as the painters take it. */
export function bitmapOf({ width, height, rgba }: Plate): Promise<ImageBitmap> {
  const data = new ImageData(new Uint8ClampedArray(rgba), width, height)
  return createImageBitmap(data, { colorSpaceConversion: 'none', premultiplyAlpha: 'none' })
}
