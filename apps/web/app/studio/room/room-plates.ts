import type { RoomRecord } from '@nawl/contract/imaging/room'
import { platePaths, type PlateWidth, type RoomLight } from '@nawl/contract/imaging/room-paths'
import { levelCamera } from '@nawl/engine/room/camera'

import { fetchPlate } from '../../api/rooms.ts'
import type { RoomPictures } from './room-painter.ts'

/** A room ready to be shown and to be painted in. */
export type RoomPlates = {
  /** What is seen where no rug is. */
  readonly empty: Blob
  readonly pictures: RoomPictures
}

/** Fetches and decodes the plates of a room of the house. Rejects when one cannot be had. */
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

/** A picture's numbers as they are in its file. */
export function decoded(picture: Blob): Promise<ImageBitmap> {
  return createImageBitmap(picture, { colorSpaceConversion: 'none', premultiplyAlpha: 'none' })
}
