// Renders rugs in rooms in a thread of its own, apart from the main thread and the studio's renderer.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { RoomRecord } from '@nawl/contract/imaging/room'
import { platePaths, type RoomLight } from '@nawl/contract/imaging/room-paths'
import type { TuftedRaster } from '@nawl/engine/pile/tufted-raster'
import { levelCamera, picturePlace } from '@nawl/engine/room/camera'
import { SHADOW_END_M } from '@nawl/engine/room/edge-light'
import { layRug, type Plate, type Room } from '@nawl/engine/room/lay-rug'
import { type PixelBox, rugBox, type RugOnFloor } from '@nawl/engine/room/rug-on-floor'
import { rugTexture } from '@nawl/engine/room/rug-texture'
import sharp, { type Sharp } from 'sharp'

/** Width at which pictures are composed before scaling down. */
const WIDTH = 1200

export const ROOM_FORMATS = ['avif', 'webp', 'jpg'] as const
export type RoomFormat = (typeof ROOM_FORMATS)[number]

export type RoomPictureTask = {
  readonly contentDir: string
  readonly record: RoomRecord
  readonly light: RoomLight
  readonly rug: RugOnFloor
  readonly raster: TuftedRaster
  /** Colours of the tufts, 256 × RGBA. */
  readonly table: Uint8Array
  /** Width over height of a crop around the rug, from floor to ceiling; null for the whole room. */
  readonly aspect: number | null
  /** In pixels, at most the composition width. */
  readonly width: number
  readonly format: RoomFormat
}

/** Renders and encodes a rug in one of the shop's rooms. */
export async function roomPicture(task: RoomPictureTask): Promise<Uint8Array> {
  const { record, rug, raster, table, light } = task
  const room = await furnished(task.contentDir, record, light)
  const { width, height } = room.empty
  const box = rugBox(room.camera, rug, SHADOW_END_M, room.empty)
  const rgba = Buffer.from(room.empty.rgba)
  const part = cut(rgba, width, box)
  layRug(room, rug, rugTexture(raster, table), { width, height, box, rgba: part })
  paste(part, rgba, width, box)
  const frame = frameRound(room, rug, task.aspect)
  const picture = sharp(rgba, { raw: { width, height, channels: 4 } })
    .extract(frame)
    .removeAlpha()
  const sized = task.width < frame.width ? picture.resize(task.width) : picture
  return encoded(sized, task.format)
}

/** The crop of a room: full height, centred on the rug as far as the edges allow. */
function frameRound({ camera, empty }: Room, { x, y }: RugOnFloor, aspect: number | null): PixelBox {
  const width = aspect === null ? empty.width : Math.min(empty.width, Math.round(empty.height * aspect))
  const middle = (picturePlace(camera, [x, y, 0])?.u ?? 0.5) * empty.width
  const left = Math.min(empty.width - width, Math.max(0, Math.round(middle - width / 2)))
  return { left, top: 0, width, height: empty.height }
}

function encoded(picture: Sharp, format: RoomFormat): Promise<Buffer> {
  // Low AVIF effort, because a visitor waits.
  if (format === 'avif') return picture.avif({ quality: 58, effort: 2 }).toBuffer()
  if (format === 'webp') return picture.webp({ quality: 82, effort: 3 }).toBuffer()
  return picture.jpeg({ quality: 84 }).toBuffer()
}

/** The most recently used rooms, of fifteen megabytes each. */
const roomCache = new Map<string, Promise<Room>>()
const MOST_SAVED = 4

function furnished(contentDir: string, record: RoomRecord, light: RoomLight): Promise<Room> {
  const key = `${record.id} ${light}`
  const room = roomCache.get(key) ?? furnish(contentDir, record, light)
  roomCache.delete(key)
  roomCache.set(key, room)
  room.catch(() => roomCache.delete(key))
  const [oldest] = roomCache.keys()
  if (roomCache.size > MOST_SAVED && oldest) roomCache.delete(oldest)
  return room
}

async function furnish(contentDir: string, record: RoomRecord, light: RoomLight): Promise<Room> {
  const paths = platePaths(record.id, light, WIDTH)
  const plate = (path: string) => plateIn(join(contentDir, path))
  const { exposure, away, lightPeak } = record.lights[light]
  return {
    camera: levelCamera(record.camera, record.aspect),
    tone: { kind: 'film', exposure },
    away,
    lightPeak,
    empty: await plate(paths.empty),
    light: await plate(paths.light),
    mask: await plate(paths.mask),
  }
}

async function plateIn(file: string): Promise<Plate> {
  const { data, info } = await sharp(readFileSync(file))
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, rgba: data }
}

function cut(rgba: Buffer, width: number, box: PixelBox): Uint8Array {
  const part = new Uint8Array(box.width * box.height * 4)
  for (let y = 0; y < box.height; y++) {
    const from = ((box.top + y) * width + box.left) * 4
    part.set(rgba.subarray(from, from + box.width * 4), y * box.width * 4)
  }
  return part
}

function paste(part: Uint8Array, rgba: Buffer, width: number, box: PixelBox): void {
  for (let y = 0; y < box.height; y++) {
    const row = part.subarray(y * box.width * 4, (y + 1) * box.width * 4)
    rgba.set(row, ((box.top + y) * width + box.left) * 4)
  }
}
