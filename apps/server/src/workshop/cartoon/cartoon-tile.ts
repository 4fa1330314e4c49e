import { workshopPack } from '@nawl/messages/by-language/workshop-pack'
import type { Line } from '@nawl/engine/cartoon/outline-rug'

import { GRAPHITE, INK, widthOf, write } from '../../platform/pdf/pdf-text.ts'
import { addPage } from '../../platform/pdf/pdf-page.ts'
import type { Sheet } from '../../platform/pdf/sheet.ts'
import { type Both, inBoth, writeBelow, writeBeside } from '../pack/both-languages.ts'
import { packText } from '../pack/pack-messages.ts'
import { PT } from '../../platform/pdf/page-layout.ts'
import { STAMP_ROOM } from '../pack/pack-stamp.ts'
import { FOOT, MARGIN, OVERLAP, type Tile, type TileGrid, tileName } from './tile-grid.ts'

/** A yarn number in an area: its centre on the mirrored rug and the free radius, in mm. */
export type AreaNumber = {
  readonly number: number
  readonly x: number
  readonly y: number
  readonly room: number
}

export type TileContent = {
  readonly meetings: readonly Line[]
  readonly rim: readonly Line[]
  readonly numbers: readonly AreaNumber[]
  /** Footer text of the page. */
  readonly remark: Both
}

const MEETING_MM = 0.35
const RIM_MM = 0.8

/** Draws one page of a cartoon at 1:1. */
export function drawTile(sheet: Sheet, grid: TileGrid, tile: Tile, content: TileContent): void {
  addPage(sheet, grid.paper)
  const window = {
    left: tile.left,
    top: tile.top,
    right: tile.left + grid.width,
    bottom: tile.top + grid.height,
  }
  const x = (mm: number) => (MARGIN + mm - tile.left) * PT
  const y = (mm: number) => (MARGIN + mm - tile.top) * PT
  sheet.save()
  sheet.rect(MARGIN * PT, MARGIN * PT, grid.width * PT, grid.height * PT).clip()
  sheet.lineJoin('round').lineCap('round').strokeColor(INK)
  strokeLines(sheet, content.meetings, MEETING_MM, window, x, y)
  strokeLines(sheet, content.rim, RIM_MM, window, x, y)
  for (const number of content.numbers) writeNumber(sheet, number, x(number.x), y(number.y))
  sheet.restore()
  drawJoins(sheet, grid, tile)
  drawFoot(sheet, grid, tile, content.remark)
}

type Window = Record<'left' | 'top' | 'right' | 'bottom', number>
type ToPoints = (mm: number) => number

/** Draws the part of every line that is inside the window. */
function strokeLines(
  sheet: Sheet,
  lines: readonly Line[],
  mm: number,
  window: Window,
  x: ToPoints,
  y: ToPoints,
): void {
  let isEmpty = true
  for (const line of lines) {
    let isDrawing = false
    for (let i = 0; i + 3 < line.length; i += 2) {
      const [ax, ay, bx, by] = [line[i]!, line[i + 1]!, line[i + 2]!, line[i + 3]!]
      const isSeen =
        Math.max(ax, bx) >= window.left - mm &&
        Math.min(ax, bx) <= window.right + mm &&
        Math.max(ay, by) >= window.top - mm &&
        Math.min(ay, by) <= window.bottom + mm
      if (isSeen && !isDrawing) sheet.moveTo(x(ax), y(ay))
      if (isSeen) sheet.lineTo(x(bx), y(by))
      if (isSeen) isEmpty = false
      isDrawing = isSeen
    }
  }
  if (!isEmpty) sheet.lineWidth(mm * PT).stroke()
}

const LARGEST_NUMBER = 20
/** Anything smaller is illegible at arm's length. */
const SMALLEST_NUMBER = 7
const DIGIT_WIDTH = 0.6
const DIGIT_HEIGHT = 0.72

/** The free radius in mm that a number needs at its smallest size. */
export const leastRoom = (number: number) => reachOf(number) * (SMALLEST_NUMBER / PT)

/** From the centre of a number to its corner, in ems. */
const reachOf = (number: number) => Math.hypot(DIGIT_WIDTH * String(number).length, DIGIT_HEIGHT) / 2

function writeNumber(sheet: Sheet, { number, room }: AreaNumber, x: number, y: number): void {
  const text = String(number)
  const size = Math.min(LARGEST_NUMBER, (0.9 * room * PT) / reachOf(number))
  const width = widthOf(sheet, text, 'sans-medium', size)
  write(sheet, text, { x: x - width / 2, baseline: y + (DIGIT_HEIGHT / 2) * size, size, face: 'sans-medium' })
}

