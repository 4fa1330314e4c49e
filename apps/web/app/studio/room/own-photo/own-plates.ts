import type { FrontMask } from '@nawl/engine/keeping/keep-stroke'
import type { Camera } from '@nawl/engine/room/camera'
import { cornersInOrder } from '@nawl/engine/room/floor-camera'
import type { LightDirection } from '@nawl/engine/room/direction/light-direction'
import type { Plate } from '@nawl/engine/room/lay-rug'
import { photographLight } from '@nawl/engine/room/photograph-light'

import { decoded, type RoomPlates } from '../room-plates.ts'
import { frontPlate } from './front/front-plate.ts'
import { awayIn, foundLight } from './own-light.ts'
import { MEASURES, type OwnPhoto } from './own-photo-state.ts'

/** A photograph's plates, and what it says of where its light comes from. */
export type OwnPlates = RoomPlates & { readonly found: LightDirection | null }

/** Plates made from a photograph. The rug covers everything on the floor but what was marked to stand before it. */
export async function photoPlates(
  own: OwnPhoto,
  camera: Camera,
  front: FrontMask | null,
): Promise<OwnPlates> {
  const { photograph, ...room } = own
  const { thing } = MEASURES[room.measure]
  const corners = cornersInOrder(room.corners)
  const { light, lightPeak } = photographLight(photograph.small, corners, thing, room.brightness)
  const found = foundLight(own, camera, front)
  return {
    found,
    empty: photograph.picture,
    pictures: {
      camera,
      tone: { kind: 'srgb' },
      away: awayIn(own, camera, found),
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
