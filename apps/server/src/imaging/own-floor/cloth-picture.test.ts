import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

import { catalogue } from '@nawl/artwork/catalogue'
import { DEFAULT_TOLERANCE, TEXTURE } from '@nawl/domain/rug/sizes/precision'
import { artworkPath } from '@nawl/domain/catalogue/listed-rug'
import { deltaE2000 } from '@nawl/engine/color/delta-e2000'
import { labFromRgb } from '@nawl/engine/color/lab'
import { shadeTable } from '@nawl/engine/pile/shade/shade-table'
import { paintTufts } from '@nawl/engine/pile/paint-tufts'
import { pileFieldStore } from '@nawl/engine/pile/field/pile-field-store'
import { tileFromBytes } from '@nawl/engine/pile/tile/tile-bytes'
import { rasterInset } from '@nawl/engine/room/rug-texture'
import { pileContrast } from '@nawl/engine/pile/shade/pile-contrast'
import { takeApart, tuftSeparation } from '@nawl/engine/rug'
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
  let sum = 0
  for (let y = RIM; y < HIGH - RIM; y++)
    for (let x = RIM; x < WIDE - RIM; x++)
      sum += deltaE2000(lab(first, y * WIDE + x), lab(second, y * WIDE + x))
  return sum / ((WIDE - 2 * RIM) * (HIGH - 2 * RIM))
}

const [WIDE, HIGH, RIM] = [200, 300, 2]

const lab = (means: Float64Array, at: number) => {
  const [red, green, blue] = [0, 1, 2].map((channel) => Math.round(means[at * 3 + channel]!))
  return labFromRgb((red! << 16) | (green! << 8) | blue!)
}

/**
 * The mean of each piece, pixels on its edges by their part in it: pictures of different sizes, reduced by a filter,
 * would be moved against each other by parts of a pixel.
 */
async function pieces(picture: Buffer): Promise<Float64Array> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const means = new Float64Array(WIDE * HIGH * 3)
  const [columns, rows] = [parts(width, WIDE), parts(height, HIGH)]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (const [row, high] of rows[y]!)
        for (const [column, wide] of columns[x]!)
          for (let channel = 0; channel < 3; channel++)
            means[(row * WIDE + column) * 3 + channel]! += data[(y * width + x) * 3 + channel]! * high * wide
  return means
}

/** For each of `from` pixels, the pieces that it reaches into and its share of each. */
function parts(from: number, to: number): readonly (readonly (readonly [piece: number, share: number])[])[] {
  return Array.from({ length: from }, (_, pixel) => {
    const [start, end] = [(pixel * to) / from, ((pixel + 1) * to) / from]
    const [first, last] = [Math.floor(start), Math.min(to - 1, Math.floor(end))]
    if (first === last) return [[first, end - start]]
    return [
      [first, last - start],
      [last, end - last],
    ]
  })
}

async function drawn(path: string): Promise<{ separation: Separation; seed: number }> {
  const made = await drawComposed({ design: path, width: 200, length: 300, shape: 'rectangle' })
  if (!made) throw new Error(`there is no ${path}`)
  const taken = takeApart(new Uint8Array(brotliDecompressSync(made.packed)), { maxPixels: 1e7 }, () => 0)
  if (!taken.ok) throw new Error(`unreadable: ${JSON.stringify(taken.reason)}`)
  return taken
}
