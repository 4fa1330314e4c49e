import { PRINT_LONG_SIDE, printSize } from '@nawl/domain/rug/print-size'
import { shadeTable } from '@nawl/engine/pile/shade/shade-table'
import { pileFieldStore } from '@nawl/engine/pile/field/pile-field-store'
import { tileFromBytes } from '@nawl/engine/pile/tile/tile-bytes'
import type { TuftedRaster } from '@nawl/engine/pile/tufted-raster'
import { LONG_SIDE, pileContrast, tuftSeparation } from '@nawl/engine/rug'
import type { Separation } from '@nawl/engine/separation/separation'

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
  /** The pile tile of the style at `PRINT_SCALE`. */
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
export function printRug({ separation, seed, palette, texture, ratio, tile }: PrintRugTask): PrintRug {
  const { style, outline, light, intensity } = texture
  const raster = tuftSeparation(separation, {
    style,
    outline,
    tile: tileFromBytes(new Uint8Array(tile)),
    // Not cached: the next rug has another size.
    sheetOf: pileFieldStore(),
    seed,
    ratio,
  })
  const contrast = pileContrast(intensity)
  const table = shadeTable(palette, raster.levels, { light, intensity: contrast, ground: 'transparent' })
  assertAsPromised(raster, ratio)
  return { raster, table }
}

/** The studio shows the size beforehand, so it must match. */
function assertAsPromised({ width, height }: TuftedRaster, ratio: number): void {
  const { widthPx, heightPx } = printSize(ratio)
  if (width !== widthPx || height !== heightPx || PRINT_LONG_SIDE !== LONG_SIDE * PRINT_SCALE)
    throw new Error(`tufted ${width} × ${height} where ${widthPx} × ${heightPx} was promised`)
}
