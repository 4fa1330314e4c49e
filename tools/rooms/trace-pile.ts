// `node tools/rooms/trace-pile.ts [--samples 128]`: traces a patch of sheared cut wool fibre by fibre in Blender, a
// quarter of an hour of two cores, and writes its shades to bench/pile/traced-pile.json, with which
// `node bench/pile/pile-traced.ts` compares our pile. The light at the rug's edge and at low angles goes to var/rooms.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { orStop, readOptions } from '../read-options.ts'
import { findBlender } from './find-blender.ts'
import { runBlender } from './run-blender.ts'
import { CACHE } from './start-render.ts'

const { values } = readOptions({
  usage: 'node tools/rooms/trace-pile.ts [--samples 128]',
  options: { samples: 128 },
})
const folder = join(CACHE, 'pile')
mkdirSync(folder, { recursive: true })
const blender = orStop(() => findBlender(process.env))
await runBlender(blender, 'trace_pile.py', ['--out', folder, '--samples', String(values.samples)])
const shades = readFileSync(join(folder, 'above.json'), 'utf8')
writeFileSync(join(import.meta.dirname, '../../bench/pile/traced-pile.json'), `${shades}\n`)
