// Renders rugs in rooms in a thread of its own, apart from the main thread and the studio's renderer.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { RoomRecord } from '@nawl/contract/imaging/room'
import { PLATE_WIDTHS, type PlateWidth, platePaths, type RoomLight } from '@nawl/contract/imaging/room-paths'
import type { TuftedRaster } from '@nawl/engine/pile/tufted-raster'
import { levelCamera, picturePlace } from '@nawl/engine/room/camera'
import { SHADOW_END_M } from '@nawl/engine/room/edge-light'
import { layRug, type Plate, type Room } from '@nawl/engine/room/lay-rug'
import { type PixelBox, rugBox, type RugOnFloor } from '@nawl/engine/room/rug-on-floor'
import { rugTexture } from '@nawl/engine/room/rug-texture'
import sharp, { type Sharp } from 'sharp'

/** Width at which pictures are composed before scaling down; the finer plates are for a large picture of a part. */
const [WIDTH, FINE] = PLATE_WIDTHS

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
  const coarse = await furnished(task.contentDir, record, light)
  const part = frameRound(coarse, rug, task.aspect)
  const isFine = task.aspect === null && part.width < task.width
  const room = isFine ? await furnish(task.contentDir, record, light, FINE) : coarse
  const { width, height } = room.empty
  const box = rugBox(room.camera, rug, SHADOW_END_M, room.empty)
  const rgba = Buffer.from(room.empty.rgba)
  const laid = cut(rgba, width, box)
  layRug(room, rug, rugTexture(raster, table), { width, height, box, rgba: laid })
  paste(laid, rgba, width, box)
  const frame = isFine ? frameRound(room, rug, null) : part
  const picture = sharp(rgba, { raw: { width, height, channels: 4 } })
    .extract(frame)
    .removeAlpha()
  const sized = task.width < frame.width ? picture.resize(task.width) : picture
  return encoded(sized, task.format)
}

/** The crop of a room: nearer to a small rug, or a portrait of full height; centred on the rug as far as the edges allow. */
function frameRound({ camera, empty }: Room, rug: RugOnFloor, aspect: number | null): PixelBox {
  if (aspect === null) return nearRug(rugBox(camera, rug, 0, empty), empty)
  const { x, y } = rug
  const width = Math.min(empty.width, Math.round(empty.height * aspect))
  const middle = (picturePlace(camera, [x, y, 0])?.u ?? 0.5) * empty.width
  const left = Math.min(empty.width - width, Math.max(0, Math.round(middle - width / 2)))
  return { left, top: 0, width, height: empty.height }
}

/** The room as near as the rug's size allows: whole, with floor around it, in as much of the room as says what it is. */
function nearRug(rug: PixelBox, room: Pick<Plate, 'width' | 'height'>): PixelBox {
  const nearest = Math.min((room.width * 0.66) / rug.width, (room.height * 0.5) / rug.height, NEAREST)
  const scale = 1 / Math.max(1, nearest)
  const [width, height] = [Math.round(room.width * scale), Math.round(room.height * scale)]
  const within = (wanted: number, most: number) => Math.max(0, Math.min(Math.round(wanted), most))
  return {
    left: within(rug.left + rug.width / 2 - width / 2, room.width - width),
    top: within(rug.top + rug.height - height * 0.9, room.height - height),
    width,
    height,
  }
}

/** How far a room is approached. */
const NEAREST = 1.4

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
  const room = roomCache.get(key) ?? furnish(contentDir, record, light, WIDTH)
  roomCache.delete(key)
  roomCache.set(key, room)
  room.catch(() => roomCache.delete(key))
  const [oldest] = roomCache.keys()
  if (roomCache.size > MOST_SAVED && oldest) roomCache.delete(oldest)
  return room
}

async function furnish(
  contentDir: string,
  record: RoomRecord,
  light: RoomLight,
  width: PlateWidth,
): Promise<Room> {
  const paths = platePaths(record.id, light, width)
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
