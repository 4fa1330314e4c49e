import { workshopPack } from '@nawl/messages/by-language/workshop-pack'

import { MARGIN, paper, PT, RIGHT } from '../../../platform/pdf/page-layout.ts'
import { addPage, drawHead } from '../../../platform/pdf/pdf-page.ts'
import { GRAPHITE, RULE } from '../../../platform/pdf/pdf-text.ts'
import { writeNameLine } from '../../../platform/pdf/fit-name.ts'
import type { Sheet } from '../../../platform/pdf/sheet.ts'
import { inBoth, writeBelow, writeBeside } from '../both-languages.ts'
import type { LineDrawing } from '../line-drawing.ts'
import { packText, sizeInFull } from '../pack-messages.ts'
import type { PackOrder } from '../pack-order.ts'
import { drawCode, type PackStamp } from '../pack-stamp.ts'

const COLUMNS = 2
const ROWS = 5
const [WIDTH, HEIGHT] = [(RIGHT - MARGIN) / COLUMNS, 126]
const TOP = 112

/** A label for each rug of a line, ten on a page: which it is, of what size, and the code of its order's page. */
export function drawRugLabels(
  sheet: Sheet,
  drawing: LineDrawing,
  { order, remark }: { readonly order: PackOrder; readonly remark: string },
): void {
  const { quantity } = drawing.line
  for (let piece = 1; piece <= quantity; piece++) {
    const place = (piece - 1) % (COLUMNS * ROWS)
    if (place === 0) {
      addPage(sheet, paper('A4'))
      drawHead(sheet, remark)
      writeBeside(sheet, packText('rugLabels'), { baseline: 84, size: 16, face: 'display' })
      writeBeside(sheet, packText('cutLabels'), { baseline: 100, size: 8.5, ink: GRAPHITE })
    }
    const left = MARGIN + (place % COLUMNS) * WIDTH
    drawRugLabel(sheet, drawing, { order, piece, left, top: TOP + Math.floor(place / COLUMNS) * HEIGHT })
  }
}

type Place = {
  readonly order: PackOrder
  readonly piece: number
  readonly left: number
  readonly top: number
}

function drawRugLabel(sheet: Sheet, drawing: LineDrawing, { order, piece, left, top }: Place): void {
  const { position, quantity, design } = drawing.line
  sheet
    .rect(left, top, WIDTH, HEIGHT)
    .dash(3, { space: 3 })
    .lineWidth(0.5)
    .strokeColor(RULE)
    .stroke()
    .undash()
  const [from, to] = [left + 10, left + WIDTH - 10]
  const which = { number: order.number, position, piece, count: quantity }
  writeBeside(
    sheet,
    inBoth((code) => workshopPack[code].rugOf(which)),
    { baseline: top + 18, size: 8.5, face: 'sans-medium' },
    from,
    to,
  )
  const text = WIDTH - 20 - CODE - 14
  writeNameLine(sheet, design.name, { x: from, baseline: top + 48, size: 18, width: text })
  writeBelow(
    sheet,
    sizeInFull(drawing),
    { baseline: top + 66, size: 8 },
    { x: from, width: text, leading: 11 },
  )
  writeBeside(
    sheet,
    versionOf(order.stamp),
    { baseline: top + HEIGHT - 12, size: 8, ink: GRAPHITE },
    from,
    to,
  )
  // Two rugs of a line have a label each: what is scanned is what is ticked.
  const floorUrl = `${order.stamp.floorUrl}&line=${position}&rug=${piece}`
  drawCode(sheet, { floorUrl }, to - CODE, top + 32, CODE)
}

/** `Version 2 · 3F7A1C.` */
const versionOf = ({ version, hash }: PackStamp) =>
  inBoth((code) => workshopPack[code].packVersion({ version, hash }))

const CODE = 18 * PT
