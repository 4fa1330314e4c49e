import { deflateSync } from 'node:zlib'

import { deltaE2000 } from '@nawl/engine/color/delta-e2000'
import { formatHex } from '@nawl/engine/color/hex'
import { labFromRgb } from '@nawl/engine/color/lab'
import { png8Template, png8WithPalette } from '@nawl/engine/encode/png8'
import { paintTufts } from '@nawl/engine/pile/paint-tufts'
import { shadeTable } from '@nawl/engine/pile/shade-table'
import { sheetShelf } from '@nawl/engine/pile/sheet-shelf'
import { tileFromBytes } from '@nawl/engine/pile/tile-bytes'
import { paintSeparation } from '@nawl/engine/recolor/paint-separation'
import { recolor } from '@nawl/engine/recolor/recolor'
import { tuftSeparation } from '@nawl/engine/rug'
import { separate } from '@nawl/engine/separation/separate'
import sharp from 'sharp'

import { loadPileTile } from '../apps/server/src/color/pile-tile.ts'
import { words } from './extraction.ts'
import { medianMs } from './median.ts'
import { HEIGHT, type Picture, REPLACED, WIDTH, YARNS } from './picture.ts'

export type RecolouringRow = {
  readonly name: string
  readonly ms: number
  /** Mean ΔE2000 against the drawing made in the new colours from the start; null where the answer is wool. */
  readonly edges: number | null
  readonly inside: number | null
}

const JPEG = { quality: 90, chromaSubsampling: '4:4:4', optimiseCoding: false } as const

/** Five of seven colours replaced, by us and by the loop that everybody writes first. `truth` is the target. */
export async function measureRecolouring(picture: Picture, truth: Picture): Promise<RecolouringRow[]> {
  const separation = separate({ width: WIDTH, height: HEIGHT, pixels: words(picture.rgb) })
  const mappings = YARNS.map((yarn, i) => [formatHex(yarn), formatHex(REPLACED[i]!)] as const)
  const palette = () => recolor(separation.swatches, { mappings, tolerance: 10 })
  const tile = tileFromBytes(new Uint8Array(await loadPileTile({ directory: 'var/pile', style: 'fine', scale: 1 })))
  const tufted = tuftSeparation(separation, { style: 'fine', tile, sheetOf: sheetShelf(), seed: 1 })
  const png = png8Template(tufted, (rows) => deflateSync(rows))
  const table = (ground: string) =>
    shadeTable(palette(), tufted.levels, { light: 'day', intensity: 0.85, ground })
  const out = new Uint8Array(WIDTH * HEIGHT * 3)
  const raw = { raw: { width: WIDTH, height: HEIGHT, channels: 3 } } as const
  const finished = paintTufts(tufted, table('#F7F3EC'))

  const wool = (name: string, ms: number): RecolouringRow => ({ name, ms, edges: null, inside: null })
  const flat = (name: string, ms: number, rgb: Uint8Array): RecolouringRow => ({
    name,
    ms,
    ...errors(rgb, truth),
  })
  return [
    flat(
      'naive RGB distance, tolerance 30, pixels only',
      await medianMs(() => naive(picture.rgb, out)),
      naive(picture.rgb, out),
    ),
    flat(
      'Nawl flat, pixels only',
      await medianMs(() => paintSeparation(separation, palette(), out)),
      paintSeparation(separation, palette(), out),
    ),
    wool('Nawl tufted, pixels only', await medianMs(() => paintTufts(tufted, table('#F7F3EC'), out))),
    wool(
      'floor: sharp JPEG q90 4:4:4 of finished pixels',
      await medianMs(() => sharp(finished, raw).jpeg(JPEG).toBuffer()),
    ),
    wool(
      'Nawl tufted → JPEG, whole answer',
      await medianMs(() =>
        sharp(paintTufts(tufted, table('#F7F3EC'), out), raw)
          .jpeg(JPEG)
          .toBuffer(),
      ),
    ),
    wool(
      'Nawl tufted → PNG-8, whole answer',
      await medianMs(() => png8WithPalette(png, table('transparent')), 51),
    ),
  ]
}

function naive(rgb: Uint8Array, out: Uint8Array): Uint8Array {
  for (let i = 0; i < rgb.length; i += 3) {
    out[i] = rgb[i]!
    out[i + 1] = rgb[i + 1]!
    out[i + 2] = rgb[i + 2]!
    for (let yarn = 0; yarn < YARNS.length; yarn++) {
      const from = YARNS[yarn]!
      const red = rgb[i]! - (from >> 16)
      const green = rgb[i + 1]! - ((from >> 8) & 255)
      const blue = rgb[i + 2]! - (from & 255)
      if (red * red + green * green + blue * blue > 30 * 30) continue
      const to = REPLACED[yarn]!
      out[i] = to >> 16
      out[i + 1] = (to >> 8) & 255
      out[i + 2] = to & 255
      break
    }
  }
  return out
}

function errors(rgb: Uint8Array, truth: Picture): { edges: number; inside: number } {
  const sums = [0, 0]
  const counts = [0, 0]
  // Every seventh pixel is a fair sample, and ΔE2000 is slow.
  for (let p = 0; p < WIDTH * HEIGHT; p += 7) {
    const at = (bytes: Uint8Array) =>
      labFromRgb((bytes[3 * p]! << 16) | (bytes[3 * p + 1]! << 8) | bytes[3 * p + 2]!)
    const kind = truth.edge[p]!
    sums[kind]! += deltaE2000(at(rgb), at(truth.rgb))
    counts[kind]!++
  }
  return { inside: sums[0]! / counts[0]!, edges: sums[1]! / counts[1]! }
}
