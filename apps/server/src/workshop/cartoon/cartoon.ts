import { workshopPack } from '@nawl/messages/by-language/workshop-pack'
import type { CartoonPaper } from '@nawl/domain/workshop/cartoon-papers'
import { roomyPlaces } from '@nawl/engine/cartoon/roomy-places'
import sharp from 'sharp'

import { type AreaNumber, drawTile, leastRoom, drawBar, drawCheckSquare } from './cartoon-tile.ts'
import type { LineDrawing } from '../pack/line-drawing.ts'
import { addPage } from '../../platform/pdf/pdf-page.ts'
import type { Sheet } from '../../platform/pdf/sheet.ts'
import { inBoth, writeBelow, writeBeside } from '../pack/both-languages.ts'
import { isRoll, paper, PT } from '../../platform/pdf/page-layout.ts'
import { plainText, plainTiles } from './plain-tiles.ts'
import { type Tile, type TileGrid, tileGrid, MARGIN, OVERLAP } from './tile-grid.ts'
import { fitName, writeName } from '../../platform/pdf/fit-name.ts'
import { GRAPHITE, INK, widthOf, write } from '../../platform/pdf/pdf-text.ts'
import { sizeInFull, packText } from '../pack/pack-messages.ts'

/** Draws a rug at 1:1 on as many pages as needed, with a cover. `remark` names order and line. */
export async function drawCartoon(
  sheet: Sheet,
  drawing: LineDrawing,
  paper: CartoonPaper,
  remark: string,
): Promise<void> {
  const grid = tileGrid(drawing, paper)
  const numbers = numbersBySheet(drawing, grid)
  const plain = plainTiles(drawing, grid)
  await drawCover(sheet, { drawing, grid, plain }, remark)
  for (const [n, tile] of grid.tiles.entries())
    if (tile.isUsed && !plain.has(tile))
      drawTile(sheet, grid, tile, {
        ...drawing,
        numbers: numbers.get(n) ?? [],
        remark: inBoth((code) =>
          workshopPack[code].tileRemark({ remark, mirrored: packText('mirrored')[code] }),
        ),
      })
}

/** The numbers that fit into areas, by page; an area gets one on every page. */
function numbersBySheet(
  { plane, widthMm, lengthMm }: LineDrawing,
  grid: TileGrid,
): ReadonlyMap<number, AreaNumber[]> {
  const [sx, sy] = [widthMm / plane.width, lengthMm / plane.height]
  // The plane is seen from the front, so its columns count the pages from the right.
  const columns = [...grid.joinsX.map((x) => (widthMm - x) / sx).toReversed(), plane.width]
  const rows = [...grid.joinsY.map((y) => y / sy), plane.height]
  const scale = Math.min(sx, sy)
  const places = roomyPlaces(plane, { columns, rows }, leastRoom(1) / scale)
  const sheets = new Map<number, AreaNumber[]>()
  for (const { yarn, x, y, room, column, row } of places) {
    const number = { number: yarn + 1, x: widthMm - x * sx, y: y * sy, room: room * scale }
    if (number.room < leastRoom(number.number)) continue
    const at = row * grid.columns + (grid.columns - 1 - column)
    const numbers = sheets.get(at) ?? []
    numbers.push(number)
    sheets.set(at, numbers)
  }
  return sheets
}

/** A rug on its sheets; `plain` are those that one yarn fills, with that yarn's number. */
type Cartoon = {
  readonly drawing: LineDrawing
  readonly grid: TileGrid
  readonly plain: ReadonlyMap<Tile, number>
}

/** Strips from a roll have a cover of their own. */
const coverOf = ({ paper: { name } }: TileGrid) => paper(isRoll(name) ? 'A4' : name)

/** The cover page of a cartoon: layout of its pages, how to join them, and a ruler check. */
async function drawCover(sheet: Sheet, cartoon: Cartoon, remark: string): Promise<void> {
  const { drawing, grid } = cartoon
  const page = coverOf(grid)
  addPage(sheet, page)
  const [left, right] = [MARGIN * PT, (page.width - MARGIN) * PT]
  const name = fitName(sheet, drawing.line.design.name, (right - left) * 0.62)
  const under = writeName(sheet, name, left, MARGIN * PT + name.size)
  write(sheet, remark, { x: right, baseline: MARGIN * PT + 10, size: 8, ink: GRAPHITE, atEnd: true })
  const size = sizeInFull(drawing)
  const title = inBoth((code) => workshopPack[code].cartoonOf({ size: size[code] }))
  writeBeside(sheet, title, { baseline: under + 20, size: 10 }, left, right)
  writeBeside(sheet, packText('mirrored'), { baseline: under + 35, size: 10 }, left, right)

  const foot = (page.height - MARGIN - 112) * PT
  await drawMap(sheet, cartoon, {
    left,
    top: under + 56,
    width: right - left,
    height: foot - under - 56 - 24,
  })
  drawCheckSquare(sheet, left, foot + 8 * PT)
  drawInstructions(sheet, cartoon, left + 110 * PT, foot + 8 * PT)
}

