import { MARGIN, RIGHT } from '../../platform/pdf/page-layout.ts'
import { tagged } from '../../platform/pdf/pdf-tag.ts'
import { GRAPHITE, linesOf, write } from '../../platform/pdf/pdf-text.ts'
import { drawLogo, writeNameLine } from '../../platform/pdf/pdf-page.ts'
import { dayOf, titleOf } from './invoice-messages.ts'
import type { Invoice } from './invoice.ts'

type Sheet = PDFKit.PDFDocument
type Part = PDFKit.PDFStructureElement

const COLUMNS = { from: MARGIN, to: 230, about: 415 } as const
const WIDTH = 165
const SIZE = 10.5
const LEADING = 14

/** Draws logo, title, seller, buyer, number and date; returns the next free y. */
export function drawHead(sheet: Sheet, root: Part, invoice: Invoice): number {
  tagged(sheet, root, 'P', () => drawLogo(sheet))
  tagged(sheet, root, 'H1', () => {
    write(sheet, titleOf(invoice), { x: RIGHT, baseline: 60, size: 25, face: 'display', fromRight: true })
  })
  const { seller, buyer, number, issuedAt } = invoice
  const from = [seller.name, seller.address, ...(seller.trn === null ? [] : [`TRN ${seller.trn}`])]
  const ends = [
    drawColumn(sheet, root, 'From', from, COLUMNS.from),
    drawColumn(sheet, root, 'To', buyer, COLUMNS.to),
    drawColumn(sheet, root, 'Number and date', [number, dayOf(issuedAt)], COLUMNS.about),
  ]
  return Math.max(...ends) + 38
}

const TOP = 112

function drawColumn(sheet: Sheet, root: Part, label: string, lines: readonly string[], x: number): number {
  tagged(sheet, root, 'P', () => write(sheet, label, { x, baseline: TOP, size: 7.5, ink: GRAPHITE }))
  const width = Math.min(WIDTH, RIGHT - x)
  let baseline = TOP + 3
  for (const text of lines) {
    // Characters that no font has are not drawn, but the tagged text still contains them.
    const draw = () => {
      for (const part of linesOf(sheet, text, 'display', SIZE, width))
        writeNameLine(sheet, part, { x, baseline: (baseline += LEADING), size: SIZE, width })
    }
    tagged(sheet, root, 'P', draw, { actual: text })
  }
  return baseline
}
