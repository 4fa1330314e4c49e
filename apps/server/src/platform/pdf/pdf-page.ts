import { logoWithin } from '@nawl/domain/shop/logo'
import { shopName } from '@nawl/messages/text/shop-name'
import type { LanguageCode } from '@nawl/messages/languages'

import { asBuffer } from '../as-buffer.ts'
import { withoutMarks } from '../type/bidi-line.ts'
import { printedLogo } from './printed-logo.ts'
import { reverseLigatures } from './sheet-fonts.ts'
import { MARGIN, PAGE, RIGHT, type Paper, PT } from './page-layout.ts'
import { GRAPHITE, RULE, write } from './pdf-text.ts'
import { Sheet } from './sheet.ts'

/** One A4 page to begin with, tagged for screen readers. */
export const TAGGED_A4 = { size: [PAGE.width, PAGE.height], tagged: true } satisfies PDFKit.PDFDocumentOptions

type Info = Pick<PDFKit.DocumentInfo, 'Title' | 'Author' | 'Subject' | 'CreationDate'>

/** Creates a document in a language, lets `draw` fill it, and returns its bytes. */
export async function openPdf(
  language: LanguageCode,
  info: Info,
  options: PDFKit.PDFDocumentOptions,
  draw: (sheet: Sheet) => void | Promise<void>,
): Promise<Uint8Array> {
  const sheet = new Sheet(language, {
    ...options,
    info: {
      Author: shopName(language),
      ...info,
      Title: withoutMarks(info.Title ?? ''),
      Creator: shopName(language),
      Producer: 'PDFKit',
    },
  })
  sheet.logo = await printedLogo()
  const parts: Buffer[] = []
  const finished = new Promise<Uint8Array>((resolve, reject) => {
    sheet.on('data', (part: Buffer) => parts.push(part))
    sheet.on('end', () => resolve(Buffer.concat(parts)))
    sheet.on('error', reject)
  })
  await draw(sheet)
  reverseLigatures(sheet)
  sheet.end()
  return finished
}

type PageSize = Pick<Paper, 'width' | 'height'>

/** Adds a page with the document's stamp. */
export function addPage(sheet: Sheet, size: PageSize): void {
  addPlainPage(sheet, size)
  sheet.stamp?.(sheet)
}

/** Adds a page without the stamp, for what leaves the shop. */
export function addPlainPage(sheet: Sheet, { width, height }: PageSize): void {
  sheet.addPage({ size: [width * PT, height * PT], margin: 0 })
}

/** How much higher a logo is than the name's letters, and how far it hangs below their line, in their size. */
const LOGO = { height: 1.3, below: 0.2, mostWidth: 6 } as const

/** Draws the owner's logo, or the name in both scripts, the document's own first. */
export function drawLogo(sheet: Sheet, x: number, baseline: number, size: number): void {
  if (sheet.logo) {
    const { width, height } = logoWithin(sheet.logo, {
      width: LOGO.mostWidth * size,
      height: LOGO.height * size,
    })
    const bottom = baseline + LOGO.below * size
    const { png } = sheet.logo
    sheet.image(asBuffer(png), sheet.leftOf(x, width), bottom - height, {
      width,
      height,
    })
    return
  }
  const scripts = [
    [shopName('en'), size],
    // A name that is the same in both languages stands once.
    [shopName('ar') === shopName('en') ? '' : shopName('ar'), size * 0.75],
  ] as const
  const [[first, large], [second, small]] =
    sheet.direction === 'rtl' ? [scripts[1], scripts[0]] : [scripts[0], scripts[1]]
  const width = write(sheet, first, { x, baseline, size: large, face: 'display' })
  write(sheet, second, { x: x + width + size * 0.28, baseline, size: small, face: 'display' })
}

/** Draws the logo where lines begin and a remark where they end, on an A4 portrait page. */
export function drawHead(sheet: Sheet, remark: string): void {
  drawLogo(sheet, MARGIN, 60, 25)
  write(sheet, remark, { x: RIGHT, baseline: 60, size: 8, ink: GRAPHITE, atEnd: true })
}

/** Draws a line across the page, from `x` to the margin where lines end. */
export function drawRule(sheet: Sheet, y: number, x: number = MARGIN): void {
  const width = RIGHT - x
  const left = sheet.leftOf(x, width)
  sheet
    .moveTo(left, y)
    .lineTo(left + width, y)
    .lineWidth(0.6)
    .strokeColor(RULE)
    .stroke()
}
