import { invoice as messages } from '@nawl/messages/by-language/invoice'

import { writeNameLine } from '../../platform/pdf/fit-name.ts'
import { MARGIN, PAGE, RIGHT } from '../../platform/pdf/page-layout.ts'
import { drawLogo, openPdf, TAGGED_A4 } from '../../platform/pdf/pdf-page.ts'
import { GRAPHITE, linesOf, tagged, write } from '../../platform/pdf/pdf-text.ts'
import type { Sheet } from '../../platform/pdf/sheet.ts'
import { drawLines } from './document-lines.ts'
import { dayOf, documentTitle, numberedTitle, referencesOf } from './document-messages.ts'
import { drawMoney } from './document-money.ts'
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
    drawFeet(sheet, document)
  })
}

/** Draws the document's number and page number on every page. */
function drawFeet(sheet: Sheet, document: ShownDocument): void {
  const { start, count } = sheet.bufferedPageRange()
  for (let page = start; page < start + count; page++) {
    sheet.switchToPage(page)
    sheet.markContent('Artifact', { type: 'Pagination' })
    const line = { baseline: PAGE.height - 40, size: 7.5, ink: GRAPHITE }
    write(sheet, numberedTitle(document), { x: MARGIN, ...line })
    const said = messages[document.language].page({ page: page + 1, pages: count })
    write(sheet, said, { x: RIGHT, ...line, atEnd: true })
    sheet.endMarkedContent()
  }
}

type Part = PDFKit.PDFStructureElement

const COLUMNS = { from: MARGIN, to: 230, about: 415 } as const
const WIDTH = 165
const SIZE = 10.5
const LEADING = 14

/** Draws logo, title, seller, buyer, number and date; returns the next free y. */
function drawHead(sheet: Sheet, root: Part, document: ShownDocument): number {
  tagged(sheet, root, 'P', () => drawLogo(sheet, MARGIN, 60, 25))
  tagged(sheet, root, 'H1', () => {
    write(sheet, documentTitle(document), { x: RIGHT, baseline: 60, size: 25, face: 'display', atEnd: true })
  })
  const { seller, buyer, number, issuedAt, language } = document
  const { from, to, deliveredTo, numberAndDate, trn } = messages[language]
  const registered = seller.trn === null ? [] : [trn({ trn: seller.trn })]
  const sold = drawColumn(sheet, root, from, [seller.name, seller.address, ...registered], COLUMNS.from)
  const bought = drawColumn(sheet, root, to, buyer, COLUMNS.to)
  const goods = document.deliveredTo
  const ends = [
    sold,
    // A company may have its goods sent elsewhere: whether they leave the country decides about the VAT.
    goods.length === 0 ? bought : drawColumn(sheet, root, deliveredTo, goods, COLUMNS.to, bought + 22),
    drawColumn(
      sheet,
      root,
      numberAndDate,
      [number, dayOf(document, issuedAt), ...referencesOf(document)],
      COLUMNS.about,
    ),
  ]
  return Math.max(...ends) + 38
}

const TOP = 112

function drawColumn(
  sheet: Sheet,
  root: Part,
  label: string,
  lines: readonly string[],
  x: number,
  top = TOP,
): number {
  tagged(sheet, root, 'P', () => write(sheet, label, { x, baseline: top, size: 7.5, ink: GRAPHITE }))
  const width = Math.min(WIDTH, RIGHT - x)
  let baseline = top + 3
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
