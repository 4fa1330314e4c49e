import { BEGINNING, STEPS } from '@nawl/domain/order/laws/order-arbitraries'
import type { Beginning } from '@nawl/domain/order/laws/random-beginning'
import { type Ordered, run } from '@nawl/domain/order/laws/random-commands'
import { type DueDocument, dueDocuments, reasonOf } from '@nawl/domain/tax-documents/due-document'
import { SERIES } from '@nawl/domain/tax-documents/tax-document'
import * as fc from 'fast-check'

import { documentContent } from '../../src/sales/tax-documents/document-content.ts'
import type { IssuedDocument } from '../../src/sales/tax-documents/tax-document.store.ts'

type History = { readonly begun: Beginning; readonly steps: readonly Ordered[]; readonly trn: string | null }

/** What happens to an order, and whether its seller is registered for tax. */
export const HISTORY: fc.Arbitrary<History> = fc.record({
  begun: BEGINNING,
  steps: STEPS,
  trn: fc.constantFrom('100123456700003', null),
})

type Seller = { readonly name: string; readonly address: string }
const NAWL: Seller = { name: 'Nawl & Co. Rugs L.L.C.', address: 'Alserkal Avenue, Dubai' }

/** The documents that a random order is issued, as the shop issues them; `sellerOf` says who sells at the nth of them. */
export function documentsOf({
  begun,
  steps,
  trn,
  sellerOf = () => NAWL,
}: History & { readonly sellerOf?: (nth: number) => Seller }): readonly IssuedDocument[] {
  const issued: (IssuedDocument & DueDocument)[] = []
  run(begun, steps, (before, done, { now }) => {
    for (const due of dueDocuments(done.order, issued, reasonOf(before, done))) {
      const content = documentContent(done.order, due, {
        issued,
        at: now,
        sellerIn: () => ({ ...sellerOf(issued.length), trn }),
      })
      const number = `${SERIES[due.kind]}-2027-${String(issued.length + 1).padStart(6, '0')}`
      issued.push({ ...due, number, orderNumber: done.order.number, issuedAt: now, content })
    }
  })
  return issued
}
