import type { RoomRecord } from '@nawl/contract/imaging/room'
import { platePaths, type PlateWidth, type RoomLight } from '@nawl/contract/imaging/room-paths'
import { levelCamera } from '@nawl/engine/room/camera'

import { fetchPlate } from '../../api/rooms.ts'
import type { RoomPictures } from './room-painter.ts'

/** A room's plates, ready to show and to paint into. */
export type RoomPlates = {
  /** The room without a rug. */
  readonly empty: Blob
  readonly pictures: RoomPictures
}

/** Loads and decodes the plates of one of our rooms. Rejects if one fails. */
export async function roomPlates(
  record: RoomRecord,
  light: RoomLight,
  width: PlateWidth,
): Promise<RoomPlates> {
  const paths = platePaths(record.id, light, width)
  const [empty, lit, mask] = await Promise.all([paths.empty, paths.light, paths.mask].map(fetchPlate))
  const { exposure, away, lightPeak } = record.lights[light]
  return {
    empty: empty!,
    pictures: {
      camera: levelCamera(record.camera, record.aspect),
      tone: { kind: 'film', exposure },
      away,
      lightPeak,
      empty: await decoded(empty!),
      light: await decoded(lit!),
      mask: await decoded(mask!),
    },
  }
}

/** Decodes a picture without colour conversion. */
export function decoded(picture: Blob): Promise<ImageBitmap> {
  return createImageBitmap(picture, { colorSpaceConversion: 'none', premultiplyAlpha: 'none' })
}
