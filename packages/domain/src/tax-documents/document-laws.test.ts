import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { includedVat } from '../cart/price-cart.ts'
import { sumOf } from '../money/money.ts'
import { BEGINNING, STEPS } from '../order/laws/order-arbitraries.ts'
import type { Done } from '../order/outcome.ts'
import type { Order } from '../order/order.ts'
import { versionInForce } from '../order/order.ts'
import { remainderOf, withoutWaitingParts } from '../order/payments/payments.ts'
import { begin } from '../order/laws/random-beginning.ts'
import { run } from '../order/laws/random-commands.ts'
import { billed, type DueDocument, dueDocuments, reasonOf, stated } from './due-document.ts'

/**
 * Parts of a price are rounded to the fils. A part that is paid twice, because its cancelled payment came after all, stands
 * for another, and the invoice states what was paid.
 */
const ROUNDED = 2

type Seen = {
  readonly before: Order
  readonly done: Done
  readonly documents: readonly DueDocument[]
  readonly issued: DueDocument | null
  /** All that this command issued. */
  readonly all: readonly DueDocument[]
}

/** Runs random commands, issues what each asks for, and collects what a law says against it. */
function broken(law: (seen: Seen) => readonly (string | false)[], numRuns = 400) {
  const isKept = fc.property(BEGINNING, STEPS, (begun, steps) => {
    const documents: DueDocument[] = []
    run(begun, steps, (before, done, step) => {
      const all = dueDocuments(done.order, documents, reasonOf(before, done))
      documents.push(...all)
      const said = law({ before, done, documents, issued: all[0] ?? null, all }).filter(
        (each) => each !== false,
      )
      if (said.length > 0) throw new Error(`${step.command}: ${said.join(', ')}`)
    })
  })
  const { failed, counterexample, errorInstance } = fc.check(isKept, { numRuns })
  return failed ? { counterexample, said: String(errorInstance) } : null
}

function grossOf(documents: Parameters<typeof stated>[0]) {
  const { USD, AED } = stated(documents)
  return { USD: USD.total, AED: AED.total }
}

describe('documents of any sequence of commands', () => {
  it('state what was paid less what is refunded, in dollars and in the currency that was charged', () => {
    const found = broken(({ done: { order }, documents }) => {
      // A part of a difference is invoiced together with the rest.
      const { payments } = withoutWaitingParts(order)
      const left = payments.map((payment) => ({ ...payment, ...remainderOf(payment, order.refunds) }))
      const is = grossOf(documents)
      // Of a transfer in parts, the first is invoiced together with the last.
      if (order.times.confirmedAt === null)
        return [documents.length > 0 && 'a document before the order is paid']
      const isCharged = (currency: string) => left.every((payment) => payment.currency === currency)
      const charged = sumOf(left.map(({ amount }) => amount))
      return [
        is.USD !== sumOf(left.map(({ usd }) => usd)) && `dollars ${is.USD}`,
        isCharged('AED') && is.AED !== charged && `dirhams ${is.AED}, held ${charged}`,
        isCharged('USD') && is.USD !== charged && `charged dollars ${is.USD}, held ${charged}`,
      ]
    })
    expect(found).toBeNull()
  })

  it('never credit more than was invoiced, nor state an empty or negative amount', () => {
    const found = broken(({ documents, issued }) => {
      const is = grossOf(documents)
      const { USD, AED } = issued?.amounts ?? {}
      return [
        (is.USD < 0 || is.AED < 0) && 'credits more than was invoiced',
        USD !== undefined && (USD.total < 0 || USD.vat < 0) && 'negative dollars',
        AED !== undefined && (AED.total < 0 || AED.vat < 0) && 'negative dirhams',
        issued !== null && USD?.total === 0 && AED?.total === 0 && 'an empty document',
      ]
    })
    expect(found).toBeNull()
  })

  it('contain together the VAT of what is left, in both currencies', () => {
    const found = broken(({ done: { order }, documents }) => {
      const { vatPercent } = versionInForce(order).price
      return (['USD', 'AED'] as const).map((currency) => {
        const vat = documents.reduce(
          (sum, { kind, amounts }) => sum + (kind === 'invoice' ? 1 : -1) * amounts[currency].vat,
          0,
        )
        const due = includedVat(billed(order)[currency], vatPercent)
        return vat !== due && `${currency} VAT ${vat} of ${due}`
      })
    })
    expect(found).toBeNull()
  })

  it('begin with an invoice of the whole price when the order is confirmed', () => {
    const found = broken(({ before, done: { order }, documents, issued }) => {
      const isConfirmedNow = before.times.confirmedAt === null && order.times.confirmedAt !== null
      const { amounts } = versionInForce(order).price
      return [
        order.times.confirmedAt === null && documents.length > 0 && 'a document before the payment',
        isConfirmedNow && issued?.reason !== 'order' && 'confirmed without its invoice',
        isConfirmedNow &&
          (['USD', 'AED'] as const).some((currency) => {
            const off = (issued?.amounts[currency].total ?? 0) - amounts[currency].total
            const isExact = off === 0 && issued?.amounts[currency].vat === amounts[currency].vat
            return !isExact && !(currency === 'AED' && off !== 0 && Math.abs(off) <= ROUNDED)
          }) &&
          'an invoice of another amount',
      ]
    })
    expect(found).toBeNull()
  })

  it('go to a corrected recipient whole: all is credited to the former one and invoiced anew', () => {
    const found = broken(({ done: { events }, documents, all }) => {
      if (!events.some(({ kind }) => kind === 'billing-corrected')) return []
      const before = grossOf(documents.slice(0, documents.length - all.length))
      const [credit, invoice] = all
      const isNothing = before.USD === 0 && before.AED === 0
      if (isNothing) return [all.length > 0 && 'a document of nothing']
      return [
        all.length !== 2 && `${all.length} documents`,
        credit?.kind !== 'credit-note' && 'no credit note first',
        invoice?.kind !== 'invoice' && 'no invoice second',
        ...(['USD', 'AED'] as const).flatMap((currency) => [
          credit?.amounts[currency].total !== before[currency] && `credits another amount in ${currency}`,
          invoice?.amounts[currency].total !== before[currency] && `invoices another amount in ${currency}`,
          invoice?.amounts[currency].vat !== credit?.amounts[currency].vat && `other VAT in ${currency}`,
        ]),
      ]
    })
    expect(found).toBeNull()
  })

  it('end at nothing when the order is cancelled', () => {
    const found = broken(({ done: { order }, documents }) => {
      const is = grossOf(documents)
      return [order.state === 'cancelled' && (is.USD !== 0 || is.AED !== 0) && 'something is left']
    })
    expect(found).toBeNull()
  })
})

it('an order that is only placed needs no document', () => {
  const order = begin({ quantity: 1, size: 0, provider: 'stripe', to: 'dubai', code: null })
  expect(dueDocuments(order, [], 'order')).toEqual([])
})