type Room = { readonly left: number; readonly top: number; readonly width: number; readonly height: number }

/** Draws the mirrored rug with the pages over it. */
async function drawMap(sheet: Sheet, { drawing, grid, plain }: Cartoon, room: Room): Promise<void> {
  const wide = { from: grid.tiles[0]!.left, mm: grid.tiles.at(-1)!.left + grid.width - grid.tiles[0]!.left }
  const tall = { from: grid.tiles[0]!.top, mm: grid.tiles.at(-1)!.top + grid.height - grid.tiles[0]!.top }
  const scale = Math.min(room.width / wide.mm, room.height / tall.mm)
  const x = (mm: number) => room.left + (room.width - wide.mm * scale) / 2 + (mm - wide.from) * scale
  const y = (mm: number) => room.top + (mm - tall.from) * scale
  const picture = await flatPicture(drawing, 900, { isMirrored: true })
  sheet.save().opacity(0.55)
  sheet.image(picture, x(0), y(0), { width: drawing.widthMm * scale, height: drawing.lengthMm * scale })
  sheet.restore()

  const xs = [wide.from, ...grid.joinsX, wide.from + wide.mm]
  const ys = [tall.from, ...grid.joinsY, tall.from + tall.mm]
  for (const tile of grid.tiles) {
    const { column, row, name, isUsed } = tile
    if (!isUsed || plain.has(tile)) continue
    const [l, t, r, b] = [x(xs[column]!), y(ys[row]!), x(xs[column + 1]!), y(ys[row + 1]!)]
    sheet
      .rect(l, t, r - l, b - t)
      .lineWidth(Math.min(0.6, (r - l) / 60))
      .strokeColor(INK)
      .stroke()
    const size = Math.min(13, (r - l) * 0.3)
    const width = widthOf(sheet, name, 'sans-medium', size)
    const [middle, base] = [(l + r) / 2, (t + b) / 2 + 0.36 * size]
    // Legible on any yarn colour.
    sheet
      .roundedRect(middle - width / 2 - 3, base - 0.92 * size, width + 6, 1.12 * size, 2)
      .fillColor('#FFFFFF')
      .fill()
    write(sheet, name, { x: middle - width / 2, baseline: base, size, face: 'sans-medium' })
  }
}

function drawInstructions(
  sheet: Sheet,
  { drawing: { yarns, widthMm, lengthMm }, grid, plain }: Cartoon,
  x: number,
  top: number,
): void {
  const used = grid.tiles.filter((tile) => tile.isUsed && !plain.has(tile)).length
  const page = coverOf(grid)
  const width = (page.width - MARGIN) * PT - x
  const { name: format, width: wide, height } = grid.paper
  const sheets = { sheets: used, paper: format, columns: grid.columns, rows: grid.rows }
  const texts = [
    isRoll(format)
      ? inBoth((code) => workshopPack[code].strips({ strips: used, width: wide < height ? wide : height }))
      : inBoth((code) => workshopPack[code].sheets({ ...sheets, upright: String(wide < height) })),
    packText('printActualSize'),
    inBoth((code) => workshopPack[code].joinSheets({ overlap: OVERLAP })),
    inBoth((code) => workshopPack[code].readNumbers({ yarns: yarns.length })),
    ...(plain.size > 0 ? [plainText(plain, { widthMm, lengthMm })] : []),
  ]
  const column = { x, width: Math.min(width, 330), leading: 12 }
  let baseline = top + 8
  for (const [n, text] of texts.entries())
    baseline = writeBelow(sheet, text, { baseline, size: 8.5, ink: n < 2 ? INK : GRAPHITE }, column) + 3
  drawBar(sheet, x, top + 8 + 100 * PT - 16, page.name === 'A4' ? 50 : 150)
}

/** A rug's flat drawing in its yarns as PNG, at most `longest` pixels a side, transparent around the rug. */
function flatPicture(
  { plane, yarns, widthMm, lengthMm }: LineDrawing,
  longest: number,
  { isMirrored }: { readonly isMirrored: boolean },
): Promise<Buffer> {
  const { drawing, width, height, laid } = plane
  const colors = yarns.map(({ hex }) => Number.parseInt(hex.slice(1), 16))
  const pixels = new Uint8Array(drawing.length * 4)
  for (let pixel = 0, to = 0; pixel < drawing.length; pixel++, to += 4) {
    const rgb = colors[drawing[pixel]!]!
    pixels[to] = rgb >> 16
    pixels[to + 1] = (rgb >> 8) & 255
    pixels[to + 2] = rgb & 255
    pixels[to + 3] = laid?.[pixel] === 0 ? 0 : 255
  }
  const scale = longest / Math.max(widthMm, lengthMm)
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .resize(Math.round(widthMm * scale), Math.round(lengthMm * scale), { fit: 'fill' })
    .flop(isMirrored)
    .png()
    .toBuffer()
}
