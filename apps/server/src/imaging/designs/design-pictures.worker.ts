// Tufts a drawing and encodes its pictures; off the main thread.
import { pileFieldStore } from '@nawl/engine/pile/field/pile-field-store'
import { tileFromBytes } from '@nawl/engine/pile/tile/tile-bytes'
import { handSeed } from '@nawl/engine/hand-seed'
import sharp from 'sharp'

import { encodePictures, encodeSmall } from '../artwork/encode-pictures.ts'
import { paintPicture, tuftPicture } from '../artwork/tuft-picture.ts'
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

// Visitors' pictures are made beside it.
sharp.concurrency(1)

/** Every picture of a drawing, by what follows its name. */
export async function pictureDesign({ file, palettes, tile }: PictureTask): Promise<NamedPicture[]> {
  const { width, height, yarns, hexes } = readDrawing(file)
  const drawn = { yarns, width, height, yarnCount: hexes.length, seed: handSeed(file) }
  // Its sheet is not kept: pictures of a design are made once.
  const raster = tuftPicture(drawn, { tile: tileFromBytes(new Uint8Array(tile)), sheetOf: pileFieldStore() })
  const made: NamedPicture[] = []
  const take = (prefix: string) => (name: string, bytes: Uint8Array) =>
    void made.push({ name: `${prefix}${name}`, bytes })
  await encodePictures(paintPicture(raster, hexes), take(''))
  for (const [i, palette] of palettes.entries())
    await encodeSmall(paintPicture(raster, palette), take(`-palette-${i + 1}`))
  return made
}
