import { dirhams, dollars } from '@nawl/domain/money/format-money'
import { type Cents, less } from '@nawl/domain/money/money'

import { MARGIN, PAGE, RIGHT } from '../../platform/pdf/page-layout.ts'
import { RULE, write, type Written, tagged } from '../../platform/pdf/pdf-text.ts'

export type InvoicePdf = PDFKit.PDFDocument
export type Part = PDFKit.PDFStructureElement

/** Right edges of the figure columns. */
export const ENDS = { quantity: 352, usd: 450, aed: RIGHT } as const
/** Only footers are drawn below this y. */
const LOWEST = PAGE.height - 70
const NEXT_TOP = 66

/** The y for something `high` points high: the given one, or the top of a new page. */
export function room(sheet: InvoicePdf, y: number, high: number): number {
  if (y + high <= LOWEST) return y
  sheet.addPage()
  return NEXT_TOP
}

/** Draws a decorative line, marked as an artifact. */
export function rule(sheet: InvoicePdf, y: number, from: number = MARGIN): void {
  sheet.markContent('Artifact', { type: 'Layout' })
  sheet.moveTo(from, y).lineTo(RIGHT, y).lineWidth(0.6).strokeColor(RULE).stroke()
  sheet.endMarkedContent()
}

/** Adds a structure element with children, and ends it after them. */
export function nested(
  sheet: InvoicePdf,
  parent: Part,
  type: 'Table' | 'TR',
  fill: (part: Part) => void,
): void {
  const part = sheet.struct(type)
  parent.add(part)
  fill(part)
  part.end()
}

/** A right-aligned figure cell ending at `x`. */
export function figure(
  sheet: InvoicePdf,
  row: Part,
  text: string,
  written: Omit<Written, 'fromRight'>,
): void {
  tagged(sheet, row, 'TD', () => write(sheet, text, { ...written, fromRight: true, tabular: true }))
}

type Line = Pick<Written, 'baseline' | 'size' | 'face'>

/** The two cells of an amount: dollars, then dirhams. A negative amount has its minus before the currency. */
export function amounts(sheet: InvoicePdf, row: Part, usd: Cents, aed: Cents, line: Line): void {
  figure(sheet, row, signed(usd, dollars), { x: ENDS.usd, ...line })
  figure(sheet, row, signed(aed, dirhams), { x: ENDS.aed, ...line })
}

export function signed(amount: Cents, format: (amount: Cents) => string): string {
  return amount < 0 ? `−${format(less(0 as Cents, amount))}` : format(amount)
}
