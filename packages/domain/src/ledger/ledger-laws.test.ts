import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { BEGINNING, STEPS } from '../order/laws/order-arbitraries.ts'
import { type Order, versionInForce } from '../order/order.ts'
import { remainderOf, waitingParts } from '../order/payments/payments.ts'
import { begin } from '../order/laws/random-beginning.ts'
import { run } from '../order/laws/random-commands.ts'
import type { Currency } from '../money/currency.ts'
import { type Cents, toDirhams, ZERO } from '../money/money.ts'
import { type DueDocument, dueDocuments, reasonOf } from '../tax-documents/due-document.ts'
import { vatCategory } from '../tax-documents/vat-category.ts'
import type { Account } from './account.ts'
import { duePostings } from './due-postings.ts'
import type { BookedDocument } from './post-document.ts'
import type { Posting } from './posting.ts'

const CURRENCIES = ['USD', 'AED'] as const
type Seen = {
  readonly order: Order
  readonly documents: readonly BookedDocument[]
  /** What this command posted, and all so far. */
  readonly now: readonly Posting[]
  readonly all: readonly Posting[]
}
type Law = (seen: Seen) => readonly (string | false)[]

/** Runs random commands, posts what each asks for, and collects what a law says against it. */
function broken(law: Law, trn: string | null = '100123456700003', numRuns = 400) {
  const isKept = fc.property(BEGINNING, STEPS, (begun, steps) => {
    const documents: BookedDocument[] = []
    const all: Posting[] = []
    run(begun, steps, (before, done, step) => {
      const due = dueDocuments(done.order, documents, reasonOf(before, done))
      const category = categoryOf(done.order, trn)
      const issued = due.map((each, n) => booked(each, done.order, documents.length + n, step.now, trn))
      const now = duePostings(before, done.order, { former: documents, issued }, category)
      documents.push(...issued)
      all.push(...now)
      const said = law({ order: done.order, documents, now, all }).filter((each) => each !== false)
      if (said.length > 0) throw new Error(`${step.command}: ${said.join(', ')}`)
    })
  })
  const { failed, counterexample, errorInstance } = fc.check(isKept, { numRuns })
  return failed ? { counterexample, said: String(errorInstance) } : null
}

function categoryOf(order: Order, trn: string | null) {
  return vatCategory({
    trn,
    vatPercent: versionInForce(order).price.vatPercent,
    country: order.address.country,
  })
}

function booked(due: DueDocument, order: Order, place: number, issuedAt: Date, trn: string | null) {
  const { lines, price } = versionInForce(order)
  // Of two collections, whichever design the line has by then.
  const collections = lines.map(({ id }) => (id === 'a' ? 'Modern' : ''))
  const { country } = order.address
  const number = `D-${place}`
  return { ...due, number, issuedAt, price, collections, category: categoryOf(order, trn), country }
}

const entriesOf = (postings: readonly Posting[]) => postings.flatMap(({ entries }) => entries)
/** Debits less credits of an account, or of all. */
function balance(postings: readonly Posting[], currency: Currency, account?: Account): number {
  return entriesOf(postings)
    .filter((entry) => account === undefined || entry.account === account)
    .reduce((sum, { amounts }) => sum + amounts[currency], 0)
}
const ofKind = (postings: readonly Posting[], ...kinds: readonly Posting['kind'][]) =>
  postings.filter(({ kind }) => kinds.includes(kind))
const sum = (amounts: readonly number[]) => amounts.reduce((all, each) => all + each, 0)
/** The currency that all payments were charged in; null for none or two. */
function oneCurrency({ payments }: Order): Currency | null {
  const charged = new Set(payments.filter(({ status }) => status === 'paid').map(({ currency }) => currency))
  const [only] = charged
  return charged.size === 1 && only !== undefined ? only : null
}

/** Of a transfer in parts, the first is invoiced together with the last: until then it is owed to the customer. */
function prepaid(order: Order, unit: Currency): number {
  const parts = order.times.confirmedAt === null ? order.payments : waitingParts(order)
  return sum(
    parts.map((payment) => {
      const { usd, amount } = remainderOf(payment, order.refunds)
      // A gift card in dollars is worth its dirhams.
      const dirhams = payment.currency === 'AED' ? amount : toDirhams(usd, order.tariff.aedPerUsd)
      return unit === 'USD' ? usd : dirhams
    }),
  )
}
const writtenOff = ({ payments }: Order): number => sum(payments.map(({ shortBy }) => shortBy))

