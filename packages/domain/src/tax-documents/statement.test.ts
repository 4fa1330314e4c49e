import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import type { Cents } from '../money/money.ts'
import { changeDesign } from '../order/change-design.ts'
import { BEGINNING, STEPS } from '../order/laws/order-arbitraries.ts'
import {
  after,
  confirmed,
  DAY,
  HOUR,
  NOON,
  ok,
  paidAt,
  placed,
  resized,
} from '../order/laws/order-fixture.ts'
import type { Order } from '../order/order.ts'
import { remainderOf, waitingParts } from '../order/payments/payments.ts'
import { receiveTransfer } from '../order/payments/receive-transfer.ts'
import { run } from '../order/laws/random-commands.ts'
import { dueDocuments, reasonOf } from './due-document.ts'
import { hasStatement, type StatedDocument, statementOf } from './statement.ts'

it('owes a customer of any history what is promised and not sent, and parts that wait for the rest', () => {
  const isKept = fc.property(BEGINNING, STEPS, (begun, steps) => {
    const documents: StatedDocument[] = []
    run(begun, steps, (before, done, { now }) => {
      const due = dueDocuments(done.order, documents, reasonOf(before, done))
      for (const each of due) documents.push({ ...each, number: `D-${documents.length}`, issuedAt: now })
      const { order } = done
      if (!hasStatement(order)) return
      const { currency, rows, owedToCustomer } = statementOf(order, documents, now)
      const of = ({ usd, amount }: { readonly usd: number; readonly amount: number }) =>
        currency === 'USD' ? usd : amount
      const sum = (amounts: readonly number[]) => amounts.reduce((all, each) => all + each, 0)
      const parts = order.times.confirmedAt === null ? order.payments : waitingParts(order)
      const due1 =
        sum(order.refunds.filter(({ status }) => status !== 'sent').map(of)) +
        sum(parts.map((payment) => of(remainderOf(payment, order.refunds))))
      expect(owedToCustomer).toBe(due1)
      expect(rows.at(-1)?.balance ?? 0).toBe(due1 === 0 ? 0 : -due1)
    })
  })
  fc.assert(isKept, { numRuns: 300 })
})

const invoiceOf = (order: Order): StatedDocument => {
  const { USD, AED } = order.versions[0].price.amounts
  return { number: 'INV-1', kind: 'invoice', issuedAt: after(60_000), amounts: { USD, AED } }
}

it('states what is asked and not invoiced yet, less the parts that came', () => {
  const waiting = placed('bank-transfer')
  expect(statementOf(waiting, [], NOON)).toMatchObject({
    currency: 'AED',
    rows: [],
    awaited: { amount: 177_015, payBy: after(7 * DAY) },
  })
  const part = ok(
    receiveTransfer(waiting, NOON, {
      paymentId: 'p1',
      reference: 'FT1',
      amount: 100_000 as Cents,
      difference: 'ask-for-rest',
      otherId: 'p2',
      by: 'staff:noor@nawl.example',
    }),
  ).order
  expect(statementOf(part, [], NOON)).toMatchObject({
    rows: [{ kind: 'payment', amount: -100_000, balance: -100_000 }],
    owedToCustomer: 100_000,
    awaited: { amount: 77_015 },
  })
  expect(statementOf(waiting, [], after(8 * DAY)).awaited).toBeNull()
})

it('states the difference of a changed design while it may be paid, and then its own invoice', () => {
  const before = confirmed()
  const asked = ok(
    changeDesign(before, after(HOUR), {
      lineId: 'a',
      design: resized('6', '9'),
      payment: { paymentId: 'p2', provider: 'stripe' },
    }),
  ).order
  const first = invoiceOf(before)
  expect(statementOf(asked, [first], after(HOUR))).toMatchObject({
    owedToCustomer: 0,
    awaited: { amount: 58_025, payBy: after(25 * HOUR) },
  })
  const paid = paidAt(asked, after(2 * HOUR))
  const [more] = dueDocuments(paid, [first], 'change')
  const { rows, awaited } = statementOf(
    paid,
    [first, { ...more!, number: 'INV-2', issuedAt: after(2 * HOUR) }],
    after(2 * HOUR),
  )
  expect(rows.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['invoice', 177_015],
    ['payment', -177_015],
    ['invoice', 58_025],
    ['payment', -58_025],
  ])
  expect(awaited).toBeNull()
})
