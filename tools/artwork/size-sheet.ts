import { join } from 'node:path'

import type { Design } from '@nawl/artwork/design'
import { drawDesign } from '@nawl/artwork/draw-design'
import { DRAWN } from '@nawl/artwork/field'
import { fieldFor } from '@nawl/artwork/motif-scale'
import { SURVEYED_SIZES, type SizedRug } from '@nawl/artwork/survey/surveyed-sizes'
import { parseHex } from '@nawl/engine/color/hex'
import sharp from 'sharp'

const PAPER = '#F7F3EC'
const SHEET_WIDTH = 2400
const GAP = 24
/** A rug's area on the sheet in pixels: all about alike, so that small rugs can be judged as well. */
const RUG_PIXELS = 100_000

type Tile = { readonly input: Buffer; readonly width: number; readonly height: number }

/**
 * Draws a design as drawn and on every surveyed size, side by side in one picture, with `samples` × `samples` points a
 * pixel; returns its file name.
 */
export async function sizeSheet(design: Design, directory: string, samples: number): Promise<string> {
  const rugs: readonly SizedRug[] = [{ ...DRAWN, outline: 'rectangle' }, ...SURVEYED_SIZES]
  const tiles = await Promise.all(rugs.map((rug) => tileOf(design, rug, samples)))
  const { placed, height } = inRows(tiles)
  const file = join(
    directory,
    `sizes-${design.collection.toLowerCase().replaceAll(' ', '-')}-${design.id}.png`,
  )
  await sharp({ create: { width: SHEET_WIDTH, height, channels: 3, background: PAPER } })
    .composite(placed)
    .png()
    .toFile(file)
  return file
}

async function tileOf(design: Design, rug: SizedRug, samples: number): Promise<Tile> {
  const field = fieldFor(design, rug, rug.outline)
  const pixelsPerCm = Math.sqrt(RUG_PIXELS / (rug.width * rug.height))
  const width = Math.round(rug.width * pixelsPerCm)
  const height = Math.round(rug.height * pixelsPerCm)
  const [columns, rows] = [samples * width, samples * height]
  const yarns = drawDesign(design, columns, rows, field)
  const colors = design.yarns.map(({ hex }) => parseHex(hex)!)
  const rgba = Buffer.alloc(columns * rows * 4)
  for (let pixel = 0; pixel < yarns.length; pixel++) {
    const x = (((pixel % columns) + 0.5) / columns) * field.width
    const y = field.top + ((Math.floor(pixel / columns) + 0.5) / rows) * field.height
    if (field.isCut && field.inset(x, y) < 0) continue
    rgba.writeUInt32BE(colors[yarns[pixel]!]! * 256 + 255, 4 * pixel)
  }
  const raw = { width: columns, height: rows, channels: 4 } as const
  return { input: await sharp(rgba, { raw }).resize(width, height).png().toBuffer(), width, height }
}

function inRows(tiles: readonly Tile[]) {
  let [left, top, rowHeight] = [GAP, GAP, 0]
  const placed = tiles.map(({ input, width, height }) => {
    if (left + width + GAP > SHEET_WIDTH) [left, top, rowHeight] = [GAP, top + rowHeight + GAP, 0]
    const place = { input, left, top }
    left += width + GAP
    rowHeight = Math.max(rowHeight, height)
    return place
  })
  return { placed, height: top + rowHeight + GAP }
}
