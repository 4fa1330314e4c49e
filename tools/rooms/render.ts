// `npm run rooms [-- room …] [--width 600] [--samples 16] [--remix] [--rug picture --size 244x152 [--round]]`:
// renders the rooms named, or all, and writes their plates to content/rooms. A smaller width is a preview in
// var/rooms; so is a rug traced in place, for comparison with the studio. --remix reuses the last render and only
// mixes its lights again, which is enough for a new mix or exposure.
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { PLATE_WIDTHS, type RoomId, ROOMS } from '@nawl/contract/imaging/room-paths'

import { readOptions } from '../read-options.ts'
import { makePlates } from './make-plates.ts'
import { makeTraced } from './make-traced.ts'
import { ROOMS_FOLDER, readRoom } from './read-room.ts'
import { runBlender } from './run-blender.ts'
import { CACHE, startRender } from './start-render.ts'

const LARGEST = Math.max(...PLATE_WIDTHS)
const { values, positionals } = readOptions({
  usage: `npm run rooms [-- ${ROOMS.join('|')} … --width 600 --samples 16 --remix --rug PICTURE --size 244x152 --round]`,
  options: { width: LARGEST, samples: 40, remix: false, rug: '', size: '244x152', round: false },
  words: Infinity,
})
const { chosen, blender, denoise } = startRender({
  kind: 'room',
  all: ROOMS,
  named: positionals,
  remix: values.remix,
  renderOf: (room) => join(CACHE, room, values.rug ? 'traced.exr' : 'empty.exr'),
})
const { width } = values
for (const room of chosen) {
  const renders = join(CACHE, room)
  mkdirSync(renders, { recursive: true })
  if (blender) await runBlender(blender, 'render_room.py', wanted(room, renders))
  if (values.rug) await makeTraced(readRoom(room), renders, denoise)
  else
    await makePlates(readRoom(room), renders, width === LARGEST ? join(ROOMS_FOLDER, room) : renders, denoise)
  console.log(`${room} done`)
}

/** Arguments of the scene's script. */
function wanted(room: RoomId, renders: string): string[] {
  const record = join(ROOMS_FOLDER, room, 'room.json')
  const shared = [
    room,
    '--record',
    record,
    '--out',
    renders,
    '--width',
    String(width),
    '--samples',
    String(values.samples),
  ]
  if (!values.rug) return shared
  const metres = values.size.split('x').map((centimetres) => Number(centimetres) / 100)
  const shape = values.round ? 'round' : 'rectangle'
  return [...shared, '--rug', resolve(values.rug), '--rug-shape', shape, '--rug-size', metres.join('x')]
}
