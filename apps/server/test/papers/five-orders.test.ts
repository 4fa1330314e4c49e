import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { LANGUAGES, type LanguageCode } from '@nawl/messages/languages'
import type { ShownDocumentRow } from '@nawl/contract/sales/order'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { readArchive } from '../downloads/read-archive.ts'
import { readTearSheet } from '../downloads/read-tear-sheet.ts'
import { brokenRules } from '../e-invoices/broken-rules.ts'
import { type Case, FIVE, openRegisteredShop, throughEverything } from './five-orders.ts'

/** To be looked at. */
const PAPERS = resolve(import.meta.dirname, '../../../../var/test/papers')

let shop: Awaited<ReturnType<typeof openRegisteredShop>>
beforeAll(async () => void (shop = await openRegisteredShop()))
afterAll(() => shop.close())

/** Whether one of the lines of a paper is or holds a text. */
const has = (lines: readonly string[], text: string | RegExp) =>
  lines.some((line) => (typeof text === 'string' ? line.includes(text) : text.test(line)))

/**
 * Cabinet Decision 52 of 2017: what article 59 (1) asks of a tax invoice, and article 60 (1) of a tax credit note. The
 * date of supply is that of the payment, which the paper lists; discounts (59.1.i) and the price of one of several pieces
 * (59.1.h) are tried in `document.routes.test.ts`. The reader of PDFs sees Arabic in pieces of one direction.
 */
function rules(
  { recipient, recipientTrn, vat }: Case,
  { kind, reason, number }: ShownDocumentRow,
  first: string,
) {
  const both = [
    ['59.1.b, 60.1.b: name of the supplier', /Sand House Rugs L\.L\.C\.|بيت الرمال/],
    ['59.1.b, 60.1.b: its address', /Alserkal Avenue|السركال/],
    ['59.1.b, 60.1.b: its tax registration number', /TRN 100123456700003|^100123456700003$/],
    ['59.1.c, 60.1.c: name of the recipient', recipient],
    ...(recipientTrn ? [['59.1.c, 60.1.c: its tax registration number', recipientTrn] as const] : []),
    ['59.1.d: a sequential number', number],
    ['59.1.e, 60.1.d: date of issue', /^\d January 2027|^يناير$/],
    ['59.1.j, 60.1.e: amount in dirhams', /^AED [\d,.]+$|^درهم إماراتي$/],
    ['59.1.k: the rate of exchange', /3\.6725/],
    vat === 5
      ? (['59.1.h, k: the rate and amount of tax', /Includes VAT 5%|^%5$/] as const)
      : (['why there is no tax', /zero-rated|صفر/] as const),
  ] as const
  const own =
    kind === 'invoice'
      ? ([
          ['59.1.a: the words Tax Invoice', /^Tax invoice$|^فاتورة ضريبية$/],
          ['59.1.f: date of supply', /^Paid$|^المدفوع$/],
          ['59.1.g: description of the goods', /Onyx|أونيكس/],
          // The invoice of a difference adds to the price of what the first one counts.
          ...(reason === 'order' ? [['59.1.h: the quantity', /^Quantity$|^الكمية$/] as const] : []),
          ...(recipientTrn && vat === 0
            ? [
                [
                  '59.1.l: that the recipient accounts for the tax',
                  /buyer accounts for VAT|يتحمل المشتري/,
                ] as const,
              ]
            : []),
        ] as const)
      : ([
          ['60.1.a: the words Tax Credit Note', /^Tax credit note$|^إشعار دائن ضريبي$/],
          ['60.1.e: the value on the invoice', /Value as invoiced so far|القيمة المفوترة/],
          ['60.1.e: the correct value', /Corrected value|القيمة المصححة/],
          ['60.1.f: why', /Credit as a courtesy|Credit after a claim|^قيد دائن/],
          ['60.1.g: the invoice that is corrected', first],
        ] as const)
  return [...both, ...own]
}

describe.each(FIVE)('an order of a $name', (each) => {
  it('has papers that fulfil articles 59 and 60, as PDF/A with their XML, in both languages', async () => {
    const { placed, order } = await throughEverything(shop, each)
    const documents = order.documents
    expect(documents.map(({ kind, reason }) => `${kind} ${reason}`)).toEqual([
      'invoice order',
      ...(each.isQuoted ? [] : ['invoice change']),
      'credit-note goodwill',
      'credit-note claim',
    ])
    const folder = join(PAPERS, each.name.replaceAll(' ', '-'))
    mkdirSync(folder, { recursive: true })
    const missing: string[] = []
    for (const document of documents) {
      const desk = await shop.signedIn('desk')
      const path = `/api/desk/orders/${placed.number}/documents/${document.number}`
      const { rawPayload: xml } = await shop.app.inject({ url: `${path}/xml`, headers: desk.headers })
      writeFileSync(join(folder, `${document.number}.xml`), xml)
      expect(brokenRules(xml.toString())).toEqual([])
      for (const language of Object.keys(LANGUAGES) as LanguageCode[]) {
        const url = `${path}/pdf?language=${language}`
        const { rawPayload: pdf, statusCode } = await shop.app.inject({ url, headers: desk.headers })
        expect(statusCode).toBe(200)
        writeFileSync(join(folder, `${document.number}-${language}.pdf`), pdf)
        const lines = (await readTearSheet(pdf)).text.split('\n')
        for (const [rule, wanted] of rules(each, document, documents[0]?.number ?? ''))
          if (!has(lines, wanted)) missing.push(`${document.number} ${language}: ${rule}`)
        const { part, level, isTagged, attached } = await readArchive(pdf)
        expect([part, level, isTagged, attached[0]?.name]).toEqual(['3', 'A', true, `${document.number}.xml`])
      }
    }
    expect(missing).toEqual([])
  })
})
