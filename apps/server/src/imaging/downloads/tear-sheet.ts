import { SHOP_TIME_ZONE } from '@nawl/domain/shop/time-zone'
import { type Shape, SHAPE_FACTS } from '@nawl/domain/rug/shape'
import PdfDocument from 'pdfkit'

import { type PrintRug } from './print-rug.ts'
import { drawFoot, footTop } from './tear-sheet-foot.ts'
import { BENEATH, drawLabel } from './tear-sheet-label.ts'
import { ballOnWhite, rugOnWhite, SHADOW } from './tear-sheet-picture.ts'
import { MARGIN, PAGE, RIGHT, placeText } from '../../platform/pdf/page-layout.ts'
import { tagged } from '../../platform/pdf/pdf-tag.ts'
import { GRAPHITE, registerFaces, write } from '../../platform/pdf/pdf-text.ts'
import type { Fact } from './tear-sheet-messages.ts'
import type { TearSheetYarn } from './tear-sheet-yarns.ts'

/** What a tear sheet says of a rug. */
export type TearSheetContent = {
  readonly name: string
  readonly collection: string
  readonly shape: Shape
  /** Width over length. */
  readonly ratio: number
  readonly facts: readonly Fact[]
  readonly price: Fact
  /** At most ten. */
  readonly yarns: readonly TearSheetYarn[]
  /** What the QR code opens. */
  readonly link: string
  readonly smallPrint: string
  /** The day it is made on: the same rug gives the same bytes all day. */
  readonly day: Date
}

/** One A4 page about a rug, tagged for screen readers, its text selectable. */
export async function tearSheet(content: TearSheetContent, printed: PrintRug): Promise<Uint8Array> {
  const sheet = openSheet(content)
  const finished = collect(sheet)
  const top = footTop(sheet, content)
  const place = placeText(content.ratio, top - 30, BENEATH)
  const { left, width } = place.rug
  const picture = await rugOnWhite(printed, width, SHAPE_FACTS[content.shape].edge)
  const balls = await Promise.all(content.yarns.map(({ hex }) => ballOnWhite(hex)))

  const root = sheet.struct('Document')
  sheet.addStructure(root)
  drawHead(sheet, root, content.day)
  const alt = `${content.name}, ${SHAPE_FACTS[content.shape].alt} seen from above`
  tagged(
    sheet,
    root,
    'Figure',
    () => {
      sheet.image(picture, left - SHADOW, place.rug.top - SHADOW, { width: width + 2 * SHADOW })
    },
    { alt },
  )
  drawLabel(sheet, root, place, content)
  drawFoot(sheet, root, top, content, balls)
  root.end()
  sheet.end()
  return finished
}

function openSheet({ name, collection, day }: TearSheetContent): PDFKit.PDFDocument {
  const sheet = new PdfDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-GB',
    displayTitle: true,
    info: {
      Title: `${name}, ${collection} · Nawl`,
      Author: 'Nawl',
      Subject: 'Tear sheet of a hand-tufted rug',
      Creator: 'Nawl',
      Producer: 'PDFKit',
      CreationDate: day,
    },
  })
  registerFaces(sheet)
  return sheet
}

function drawHead(sheet: PDFKit.PDFDocument, root: PDFKit.PDFStructureElement, day: Date): void {
  const date = day.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: SHOP_TIME_ZONE,
  })
  tagged(sheet, root, 'P', () => {
    const width = write(sheet, 'Nawl', { x: MARGIN, baseline: 60, size: 25, face: 'display' })
    write(sheet, 'نول', { x: MARGIN + width + 7, baseline: 60, size: 21, face: 'arabic' })
    write(sheet, date, { x: RIGHT, baseline: 60, size: 8, ink: GRAPHITE, fromRight: true })
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
