// Draws designs, tufts them and writes their bitmaps and pictures.
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'

import { catalogue } from '@nawl/artwork/catalogue'
import type { Design } from '@nawl/artwork/design'
import { drawDesign } from '@nawl/artwork/draw-design'
import { catalogueField } from '@nawl/artwork/field'
import { surveyDesign } from '@nawl/artwork/survey/survey-design'
import { indexedBmp } from '@nawl/engine/bitmap/indexed-bmp'
import { paintTuftsRgba } from '@nawl/engine/pile/paint-tufts'
import { DEFAULT_INTENSITY, shadeTable } from '@nawl/engine/pile/shade/shade-table'
import { pileFieldStore } from '@nawl/engine/pile/field/pile-field-store'
import { tileFromBytes } from '@nawl/engine/pile/tile/tile-bytes'
import { tuft } from '@nawl/engine/pile/tuft'
import type { TuftedRaster } from '@nawl/engine/pile/tufted-raster'
import { workerData } from 'piscina'
import sharp from 'sharp'

import {
  encodePictures,
  encodeSmall,
  type Pixels,
} from '../../apps/server/src/imaging/artwork/encode-pictures.ts'
import { writeWhole } from './write-whole.ts'

const { tile: tileBytes } = workerData as { tile: SharedArrayBuffer }
const tile = tileFromBytes(new Uint8Array(tileBytes))
const sheetOf = pileFieldStore()

/** Size of a design's bitmap: 1.5 mm per pixel, about half a tuft. Square and round rugs have the same width. */
const BITMAP = { width: 1000, height: 1600 } as const
/** Pictures are tufted at twice that size and scaled down, which softens strands as a lens does. */
const TUFTED = { width: 2000, height: 3200 } as const

/** Writes the files of design `index`, with names beginning with `stem`, and returns its placeholder. */
export async function renderDesign({ index, stem }: { index: number; stem: string }): Promise<string> {
  const design = designAt(index)
  await mkdir(dirname(stem), { recursive: true })
  const hexes = design.yarns.map(({ hex }) => hex)
  const plane = drawDesign(design, BITMAP.width, BITMAP.height)
  await writeWhole(`${stem}.bmp`, indexedBmp(plane, BITMAP.width, BITMAP.height, hexes))
  for (const outline of ['square', 'round'] as const) {
    const cut = drawDesign(design, BITMAP.width, BITMAP.width, catalogueField(outline, design.cropCentre))
    await writeWhole(`${stem}-${outline}.bmp`, indexedBmp(cut, BITMAP.width, BITMAP.width, hexes))
  }
  const raster = tuftLarge(plane, design, index)
  for (const [i, palette] of design.palettes.entries())
    await encodeSmall(paint(raster, palette.hexes), written(`${stem}-palette-${i + 1}`))
  return encodePictures(paint(raster, hexes), written(stem))
}

const written = (stem: string) => (name: string, bytes: Uint8Array) => writeWhole(`${stem}${name}`, bytes)

/** The workshop's survey of design `index`. */
export function survey({ index }: { index: number }) {
  return surveyDesign(designAt(index))
}

function designAt(index: number): Design {
  const design = catalogue[index]
  if (!design) throw new Error(`the catalogue has no design ${index}`)
  return design
}

// Every core renders its own design, so libvips must not use more.
sharp.concurrency(1)

function paint(raster: TuftedRaster, hexes: readonly string[]): Pixels {
  const { width, height, levels } = raster
  const table = shadeTable(hexes, levels, {
    light: 'day',
    intensity: DEFAULT_INTENSITY,
    ground: 'transparent',
  })
  return { data: paintTuftsRgba(raster, table), width, height }
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
