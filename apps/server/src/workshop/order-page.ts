import { rug } from '@nawl/messages/by-language/rug'
import { sidesText } from '@nawl/messages/text/rug-text'
import { MARGIN, PAGE, paper, PT } from '../platform/pdf/page-layout.ts'
import { GRAPHITE, RULE, widthOf, write } from '../platform/pdf/pdf-text.ts'
import type { LineDrawing } from './line-drawing.ts'
import type { PackOrder } from './pack-order.ts'
import {
  addPage,
  drawFact,
  drawHead,
  drawRule,
  type PdfDocument,
  writeNameLine,
} from '../platform/pdf/pdf-page.ts'
import { dateFacts, rugs } from './pack-messages.ts'

/** The order on one A4 page: dates, where it goes, its rugs, and the wool for all of them. */
export function drawOrder(sheet: PdfDocument, order: PackOrder, drawings: readonly LineDrawing[]): void {
  addPage(sheet, paper('A4'))
  drawHead(sheet, 'Workshop pack')
  write(sheet, order.number, { x: MARGIN, baseline: 122, size: 40, face: 'display' })
  let y = 156
  for (const [label, value] of dateFacts(order)) y = drawFact(sheet, label, value, MARGIN, y)
  drawAddress(sheet, order, 330, 156)
  y = drawRugs(sheet, drawings, Math.max(y, 156 + order.address.length * 14) + 30)
  drawWool(sheet, drawings, y + 30)
}

function drawAddress(sheet: PdfDocument, { address }: PackOrder, x: number, top: number): void {
  write(sheet, 'Goes to', { x, baseline: top, size: 7.5, ink: GRAPHITE })
  for (const [n, text] of address.entries()) {
    writeNameLine(sheet, text, { x: x + 42, baseline: top + n * 14, size: 10.5, width: 174 })
  }
}

function drawRugs(sheet: PdfDocument, drawings: readonly LineDrawing[], top: number): number {
  write(sheet, 'Rugs', { x: MARGIN, baseline: top, size: 16, face: 'display' })
  let y = top + 10
  for (const { line, yarns } of drawings) {
    drawRule(sheet, y)
    const kilograms = yarns.reduce((sum, yarn) => sum + yarn.kilogramsInAll, 0)
    write(sheet, `${line.position}`, { x: MARGIN, baseline: y + 17, size: 11, face: 'display' })
    writeNameLine(sheet, line.design.name, { x: MARGIN + 22, baseline: y + 17, size: 11, width: 180 })
    write(sheet, sidesText(rug.en, line.design.size) ?? '', {
      x: 260,
      baseline: y + 17,
      size: 9,
      tabular: true,
    })
    write(sheet, rugs(line.quantity), { x: 400, baseline: y + 17, size: 9 })
    writeWeight(sheet, kilograms, WEIGHT, y + 17)
    y += 26
  }
  return y
}

const WEIGHT = PAGE.width - MARGIN
const MOST_WOOL = 28

function writeWeight(sheet: PdfDocument, kilograms: number, x: number, baseline: number): void {
  write(sheet, `${kilograms.toFixed(3)} kg`, { x, baseline, size: 9, fromRight: true, tabular: true })
}

/** What is fetched from the shelf: every yarn once, however many rugs it is in. */
function drawWool(sheet: PdfDocument, drawings: readonly LineDrawing[], top: number): void {
  const wool = woolOf(drawings)
  write(sheet, 'Wool for the order', { x: MARGIN, baseline: top, size: 16, face: 'display' })
  const rows = Math.ceil(Math.min(wool.length, MOST_WOOL) / 2)
  for (const [n, { name, hex, kilograms }] of wool.slice(0, MOST_WOOL).entries()) {
    const left = n < rows ? MARGIN : 310
    const y = top + 26 + (n % rows) * 17
    sheet
      .rect(left, y - 9, 22, 11)
      .lineWidth(0.4)
      .fillAndStroke(hex, RULE)
    const size = 9 * Math.min(1, 110 / widthOf(sheet, name, 'sans', 9))
    write(sheet, name, { x: left + 30, baseline: y, size })
    write(sheet, hex, { x: left + 146, baseline: y, size: 7.5, ink: GRAPHITE, tabular: true })
    const right = n < rows ? 288 : WEIGHT
    writeWeight(sheet, kilograms, right, y)
  }
  const total = wool.reduce((sum, { kilograms }) => sum + kilograms, 0)
  const more = wool.length > MOST_WOOL ? `, ${wool.length - MOST_WOOL} more in the legends` : ''
  const said = `${wool.length} yarns, ${total.toFixed(3)} kg in all${more}. Waste is counted in.`
  write(sheet, said, { x: MARGIN, baseline: top + 26 + rows * 17 + 10, size: 7.5, ink: GRAPHITE })
}

export type Wool = { readonly name: string; readonly hex: string; readonly kilograms: number }

/** Every yarn of an order, the heaviest first. */
export function woolOf(drawings: readonly LineDrawing[]): readonly Wool[] {
  const wool = new Map<string, Wool>()
  for (const { name, hex, kilogramsInAll } of drawings.flatMap(({ yarns }) => yarns)) {
    const grams = Math.round(((wool.get(hex)?.kilograms ?? 0) + kilogramsInAll) * 1000)
    wool.set(hex, { name: wool.get(hex)?.name ?? name, hex, kilograms: grams / 1000 })
  }
  return [...wool.values()].toSorted((p, q) => q.kilograms - p.kilograms)
}

/** The label of the parcel, A6 lying. */
export function drawLabel(sheet: PdfDocument, { number, address, phone, rugCount }: PackOrder): void {
  addPage(sheet, LABEL)
  const left = 10 * PT
  const right = (LABEL.width - 10) * PT
  const width = write(sheet, 'Nawl', { x: left, baseline: 42, size: 20, face: 'display' })
  write(sheet, 'نول', { x: left + width + 6, baseline: 42, size: 17, face: 'arabic' })
  const atEnd = { fromRight: true, tabular: true }
  write(sheet, number, { x: right, baseline: 42, size: 13, face: 'sans-medium', ...atEnd })
  sheet.moveTo(left, 56).lineTo(right, 56).lineWidth(0.6).strokeColor(RULE).stroke()
  const isWhole = address.map((text, n) =>
    writeNameLine(sheet, text, { x: left, baseline: 88 + n * 25, size: 19, width: right - left }),
  )
  const foot = LABEL.height * PT - 24
  if (isWhole.includes(false))
    write(sheet, LOST_LETTERS, { x: left, baseline: foot - 32, size: 9, face: 'sans-medium' })
  if (phone) write(sheet, `Telephone ${phone}`, { x: left, baseline: foot - 16, size: 9 })
  const care = `${rugs(rugCount)}, hand-tufted wool. Keep dry, roll, never fold.`
  write(sheet, care, { x: left, baseline: foot, size: 9, ink: GRAPHITE })
}

/** A parcel must not go out to half an address. */
const LOST_LETTERS = 'Letters are missing here: copy the address from order.json by hand.'
const LABEL = { width: 148, height: 105 } as const