/** Draws the joins: a dashed cut line, registration crosses and the names of the neighbouring pages. */
function drawJoins(sheet: Sheet, { width, height, columns, rows }: TileGrid, { column, row }: Tile): void {
  const [left, top] = [MARGIN + OVERLAP / 2, MARGIN + OVERLAP / 2]
  const [right, bottom] = [MARGIN + width - OVERLAP / 2, MARGIN + height - OVERLAP / 2]
  const neighbours = [
    { there: column > 0, from: [left, MARGIN], to: [left, MARGIN + height], name: [row, column - 1] },
    {
      there: column < columns - 1,
      from: [right, MARGIN],
      to: [right, MARGIN + height],
      name: [row, column + 1],
    },
    { there: row > 0, from: [MARGIN, top], to: [MARGIN + width, top], name: [row - 1, column] },
    { there: row < rows - 1, from: [MARGIN, bottom], to: [MARGIN + width, bottom], name: [row + 1, column] },
  ] as const
  sheet.lineWidth(0.4).strokeColor(GRAPHITE)
  for (const { there, from, to } of neighbours)
    if (there)
      sheet
        .moveTo(from[0] * PT, from[1] * PT)
        .lineTo(to[0] * PT, to[1] * PT)
        .dash(4, { space: 3 })
        .stroke()
  sheet.undash()
  for (const x of [left, right]) for (const y of [top, bottom]) drawCross(sheet, x * PT, y * PT)
  for (const { there, from, to, name } of neighbours) {
    if (!there) continue
    const [x, y] = [((from[0] + to[0]) / 2) * PT, ((from[1] + to[1]) / 2) * PT]
    // In the margin beyond the join.
    const [dx, dy] = [Math.sign(x - (MARGIN + width / 2) * PT), Math.sign(y - (MARGIN + height / 2) * PT)]
    const isBeside = Math.abs(x - (MARGIN + width / 2) * PT) > 1
    const out = (OVERLAP / 2 + 5) * PT
    writeCentred(sheet, tileName(...name), x + (isBeside ? dx * out : 0), y + (isBeside ? 0 : dy * out))
  }
}

function writeCentred(sheet: Sheet, text: string, x: number, y: number): void {
  const width = widthOf(sheet, text, 'sans-medium', 10)
  write(sheet, text, { x: x - width / 2, baseline: y + 3.5, size: 10, face: 'sans-medium', ink: GRAPHITE })
}

const CROSS = 4 * PT

function drawCross(sheet: Sheet, x: number, y: number): void {
  sheet.lineWidth(0.5).strokeColor(INK)
  sheet
    .moveTo(x - CROSS, y)
    .lineTo(x + CROSS, y)
    .moveTo(x, y - CROSS)
    .lineTo(x, y + CROSS)
    .stroke()
  sheet.circle(x, y, CROSS / 2).stroke()
}

function drawFoot(sheet: Sheet, { height, paper }: TileGrid, tile: Tile, remark: Both): void {
  const baseline = (paper.height - MARGIN) * PT
  const named = write(sheet, tile.name, { x: MARGIN * PT, baseline, size: 26, face: 'display' })
  const end = paper.width * PT - STAMP_ROOM
  const [from, to] = [MARGIN * PT + named + 12, end - 106 * PT]
  writeBeside(sheet, remark, { baseline: baseline - 10, size: 8, ink: GRAPHITE }, from, to)
  // Sheets without neighbours are laid by it.
  const [x, y] = [tile.left + OVERLAP / 2, tile.top + OVERLAP / 2]
  const side = (mm: number) => (mm < 0 ? 'outside' : 'inside')
  const cross = {
    x: Math.abs(x).toFixed(1),
    y: Math.abs(y).toFixed(1),
    xSide: side(x),
    ySide: side(y),
  }
  const place = inBoth((code) => workshopPack[code].placeOfCross(cross))
  writeBeside(sheet, place, { baseline, size: 8 }, from, to)
  drawBar(sheet, end - 100 * PT, (MARGIN + height + FOOT - 5) * PT, 100)
}

/** Draws a scale bar of `mm`, labelled in centimetres, to the right of a point. */
export function drawBar(sheet: Sheet, x: number, y: number, mm: number): void {
  sheet.lineWidth(0.6).strokeColor(INK)
  sheet.moveTo(x, y).lineTo(x + mm * PT, y)
  for (let at = 0; at <= mm; at += 10) {
    const tall = at % 50 === 0 ? 3 : 1.8
    sheet.moveTo(x + at * PT, y).lineTo(x + at * PT, y - tall * PT)
  }
  sheet.stroke()
  write(sheet, workshopPack.en.millimetres({ mm }), {
    x: x + mm * PT,
    baseline: y + 9,
    size: 7,
    ink: GRAPHITE,
    atEnd: true,
  })
}

/** Draws a square of 100 mm to verify with a ruler. */
export function drawCheckSquare(sheet: Sheet, x: number, y: number): void {
  sheet.lineWidth(0.6).strokeColor(INK)
  sheet.rect(x, y, 100 * PT, 100 * PT).stroke()
  write(sheet, '100 × 100 mm', { x: x + 8, baseline: y + 16, size: 9 })
  const column = { x: x + 8, width: 100 * PT - 16, leading: 11 }
  writeBelow(sheet, packText('checkSquare'), { baseline: y + 30, size: 8, ink: GRAPHITE }, column)
}
