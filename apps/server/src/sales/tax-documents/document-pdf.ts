import { invoice as messages } from '@nawl/messages/by-language/invoice'

import { openPdf, TAGGED_A4 } from '../../platform/pdf/pdf-page.ts'
import type { Sheet } from '../../platform/pdf/sheet.ts'
import { drawColumn, drawFeet, drawTitle, HEAD, HEAD_GAP, COLUMN_STYLE } from './document-head.ts'
import { drawLines } from './document-lines.ts'
import { dayOf, documentTitle, numberedTitle, referencesOf } from './document-messages.ts'
import { drawMoney, type Part } from './document-money.ts'
import type { ShownDocument } from './shown-document.ts'

/** An archive keeps it as it is and finds what it means in its tags (ISO 19005-3, level A). */
const ARCHIVED = { ...TAGGED_A4, subset: 'PDF/A-3a', bufferPages: true } as const

/**
 * An invoice or credit note on as many A4 pages as its lines need, tagged for screen readers, with selectable text.
 * `xml` is what it says to programs, and is attached to it.
 */
export function documentPdf(document: ShownDocument, xml: Uint8Array): Promise<Uint8Array> {
  const { number, language } = document
  const issuedAt = new Date(document.issuedAt)
  const info = {
    Title: messages[language].fileTitle({ kind: documentTitle(document), number }),
    Author: document.seller.name,
    Subject: messages[language].subject({ number: document.orderNumber }),
    CreationDate: issuedAt,
  }
  // Page numbers need the page count, known only at the end.
  return openPdf(language, info, ARCHIVED, (sheet) => {
    const file = { name: `${number}.xml`, type: 'text/xml', description: info.Title, changedAt: issuedAt }
    sheet.attach(xml, file)
    const root = sheet.struct('Document')
    sheet.addStructure(root)
    const top = drawHead(sheet, root, document)
    const below = drawLines(sheet, root, document, top)
    drawMoney(sheet, root, document, below)
    root.end()
    drawFeet(sheet, numberedTitle(document), language)
  })
}

/** Draws logo, title, seller, buyer, number and date; returns the next free y. */
function drawHead(sheet: Sheet, root: Part, document: ShownDocument): number {
  drawTitle(sheet, root, documentTitle(document))
  const { seller, buyer, number, issuedAt, language } = document
  const { from, to, deliveredTo, numberAndDate, trn } = messages[language]
  const registered = seller.trn === null ? [] : [trn({ trn: seller.trn })]
  const sold = drawColumn(sheet, root, from, [seller.name, seller.address, ...registered], HEAD.from)
  const bought = drawColumn(sheet, root, to, buyer, HEAD.to)
  const goods = document.deliveredTo
  const ends = [
    sold,
    // A company may have its goods sent elsewhere: whether they leave the country decides about the VAT.
    goods.length === 0
      ? bought
      : drawColumn(sheet, root, deliveredTo, goods, HEAD.to, { ...COLUMN_STYLE, top: bought + 22 }),
    drawColumn(
      sheet,
      root,
      numberAndDate,
      [number, dayOf(document, issuedAt), ...referencesOf(document)],
      HEAD.about,
    ),
  ]
  return Math.max(...ends) + HEAD_GAP
}
