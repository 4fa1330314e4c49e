import { roomyPlaces } from '@nawl/engine/cartoon/roomy-places'

import { drawCover } from './cartoon-cover.ts'
import { type AreaNumber, drawTile, leastRoom } from './cartoon-tile.ts'
import { type LineDrawing, MIRRORED } from './line-drawing.ts'
import type { PdfDocument } from '../platform/pdf/pdf-page.ts'
import type { PaperName } from '../platform/pdf/paper.ts'
import { type TileGrid, tileGrid } from './tile-grid.ts'

/** Draws a rug at 1:1 on as many pages as needed, with a cover. `remark` names order and line. */
export async function drawCartoon(
  sheet: PdfDocument,
  drawing: LineDrawing,
  paper: PaperName,
  remark: string,
): Promise<void> {
  const grid = tileGrid(drawing, paper)
  const numbers = numbersBySheet(drawing, grid)
  await drawCover(sheet, drawing, grid, remark)
  for (const [n, tile] of grid.tiles.entries())
    if (tile.isUsed)
      drawTile(sheet, grid, tile, {
        ...drawing,
        numbers: numbers.get(n) ?? [],
        remark: `${remark}. ${MIRRORED}. 1:1`,
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
