import { type Cents, negated } from '@nawl/domain/money/money'
import { invoice as messages } from '@nawl/messages/by-language/invoice'
import { money as moneyWords } from '@nawl/messages/by-language/money'
import type { LanguageCode } from '@nawl/messages/languages'
import { lessText, moneyText } from '@nawl/messages/text/money'

import { MARGIN, PAGE, RIGHT } from '../../platform/pdf/page-layout.ts'
import { drawRule } from '../../platform/pdf/pdf-page.ts'
import { GRAPHITE, tagged, write, type Written } from '../../platform/pdf/pdf-text.ts'
import type { Sheet } from '../../platform/pdf/sheet.ts'
import { byOf, dayOf, type MoneyRow, notesOf, sumsOf, taxOf } from './document-messages.ts'
import type { ShownDocument, ShownMoney } from './shown-document.ts'

const LABELS = 200
const ROW = 17

/** Draws the sums, tax notes, payments and refunds. */
export function drawMoney(sheet: Sheet, root: Part, document: ShownDocument, top: number): void {
  let y = room(sheet, top + 8, 8 * ROW)
  const words = messages[document.language]
  const { USD, AED } = document.amounts
  nested(sheet, root, 'Table', (table) => {
    for (const each of sumsOf(document)) y = drawSum(sheet, table, document.language, each, y)
    artifactRule(sheet, y + 5, LABELS)
    const total = { label: words.total, usd: USD.total, aed: AED.total }
    y = drawSum(sheet, table, document.language, total, y + 8, 'sans-medium')
    for (const each of taxOf(document)) y = drawSum(sheet, table, document.language, each, y)
  })
  y = room(sheet, y + 26, 60)
  for (const note of notesOf(document)) {
    tagged(sheet, root, 'P', () => write(sheet, note, { x: MARGIN, baseline: y, size: 8, ink: GRAPHITE }))
    y += 12
  }
  const payments = document.payments.map((each) => paid(document, each))
  const refunds = document.refunds.map((each) => sentBack(document, each))
  y = drawMoved(sheet, root, words.paid, payments, y + 22)
  drawMoved(sheet, root, words.refunds, refunds, y)
}

function drawSum(
  sheet: Sheet,
  table: Part,
  language: LanguageCode,
  { label, usd, aed }: MoneyRow,
  y: number,
  face: 'sans' | 'sans-medium' = 'sans',
): number {
  const line = { baseline: y + 13, size: 9.5, face } as const
  nested(sheet, table, 'TR', (row) => {
    tagged(sheet, row, 'TH', () => write(sheet, label, { x: LABELS, ...line }))
    amounts(sheet, row, language, usd, aed, line)
  })
  return y + ROW
}

type Moved = { readonly day: string; readonly by: string; readonly amount: string }

const paid = (document: ShownDocument, money: ShownMoney): Moved => ({
  day: dayOf(document, money.at),
  by: byOf(document, money.provider),
  amount: moneyText(moneyWords[document.language], money.amount, money.currency),
})

const sentBack = (document: ShownDocument, money: ShownMoney): Moved => ({
  day: dayOf(document, money.at),
  by: byOf(document, money.provider),
  amount: lessText(moneyWords[document.language], money.amount, money.currency),
})

function drawMoved(sheet: Sheet, root: Part, title: string, rows: readonly Moved[], top: number): number {
  if (rows.length === 0) return top
  let y = room(sheet, top, 60)
  tagged(sheet, root, 'H2', () => write(sheet, title, { x: MARGIN, baseline: y, size: 13, face: 'display' }))
  y += 9
  nested(sheet, root, 'Table', (table) => {
    for (const { day, by, amount } of rows) {
      y = room(sheet, y, 20)
      artifactRule(sheet, y)
      const line = { baseline: y + 14, size: 9.5 }
      nested(sheet, table, 'TR', (row) => {
        tagged(sheet, row, 'TD', () => write(sheet, day, { x: MARGIN, ...line, tabular: true }))
        tagged(sheet, row, 'TD', () => write(sheet, by, { x: MARGIN + 130, ...line }))
        figure(sheet, row, amount, COLUMNS.aed, line)
      })
      y += 20
    }
  })
  return y + 30
}

export type Part = PDFKit.PDFStructureElement

/** The columns of figures. */
export const COLUMNS = {
  quantity: { from: 322, to: 352 },
  usd: { from: 370, to: 450 },
  aed: { from: 468, to: RIGHT },
} as const
/** A column on paper, from left to right. */
export type Column = { readonly from: number; readonly to: number }
/** Only footers are drawn below this y. */
const LOWEST = PAGE.height - 70
const NEXT_TOP = 66

/** The y for something `high` points high: the given one, or the top of a new page. */
export function room(sheet: Sheet, y: number, high: number): number {
  if (y + high <= LOWEST) return y
  sheet.addPage()
  return NEXT_TOP
}

/** Draws a decorative line, marked as an artifact. */
export function artifactRule(sheet: Sheet, y: number, from: number = MARGIN): void {
  sheet.markContent('Artifact', { type: 'Layout' })
  drawRule(sheet, y, from)
  sheet.endMarkedContent()
}

/** Adds a structure element with children, and ends it after them. */
export function nested(sheet: Sheet, parent: Part, type: 'Table' | 'TR', fill: (part: Part) => void): void {
  const part = sheet.struct(type)
  parent.add(part)
  fill(part)
  part.end()
}

/** Adds a cell with a figure. */
export function figure(sheet: Sheet, row: Part, text: string, column: Column, line: Line): void {
  tagged(sheet, row, 'TD', () => write(sheet, text, { ...line, ...inColumn(sheet, column), tabular: true }))
}

/** Figures end at the right of their column on paper, whatever the language, so that decimals stand below each other. */
export const inColumn = ({ direction }: Sheet, { from, to }: Column) =>
  direction === 'rtl' ? { x: from } : { x: to, atEnd: true }

type Line = Pick<Written, 'baseline' | 'size' | 'face'>

/** The two cells of an amount: dollars, then dirhams. */
export function amounts(
  sheet: Sheet,
  row: Part,
  language: LanguageCode,
  usd: Cents,
  aed: Cents,
  line: Line,
): void {
  figure(sheet, row, signed(language, usd, 'USD'), COLUMNS.usd, line)
  figure(sheet, row, signed(language, aed, 'AED'), COLUMNS.aed, line)
}

/** An amount in a currency, below zero with its sign. */
export function signed(language: LanguageCode, amount: Cents, currency: 'USD' | 'AED'): string {
  const words = moneyWords[language]
  return amount < 0 ? lessText(words, negated(amount), currency) : moneyText(words, amount, currency)
}
