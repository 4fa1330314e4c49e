// Draws designs, tufts them and writes their bitmaps and pictures.
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'

import { catalogue } from '@nawl/artwork/catalogue'
import type { Design } from '@nawl/artwork/design'
import { drawDesign } from '@nawl/artwork/draw-design'
import { catalogueField } from '@nawl/artwork/field'
import { surveyDesign } from '@nawl/artwork/survey/survey-design'
import { indexedBmp } from '@nawl/engine/bitmap/indexed-bmp'
import { pileFieldStore } from '@nawl/engine/pile/field/pile-field-store'
import { tileFromBytes } from '@nawl/engine/pile/tile/tile-bytes'
import { workerData } from 'piscina'
import sharp from 'sharp'

import { encodePictures, encodeSmall } from '../../apps/server/src/imaging/artwork/encode-pictures.ts'
import { paintPicture, tuftPicture } from '../../apps/server/src/imaging/artwork/tuft-picture.ts'
import { writeWhole } from './write-whole.ts'

const { tile: tileBytes } = workerData as { tile: SharedArrayBuffer }
const tile = tileFromBytes(new Uint8Array(tileBytes))
const sheetOf = pileFieldStore()

/** Size of a design's bitmap: 1.5 mm per pixel, about half a tuft. Square and round rugs have the same width. */
const BITMAP = { width: 1000, height: 1600 } as const

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
  const drawn = { ...BITMAP, yarns: plane, yarnCount: hexes.length, seed: index }
  const raster = tuftPicture(drawn, { tile, sheetOf })
  for (const [i, palette] of design.palettes.entries())
    await encodeSmall(paintPicture(raster, palette.hexes), written(`${stem}-palette-${i + 1}`))
  return encodePictures(paintPicture(raster, hexes), written(stem))
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
