import { deflateSync } from 'node:zlib'

import { formatHex } from '@nawl/engine/color/hex'
import { png8Template, png8WithPalette } from '@nawl/engine/encode/png8'
import { paintTufts } from '@nawl/engine/pile/paint-tufts'
import { shadeTable } from '@nawl/engine/pile/shade/shade-table'
import { pileFieldStore } from '@nawl/engine/pile/field/pile-field-store'
import { tileFromBytes } from '@nawl/engine/pile/tile/tile-bytes'
import { recolor } from '@nawl/engine/recolor/recolor'
import type { TuftedRaster } from '@nawl/engine/pile/tufted-raster'
import { takeApart, tuftSeparation } from '@nawl/engine/rug'
import type { Separation } from '@nawl/engine/separation/separation'
import sharp from 'sharp'

import { loadPileTile } from '../../apps/server/src/imaging/color/pile-tile.ts'
import { type Design, DESIGNS } from '../../packages/engine/src/ground-truth/designs.ts'
import { draw } from '../../packages/engine/src/ground-truth/draw.ts'
import { recolored } from '../../packages/engine/src/ground-truth/recolored.ts'
import { survey } from '../../packages/engine/src/ground-truth/survey.ts'
import { woolLight } from '../../packages/engine/src/ground-truth/wool-light.ts'
import { TEXTURES } from './measure-quality.ts'
import { bmp24, pictureOf } from './picture.ts'
import { Scoreboard } from './scoreboard.ts'

/** The server's own encoder settings. */
const JPEG = { quality: 90, chromaSubsampling: '4:4:4', optimiseCoding: false } as const

type MadeRug = {
  readonly separation: Separation
  readonly tufted: TuftedRaster
  readonly ms: { readonly decode: number; readonly separate: number; readonly tuft: number }
}

/** Numbers of the timed designs: the ordinary one, ten close shades, and many small pieces. */
const TIMED = [0, 1, 6] as const

/**
 * Milliseconds of the whole pipeline, under the method names `cold flat`, `cold wool` and `warm`; `first` is the first
 * bitmap of this process, before any code is compiled or pile generated.
 */
export async function measureSpeed(width: number): Promise<Scoreboard> {
  const scores = new Scoreboard()
  const bytes = await loadPileTile({ directory: 'var/pile', style: 'fine', scale: 1 })
  const tile = tileFromBytes(new Uint8Array(bytes))
  const making = { style: 'fine', tile, sheetOf: pileFieldStore(), seed: 1 } as const
  const now = () => performance.now()
  const rugOf = (file: Uint8Array): MadeRug => {
    const taken = takeApart(file, { maxPixels: 40e6 }, now)
    if (!taken.ok) throw new Error(`the bench wrote a bitmap that is ${taken.reason}`)
    const start = now()
    const tufted = tuftSeparation(taken.separation, making)
    return { separation: taken.separation, tufted, ms: { ...taken.ms, tuft: now() - start } }
  }
  for (const [n, design] of TIMED.map((n) => [n, DESIGNS[n]!] as const)) {
    const measured = survey(design, width)
    for (const texture of TEXTURES) {
      const light = texture === 'wool' ? woolLight(measured.width, measured.height, n + 1) : undefined
      const file = bmp24(pictureOf(draw(measured, design.yarns, light)))
      for (let run = -1; run < 5; run++) {
        const start = performance.now()
        const { ms } = rugOf(file)
        const scored = { ...ms, whole: performance.now() - start }
        if (n === TIMED[0] && texture === 'flat' && run < 0) scores.add('first', scored)
        if (run >= 0) scores.add(`cold ${texture}`, scored)
      }
      const rug = rugOf(file)
      if (texture === 'wool') await warm(rug, design, () => tuftSeparation(rug.separation, making), scores)
    }
  }
  return scores
}

/** Time per request once the rug is tufted; encoder floor and answer alternate, so that both see the same machine. */
async function warm(
  { separation, tufted }: MadeRug,
  design: Design,
  tuft: () => unknown,
  scores: Scoreboard,
): Promise<void> {
  const { width, height } = tufted
  const colors = recolored(design, 1)
  const mappings = design.yarns.map((rgb, n) => [formatHex(rgb), formatHex(colors[n]!)] as const)
  const table = (ground: string) => {
    const palette = recolor(separation.swatches, { mappings, tolerance: 10 })
    return shadeTable(palette, tufted.levels, { light: 'day', intensity: 0.85, ground })
  }
  const encode = (rgb: Uint8Array) =>
    sharp(rgb, { raw: { width, height, channels: 3 } })
      .jpeg(JPEG)
      .toBuffer()
  const template = png8Template(tufted, (rows) => deflateSync(rows))
  const finished = paintTufts(tufted, table('#F7F3EC'))
  for (let run = -5; run < 15; run++) {
    const cpu = process.cpuUsage()
    if (run % 3 === 0) tuft()
    const { user, system } = process.cpuUsage(cpu)
    const times = [performance.now()]
    const lap = () => times.push(performance.now())
    await encode(finished)
    lap()
    await encode(paintTufts(tufted, table('#F7F3EC')))
    lap()
    png8WithPalette(template, table('transparent'))
    lap()
    if (run < 0) continue
    const [floor, jpeg, png] = times.slice(1).map((time, n) => time - times[n]!) as [number, number, number]
    scores.add('warm', { floor, jpeg, png, tuft: run % 3 === 0 ? (user + system) / 1000 : null })
  }
}
