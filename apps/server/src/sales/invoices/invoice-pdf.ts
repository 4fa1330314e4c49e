import { openPdf, TAGGED_A4 } from '../../platform/pdf/pdf-page.ts'
import { drawFeet } from './invoice-foot.ts'
import { drawHead } from './invoice-head.ts'
import { drawLines } from './invoice-lines.ts'
import { drawMoney } from './invoice-money.ts'
import { titleOf } from './invoice-messages.ts'
import type { Invoice } from './invoice.ts'

/** An A4 invoice of as many pages as its lines need, tagged for screen readers, with selectable text. */
export function invoicePdf(invoice: Invoice): Promise<Uint8Array> {
  const info = {
    Title: `${titleOf(invoice)} ${invoice.number} · Nawl`,
    Author: invoice.seller.name,
    Subject: `Order ${invoice.number}`,
    CreationDate: new Date(invoice.issuedAt),
  }
  // Page numbers need the page count, known only at the end.
  return openPdf(info, { ...TAGGED_A4, bufferPages: true }, (sheet) => {
    const root = sheet.struct('Document')
    sheet.addStructure(root)
    const top = drawHead(sheet, root, invoice)
    const below = drawLines(sheet, root, invoice, top)
    drawMoney(sheet, root, invoice, below)
    root.end()
    drawFeet(sheet, invoice)
  })
}
