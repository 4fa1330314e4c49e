import type { Cents } from '@nawl/domain/money/money'
import { setOrderPrefix } from '@nawl/domain/order/order-number'
import { DEFAULT_HOURS, setShopHours } from '@nawl/domain/shop/hours'
import { DEFAULT_PRICES, setPrices } from '@nawl/domain/shop/price-list'
import { setShopNames } from '@nawl/messages/text/shop-name'
import * as fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'

import { sha256 } from '../../src/platform/sha256.ts'
import { eInvoice } from '../../src/sales/tax-documents/e-invoice/e-invoice.ts'
import { documentIn } from '../../src/sales/tax-documents/shown-document.ts'
import type { IssuedDocument } from '../../src/sales/tax-documents/tax-document.store.ts'
import { documentsOf, HISTORY } from '../e-invoices/random-documents.ts'

/** Ten thousand histories can be run in parts, each with a seed of its own. */
const HISTORIES = Number(process.env['HISTORIES'] ?? 10_000)
const SEED = Number(process.env['SEED'] ?? 27)
const SELLERS = [
  { name: 'Nawl & Co. Rugs L.L.C.', address: 'Alserkal Avenue, Dubai' },
  { name: 'Sand Rugs L.L.C.', address: 'Al Quoz 3, Dubai' },
]

/** The process as it starts with the settings of the day. */
function restart(day: 'first' | 'later'): void {
  const isFirst = day === 'first'
  setShopNames(isFirst ? { en: 'Nawl', ar: 'نول' } : { en: 'Sand', ar: 'رمل' })
  setOrderPrefix(isFirst ? 'NW' : 'SR')
  setShopHours(isFirst ? DEFAULT_HOURS : { ...DEFAULT_HOURS, week: DEFAULT_HOURS.week.map(() => null) })
  setPrices(
    isFirst
      ? DEFAULT_PRICES
      : {
          ...DEFAULT_PRICES,
          vatPercent: 0,
          squareFoot: { ...DEFAULT_PRICES.squareFoot, Geometric: 9_900 as Cents },
        },
  )
}
afterAll(() => restart('first'))

/** What a document states to programs, and to people in each language: what its prints are made of. */
function bytesOf(document: IssuedDocument): string {
  const stated = [eInvoice(document), documentIn(document, 'en'), documentIn(document, 'ar')]
  return sha256(JSON.stringify(stated))
}

/** As a row comes back from a backup. */
function restored({ content, ...row }: IssuedDocument): IssuedDocument {
  return { ...row, content: JSON.parse(JSON.stringify(content)) as IssuedDocument['content'] }
}

it(
  `states the same after ${HISTORIES} histories in which seller, names, prices and VAT change`,
  { timeout: 30 * 60_000 },
  () => {
    let documents = 0
    const isKept = fc.property(HISTORY, (history) => {
      restart('first')
      // Every further document is issued by a seller of another name: the one before must not follow.
      const issued = documentsOf({ ...history, sellerOf: (nth) => SELLERS[nth % 2]! })
      const before = issued.map(bytesOf)
      for (const [n, { content }] of issued.entries())
        expect(content.sellers['en']?.name).toBe(SELLERS[n % 2]!.name)
      restart('later')
      expect(issued.map((document) => bytesOf(restored(document)))).toEqual(before)
      documents += issued.length
    })
    fc.assert(isKept, { numRuns: HISTORIES, seed: SEED })
    console.log(`${documents} documents of ${HISTORIES} histories`)
    expect(documents).toBeGreaterThan(HISTORIES / 2)
  },
)
