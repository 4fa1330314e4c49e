import { MARGIN, PAGE, RIGHT } from '../../platform/pdf/page-layout.ts'
import { GRAPHITE, write } from '../../platform/pdf/pdf-text.ts'
import { titleOf } from './invoice-messages.ts'
import type { Invoice } from './invoice.ts'

/** Draws invoice number and page number on every page. */
export function drawFeet(sheet: PDFKit.PDFDocument, invoice: Invoice): void {
  const { start, count } = sheet.bufferedPageRange()
  for (let page = start; page < start + count; page++) {
    sheet.switchToPage(page)
    sheet.markContent('Artifact', { type: 'Pagination' })
    const line = { baseline: PAGE.height - 40, size: 7.5, ink: GRAPHITE }
    write(sheet, `${titleOf(invoice)} ${invoice.number}`, { x: MARGIN, ...line })
    write(sheet, `Page ${page + 1} of ${count}`, { x: RIGHT, ...line, fromRight: true })
    sheet.endMarkedContent()
  }
}
