// `node bench/pile.ts`: the grain of our pile in five colours at two scales, in the figures by which photographs are
// compared: detail below 5 pixels, from 5 to 17, and the slope of the spectrum. `-- --picture FILE --at x,y --side 128
// --mm 2.5 --to 2.5` measures a patch of a photograph instead, scaled from `mm` a pixel to `to`.
import sharp, { type Sharp } from 'sharp'

import { DEFAULT_INTENSITY, shadeTable } from '@nawl/engine/pile/shade/shade-table'
import { paintTufts } from '@nawl/engine/pile/paint-tufts'

import { readOptions } from '../tools/read-options.ts'
import { DRAWN_MM, PLACES, plainPile } from './pile/plain-pile.ts'
import { patchOf, type PileStatistics, pileStatistics } from './pile/pile-statistics.ts'

const { values } = readOptions({
  usage: 'node bench/pile.ts [--style fine] [--picture FILE --at 0,0 --side 128 --mm 2.5 --to 2.5]',
  options: { style: 'fine', picture: '', at: '0,0', side: 128, mm: 2.5, to: 2.5 },
})

const COLORS = { ivory: '#E9DFCC', beige: '#C9B79C', grey: '#8A8782', red: '#9A3B31', black: '#1C1B1D' }
const SCALES = [0.75, 1.5, 2.5] as const

if (values.picture) console.table({ [values.picture]: rounded(await measurePicture()) })
else await measureOurs()

async function measurePicture(): Promise<PileStatistics> {
  const [left, top] = values.at.split(',').map(Number)
  const picture = sharp(values.picture).removeAlpha()
  const { width } = await picture.metadata()
  const scaled = picture.resize(Math.round((width * values.mm) / values.to))
  return measure(sharp(await scaled.png().toBuffer()), left ?? 0, top ?? 0, values.side)
}

async function measureOurs(): Promise<void> {
  const raster = await plainPile(values.style)
  const { width, height } = raster
  const rows: Record<string, object> = {}
  for (const [name, hex] of Object.entries(COLORS)) {
    const look = { light: 'day', intensity: DEFAULT_INTENSITY, ground: '#F7F3EC' } as const
    const table = shadeTable([hex], raster.levels, look)
    const data = paintTufts(raster, table)
    for (const mm of SCALES) {
      const across = Math.round((width * DRAWN_MM) / mm)
      const png = await sharp(data, { raw: { width, height, channels: 3 } })
        .resize(across)
        .png()
        .toBuffer()
      const side = 128
      const down = Math.round((height * DRAWN_MM) / mm)
      const found = await Promise.all(
        PLACES.map(([x, y]) =>
          measure(sharp(png), Math.round(x * across), Math.min(down - side, Math.round(y * down)), side),
        ),
      )
      rows[`${name} ${mm}`] = rounded(average(found))
    }
  }
  console.table(rows)
}

/** As a shop shows it, because compression takes fine detail away. */
async function measure(picture: Sharp, left: number, top: number, side: number): Promise<PileStatistics> {
  const piece = picture.extract({ left, top, width: side, height: side })
  const jpeg = await piece.jpeg({ quality: 88, chromaSubsampling: '4:4:4' }).toBuffer()
  return pileStatistics(patchOf(await sharp(jpeg).raw().toBuffer(), side))
}

function average(all: readonly PileStatistics[]): PileStatistics {
  const names = Object.keys(all[0] ?? {}) as (keyof PileStatistics)[]
  const means = names.map((name) => [name, all.reduce((sum, one) => sum + one[name], 0) / all.length])
  return Object.fromEntries(means) as PileStatistics
}

function rounded(statistics: PileStatistics): object {
  return Object.fromEntries(
    Object.entries(statistics).map(([name, value]) => [name, Number(value.toFixed(2))]),
  )
}
