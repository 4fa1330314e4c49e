// Tufts a drawing and encodes its pictures, as tools/artwork does for built-in designs; off the main thread.
import { paintTuftsRgba } from '@nawl/engine/pile/paint-tufts'
import { DEFAULT_INTENSITY, shadeTable } from '@nawl/engine/pile/shade/shade-table'
import { pileFieldStore } from '@nawl/engine/pile/field/pile-field-store'
import { tileFromBytes } from '@nawl/engine/pile/tile/tile-bytes'
import { tuft } from '@nawl/engine/pile/tuft'
import type { TuftedRaster } from '@nawl/engine/pile/tufted-raster'
import { handSeed } from '@nawl/engine/rug'
import sharp from 'sharp'

import { encodePictures, encodeSmall, type Pixels } from '../artwork/encode-pictures.ts'
import { readDrawing } from './draw-from-picture.ts'

export type PictureTask = {
  /** The bitmap of a drawing. */
  readonly file: Uint8Array
  /** The hexes of each palette beside its own, in the order of its yarns. */
  readonly palettes: readonly (readonly string[])[]
  /** The pile tile for twice the resolution of the bitmap. */
  readonly tile: SharedArrayBuffer
}
export type NamedPicture = { readonly name: string; readonly bytes: Uint8Array }

/** Pictures are tufted at twice the bitmap's size and scaled down, which softens strands as a lens does. */
const SCALE = 2

// Visitors' pictures are made beside it.
sharp.concurrency(1)

/** Every picture of a drawing, by what follows its name. */
export async function pictureDesign({ file, palettes, tile }: PictureTask): Promise<NamedPicture[]> {
  const { width, height, yarns, hexes } = readDrawing(file)
  const seed = handSeed(file)
  const [wide, high] = [width * SCALE, height * SCALE]
  const raster = tuft({
    yarns: doubled(yarns, width, height),
    width: wide,
    height: high,
    yarnCount: hexes.length,
    tile: tileFromBytes(new Uint8Array(tile)),
    // Not kept: pictures of a design are made once.
    sheet: pileFieldStore()(wide, high, SCALE, seed),
    style: 'fine',
    scale: SCALE,
    seed: seed + 1,
  })
  const made: NamedPicture[] = []
  const take = (prefix: string) => (name: string, bytes: Uint8Array) =>
    void made.push({ name: `${prefix}${name}`, bytes })
  await encodePictures(paint(raster, hexes), take(''))
  for (const [i, palette] of palettes.entries())
    await encodeSmall(paint(raster, palette), take(`-palette-${i + 1}`))
  return made
}

function paint(raster: TuftedRaster, hexes: readonly string[]): Pixels {
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
