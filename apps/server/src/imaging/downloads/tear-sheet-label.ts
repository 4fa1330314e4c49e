import { fitName, NAME_LEADING, writeName } from '../../platform/pdf/fit-name.ts'
import type { TextPlace } from '../../platform/pdf/page-layout.ts'
import { GRAPHITE, linesOf, widthOf, write, tagged } from '../../platform/pdf/pdf-text.ts'
import type { Sheet } from '../../platform/pdf/sheet.ts'
import type { Fact } from './tear-sheet-messages.ts'
import type { TearSheetContent } from './tear-sheet.ts'

/** Height in points of a label below a rug. */
export const BENEATH = 172

const PRICE = 20
const VALUE = 9.5
const NOTE = 7.5
const LEADING = 11.5

/** Draws collection, name, facts and price; beside a rug they align to its bottom. */
export function drawLabel(
  sheet: Sheet,
  root: PDFKit.PDFStructureElement,
  { rug, label, facts, beside }: TextPlace,
  { name, collection, facts: told, price }: TearSheetContent,
): void {
  const fitted = fitName(sheet, name, label.width)
  const nameHeight = fitted.size * (0.72 + NAME_LEADING * (fitted.lines.length - 1))
  const heights = told.map((fact) => factHeight(sheet, fact, facts.width))
  const priceHeight = 46
  const priceGap = 9
  const total = 14 + nameHeight + 18 + heights.reduce((sum, height) => sum + height, priceGap + priceHeight)
  const bottom = rug.top + rug.height
  const top = beside ? bottom - total : bottom + 38

  tagged(sheet, root, 'P', () => {
    write(sheet, collection, { x: label.left, baseline: top + 6, size: 8, ink: GRAPHITE })
  })
  let y = top + 16 + fitted.size * 0.72
  tagged(
    sheet,
    root,
    'H1',
    () => {
      // Latin capitals have room before them that larger sizes show.
      const before = sheet.direction === 'ltr' ? 0.04 * fitted.size : 0
      y = writeName(sheet, fitted, label.left - before, y)
    },
    { actual: name },
  )
  const priceTop = beside ? bottom - priceHeight : y + 22
  y = beside ? y + 18 : top
  for (const [at, fact] of told.entries()) {
    tagged(sheet, root, 'P', () => drawFact(sheet, fact, facts.left, y, facts.width))
    y += heights[at] ?? 0
  }
  tagged(sheet, root, 'P', () => drawPrice(sheet, price, label, priceTop))
}

function factHeight(sheet: Sheet, { value, note }: Fact, width: number): number {
  const lines = linesOf(sheet, value, 'sans', VALUE, width - LABELS).length
  return lines * LEADING + (note ? 10 : 0) + 5
}

/** Width of the label column. */
const LABELS = 42

function drawFact(
  sheet: Sheet,
  { label, value, note }: Fact,
  left: number,
  top: number,
  width: number,
): void {
  const x = left + LABELS
  write(sheet, label, { x: left, baseline: top + 8, size: NOTE, ink: GRAPHITE })
  let baseline = top + 8
  for (const line of linesOf(sheet, value, 'sans', VALUE, width - LABELS)) {
    write(sheet, line, { x, baseline, size: VALUE, tabular: true })
    baseline += LEADING
  }
  if (note) write(sheet, note, { x, baseline: baseline - 1, size: NOTE, ink: GRAPHITE, tabular: true })
}

function drawPrice(sheet: Sheet, { label, value, note }: Fact, place: TextPlace['label'], top: number): void {
  const { left: x, width } = place
  // Ten of the largest rugs cost millions, so the price may need a smaller size.
  const size = PRICE * Math.min(1, width / widthOf(sheet, value, 'display', PRICE))
  write(sheet, label, { x, baseline: top + 8, size: NOTE, ink: GRAPHITE })
  write(sheet, value, { x, baseline: top + 30, size, face: 'display' })
  if (note) write(sheet, note, { x, baseline: top + 44, size: NOTE, ink: GRAPHITE })
}
