import { deflateSync } from 'node:zlib'

import { printSize } from '@nawl/domain/rug/print-size'
import { type Png8Template, png8Template, png8WithPalette } from '@nawl/engine/encode/png8'
import { pngChunk } from '@nawl/engine/encode/png-chunk'

import type { PrintRug } from './print-rug.ts'

const INCHES_PER_METRE = 100 / 2.54

/**
 * A cut-out rug as a lossless PNG with one pixel per tufted pixel. Tagged as sRGB, with the density at which it fits an
 * A4 page (`printSize`), so that it prints at that size without scaling.
 */
export function printPng({ raster, table }: PrintRug): Uint8Array {
  const template = png8Template(raster, (rows) => deflateSync(rows, { level: 6 }))
  return png8WithPalette(withMarks(template, printSize(raster.width / raster.height).dpi), table)
}

/** PNG specification, 5.6: sRGB precedes the palette, pHYs the pixels. */
function withMarks({ head, tail }: Png8Template, dpi: number): Png8Template {
  // Rendering intent: perceptual.
  const srgb = pngChunk('sRGB', Uint8Array.of(0))
  const density = new DataView(new ArrayBuffer(9))
  density.setUint32(0, Math.round(dpi * INCHES_PER_METRE))
  density.setUint32(4, Math.round(dpi * INCHES_PER_METRE))
  density.setUint8(8, 1) // in metres
  const physical = pngChunk('pHYs', new Uint8Array(density.buffer))
  return { head: Buffer.concat([head, srgb, physical]), tail }
}
