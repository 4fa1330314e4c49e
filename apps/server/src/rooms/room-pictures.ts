import type { RoomRecord } from '@nawl/contract/room'
import type { RoomId, RoomLight } from '@nawl/contract/room-paths'
import { rugMetres } from '@nawl/domain/rug/metres'
import { firstPlace } from '@nawl/domain/rug/room-place'
import { shadeTable } from '@nawl/engine/pile/shade-table'
import { pileContrast } from '@nawl/engine/rug'

import type { AppDeps } from '../app.ts'
import { strongTag } from '../color/color-answer.ts'
import { ApiError } from '../http/api-error.ts'
import type { LinkedRug } from '../share/linked-rug.ts'
import type { RoomFormat } from './room-picture.worker.ts'
import { roomPress } from './room-press.ts'

export type RoomPictureOrder = {
  readonly room: RoomId
  /** Default: as the design's own light says. */
  readonly light?: RoomLight | undefined
  readonly width: number
  readonly format: RoomFormat
}

/** Pictures of rugs in rooms of the house, for pages, letters and whoever else shows a design. */
export function roomPictures(
  rooms: readonly RoomRecord[],
  { config, press }: Pick<AppDeps, 'config' | 'press'>,
) {
  const easel = roomPress()

  /** How a rug is shown there. Throws ApiError where there is no such room. */
  function shown({ rug, design, separated }: LinkedRug, order: RoomPictureOrder) {
    const record = rooms.find(({ id }) => id === order.room)
    if (!record)
      throw new ApiError('image/not-found', { field: 'room', detail: `there is no room ${order.room}` })
    const light = order.light ?? (design.light === 'day' ? 'day' : 'evening')
    const tag = strongTag([
      'room',
      record,
      light,
      order.width,
      order.format,
      separated.contentHash,
      rug.name,
      design,
    ])
    return { record, light, tag }
  }

  return {
    /** The entity tag of a picture, known before it is made. */
    tag: (linked: LinkedRug, order: RoomPictureOrder) => shown(linked, order).tag,

    /** A picture, encoded; made once and kept. */
    async picture(linked: LinkedRug, order: RoomPictureOrder): Promise<Uint8Array> {
      const { record, light, tag } = shown(linked, order)
      const { design, separated, palette, texture } = linked
      const { value: tufts } = await press.tufts(separated, texture.style, texture.outline)
      const sides = rugMetres(design.size)
      return easel.picture(tag, {
        contentDir: config.contentDir,
        record,
        light,
        rug: { ...sides, ...firstPlace(record.placement, sides), outline: design.size.shape },
        raster: tufts.raster,
        // By daylight, which is white: in a room the room's own light falls on it.
        table: shadeTable(palette, tufts.raster.levels, {
          light: 'day',
          intensity: pileContrast(texture.intensity),
          ground: 'transparent',
        }),
        width: order.width,
        format: order.format,
      })
    },

    close: () => easel.close(),
  }
}
