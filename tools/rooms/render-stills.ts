// `npm run stills [-- still …] [--width 600] [--samples 16] [--remix]`: renders the pictures of the workshop that are
// named, or all, with the rooms' tools, and writes them to content/stills; a small width is a preview in var/rooms.
// --remix reuses the last render, which is enough for a new exposure.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

import { HERO_ON_PHONES, STILLS, stillSizes, type StillId } from '@nawl/contract/imaging/room-paths'
import { rasterInset } from '@nawl/engine/room/rug-texture'
import { toneTables } from '@nawl/engine/room/tone'
import sharp from 'sharp'

import { artworkDirectory, renderArtwork } from '../artwork/render-artwork.ts'
import { readOptions } from '../read-options.ts'
import type { Denoiser } from './denoise/denoise.ts'
import { readExr } from './denoise/read-exr.ts'
import { HERO_EVENING, type LightMix } from './light-mixes.ts'
import { guidesOf } from './make-plates.ts'
import { mixLight } from './mix-light.ts'
import { rawPicture } from './raw-picture.ts'
import { runBlender } from './run-blender.ts'
import { CACHE, startRender } from './start-render.ts'

type View = {
  /** The scene that is rendered; another light of a scene needs no render of its own. */
  readonly scene: string
  readonly mix: LightMix
  /** The light that is shown as half of white. */
  readonly exposure: number
  /** The part for phones, in shares of the picture; as tall as their aspect says. */
  readonly phone?: { readonly left: number; readonly top: number; readonly width: number }
}

const MORNING: LightMix = { sky: [0.7, 0.84, 1], sun: [1, 1, 1], fill: [1, 1, 1], lamps: [0, 0, 0] }
/** The rug, and all of what stands behind it: branches, chair and lamp. */
const PHONE = { left: 0.08, top: 0.235, width: 0.834 }
const VIEWS: Record<StillId, View> = {
  cones: { scene: 'cones', mix: MORNING, exposure: 0.18 },
  frame: { scene: 'frame', mix: MORNING, exposure: 0.17 },
  hero: { scene: 'hero', mix: MORNING, exposure: 0.22, phone: PHONE },
  'hero-evening': { scene: 'hero', mix: HERO_EVENING, exposure: 0.2, phone: PHONE },
  pile: { scene: 'pile', mix: MORNING, exposure: 0.15 },
  rolls: { scene: 'rolls', mix: MORNING, exposure: 0.19 },
}
/** The rug in the home page's room: `chosen-pieces.ts` names the same in its text. */
const HERO_RUG = 'geometric/mizan'

const FOLDER = join(import.meta.dirname, '../../content/stills')
const { values, positionals } = readOptions({
  usage: `npm run stills [-- ${STILLS.join('|')} … --width 600 --samples 16 --remix]`,
  options: { width: 0, samples: 48, remix: false },
  words: Infinity,
})
const { chosen, blender, denoise } = startRender({
  kind: 'still',
  all: STILLS,
  named: positionals,
  remix: values.remix,
  renderOf: (still) => join(rendersOf(still), 'still.exr'),
})
const rendered = new Set<string>()
for (const still of chosen) {
  const renders = rendersOf(still)
  mkdirSync(renders, { recursive: true })
  if (blender && !rendered.has(renders))
    await runBlender(blender, 'render_still.py', await wanted(still, renders))
  rendered.add(renders)
  await writeStill(still, renders, values.width === 0 ? FOLDER : renders, denoise)
}

function rendersOf(still: StillId): string {
  return join(CACHE, `still-${VIEWS[still].scene}`)
}

/** Arguments of the still's script. */
async function wanted(still: StillId, renders: string): Promise<string[]> {
  const { aspect, widths } = stillSizes(still)
  const width = values.width || widths[0]
  const size = ['--width', String(width), '--height', `${Math.round(width / aspect)}`]
  const { scene } = VIEWS[still]
  const rug = scene === 'hero' ? ['--rug', await rugFromAbove(renders)] : []
  return [scene, '--out', renders, ...size, '--samples', String(values.samples), ...rug]
}

/** The hero is the most viewed; on phones the first view waits for it. */
function qualityOf(still: StillId, width: number): number {
  return VIEWS[still].scene === 'hero' && width > 800 ? 66 : 52
}

/** The shop's own picture of the rug, cropped to its edge. */
async function rugFromAbove(folder: string): Promise<string> {
  await renderArtwork()
  const picture = sharp(join(artworkDirectory(), `${HERO_RUG}-1600.webp`))
  const { width, height } = await picture.metadata()
  const { insetU, insetV } = rasterInset({ width, height })
  // A little inside, because the hand-bound edge is irregular.
  const [left, top] = [Math.ceil(width * insetU * 1.6), Math.ceil(height * insetV * 1.6)]
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
  const { mix, exposure, phone } = VIEWS[still]
  const picture = await clean.clean(mixLight(render, mix), guides, render)
  const { byteOf } = toneTables({ kind: 'film', exposure })
  const open = () => rawPicture(picture, render, byteOf)
  for (const size of stillSizes(still).widths)
    await open()
      .resize({ width: size })
      .avif({ quality: qualityOf(still, size), effort: 5 })
      .toFile(join(folder, `${still}-${size}.avif`))
  if (!phone) return
  const width = Math.round(phone.width * render.width)
  const part = {
    left: Math.round(phone.left * render.width),
    top: Math.round(phone.top * render.height),
    width,
    height: Math.round(width / HERO_ON_PHONES.aspect),
  }
  for (const size of HERO_ON_PHONES.widths)
    await open()
      .extract(part)
      .resize({ width: size })
      .avif({ quality: 52, effort: 5 })
      .toFile(join(folder, `${still}-phone-${size}.avif`))
}
