import { dirhams, dollars } from '@nawl/domain/money/format-money'
import { type Cents, less } from '@nawl/domain/money/money'

import { MARGIN, PAGE, RIGHT } from '../../platform/pdf/page-layout.ts'
import { GRAPHITE, write, tagged, RULE, type Written } from '../../platform/pdf/pdf-text.ts'
import { byOf, dayOf, type MoneyRow, notesOf, sumsOf, taxOf } from './invoice-messages.ts'
import type { Invoice, InvoiceMoney } from './invoice.ts'

const LABELS = 270
const ROW = 17

/** Draws the sums, tax notes, payments and refunds. */
export function drawMoney(sheet: InvoicePdf, root: Part, invoice: Invoice, top: number): void {
  let y = room(sheet, top + 8, 8 * ROW)
  const { USD, AED } = invoice.price.amounts
  nested(sheet, root, 'Table', (table) => {
    for (const each of sumsOf(invoice)) y = drawSum(sheet, table, each, y)
    rule(sheet, y + 5, LABELS)
    const total = { label: 'Total', usd: USD.total, aed: AED.total }
    y = drawSum(sheet, table, total, y + 8, 'sans-medium')
    for (const each of taxOf(invoice)) y = drawSum(sheet, table, each, y)
  })
  y = room(sheet, y + 26, 60)
  for (const note of notesOf(invoice)) {
    tagged(sheet, root, 'P', () => write(sheet, note, { x: MARGIN, baseline: y, size: 8, ink: GRAPHITE }))
    y += 12
  }
  y = drawMoved(sheet, root, 'Paid', invoice.payments.map(paid), y + 22)
  drawMoved(sheet, root, 'Refunds', invoice.refunds.map(sentBack), y)
}

function drawSum(
  sheet: InvoicePdf,
  table: Part,
  { label, usd, aed }: MoneyRow,
  y: number,
  face: 'sans' | 'sans-medium' = 'sans',
): number {
  const line = { baseline: y + 13, size: 9.5, face } as const
  nested(sheet, table, 'TR', (row) => {
    tagged(sheet, row, 'TH', () => write(sheet, label, { x: LABELS, ...line }))
    amounts(sheet, row, usd, aed, line)
  })
  return y + ROW
}

type Moved = { readonly day: string; readonly by: string; readonly amount: string }

const amountOf = ({ amount, currency }: InvoiceMoney, sign: 1 | -1) =>
  signed((sign * amount) as Cents, currency === 'AED' ? dirhams : dollars)

const paid = (money: InvoiceMoney): Moved => ({
  day: dayOf(money.at),
  by: byOf(money.provider),
  amount: amountOf(money, 1),
})

const sentBack = (money: Invoice['refunds'][number]): Moved => ({
  day: money.isSent ? dayOf(money.at) : 'To be sent',
  by: byOf(money.provider),
  amount: amountOf(money, -1),
})

function drawMoved(
  sheet: InvoicePdf,
  root: Part,
  title: string,
  rows: readonly Moved[],
  top: number,
): number {
  if (rows.length === 0) return top
  let y = room(sheet, top, 60)
  tagged(sheet, root, 'H2', () => write(sheet, title, { x: MARGIN, baseline: y, size: 13, face: 'display' }))
  y += 9
  nested(sheet, root, 'Table', (table) => {
    for (const { day, by, amount } of rows) {
      y = room(sheet, y, 20)
      rule(sheet, y)
      const line = { baseline: y + 14, size: 9.5 }
      nested(sheet, table, 'TR', (row) => {
        tagged(sheet, row, 'TD', () => write(sheet, day, { x: MARGIN, ...line, tabular: true }))
        tagged(sheet, row, 'TD', () => write(sheet, by, { x: MARGIN + 130, ...line }))
        figure(sheet, row, amount, { x: ENDS.aed, ...line })
      })
      y += 20
    }
  })
  return y + 30
}

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

function signed(amount: Cents, format: (amount: Cents) => string): string {
  return amount < 0 ? `−${format(less(0 as Cents, amount))}` : format(amount)
}
