import PdfDocument from 'pdfkit'

import { fitName, writeName } from './fit-name.ts'
import { MARGIN, PAGE, RIGHT, type Paper, PT } from './page-layout.ts'
import { GRAPHITE, registerFaces, RULE, widthOf, write, type Written } from './pdf-text.ts'

export type PdfDocument = PDFKit.PDFDocument

/** One A4 page to begin with, tagged for screen readers. */
export const TAGGED_A4 = { size: [PAGE.width, PAGE.height], tagged: true } satisfies PDFKit.PDFDocumentOptions

type Info = Pick<PDFKit.DocumentInfo, 'Title' | 'Author' | 'Subject' | 'CreationDate'>

/** Creates a document, lets `draw` fill it, and returns its bytes. */
export async function openPdf(
  info: Info,
  options: PDFKit.PDFDocumentOptions,
  draw: (sheet: PdfDocument) => void | Promise<void>,
): Promise<Uint8Array> {
  const sheet = new PdfDocument({
    margin: 0,
    pdfVersion: '1.7',
    lang: 'en-GB',
    displayTitle: true,
    ...options,
    info: { Author: 'Nawl', ...info, Creator: 'Nawl', Producer: 'PDFKit' },
  })
  registerFaces(sheet)
  const parts: Buffer[] = []
  const finished = new Promise<Uint8Array>((resolve, reject) => {
    sheet.on('data', (part: Buffer) => parts.push(part))
    sheet.on('end', () => resolve(Buffer.concat(parts)))
    sheet.on('error', reject)
  })
  await draw(sheet)
  sheet.end()
  return finished
}

export function addPage(sheet: PdfDocument, { width, height }: Pick<Paper, 'width' | 'height'>): void {
  sheet.addPage({ size: [width * PT, height * PT], margin: 0 })
}

export function drawLogo(sheet: PdfDocument): void {
  const width = write(sheet, 'Nawl', { x: MARGIN, baseline: 60, size: 25, face: 'display' })
  write(sheet, 'نول', { x: MARGIN + width + 7, baseline: 60, size: 21, face: 'arabic' })
}

/** Draws the logo on the left and a remark on the right of an A4 portrait page. */
export function drawHead(sheet: PdfDocument, remark: string): void {
  drawLogo(sheet)
  write(sheet, remark, { x: RIGHT, baseline: 60, size: 8, ink: GRAPHITE, fromRight: true })
}

export function drawRule(sheet: PdfDocument, y: number): void {
  sheet.moveTo(MARGIN, y).lineTo(RIGHT, y).lineWidth(0.6).strokeColor(RULE).stroke()
}

/** Draws a small label and its value in a column at `x`; returns the next baseline. */
export function drawFact(
  sheet: PdfDocument,
  label: string,
  value: string,
  x: number,
  baseline: number,
): number {
  write(sheet, label, { x, baseline, size: 7.5, ink: GRAPHITE })
  write(sheet, value, { x: x + LABELS, baseline, size: 9.5, tabular: true })
  return baseline + 15
}

const LABELS = 62

type NameLine = Pick<Written, 'x' | 'baseline' | 'size'> & { readonly width: number }

/** Writes a name or address line in any script, smaller if over `width`. Returns whether the fonts have all of it. */
export function writeNameLine(
  sheet: PdfDocument,
  text: string,
  { x, baseline, size, width }: NameLine,
): boolean {
  const fitted = fitName(sheet, text, Infinity)
  const scale = Math.min(1, width / Math.max(1, widthOf(sheet, text, 'display', size)))
  writeName(sheet, { ...fitted, size: size * scale }, x, baseline)
  const written = fitted.lines.flat(2).map((run) => run.text)
  return written.join('') === text.normalize('NFC').replaceAll(' ', '')
}
