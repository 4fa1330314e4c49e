import { dirhams, dollars } from '@nawl/domain/money/format-money'
import { type Cents, less } from '@nawl/domain/money/money'

import { MARGIN, PAGE, RIGHT } from '../../platform/pdf/page-layout.ts'
import { tagged } from '../../platform/pdf/pdf-tag.ts'
import { RULE, write, type Written } from '../../platform/pdf/pdf-text.ts'

export type InvoicePdf = PDFKit.PDFDocument
export type Part = PDFKit.PDFStructureElement

/** Where columns of figures end. */
export const ENDS = { quantity: 352, usd: 450, aed: RIGHT } as const
/** Below it are only feet. */
const LOWEST = PAGE.height - 70
const NEXT_TOP = 66

/** Where something `high` points high goes: here, or on the next page. */
export function room(sheet: InvoicePdf, y: number, high: number): number {
  if (y + high <= LOWEST) return y
  sheet.addPage()
  return NEXT_TOP
}

/** A line that is no part of what is said. */
export function rule(sheet: InvoicePdf, y: number, from: number = MARGIN): void {
  sheet.markContent('Artifact', { type: 'Layout' })
  sheet.moveTo(from, y).lineTo(RIGHT, y).lineWidth(0.6).strokeColor(RULE).stroke()
  sheet.endMarkedContent()
}

/** A part of the structure that holds others, ended when they are there. */
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

/** A cell of figures, ending at `x`. */
export function figure(
  sheet: InvoicePdf,
  row: Part,
  text: string,
  written: Omit<Written, 'fromRight'>,
): void {
  tagged(sheet, row, 'TD', () => write(sheet, text, { ...written, fromRight: true, tabular: true }))
}

type Line = Pick<Written, 'baseline' | 'size' | 'face'>

/** The two cells of an amount: dollars, then dirhams. Less than nothing has a minus before its currency. */
export function amounts(sheet: InvoicePdf, row: Part, usd: Cents, aed: Cents, line: Line): void {
  figure(sheet, row, signed(usd, dollars), { x: ENDS.usd, ...line })
  figure(sheet, row, signed(aed, dirhams), { x: ENDS.aed, ...line })
}

export function signed(amount: Cents, words: (amount: Cents) => string): string {
  return amount < 0 ? `−${words(less(0 as Cents, amount))}` : words(amount)
}
