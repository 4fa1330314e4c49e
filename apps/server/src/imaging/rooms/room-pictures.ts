import { join } from 'node:path'

import type { RoomRecord } from '@nawl/contract/imaging/room'
import type { RoomId, RoomLight } from '@nawl/contract/imaging/room-paths'
import { rugMetres } from '@nawl/domain/rug/sizes/metres'
import { firstPlace } from '@nawl/domain/rug/room-place'
import { shadeTable } from '@nawl/engine/pile/shade/shade-table'
import { pileContrast } from '@nawl/engine/pile/shade/pile-contrast'

import type { Config } from '../../platform/config/config.ts'
import type { RugRenderer } from '../color/rug-renderer.ts'
import { strongTag } from '../color/color-answer.ts'
import type { MaybeCaller } from '../../platform/threads/waiting-caller.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { LaidRug } from '../share/linked-rug.ts'
import type { RoomFormat } from './room-picture.worker.ts'
import { roomPicturePool, roomPictureFiles } from './room-picture-pool.ts'

export type RoomPictureOrder = {
  readonly room: RoomId
  /** Defaults to the design's own light. */
  readonly light?: RoomLight | undefined
  /** Width over height of a portrait crop; defaults to the whole room. */
  readonly aspect?: number | undefined
  readonly width: number
  readonly format: RoomFormat
}

export type RoomPictures = ReturnType<typeof roomPictures>

/** A room with the rug turned lengthwise for a portrait crop, which would cut off a rug's ends across. */
export function uprightRoom(record: RoomRecord): RoomRecord {
  return { ...record, placement: { ...record.placement, longSide: 'away' } }
}

/** Renders rugs in the shop's rooms, for pages and e-mails. */
export function roomPictures({
  config,
  renderer,
  rooms,
}: {
  readonly config: Config
  readonly renderer: RugRenderer
  readonly rooms: readonly RoomRecord[]
}) {
  const files = roomPictureFiles(join(config.dataDir, 'cache', 'rooms'))
  const pool = roomPicturePool(files)

  /** Position, camera and ETag of a rug in a room. Throws ApiError for an unknown room. */
  function shown({ design, separated }: LaidRug, order: RoomPictureOrder) {
    const found = rooms.find(({ id }) => id === order.room)
    if (!found)
      throw new ApiError('image/not-found', { field: 'room', detail: `there is no room ${order.room}` })
    const record = order.aspect === undefined ? found : uprightRoom(found)
    const light = order.light ?? (design.light === 'day' ? 'day' : 'evening')
    const tag = strongTag([
      'near-room',
      record,
      light,
      order.aspect,
      order.width,
      order.format,
      separated.contentHash,
      design,
    ])
    return { record, light, tag }
  }

  /** The encoded picture, rendered once and cached. Given up when all waiting callers have gone. */
  async function picture(
    rug: LaidRug,
    order: RoomPictureOrder,
    waiting: MaybeCaller = {},
  ): Promise<Uint8Array> {
    const { record, light, tag } = shown(rug, order)
    const { design, separated, palette, texture } = rug
    const taskFor = async (all: MaybeCaller) => {
      const { value: tufts } = await renderer.tufts(separated, texture.style, texture.outline, all)
      const sides = rugMetres(design.size)
      return {
        contentDir: config.contentDir,
        record,
        light,
        rug: { ...sides, ...firstPlace(record.placement, sides), outline: texture.outline },
        raster: tufts.raster,
        // Neutral daylight colours; the room's own light is applied later.
        table: shadeTable(palette, tufts.raster.levels, {
          light: 'day',
          intensity: pileContrast(texture.intensity),
          ground: 'transparent',
        }),
        aspect: order.aspect ?? null,
        width: order.width,
        format: order.format,
      }
    }
    return pool.picture(tag, taskFor, waiting)
  }

  return {
    /** The ETag of a picture, known before it is rendered. */
    tag: (rug: LaidRug, order: RoomPictureOrder) => shown(rug, order).tag,

    picture,

    /** Renders a picture into the persistent cache, unless it is there. */
    async makeToStay(rug: LaidRug, order: RoomPictureOrder): Promise<void> {
      const { tag } = shown(rug, order)
      if (!(await files.has(tag))) await files.write(tag, await picture(rug, order))
    },
    /** Deletes all other pictures from the persistent cache. */
    stayOnly: (tags: readonly string[]) => files.keepOnly(tags),

    close: () => pool.close(),
  }
}
