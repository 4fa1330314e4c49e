import { goodsOf } from '@nawl/domain/cart/pieces'
import { type Cents, halfUp } from '@nawl/domain/money/money'
import { kindIn } from '@nawl/domain/product/product'
import { invoice as messages } from '@nawl/messages/by-language/invoice'
import { money } from '@nawl/messages/by-language/money'
import { names } from '@nawl/messages/by-language/names'

import { moneyText } from '@nawl/messages/text/money'

import { writeNameLine } from '../../platform/pdf/fit-name.ts'
import { MARGIN } from '../../platform/pdf/page-layout.ts'
import { GRAPHITE, linesOf, tagged, write } from '../../platform/pdf/pdf-text.ts'
import type { Sheet } from '../../platform/pdf/sheet.ts'
import { SHOP_KINDS } from '../kinds/shop-kinds.ts'
import { descriptionOf, listsLines } from './document-messages.ts'
import {
  amounts,
  artifactRule,
  COLUMNS,
  figure,
  inColumn,
  nested,
  type Part,
  room,
} from './document-money.ts'
import type { ShownDocument } from './shown-document.ts'

const ROW = 37
const NAMES = 250
const SENTENCE = 11
const LEADING = 14

/** Draws the lines with their prices before discounts, or what a later document is for; returns the next free y. */
export function drawLines(sheet: Sheet, root: Part, document: ShownDocument, top: number): number {
  const { lines, price, language } = document
  const description = descriptionOf(document)
  if (description !== null) return drawDescription(sheet, root, document, description, top)
  let y = top
  nested(sheet, root, 'Table', (table) => {
    y = drawColumnHeads(sheet, table, document, y)
    for (const [n, line] of lines.entries()) {
      y = room(sheet, y, ROW)
      artifactRule(sheet, y)
      const baseline = y + 16
      nested(sheet, table, 'TR', (row) => {
        const name = names[language](line.design.name)
        const note = withUnitPrice(
          document,
          n,
          kindIn(SHOP_KINDS.sold, line.design).note(line.design, language),
        )
        const draw = () => {
          writeNameLine(sheet, name, { x: MARGIN, baseline, size: 11, width: NAMES })
          write(sheet, note, {
            x: MARGIN,
            baseline: baseline + 12,
            size: 7.5,
            ink: GRAPHITE,
          })
        }
        tagged(sheet, row, 'TD', draw, { actual: messages[language].item({ name, note }) })
        figure(sheet, row, String(line.quantity), COLUMNS.quantity, { baseline, size: 9.5 })
        const { USD, AED } = price.amounts
        const [usd, aed] = [USD.lines[n], AED.lines[n]]
        if (usd && aed) amounts(sheet, row, language, usd.price, aed.price, { baseline, size: 9.5 })
      })
      y += ROW
    }
  })
  artifactRule(sheet, y)
  return y
}

/** The note below a name, with the price of a piece if there are several, as article 59 asks for it. */
function withUnitPrice({ lines, price, language }: ShownDocument, n: number, note: string): string {
  const [line, amount] = [lines[n], price.amounts.AED.lines[n]]
  if (!line || !amount || line.quantity === 1) return note
  const each = moneyText(money[language], halfUp(amount.price, line.quantity) as Cents, 'AED')
  return messages[language].withUnitPrice({ note, price: each })
}

/** The one row of a later document. */
function drawDescription(
  sheet: Sheet,
  root: Part,
  document: ShownDocument,
  text: string,
  top: number,
): number {
  let y = top
  nested(sheet, root, 'Table', (table) => {
    y = drawColumnHeads(sheet, table, document, y)
    artifactRule(sheet, y)
    nested(sheet, table, 'TR', (row) => {
      const { USD, AED } = document.amounts
      const baseline = y + 16
      const draw = () => {
        for (const part of linesOf(sheet, text, 'display', SENTENCE, NAMES))
          writeNameLine(sheet, part, {
            x: MARGIN,
            baseline: (y += LEADING) + 2,
            size: SENTENCE,
            width: NAMES,
          })
      }
      tagged(sheet, row, 'TD', draw, { actual: text })
      amounts(sheet, row, document.language, USD.total, AED.total, { baseline, size: 9.5 })
    })
    y += LEADING
  })
  artifactRule(sheet, y)
  return y
}

function drawColumnHeads(sheet: Sheet, table: Part, document: ShownDocument, top: number): number {
  const { rug: rugHead, quantity, usd, aed, description } = messages[document.language]
  const isFirst = listsLines(document)
  const heads = [
    [isFirst ? rugHead({ of: goodsOf(document) }) : description, { x: MARGIN }],
    ...(isFirst ? [[quantity, inColumn(sheet, COLUMNS.quantity)] as const] : []),
    [usd, inColumn(sheet, COLUMNS.usd)],
    [aed, inColumn(sheet, COLUMNS.aed)],
  ] as const
  nested(sheet, table, 'TR', (row) => {
    for (const [text, place] of heads)
      tagged(sheet, row, 'TH', () =>
        write(sheet, text, { ...place, baseline: top, size: 7.5, ink: GRAPHITE }),
      )
  })
  return top + 8
}