describe('the ledger of any sequence of commands', () => {
  it('debits what it credits, in each posting and both currencies', () => {
    const found = broken(({ now }) =>
      now.flatMap((posting) =>
        CURRENCIES.map((currency) => {
          const is = balance([posting], currency)
          return is !== 0 && `${posting.kind} is out by ${is} ${currency}`
        }),
      ),
    )
    expect(found).toBeNull()
  })

  it('has invoices less credit notes equal payments less refunds and what is owed, by VAT category', () => {
    const found = broken(({ order, all }) => {
      const categories = new Set(all.map(({ category }) => category))
      const currency = oneCurrency(order)
      // In dollars always, for every payment has its price in dollars; in the charged currency to the last fils.
      const owedIn = (unit: Currency) =>
        -sum(
          order.refunds
            .filter(({ status }) => status !== 'sent')
            .map((refund) => (unit === 'USD' ? refund.usd : refund.amount)),
        )
      const movedIn = (unit: Currency) => {
        const amountOf = (of: { readonly usd: number; readonly amount: number }) =>
          unit === 'USD' ? of.usd : of.amount
        const paid = order.payments.filter(({ status }) => status === 'paid').map(amountOf)
        const sent = order.refunds.filter(({ status }) => status === 'sent').map(amountOf)
        return sum(paid) - sum(sent)
      }
      return [
        categories.size > 1 && `categories ${[...categories].join()}`,
        ...CURRENCIES.filter((unit) => unit === 'USD' || unit === currency).map((unit) => {
          const stated = balance(ofKind(all, 'invoice', 'credit-note'), unit, 'receivable')
          const due = movedIn(unit) + owedIn(unit) - prepaid(order, unit)
          return stated !== due && `${unit}: documents ${stated}, money ${due}`
        }),
      ]
    })
    expect(found).toBeNull()
  })

  it('owes a customer what is promised and not sent, and nobody anything else', () => {
    const found = broken(({ order, all }) => {
      const promised = order.refunds.filter(({ status }) => status !== 'sent')
      const usd = -sum(promised.map((refund) => refund.usd)) - prepaid(order, 'USD')
      const isUsd = balance(all, 'USD', 'receivable')
      const isAed = balance(all, 'AED', 'receivable')
      return [
        isUsd !== usd && `owes ${isUsd} dollars of ${usd}`,
        promised.length === 0 && isAed !== -prepaid(order, 'AED') && `owes ${isAed} dirhams`,
      ]
    })
    expect(found).toBeNull()
  })

  it('has in each clearing account what its provider holds', () => {
    const found = broken(({ order, all }) =>
      (['stripe', 'paypal', 'tabby', 'tamara', 'bank-transfer'] as const).map((provider) => {
        const paid = order.payments.filter((payment) => payment.provider === provider)
        const ids = new Set(paid.map(({ id }) => id))
        const sent = order.refunds.filter(({ paymentId, status }) => ids.has(paymentId) && status === 'sent')
        const held =
          sum(paid.filter(({ status }) => status === 'paid').map(({ amount, shortBy }) => amount - shortBy)) -
          sum(sent.map(({ amount }) => amount)) -
          sum(order.movements.filter(({ paymentId }) => ids.has(paymentId)).map(({ amount }) => amount))
        const is = balance(all, provider === 'paypal' ? 'USD' : 'AED', `clearing-${provider}`)
        return is !== held && `${provider} has ${is} of ${held}`
      }),
    )
    expect(found).toBeNull()
  })

  it('has fees and disputes of what providers took and did not give back', () => {
    const found = broken(({ order, all }) =>
      (['fees', 'disputes'] as const).flatMap((account) =>
        CURRENCIES.map((unit) => {
          const own = order.movements.filter(
            ({ kind, paymentId }) =>
              kind === (account === 'fees' ? 'fee' : 'dispute') &&
              order.payments.some(({ id, currency }) => id === paymentId && currency === unit),
          )
          const taken = sum(own.map(({ amount }) => amount))
          const is = balance(
            all.filter(({ currency }) => currency === unit),
            unit,
            account,
          )
          return is !== taken && `${account} of ${is} where ${taken} ${unit} were taken`
        }),
      ),
    )
    expect(found).toBeNull()
  })

  it('owes on gift cards less by what they paid, and more by what went back to them', () => {
    const found = broken(({ order, all }) => {
      const paid = order.payments.filter(({ provider }) => provider === 'gift-card')
      const ids = new Set(paid.map(({ id }) => id))
      const sent = order.refunds.filter(({ paymentId, status }) => ids.has(paymentId) && status === 'sent')
      const spent = sum(paid.map(({ usd }) => usd)) - sum(sent.map(({ usd }) => usd))
      const is = balance(all, 'USD', 'gift-cards')
      return [is !== spent && `cards paid ${spent} and the ledger says ${is}`]
    })
    expect(found).toBeNull()
  })

  it.each(['100123456700003', null])('states the VAT of its documents, with TRN %s', (trn) => {
    const found = broken(({ documents, all }) => {
      return CURRENCIES.map((currency) => {
        const stated = sum(
          documents.map(({ kind, category, amounts }) =>
            category === 'S' ? (kind === 'invoice' ? 1 : -1) * amounts[currency].vat : 0,
          ),
        )
        const is = -balance(all, currency, 'vat')
        return is !== stated && `VAT ${is} of ${stated} ${currency}`
      })
    }, trn)
    expect(found).toBeNull()
  })

  it('leaves nothing of a cancelled order, in any account and collection', () => {
    const found = broken(({ order, all }) => {
      if (order.state !== 'cancelled') return []
      const left = new Map<string, number>()
      for (const { account, collection, amounts } of entriesOf(all))
        if (['sales', 'delivery', 'discounts', 'vat'].includes(account))
          for (const currency of CURRENCIES) {
            const key = `${account} of ${collection} in ${currency}`
            left.set(key, (left.get(key) ?? 0) + amounts[currency])
          }
      return [...left].map(([key, amount]) => amount !== 0 && `${amount} of ${key}`)
    })
    expect(found).toBeNull()
  })

  it('gives the discount of what is to be made', () => {
    const found = broken(({ order, documents, all }) => {
      const { amounts, vatPercent } = versionInForce(order).price
      const is = balance(all, 'AED', 'discounts')
      const isBilled = balance(ofKind(all, 'invoice', 'credit-note'), 'USD', 'receivable') > 0
      const due = isBilled ? (amounts.AED.discount * 100) / (100 + vatPercent) : 0
      return [documents.length > 0 && Math.abs(is - due) > 2 && `discount ${is} of ${due}`]
    })
    expect(found).toBeNull()
  })

  it('has what was written off, and differences of a few fils where dollars were charged', () => {
    const found = broken(({ order, all }) => {
      const [usd, aed] = [balance(all, 'USD', 'written-off'), balance(all, 'AED', 'written-off')]
      const most = oneCurrency(order) === 'AED' ? 0 : 2 * order.payments.length
      const off = writtenOff(order)
      const isWorth = Math.abs(usd - off / order.tariff.aedPerUsd) <= order.payments.length
      return [
        !isWorth && `${usd} cents`,
        aed !== off && `${aed} fils`,
        balance(all, 'USD', 'differences') !== 0 && 'a difference in dollars',
        Math.abs(balance(all, 'AED', 'differences')) > most && 'a difference in dirhams',
      ]
    })
    expect(found).toBeNull()
  })

  it('is the same when it is posted at once for an order from before', () => {
    const found = broken(({ order, documents, all }) => {
      const whole = duePostings(null, order, { former: [], issued: documents }, categoryOf(order, 'x'))
      const accounts = new Set(entriesOf([...all, ...whole]).map(({ account }) => account))
      return [...accounts].flatMap((account) =>
        CURRENCIES.map((currency) => {
          const [is, was] = [balance(whole, currency, account), balance(all, currency, account)]
          return is !== was && `${account} has ${is} of ${was} ${currency}`
        }),
      )
    })
    expect(found).toBeNull()
  })
})

it('posts the fils that a document states beside what was paid in another currency', () => {
  const placed = begin({ quantity: 1, size: 0, provider: 'paypal', to: 'brooklyn', code: null })
  const paidAt = placed.times.placedAt
  const order = {
    ...placed,
    times: { ...placed.times, confirmedAt: paidAt },
    payments: placed.payments.map((each) => ({ ...each, status: 'paid' as const, paidAt })),
  }
  const usd = order.payments[0]?.usd ?? ZERO
  const aed = (toDirhams(usd, order.tariff.aedPerUsd) + 1) as Cents
  const amounts = { USD: { total: usd, vat: ZERO }, AED: { total: aed, vat: ZERO } }
  const invoice = booked({ kind: 'invoice', reason: 'order', amounts }, order, 0, paidAt, 'x')
  const all = duePostings(placed, order, { former: [], issued: [invoice] }, 'G')
  expect(all.map(({ kind }) => kind)).toEqual(['invoice', 'payment', 'difference'])
  const inAed = (account: Account) => balance(all, 'AED', account)
  expect([inAed('clearing-paypal'), inAed('differences'), inAed('receivable')]).toEqual([aed - 1, 1, 0])
})
