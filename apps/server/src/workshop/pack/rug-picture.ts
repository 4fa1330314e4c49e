import { outlineOf } from '@nawl/domain/rug/shape'
import { paintTuftsRgba } from '@nawl/engine/pile/paint-tufts'
import sharp from 'sharp'

import { type PrintRug, tuftedRug } from '../../imaging/downloads/print-rug.ts'
import type { LineDrawing } from './line-drawing.ts'

/** The scale of the pile in pictures of a pack: they are thumbnails beside the drawings. */
export const PICTURE_SCALE = 1

/** A rug as its customer saw it, by day, tufted at the proportions ordered. */
export function rugPicture({
  line,
  widthMm,
  lengthMm,
}: Pick<LineDrawing, 'line' | 'widthMm' | 'lengthMm'>): PrintRug {
  const { design, rug, palette, tile } = line
  const { textureStyle: style, textureIntensity: intensity, size } = design
  const texture = { style, intensity, outline: outlineOf(size.shape), light: 'day' } as const
  return tuftedRug({ ...rug, palette, texture, ratio: widthMm / lengthMm, tile })
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
