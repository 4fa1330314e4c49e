import { rug } from '@nawl/messages/by-language/rug'
import { rugNote } from '@nawl/messages/text/rug-text'
import { MARGIN } from '../../platform/pdf/page-layout.ts'
import { GRAPHITE, write, tagged } from '../../platform/pdf/pdf-text.ts'
import { writeNameLine } from '../../platform/pdf/pdf-page.ts'
import { amounts, ENDS, figure, nested, type Part, room, rule, type InvoicePdf } from './invoice-money.ts'
import type { Invoice } from './invoice.ts'

const ROW = 37
const NAMES = 250

/** Draws the rugs with their prices before discounts; returns the next free y. */
export function drawLines(sheet: InvoicePdf, root: Part, { lines, price }: Invoice, top: number): number {
  let y = top
  nested(sheet, root, 'Table', (table) => {
    y = drawColumnHeads(sheet, table, y)
    for (const [n, line] of lines.entries()) {
      y = room(sheet, y, ROW)
      rule(sheet, y)
      const baseline = y + 16
      nested(sheet, table, 'TR', (row) => {
        const { name } = line.design
        const draw = () => {
          writeNameLine(sheet, name, { x: MARGIN, baseline, size: 11, width: NAMES })
          write(sheet, rugNote(rug.en, line.design), {
            x: MARGIN,
            baseline: baseline + 12,
            size: 7.5,
            ink: GRAPHITE,
          })
        }
        tagged(sheet, row, 'TD', draw, { actual: `${name}, ${rugNote(rug.en, line.design)}` })
        figure(sheet, row, String(line.quantity), { x: ENDS.quantity, baseline, size: 9.5 })
        const { USD, AED } = price.amounts
        const [usd, aed] = [USD.lines[n], AED.lines[n]]
        if (usd && aed) amounts(sheet, row, usd.price, aed.price, { baseline, size: 9.5 })
      })
      y += ROW
    }
  })
  rule(sheet, y)
  return y
}

const HEADS = [
  ['Rug', MARGIN],
  ['Quantity', ENDS.quantity],
  ['US dollars', ENDS.usd],
  ['UAE dirhams', ENDS.aed],
] as const

function drawColumnHeads(sheet: InvoicePdf, table: Part, top: number): number {
  nested(sheet, table, 'TR', (row) => {
    for (const [text, x] of HEADS)
      tagged(sheet, row, 'TH', () =>
        write(sheet, text, { x, baseline: top, size: 7.5, ink: GRAPHITE, fromRight: x !== MARGIN }),
      )
  })
  return top + 8
}
