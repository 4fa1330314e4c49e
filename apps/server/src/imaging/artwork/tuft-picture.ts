import { paintTuftsRgba } from '@nawl/engine/pile/paint-tufts'
import type { pileFieldStore } from '@nawl/engine/pile/field/pile-field-store'
import { DEFAULT_INTENSITY, shadeTable } from '@nawl/engine/pile/shade/shade-table'
import { tuft } from '@nawl/engine/pile/tuft'
import type { TuftedRaster } from '@nawl/engine/pile/tufted-raster'

import type { Pixels } from './encode-pictures.ts'

/** Pictures are tufted at twice the bitmap's size and scaled down, which softens strands as a lens does. */
const SCALE = 2

type Drawn = {
  /** A yarn for each pixel, in rows. */
  readonly yarns: Uint8Array
  readonly width: number
  readonly height: number
  readonly yarnCount: number
  readonly seed: number
}
type Pile = {
  /** For twice the resolution of the bitmap. */
  readonly tile: Parameters<typeof tuft>[0]['tile']
  readonly sheetOf: ReturnType<typeof pileFieldStore>
}

/** Tufts a design for its pictures. */
export function tuftPicture(drawn: Drawn, { tile, sheetOf }: Pile): TuftedRaster {
  const { yarns, yarnCount, seed } = drawn
  const [width, height] = [drawn.width * SCALE, drawn.height * SCALE]
  return tuft({
    yarns: doubled(yarns, drawn.width, drawn.height),
    width,
    height,
    yarnCount,
    tile,
    sheet: sheetOf(width, height, SCALE, seed),
    style: 'fine',
    scale: SCALE,
    seed: seed + 1,
  })
}

/** Paints what was tufted in the hexes of a palette, by day. */
export function paintPicture(raster: TuftedRaster, hexes: readonly string[]): Pixels {
  const { width, height, levels } = raster
  const table = shadeTable(hexes, levels, {
    light: 'day',
    intensity: DEFAULT_INTENSITY,
    ground: 'transparent',
  })
  return { data: paintTuftsRgba(raster, table), width, height }
}

function doubled(plane: Uint8Array, width: number, height: number): Uint8Array {
  const wide = width * SCALE
  const out = new Uint8Array(plane.length * SCALE * SCALE)
  for (let y = 0; y < height; y++) {
    const at = y * SCALE * wide
    for (let x = 0; x < width; x++) out.fill(plane[y * width + x]!, at + x * SCALE, at + x * SCALE + SCALE)
    out.copyWithin(at + wide, at, at + wide)
  }
  return out
}
