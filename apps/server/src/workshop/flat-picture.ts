import sharp from 'sharp'

import type { LineDrawing } from './line-drawing.ts'

/** A rug's flat drawing in its yarns as PNG, at most `longest` pixels a side, transparent around the rug. */
export function flatPicture(
  { plane, yarns, widthMm, lengthMm }: LineDrawing,
  longest: number,
  { isMirrored }: { readonly isMirrored: boolean },
): Promise<Buffer> {
  const { drawing, width, height, laid } = plane
  const colors = yarns.map(({ hex }) => Number.parseInt(hex.slice(1), 16))
  const pixels = new Uint8Array(drawing.length * 4)
  for (let pixel = 0, to = 0; pixel < drawing.length; pixel++, to += 4) {
    const rgb = colors[drawing[pixel]!]!
    pixels[to] = rgb >> 16
    pixels[to + 1] = (rgb >> 8) & 255
    pixels[to + 2] = rgb & 255
    pixels[to + 3] = laid?.[pixel] === 0 ? 0 : 255
  }
  const scale = longest / Math.max(widthMm, lengthMm)
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .resize(Math.round(widthMm * scale), Math.round(lengthMm * scale), { fit: 'fill' })
    .flop(isMirrored)
    .png()
    .toBuffer()
}
