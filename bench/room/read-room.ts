import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { roomId, roomLight, roomRecord } from '@nawl/contract/imaging/room'
import { platePaths, type PlateWidth } from '@nawl/contract/imaging/room-paths'
import { levelCamera } from '@nawl/engine/room/camera'
import type { Plate, Room } from '@nawl/engine/room/lay-rug'
import sharp from 'sharp'

const CONTENT = join(import.meta.dirname, '../../content')

/** Reads one of the shop's rooms from its images. Throws for an unknown name. */
export async function readRoom(name: string, lit: string, width: PlateWidth) {
  const [id, light] = [roomId.parse(name), roomLight.parse(lit)]
  const file = join(CONTENT, 'rooms', id, 'room.json')
  const record = roomRecord.parse(JSON.parse(readFileSync(file, 'utf8')))
  const paths = platePaths(id, light, width)
  const { exposure, away, lightPeak } = record.lights[light]
  const room: Room = {
    camera: levelCamera(record.camera, record.aspect),
    tone: { kind: 'film', exposure },
    away,
    lightPeak,
    empty: await readPlate(join(CONTENT, paths.empty)),
    light: await readPlate(join(CONTENT, paths.light)),
    mask: await readPlate(join(CONTENT, paths.mask)),
  }
  return { room, record }
}

/** A picture's pixels as RGBA. */
export async function readPlate(file: string): Promise<Plate> {
  const { data, info } = await sharp(file)
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, rgba: data }
}
