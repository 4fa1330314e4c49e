// Draws one design, tufts it and writes its bitmap and its pictures.
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

import { catalogue } from '@nawl/artwork/catalogue'
import type { Design } from '@nawl/artwork/design'
import { drawDesign } from '@nawl/artwork/draw-design'
import { indexedBmp } from '@nawl/engine/bitmap/indexed-bmp'
import { paintTuftsRgba } from '@nawl/engine/pile/paint-tufts'
import { DEFAULT_INTENSITY, shadeTable } from '@nawl/engine/pile/shade-table'
import { sheetShelf } from '@nawl/engine/pile/sheet-shelf'
import { tileFromBytes } from '@nawl/engine/pile/tile-bytes'
import { tuft } from '@nawl/engine/pile/tuft'
import type { TuftedRaster } from '@nawl/engine/pile/tufted-raster'
import { workerData } from 'piscina'
import sharp, { type Sharp } from 'sharp'

const { tile: tileBytes } = workerData as { tile: SharedArrayBuffer }
const tile = tileFromBytes(new Uint8Array(tileBytes))
const sheetOf = sheetShelf()

/** Size of a design's bitmap: 1.5 mm a pixel, about half a tuft. */
const BITMAP = { width: 1000, height: 1600 } as const
/** Pictures are tufted at twice that and scaled down, which softens strands as a lens does. */
const TUFTED = { width: 2000, height: 3200 } as const
const WIDTHS = [400, 800, 1600] as const
const PAPER = '#F7F3EC'

/** `stem` is where the files go, without an ending. */
export async function renderDesign({ index, stem }: { index: number; stem: string }): Promise<void> {
  const design = catalogue[index]
  if (!design) throw new Error(`the catalogue has no design ${index}`)
  await mkdir(dirname(stem), { recursive: true })
  const plane = drawDesign(design, BITMAP.width, BITMAP.height)
  const hexes = design.yarns.map(({ hex }) => hex)
  await writeFile(`${stem}.bmp`, indexedBmp(plane, BITMAP.width, BITMAP.height, hexes))
  const raster = tuftLarge(plane, design, index)
  await writePictures(raster, hexes, stem)
  for (const [i, palette] of design.palettes.entries())
    await picture(raster, palette.hexes)
      .resize(400)
      .webp({ quality: 80 })
      .toFile(`${stem}-palette-${i + 1}-400.webp`)
}

async function writePictures(raster: TuftedRaster, hexes: readonly string[], stem: string): Promise<void> {
  const large = await picture(raster, hexes).resize(1600).raw().toBuffer({ resolveWithObject: true })
  const { width, height } = large.info
  for (const to of WIDTHS)
    await sharp(large.data, { raw: { width, height, channels: 4 } })
      .resize(to)
      .webp({ quality: 80 })
      .toFile(`${stem}-${to}.webp`)
  await picture(raster, hexes, PAPER).resize(800).jpeg({ quality: 84 }).toFile(`${stem}.jpg`)
  // The pile itself, tuft by tuft: a piece from the livelier part of the rug.
  await picture(raster, hexes, PAPER)
    .extract({ left: 900, top: 860, width: 700, height: 1120 })
    .webp({ quality: 78 })
    .toFile(`${stem}-pile.webp`)
}

function picture(raster: TuftedRaster, hexes: readonly string[], ground = 'transparent'): Sharp {
  const table = shadeTable(hexes, raster.levels, { light: 'day', intensity: DEFAULT_INTENSITY, ground })
  const rgba = paintTuftsRgba(raster, table)
  return sharp(rgba, { raw: { width: raster.width, height: raster.height, channels: 4 } })
}

function tuftLarge(plane: Uint8Array, design: Design, seed: number): TuftedRaster {
  const { width, height } = TUFTED
  return tuft({
    yarns: doubled(plane),
    width,
    height,
    yarnCount: design.yarns.length,
    tile,
    sheet: sheetOf(width, height, 2, seed),
    style: 'fine',
    scale: 2,
    seed: seed + 1,
  })
}

function doubled(plane: Uint8Array): Uint8Array {
  const { width, height } = TUFTED
  const out = new Uint8Array(width * height)
  for (let y = 0; y < height; y += 2) {
    const row = out.subarray(y * width, (y + 1) * width)
    const from = (y / 2) * BITMAP.width
    for (let x = 0; x < BITMAP.width; x++) row.fill(plane[from + x] ?? 0, 2 * x, 2 * x + 2)
    out.copyWithin((y + 1) * width, y * width, (y + 1) * width)
  }
  return out
}
