import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inflateRawSync } from 'node:zlib'

import { catalogue } from '@nawl/artwork/catalogue'
import { DEFAULT_TOLERANCE, TEXTURE } from '@nawl/domain/rug/precision'
import { artworkPath } from '@nawl/domain/catalogue/listed-rug'
import { deltaE2000 } from '@nawl/engine/color/delta-e2000'
import { labFromRgb } from '@nawl/engine/color/lab'
import { shadeTable } from '@nawl/engine/pile/shade/shade-table'
import { paintTufts } from '@nawl/engine/pile/paint-tufts'
import { pileFieldStore } from '@nawl/engine/pile/field/pile-field-store'
import { tileFromBytes } from '@nawl/engine/pile/tile/tile-bytes'
import { rasterInset } from '@nawl/engine/room/rug-texture'
import { pileContrast, takeApart, tuftSeparation } from '@nawl/engine/rug'
import { recolor } from '@nawl/engine/recolor/recolor'
import type { Separation } from '@nawl/engine/separation/separation'
import sharp from 'sharp'
import { expect, it } from 'vitest'

import { drawComposed } from '../artwork/draw-composed.ts'
import { loadPileTile } from '../color/pile-tile.ts'
import { clothPicture } from './cloth-picture.ts'

const directory = mkdtempSync(join(tmpdir(), 'tiles-'))
const STYLES = ['fine', 'loop', 'carved'] as const
/** Every tenth design, each with another pile. */
const DESIGNS = catalogue.filter((_, n) => n % 10 === 3)

it.each(DESIGNS.map((design, n) => [design.name, design, STYLES[n % 3]!] as const))(
  'shows %s in the colours of the studio’s picture, in each of its palettes',
  async (_name, design, style) => {
    const { separation, seed } = await drawn(artworkPath(design))
    const tile = tileFromBytes(new Uint8Array(await loadPileTile({ directory, style, scale: 1 })))
    const raster = tuftSeparation(separation, { style, tile, sheetOf: pileFieldStore(), seed })
    const { width, height } = raster
    const { insetU, insetV } = rasterInset(raster)
    const [left, top] = [Math.round(insetU * width), Math.round(insetV * height)]
    const rug = { left, top, width: width - 2 * left, height: height - 2 * top }
    const intensity = pileContrast(TEXTURE.onReplace)
    const palettes = [design.yarns.map(({ hex }) => hex), ...design.palettes.map(({ hexes }) => hexes)]
    for (const hexes of palettes) {
      const mappings = design.yarns.map(({ hex }, n): [string, string] => [hex, hexes[n] ?? hex])
      const palette = recolor(separation.swatches, { mappings, tolerance: DEFAULT_TOLERANCE })
      const table = shadeTable(palette, raster.levels, { light: 'day', intensity, ground: 'transparent' })
      const studio = await sharp(paintTufts(raster, table), { raw: { width, height, channels: 3 } })
        .extract(rug)
        .png()
        .toBuffer()
      expect(await meanApart(await clothPicture({ raster, table }), studio)).toBeLessThanOrEqual(1)
    }
  },
  60_000,
)

/** Mean ΔE2000 of two pictures of a rug, over pieces of a centimetre without its hand-cut rim. */
async function meanApart(a: Buffer, b: Buffer): Promise<number> {
  const [first, second] = [await pieces(a), await pieces(b)]
  const rgb = (pixels: Buffer, at: number) => pixels.readUIntBE(at * 3, 3)
  let sum = 0
  for (let y = RIM; y < HIGH - RIM; y++)
    for (let x = RIM; x < WIDE - RIM; x++) {
      const at = y * WIDE + x
      sum += deltaE2000(labFromRgb(rgb(first, at)), labFromRgb(rgb(second, at)))
    }
  return sum / ((WIDE - 2 * RIM) * (HIGH - 2 * RIM))
}

const [WIDE, HIGH, RIM] = [200, 300, 2]

/** Decoded before it is reduced: a JPEG would be reduced by its own coefficients, which is another picture. */
async function pieces(picture: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  return sharp(data, { raw: { width, height, channels: 3 } })
    .resize(WIDE, HIGH, { fit: 'fill' })
    .raw()
    .toBuffer()
}

async function drawn(path: string): Promise<{ separation: Separation; seed: number }> {
  const made = await drawComposed({ design: path, width: 200, length: 300, shape: 'rectangle' })
  if (!made) throw new Error(`there is no ${path}`)
  const taken = takeApart(new Uint8Array(inflateRawSync(made.packed)), { maxPixels: 1e7 }, () => 0)
  if (!taken.ok) throw new Error(`unreadable: ${JSON.stringify(taken.reason)}`)
  return taken
}
