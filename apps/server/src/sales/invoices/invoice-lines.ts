import { goodsOf } from '@nawl/domain/cart/pieces'
import { kindIn } from '@nawl/domain/product/product'
import { invoice as messages } from '@nawl/messages/by-language/invoice'
import { names } from '@nawl/messages/by-language/names'

import { writeNameLine } from '../../platform/pdf/fit-name.ts'
import { MARGIN } from '../../platform/pdf/page-layout.ts'
import { GRAPHITE, tagged, write } from '../../platform/pdf/pdf-text.ts'
import type { Sheet } from '../../platform/pdf/sheet.ts'
import { SHOP_KINDS } from '../kinds/shop-kinds.ts'
import { amounts, artifactRule, COLUMNS, figure, inColumn, nested, type Part, room } from './invoice-money.ts'
import type { Invoice } from './invoice.ts'

const ROW = 37
const NAMES = 250

/** Draws the lines with their prices before discounts; returns the next free y. */
export function drawLines(
  sheet: Sheet,
  root: Part,
  invoice: Invoice,
  top: number,
  { sold } = SHOP_KINDS,
): number {
  const { lines, price, language } = invoice
  let y = top
  nested(sheet, root, 'Table', (table) => {
    y = drawColumnHeads(sheet, table, invoice, y)
    for (const [n, line] of lines.entries()) {
      y = room(sheet, y, ROW)
      artifactRule(sheet, y)
      const baseline = y + 16
      nested(sheet, table, 'TR', (row) => {
        const name = names[language](line.design.name)
        const note = kindIn(sold, line.design).note(line.design, language)
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

function drawColumnHeads(sheet: Sheet, table: Part, invoice: Invoice, top: number): number {
  const { language } = invoice
  const { rug: rugHead, quantity, usd, aed } = messages[language]
  const heads = [
    [rugHead({ of: goodsOf(invoice) }), { x: MARGIN }],
    [quantity, inColumn(sheet, COLUMNS.quantity)],
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
