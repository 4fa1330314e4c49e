import { outlinePath } from '@nawl/domain/outline/outline-text'
import type { Outline } from '@nawl/domain/outline/traces'
import { paintTuftsRgba } from '@nawl/engine/pile/paint-tufts'
import { pompomRaster, pompomTable } from '@nawl/engine/pile/pompom/pompom'
import type { TuftedRaster } from '@nawl/engine/pile/tufted-raster'
import sharp from 'sharp'

import type { PrintRug } from './print-rug.ts'

const DPI = 300
/** Room around the rug for its shadow, in points. */
export const SHADOW = 26
const WHITE = '#FFFFFF'
const SHADOW_INK = '#2E2114'

/** A rug on white with its shadow, `widthPt` wide, as JPEG that reaches `SHADOW` farther on every side. */
export async function rugOnWhite(
  { raster, table }: PrintRug,
  widthPt: number,
  outline: Outline,
): Promise<Buffer> {
  const px = (points: number) => Math.round((points * DPI) / 72)
  // Never more pixels than were tufted.
  const width = Math.min(px(widthPt), raster.width)
  const height = Math.round((width * raster.height) / raster.width)
  const rim = Math.round((SHADOW / widthPt) * width)
  const cloth = await sharp(paintTuftsRgba(raster, table), { raw: { ...sizeOf(raster), channels: 4 } })
    .resize(width, height, { fit: 'fill' })
    .raw()
    .toBuffer()
  // A shadow has nothing fine in it: drawn small, and as pixels first, lest it is drawn anew when enlarged.
  const drawing = Buffer.from(shadow(width / 4, height / 4, rim / 4, outline))
  const { data, info } = await sharp(drawing).raw().toBuffer({ resolveWithObject: true })
  const ground = await sharp(data, { raw: { ...sizeOf(info), channels: 4 } })
    .resize(width + 2 * rim, height + 2 * rim, { fit: 'fill' })
    .raw()
    .toBuffer()
  return sharp(ground, { raw: { width: width + 2 * rim, height: height + 2 * rim, channels: 4 } })
    .composite([{ input: cloth, raw: { width, height, channels: 4 }, left: rim, top: rim }])
    .flatten({ background: WHITE })
    .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

const sizeOf = ({ width, height }: Pick<TuftedRaster, 'width' | 'height'>) => ({ width, height })

/** Where a rug lies on a table under a window: close beneath it and dark, farther and faint. */
function shadow(width: number, height: number, rim: number, outline: Outline): string {
  const inset = rim * 0.3
  const fall = (blur: number, drop: number, opacity: number) => {
    const [wide, long] = [width - 2 * inset, height - 2 * inset]
    const box = { left: rim + inset, top: rim + inset + drop * rim, width: wide, height: long }
    return `<filter id="b${blur}" filterUnits="userSpaceOnUse" x="0" y="0" width="100%" height="100%"><feGaussianBlur stdDeviation="${blur * rim}"/></filter>
      <path d="${outlinePath(outline, width / height, box)}" fill="${SHADOW_INK}" opacity="${opacity}" filter="url(#b${blur})"/>`
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width + 2 * rim}" height="${height + 2 * rim}">
    <rect width="100%" height="100%" fill="${WHITE}"/>${fall(0.26, 0.34, 0.2)}${fall(0.09, 0.14, 0.34)}
  </svg>`
}

const BALL = pompomRaster(120)

/** A ball of a yarn (`#RRGGBB`) on white, as JPEG. */
export function ballOnWhite(hex: string): Promise<Buffer> {
  return sharp(paintTuftsRgba(BALL, pompomTable(hex)), { raw: { ...sizeOf(BALL), channels: 4 } })
    .flatten({ background: WHITE })
    .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
    .toBuffer()
}
