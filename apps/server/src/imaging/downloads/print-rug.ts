import { deflateSync } from 'node:zlib'

import { PRINT_LONG_SIDE, printSize } from '@nawl/domain/rug/sizes/print-size'
import { shadeTable } from '@nawl/engine/pile/shade/shade-table'
import { pileFieldStore } from '@nawl/engine/pile/field/pile-field-store'
import { tileFromBytes } from '@nawl/engine/pile/tile/tile-bytes'
import type { TuftedRaster } from '@nawl/engine/pile/tufted-raster'
import { pileContrast } from '@nawl/engine/pile/shade/pile-contrast'
import { tuftSeparation } from '@nawl/engine/rug'
import { LONG_SIDE } from '@nawl/engine/rug-size'
import type { Separation } from '@nawl/engine/separation/separation'
import { type Png8Template, png8Template, png8WithPalette } from '@nawl/engine/encode/png8'
import { pngChunk } from '@nawl/engine/encode/png-chunk'

import type { Texture } from '../color/color-answer.ts'

/** Engine pixels per screen pixel, in each direction. */
export const PRINT_SCALE = 2

export type PrintRugTask = {
  readonly separation: Separation
  readonly seed: number
  /** One `#RRGGBB` per swatch. */
  readonly palette: readonly string[]
  readonly texture: Texture
  /** Width over length of the ordered rug. */
  readonly ratio: number
  /** The pile tile of the style, for print at `PRINT_SCALE`. */
  readonly tile: SharedArrayBuffer
}

export type PrintRug = {
  readonly raster: TuftedRaster
  /** 256 × RGBA, transparent around the rug. */
  readonly table: Uint8Array
}

/**
 * A rug tufted for print, twice as fine as on screen, where a tuft is four pixels wide. The pile has no finer detail,
 * so enlarging it further would only blur it. Tufted at the ordered proportions rather than stretched afterwards, so
 * that tufts stay square.
 */
export function printRug(task: PrintRugTask): PrintRug {
  const printed = tuftedRug(task)
  assertAsPromised(printed.raster, task.ratio)
  return printed
}

/** A rug tufted with the pile of its tile. */
export function tuftedRug({ separation, seed, palette, texture, ratio, tile }: PrintRugTask): PrintRug {
  const { style, outline, light } = texture
  const raster = tuftSeparation(separation, {
    style,
    outline,
    tile: tileFromBytes(new Uint8Array(tile)),
    // Not cached: the next rug has another size.
    sheetOf: pileFieldStore(),
    seed,
    ratio,
  })
  const intensity = pileContrast(texture.intensity)
  return { raster, table: shadeTable(palette, raster.levels, { light, intensity, ground: 'transparent' }) }
}

/** The studio shows the size beforehand, so it must match. */
function assertAsPromised({ width, height }: TuftedRaster, ratio: number): void {
  const { widthPx, heightPx } = printSize(ratio)
  if (width !== widthPx || height !== heightPx || PRINT_LONG_SIDE !== LONG_SIDE * PRINT_SCALE)
    throw new Error(`tufted ${width} × ${height} where ${widthPx} × ${heightPx} was promised`)
}

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
