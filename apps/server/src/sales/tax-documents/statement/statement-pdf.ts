import { invoice as words } from '@nawl/messages/by-language/invoice'
import { money as moneyWords } from '@nawl/messages/by-language/money'
import { moneyText } from '@nawl/messages/text/money'

import { MARGIN, RIGHT } from '../../../platform/pdf/page-layout.ts'
import { openPdf, TAGGED_A4 } from '../../../platform/pdf/pdf-page.ts'
import { GRAPHITE, linesOf, tagged, write } from '../../../platform/pdf/pdf-text.ts'
import type { Sheet } from '../../../platform/pdf/sheet.ts'
import { drawColumn, drawFeet, drawTitle, HEAD, HEAD_GAP } from '../document-head.ts'
import { byOf, dayOf } from '../document-messages.ts'
import { artifactRule, figure, inColumn, nested, type Part, room, signed } from '../document-money.ts'
import type { ShownStatement } from './shown-statement.ts'

const ROW = 20
/** Columns of figures, beside the days and what happened. */
const COLUMNS = { amount: { from: 340, to: 430 }, balance: { from: 450, to: RIGHT } } as const
const WHAT = MARGIN + 110

/** The statement of an order on as many A4 pages as it needs, tagged for screen readers. */
export function statementPdf(statement: ShownStatement): Promise<Uint8Array> {
  const { language, number, asOf, seller } = statement
  const { statement: title, numbered, subject } = words[language]
  const name = numbered({ kind: title, number })
  const info = {
    Title: name,
    Author: seller.name,
    Subject: subject({ number }),
    CreationDate: new Date(asOf),
  }
  return openPdf(language, info, { ...TAGGED_A4, bufferPages: true }, (sheet) => {
    const root = sheet.struct('Document')
    sheet.addStructure(root)
    drawTitle(sheet, root, title)
    const top = drawHead(sheet, root, statement)
    drawOwed(sheet, root, statement, drawRows(sheet, root, statement, top))
    root.end()
    drawFeet(sheet, name, language)
  })
}

function drawHead(sheet: Sheet, root: Part, statement: ShownStatement): number {
  const { seller, buyer, number, asOf, language } = statement
  const { from, to, numberAndDate, trn, ofOrder, asOf: asOfDay } = words[language]
  const registered = seller.trn === null ? [] : [trn({ trn: seller.trn })]
  const ends = [
    drawColumn(sheet, root, from, [seller.name, seller.address, ...registered], HEAD.from),
    drawColumn(sheet, root, to, buyer, HEAD.to),
    drawColumn(
      sheet,
      root,
      numberAndDate,
      [ofOrder({ number }), asOfDay({ day: dayOf(statement, asOf) })],
      HEAD.about,
    ),
  ]
  return Math.max(...ends) + HEAD_GAP
}

function drawRows(sheet: Sheet, root: Part, statement: ShownStatement, top: number): number {
  const { language, currency, rows } = statement
  let y = top
  nested(sheet, root, 'Table', (table) => {
    const { date, description, amount, balance } = words[language]
    const heads = [
      [date, { x: MARGIN }],
      [description, { x: WHAT }],
      [amount({ currency }), inColumn(sheet, COLUMNS.amount)],
      [balance({ currency }), inColumn(sheet, COLUMNS.balance)],
    ] as const
    nested(sheet, table, 'TR', (row) => {
      for (const [text, place] of heads)
        tagged(sheet, row, 'TH', () =>
          write(sheet, text, { ...place, baseline: top, size: 7.5, ink: GRAPHITE }),
        )
    })
    y += 8
    for (const each of rows) {
      y = room(sheet, y, ROW)
      artifactRule(sheet, y)
      const line = { baseline: y + 14, size: 9.5 }
      nested(sheet, table, 'TR', (row) => {
        tagged(sheet, row, 'TD', () =>
          write(sheet, dayOf(statement, each.at), { x: MARGIN, ...line, tabular: true }),
        )
        tagged(sheet, row, 'TD', () => write(sheet, whatOf(statement, each), { x: WHAT, ...line }))
        figure(sheet, row, signed(language, each.amount, currency), COLUMNS.amount, line)
        figure(sheet, row, signed(language, each.balance, currency), COLUMNS.balance, line)
      })
      y += ROW
    }
  })
  artifactRule(sheet, y)
  return y
}

/** Says in sentences what is owed to whom. */
function drawOwed(sheet: Sheet, root: Part, statement: ShownStatement, top: number): void {
  const { language, currency, owedToCustomer, awaited } = statement
  const { owedToYou, nothingOwed, awaited: asked, statementMeaning } = words[language]
  const amountOf = (amount: ShownStatement['owedToCustomer']) =>
    moneyText(moneyWords[language], amount, currency)
  const said = [
    ...(owedToCustomer > 0 ? [owedToYou({ amount: amountOf(owedToCustomer) })] : []),
    ...(awaited ? [asked({ amount: amountOf(awaited.amount), day: dayOf(statement, awaited.payBy) })] : []),
  ]
  let y = room(sheet, top + 30, 60)
  for (const text of said.length > 0 ? said : [nothingOwed]) {
    tagged(sheet, root, 'P', () => {
      for (const part of linesOf(sheet, text, 'display', 12, RIGHT - MARGIN)) {
        write(sheet, part, { x: MARGIN, baseline: y, size: 12, face: 'display' })
        y += 18
      }
    })
  }
  tagged(sheet, root, 'P', () =>
    write(sheet, statementMeaning, { x: MARGIN, baseline: y + 8, size: 8, ink: GRAPHITE }),
  )
}

function whatOf(statement: ShownStatement, row: ShownStatement['rows'][number]): string {
  const said = words[statement.language]
  if ('number' in row)
    return (row.kind === 'invoice' ? said.rowInvoice : said.rowCredit)({ number: row.number })
  const by = byOf(statement, row.provider)
  if (row.kind === 'payment') return said.rowPayment({ by })
  return row.kind === 'refund' ? said.rowRefund({ by }) : said.rowWrittenOff
}
