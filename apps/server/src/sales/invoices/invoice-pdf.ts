import PdfDocument from 'pdfkit'

import { PAGE } from '../../platform/pdf/page-layout.ts'
import { registerFaces } from '../../platform/pdf/pdf-text.ts'
import { drawFeet } from './invoice-foot.ts'
import { drawHead } from './invoice-head.ts'
import { drawLines } from './invoice-lines.ts'
import { drawMoney } from './invoice-money.ts'
import { titleOf } from './invoice-messages.ts'
import type { Invoice } from './invoice.ts'

/** An A4 invoice of as many pages as its lines need, tagged for screen readers, with selectable text. */
export async function invoicePdf(invoice: Invoice): Promise<Uint8Array> {
  const sheet = openSheet(invoice)
  registerFaces(sheet)
  const finished = collect(sheet)
  const root = sheet.struct('Document')
  sheet.addStructure(root)
  const top = drawHead(sheet, root, invoice)
  const below = drawLines(sheet, root, invoice, top)
  drawMoney(sheet, root, invoice, below)
  root.end()
  drawFeet(sheet, invoice)
  sheet.end()
  return finished
}

function openSheet(invoice: Invoice): PDFKit.PDFDocument {
  return new PdfDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-GB',
    displayTitle: true,
    // Page numbers need the page count, known only at the end.
    bufferPages: true,
    info: {
      Title: `${titleOf(invoice)} ${invoice.number} · Nawl`,
      Author: invoice.seller.name,
      Subject: `Order ${invoice.number}`,
      Creator: 'Nawl',
      Producer: 'PDFKit',
      CreationDate: new Date(invoice.issuedAt),
    },
  })
}

function collect(sheet: PDFKit.PDFDocument): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    sheet.on('data', (part: Buffer) => parts.push(part))
    sheet.on('end', () => resolve(Buffer.concat(parts)))
    sheet.on('error', reject)
  })
}
