import { join } from 'node:path'

import type { RoomRecord } from '@nawl/contract/imaging/room'
import type { RoomId, RoomLight } from '@nawl/contract/imaging/room-paths'
import { rugMetres } from '@nawl/domain/rug/metres'
import { firstPlace } from '@nawl/domain/rug/room-place'
import { shadeTable } from '@nawl/engine/pile/shade/shade-table'
import { pileContrast } from '@nawl/engine/rug'

import type { Config } from '../../platform/config/config.ts'
import type { RugRenderer } from '../color/rug-renderer.ts'
import { strongTag } from '../color/color-answer.ts'
import type { MaybeCaller } from '../../platform/threads/waiting-caller.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { LinkedRug } from '../share/linked-rug.ts'
import type { RoomFormat } from './room-picture.worker.ts'
import { roomPictureFiles } from './room-picture-files.ts'
import { roomPicturePool } from './room-picture-pool.ts'

export type RoomPictureOrder = {
  readonly room: RoomId
  /** Default: as the design's own light says. */
  readonly light?: RoomLight | undefined
  /** Width over height of an upright picture; else the whole room. */
  readonly aspect?: number | undefined
  readonly width: number
  readonly format: RoomFormat
}

/** What is laid in a room: as much of a linked rug as shows. */
export type LaidRug = Pick<LinkedRug, 'design' | 'separated' | 'palette' | 'texture'>

export type RoomPictures = ReturnType<typeof roomPictures>

/** A room as an upright picture shows it: across, a rug's ends would be cut off. */
export function uprightRoom(record: RoomRecord): RoomRecord {
  return { ...record, placement: { ...record.placement, longSide: 'away' } }
}

/** Pictures of rugs in rooms of the house, for pages, letters and whoever else shows a design. */
export function roomPictures({
  config,
  press,
  rooms,
}: {
  readonly config: Config
  readonly press: RugRenderer
  readonly rooms: readonly RoomRecord[]
}) {
  const files = roomPictureFiles(join(config.dataDir, 'cache', 'rooms'))
  const easel = roomPicturePool(files)

  /** How a rug is shown there. Throws ApiError where there is no such room. */
  function shown({ design, separated }: LaidRug, order: RoomPictureOrder) {
    const found = rooms.find(({ id }) => id === order.room)
    if (!found)
      throw new ApiError('image/not-found', { field: 'room', detail: `there is no room ${order.room}` })
    const record = order.aspect === undefined ? found : uprightRoom(found)
    const light = order.light ?? (design.light === 'day' ? 'day' : 'evening')
    const tag = strongTag([
      'room',
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

  /** A picture, encoded; made once and kept. Given up when all who wait for it have left. */
  async function picture(
    rug: LaidRug,
    order: RoomPictureOrder,
    waiting: MaybeCaller = {},
  ): Promise<Uint8Array> {
    const { record, light, tag } = shown(rug, order)
    const { design, separated, palette, texture } = rug
    const taskFor = async (all: MaybeCaller) => {
      const { value: tufts } = await press.tufts(separated, texture.style, texture.outline, all)
      const sides = rugMetres(design.size)
      return {
        contentDir: config.contentDir,
        record,
        light,
        rug: { ...sides, ...firstPlace(record.placement, sides), outline: texture.outline },
        raster: tufts.raster,
        // By daylight, which is white: in a room the room's own light falls on it.
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
    return easel.picture(tag, taskFor, waiting)
  }

  return {
    /** The entity tag of a picture, known before it is made. */
    tag: (rug: LaidRug, order: RoomPictureOrder) => shown(rug, order).tag,

    picture,

    /** Makes a picture that is to be there at the next start, too, unless it is. */
    async makeToStay(rug: LaidRug, order: RoomPictureOrder): Promise<void> {
      const { tag } = shown(rug, order)
      if (!(await files.has(tag))) await files.write(tag, await picture(rug, order))
    },
    /** Forgets all others that were made to stay. */
    stayOnly: (tags: readonly string[]) => files.keepOnly(tags),

    close: () => easel.close(),
  }
}
