import { outlineOf } from '@nawl/domain/rug/shape'
import { paintTuftsRgba } from '@nawl/engine/pile/paint-tufts'
import { shadeTable } from '@nawl/engine/pile/shade/shade-table'
import { pileFieldStore } from '@nawl/engine/pile/field/pile-field-store'
import { tileFromBytes } from '@nawl/engine/pile/tile/tile-bytes'
import { pileContrast, tuftSeparation } from '@nawl/engine/rug'
import sharp from 'sharp'

import type { PrintRug } from '../imaging/downloads/print-rug.ts'
import type { LineDrawing } from './line-drawing.ts'

/** The scale of the pile in pictures of a pack: they are thumbnails beside the drawings. */
export const PICTURE_SCALE = 1

/** A rug as its customer saw it, by day, tufted at the proportions ordered. */
export function rugPicture({ line, widthMm, lengthMm }: LineDrawing): PrintRug {
  const { design, rug, palette, tile } = line
  const raster = tuftSeparation(rug.separation, {
    style: design.textureStyle,
    outline: outlineOf(design.size.shape),
    tile: tileFromBytes(new Uint8Array(tile)),
    // Kept for nothing else: the next one is another size.
    sheetOf: pileFieldStore(),
    seed: rug.seed,
    ratio: widthMm / lengthMm,
  })
  const intensity = pileContrast(design.textureIntensity)
  return {
    raster,
    table: shadeTable(palette, raster.levels, { light: 'day', intensity, ground: 'transparent' }),
  }
}

/** Pixels along the longer side. */
const PREVIEW = 1000

export function previewPng({ raster, table }: PrintRug): Promise<Buffer> {
  const { width, height } = raster
  return sharp(paintTuftsRgba(raster, table), { raw: { width, height, channels: 4 } })
    .resize(PREVIEW, PREVIEW, { fit: 'inside' })
    .png()
    .toBuffer()
}
