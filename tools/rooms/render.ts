// `npm run rooms [-- room …] [--width 600] [--samples 16] [--remix] [--rug picture --size 244x152 [--round]]`:
// renders the rooms named, or all, and writes their plates to content/rooms. A smaller width is a preview in
// var/rooms; so is a rug traced in place, for comparison with the studio. --remix reuses the last render and only
// mixes its lights again, which is enough for a new mix or exposure.
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { PLATE_WIDTHS, type RoomId, ROOMS } from '@nawl/contract/imaging/room-paths'

import { orStop, readOptions } from '../read-options.ts'
import { denoiser } from './denoise/denoise.ts'
import { fetchWeights } from './denoise/fetch-weights.ts'
import { findBlender } from './find-blender.ts'
import { findLastRender } from './last-render.ts'
import { makePlates } from './make-plates.ts'
import { makeTraced } from './make-traced.ts'
import { ROOMS_FOLDER, readRoom } from './read-room.ts'
import { runBlender } from './run-blender.ts'

const LARGEST = Math.max(...PLATE_WIDTHS)
const CACHE = join(import.meta.dirname, '../../var/rooms')
const { values, positionals } = readOptions({
  usage: `npm run rooms [-- ${ROOMS.join('|')} … --width 600 --samples 16 --remix --rug PICTURE --size 244x152 --round]`,
  options: { width: LARGEST, samples: 40, remix: false, rug: '', size: '244x152', round: false },
  words: Infinity,
})
const unknown = positionals.filter((name) => !(ROOMS as readonly string[]).includes(name))
if (unknown.length > 0) {
  console.error(`No room is called ${unknown.join(' or ')}. There are ${ROOMS.join(', ')}.`)
  process.exit(1)
}
const chosen = ROOMS.filter((id) => positionals.length === 0 || positionals.includes(id))
const last = values.rug ? 'traced.exr' : 'empty.exr'
if (values.remix) orStop(() => findLastRender(chosen.map((room) => join(CACHE, room, last))))
const blender = values.remix ? null : orStop(() => findBlender(process.env))
const denoise = denoiser(fetchWeights(join(CACHE, 'denoiser')))
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
