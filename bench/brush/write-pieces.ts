// `node bench/brush/write-pieces.ts FOLDER`: turns Blender's renders of furniture (render_room.py --plates pieces, in
// FOLDER/<room>) into pictures: the number of the piece at each pixel, with 128 added where floor would be without it.
import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { ROOMS } from '@nawl/contract/imaging/room-paths'
import sharp from 'sharp'

import { passOf, readExr } from '../../tools/rooms/denoise/read-exr.ts'

const [folder = ''] = process.argv.slice(2)
for (const room of ROOMS) {
  const file = join(folder, room, 'pieces.exr')
  if (!existsSync(file)) continue
  const { width, height, planes } = readExr(file)
  const numbers = planes.get('ViewLayer.IndexOB.X')
  if (!numbers) throw new Error(`${file} has no numbers of pieces`)
  const [bare] = passOf(readExr(join(folder, room, 'bare.exr')), 'Combined')
  const bytes = Uint8Array.from(numbers, (number, i) => number + (bare[i]! > 0.5 ? 128 : 0))
  await sharp(bytes, { raw: { width, height, channels: 1 } })
    .png({ compressionLevel: 9 })
    .toFile(join(import.meta.dirname, 'pieces', `${room}.png`))
  console.log(room, new Set(numbers).size - 1, 'pieces')
}
