import type { Tolerance } from '@nawl/domain/rug/sizes/precision'
import { recolor } from '@nawl/engine/recolor/recolor'
import { parseHex } from '@nawl/engine/color/hex'

import type { StudioAppearance } from '../state/studio-state.ts'
import type { ComposedDrawing } from './composed-drawing.ts'

/** Paints a drawing in the colours of a look, its yarns matched with that precision. */
export function paintDrawing(
  canvas: HTMLCanvasElement,
  { yarns, columns, rows, hexes }: ComposedDrawing,
  look: StudioAppearance,
  matchedAt: Tolerance,
): void {
  const swatches = hexes.map((hex) => swatchOf(hex))
  const palette = recolor(swatches, { mappings: Object.entries(look.mappings), tolerance: matchedAt })
  const pixels = new ImageData(columns, rows)
  const words = new Uint32Array(pixels.data.buffer)
  const colors = Uint32Array.from(palette, littleEndian)
  for (let pixel = 0; pixel < words.length; pixel++) words[pixel] = colors[yarns[pixel]!]!
  canvas.width = columns
  canvas.height = rows
  canvas.getContext('2d')?.putImageData(pixels, 0, 0)
}

/** `#RRGGBB` as an opaque pixel of a canvas. */
function littleEndian(hex: string): number {
  const rgb = parseHex(hex) ?? 0
  return ((0xff << 24) | ((rgb & 0xff) << 16) | (rgb & 0xff00) | (rgb >> 16)) >>> 0
}

function swatchOf(hex: string) {
  const rgb = parseHex(hex) ?? 0
  return { hex, r: rgb >> 16, g: (rgb >> 8) & 0xff, b: rgb & 0xff }
}
