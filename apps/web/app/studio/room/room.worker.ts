import type { TuftedRaster } from '@nawl/engine/pile/tufted-raster'
import { layRug, type Room } from '@nawl/engine/room/lay-rug'
import { SHADOW_END_M } from '@nawl/engine/room/edge-light'
import { type PixelBox, rugBox } from '@nawl/engine/room/rug-on-floor'
import { type RugTexture, rugTexture } from '@nawl/engine/room/rug-texture'

import { plateOf } from './plate-of.ts'
import { paintedSize, type RoomOrder, type RoomPictures } from './room-painter.ts'

export type RoomTask =
  | { readonly kind: 'furnish'; readonly room: RoomPictures }
  | { readonly kind: 'load'; readonly raster: TuftedRaster }
  | { readonly kind: 'paint'; readonly order: RoomOrder }

/** A painted rectangle of a picture of that size. */
export type RoomAnswer = {
  readonly width: number
  readonly height: number
  readonly box: PixelBox
  readonly rgba: Uint8ClampedArray<ArrayBuffer>
}

let room: Room | null = null
let raster: TuftedRaster | null = null
let dyed: { readonly table: Uint8Array; readonly texture: RugTexture } | null = null

addEventListener('message', ({ data }: MessageEvent<RoomTask>) => {
  if (data.kind === 'furnish') room = furnished(data.room)
  else if (data.kind === 'load') {
    raster = data.raster
    dyed = null
  } else paint(data.order)
})

function paint({ table, rug, away, draft }: RoomOrder): void {
  if (!room || !raster) return
  const { width, height } = paintedSize(room.empty, draft)
  const texture = textureOf(raster, table, draft)
  const box = rugBox(room.camera, rug, SHADOW_END_M, { width, height })
  const rgba = new Uint8ClampedArray(box.width * box.height * 4)
  layRug({ ...room, away }, rug, texture, { width, height, box, rgba })
  postMessage({ width, height, box, rgba } satisfies RoomAnswer, { transfer: [rgba.buffer] })
}

/** The wool in these colours; a draft omits its finest level, which takes three quarters of the time. */
function textureOf(tufts: TuftedRaster, table: Uint8Array, draft: boolean): RugTexture {
  const same = dyed && dyed.table.every((value, i) => value === table[i])
  if (dyed && same && (draft || dyed.texture.left === 0)) return dyed.texture
  const texture = rugTexture(tufts, table, draft ? 1 : 0)
  dyed = { table, texture }
  return texture
}

function furnished(pictures: RoomPictures): Room {
  const { empty, light, mask, ...rest } = pictures
  return { ...rest, empty: plateOf(empty), light: plateOf(light), mask: mask && plateOf(mask) }
}
