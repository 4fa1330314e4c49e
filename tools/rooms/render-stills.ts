// `npm run stills [-- still …] [--width 600] [--samples 16] [--remix]`: renders the pictures of the workshop that are
// named, or all, with the rooms' tools, and writes them to content/stills; a small width is a preview in var/rooms.
// --remix reuses the last render, which is enough for a new exposure.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

import { STILL_WIDTHS, stillAspect, STILLS, type StillId } from '@nawl/contract/imaging/room-paths'
import { rasterInset } from '@nawl/engine/room/rug-texture'
import { toneTables } from '@nawl/engine/room/tone'
import sharp from 'sharp'

import { artworkDirectory, renderArtwork } from '../artwork/render-artwork.ts'
import { readOptions } from '../read-options.ts'
import type { Denoiser } from './denoise/denoise.ts'
import { readExr } from './denoise/read-exr.ts'
import type { LightMix } from './light-mixes.ts'
import { guidesOf } from './make-plates.ts'
import { mixLight } from './mix-light.ts'
import { rawPicture } from './raw-picture.ts'
import { runBlender } from './run-blender.ts'
import { CACHE, startRender } from './start-render.ts'

/** The light that a still shows as half of white. */
const EXPOSURES: Record<StillId, number> = { cones: 0.18, frame: 0.17, hero: 0.22, pile: 0.15, rolls: 0.19 }
const MORNING: LightMix = { sky: [0.7, 0.84, 1], sun: [1, 1, 1], fill: [1, 1, 1], lamps: [1, 1, 1] }
/** The rug in the home page's room: `chosen-pieces.ts` names the same in its text. */
const HERO_RUG = 'geometric/mizan'

const FOLDER = join(import.meta.dirname, '../../content/stills')
const { values, positionals } = readOptions({
  usage: `npm run stills [-- ${STILLS.join('|')} … --width 600 --samples 16 --remix]`,
  options: { width: 1600, samples: 48, remix: false },
  words: Infinity,
})
const { chosen, blender, denoise } = startRender({
  kind: 'still',
  all: STILLS,
  named: positionals,
  remix: values.remix,
  renderOf: (still) => join(CACHE, `still-${still}`, 'still.exr'),
})
const { width } = values
for (const still of chosen) {
  const renders = join(CACHE, `still-${still}`)
  mkdirSync(renders, { recursive: true })
  if (blender) await runBlender(blender, 'render_still.py', await wanted(still, renders))
  await writeStill(still, renders, width === STILL_WIDTHS[0] ? FOLDER : renders, denoise)
}

/** Arguments of the still's script. */
async function wanted(still: StillId, renders: string): Promise<string[]> {
  const size = ['--width', String(width), '--height', `${Math.round(width / stillAspect(still))}`]
  const rug = still === 'hero' ? ['--rug', await rugFromAbove(renders)] : []
  return [still, '--out', renders, ...size, '--samples', String(values.samples), ...rug]
}

/** The hero is the most viewed; on phones the first view waits for it. */
function qualityOf(still: StillId, width: number): number {
  return still === 'hero' && width > 800 ? 66 : 52
}

/** The shop's own picture of the rug, cropped to its edge. */
async function rugFromAbove(folder: string): Promise<string> {
  await renderArtwork()
  const picture = sharp(join(artworkDirectory(), `${HERO_RUG}-1600.webp`))
  const { width, height } = await picture.metadata()
  const { insetU, insetV } = rasterInset({ width, height })
  // A little inside, because the hand-bound edge is irregular.
  const [left, top] = [Math.ceil(width * insetU * 1.2), Math.ceil(height * insetV * 1.2)]
  const file = join(folder, 'rug.png')
  await picture
    .flatten({ background: '#D9CDB4' })
    .extract({ left, top, width: width - 2 * left, height: height - 2 * top })
    .toFile(file)
  return file
}

async function writeStill(still: StillId, renders: string, folder: string, clean: Denoiser) {
  mkdirSync(folder, { recursive: true })
  const render = readExr(join(renders, 'still.exr'))
  const guides = await clean.cleanGuides(guidesOf(render), render)
  const picture = await clean.clean(mixLight(render, MORNING), guides, render)
  const { byteOf } = toneTables({ kind: 'film', exposure: EXPOSURES[still] })
  for (const size of STILL_WIDTHS)
    await rawPicture(picture, render, byteOf)
      .resize({ width: size })
      .avif({ quality: qualityOf(still, size), effort: 5 })
      .toFile(join(folder, `${still}-${size}.avif`))
}
