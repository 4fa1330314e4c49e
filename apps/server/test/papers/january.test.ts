import { parse } from 'csv-parse/sync'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { type Movement, openJanuary } from './january.ts'

type Row = Readonly<Record<string, string>>

let january: Awaited<ReturnType<typeof openJanuary>>
let files: Readonly<Record<string, Uint8Array>>
beforeAll(async () => {
  january = await openJanuary()
  const { shop } = january
  shop.clock.at = Date.parse('2027-02-02T09:00+04:00')
  const { headers } = await shop.signedIn('desk')
  const url = '/api/desk/months/2027-01/accounts.zip?language=en'
  files = unzipSync((await shop.app.inject({ url, headers })).rawPayload)
}, 240_000)
afterAll(() => january.shop.close())

// What follows knows the files of the month, and what bank and providers say.
const table = (name: string) => parse<Row>(strFromU8(files[name]!), { bom: true, columns: true })
const fils = (text: string | undefined) => Math.round(Number(text || 0) * 100)
const sum = (rows: readonly Row[], column: string) => rows.reduce((all, row) => all + fils(row[column]), 0)
const moved = (rows: readonly Row[]) => sum(rows, 'Debit, AED') - sum(rows, 'Credit, AED')
const of = (rows: readonly Row[], column: string, ...names: readonly string[]) =>
  rows.filter((row) => names.includes(row[column]!))
const sorted = (movements: readonly Movement[]) =>
  movements.map(({ reference, amount }) => `${reference} ${amount}`).toSorted()

it('has forty orders or more, of every kind', () => {
  expect(january.orders.length).toBeGreaterThanOrEqual(40)
  const kinds = new Set(table('ledger.csv').map((row) => row['Kind']))
  expect(kinds).toEqual(
    new Set(['Credit note', 'Disputed payment', 'Fee', 'Gift card issued', 'Invoice', 'Payment', 'Refund']),
  )
})

it('has documents without gaps, each with its papers, which state the same', () => {
  const documents = table('documents.csv')
  const [numberColumn] = Object.keys(documents[0]!)
  for (const series of ['INV', 'CN']) {
    const serials = documents
      .map((row) => row[numberColumn!]!)
      .filter((number) => number.startsWith(`${series}-2027-`))
      .map((number) => Number(number.slice(-6)))
      .toSorted((one, other) => one - other)
    expect(serials).toEqual(serials.map((_, n) => n + 1))
  }
  for (const row of documents) {
    const number = row[numberColumn!]!
    expect(files[`documents/${number}.pdf`]?.length).toBeGreaterThan(10_000)
    const xml = strFromU8(files[`documents/${number}.xml`]!)
    const [, gross] = /<cbc:TaxInclusiveAmount currencyID="AED">([\d.]+)</.exec(xml) ?? []
    const [, vat] = /<cbc:TaxAmount currencyID="AED">([\d.]+)</.exec(xml) ?? []
    const listed = [fils(row['With VAT, AED']), fils(row['VAT, AED'])]
    expect([number, fils(gross), fils(vat)]).toEqual([number, ...listed.map(Math.abs)])
    expect(listed[0]! > 0).toBe(number.startsWith('INV'))
  }
})

it('has sales and VAT that ledger, documents and return agree on', () => {
  const [ledger, documents, vat] = [table('ledger.csv'), table('documents.csv'), table('vat-summary.csv')]
  expect(moved(ledger)).toBe(0)
  const sales = moved(of(ledger, 'Account', 'Sales', 'Delivery', 'Discounts'))
  expect(-sales).toBe(sum(documents, 'Before VAT, AED'))
  expect(-moved(of(ledger, 'Account', 'VAT'))).toBe(sum(documents, 'VAT, AED'))
  for (const column of ['Before VAT, AED', 'VAT, AED', 'With VAT, AED'])
    expect([column, sum(vat, column)]).toEqual([column, sum(documents, column)])
  for (const row of vat) {
    const category = of(ledger, 'VAT category', row['VAT category']!)
    const posted = of(of(category, 'Kind', row['Document']!), 'Account', 'Sales', 'Delivery', 'Discounts')
    expect([row['VAT category'], row['Document'], -moved(posted)]).toEqual([
      row['VAT category'],
      row['Document'],
      fils(row['Before VAT, AED']),
    ])
    const rate = row['VAT category'] === 'S' ? 0.05 : 0
    const due = fils(row['Before VAT, AED']) * rate
    // Each document rounds its VAT once.
    expect(Math.abs(fils(row['VAT, AED']) - due)).toBeLessThanOrEqual(Number(row['Documents']))
  }
})

it('names every order that is not settled, and no other', () => {
  const [ledger, open] = [table('ledger.csv'), table('open-items.csv')]
  const byOrder = Map.groupBy(of(ledger, 'Account', 'Customers'), (row) => row['Order']!)
  const unsettled = [...byOrder].filter(([, rows]) => moved(rows) !== 0)
  const column = 'Owed by the customer (negative: owed to them), AED'
  expect(new Map(open.map((row) => [row['Order'], fils(row[column])]))).toEqual(
    new Map(unsettled.map(([order, rows]) => [order, moved(rows)])),
  )
  // A part of a transfer whose rest has not come, and what was too much and has not been sent back.
  expect(Math.max(...open.map((row) => fils(row[column])))).toBe(-3_300)
  expect(open).toHaveLength(2)
  for (const { number } of january.orders) {
    const documents = of(table('documents.csv'), 'Order', number)
    const received = of(of(ledger, 'Order', number), 'Kind', 'Payment', 'Refund')
    const writtenOff = moved(of(received, 'Account', 'Written off'))
    const money = received.filter((row) => row['Account'] !== 'Customers' && row['Account'] !== 'Written off')
    const left = fils(of(open, 'Order', number)[0]?.[column])
    expect([number, sum(documents, 'With VAT, AED') - moved(money) - writtenOff]).toEqual([number, left])
  }
  expect(moved(of(ledger, 'Account', 'Written off'))).toBe(1_234)
})

it('has each movement that bank and providers state, and no other', () => {
  const { bank, stripe, tabby } = january
  const ledger = table('ledger.csv')
  const [BANK, STRIPE, TABBY] = ['Bank transfers', 'Stripe, not paid out', 'Tabby, not paid out']
  const rowsOf = (account: string, kind: string) => of(of(ledger, 'Account', account), 'Kind', kind)
  /** What was too much of a transfer is a row of its own with the same reference. */
  const booked = (account: string, kind: string) => {
    const byReference = Map.groupBy(rowsOf(account, kind), (row) => row['Bank or provider reference']!)
    return [...byReference].map(([reference, rows]) => ({ reference, amount: moved(rows) }))
  }
  expect(sorted(booked(BANK, 'Payment'))).toEqual(sorted(bank))
  expect(sorted(booked(STRIPE, 'Payment'))).toEqual(sorted(stripe.payments))
  expect(sorted(booked(TABBY, 'Payment'))).toEqual(sorted(tabby.payments))
  const given = rowsOf(STRIPE, 'Refund').map((row) => -moved([row]))
  expect(given.map(String).toSorted()).toEqual(
    [...stripe.refunds, ...stripe.ownRefunds].map(String).toSorted(),
  )
  expect(moved(of(ledger, 'Account', 'Payment provider fees'))).toBe(stripe.fees)
  expect(moved(of(ledger, 'Account', 'Disputed payments'))).toBe(stripe.disputes)

  const total = (amounts: readonly (Movement | number)[]) =>
    amounts.reduce<number>((all, each) => all + (typeof each === 'number' ? each : each.amount), 0)
  const cards = of(table('gift-cards.csv'), 'Reason for issue', 'Paid for')
  const held = {
    [BANK]: total(bank) + sum(cards, 'Amount'),
    [STRIPE]:
      total(stripe.payments) -
      total([...stripe.refunds, ...stripe.ownRefunds]) -
      stripe.fees -
      stripe.disputes,
    [TABBY]: total(tabby.payments),
  }
  const balances = table('balances.csv')
  for (const row of table('reconciliation.csv')) {
    expect([row['Account'], fils(row['Closing balance'])]).toEqual([row['Account'], held[row['Account']!]])
    const [balance] = of(balances, 'Account', row['Account']!)
    expect(fils(balance?.['Balance after'])).toBe(fils(row['Closing balance']))
  }
  expect(table('reconciliation.csv')).toHaveLength(3)
})

it('has a liability for gift cards that is what stands on the cards', () => {
  const [cards, balances, ledger] = [table('gift-cards.csv'), table('balances.csv'), table('ledger.csv')]
  expect(cards).toHaveLength(4)
  for (const row of cards)
    expect(fils(row['Amount']) - fils(row['Spent']) + fils(row['Refunds']) - fils(row['Expired'])).toBe(
      fils(row['Balance']),
    )
  const owed = of(balances, 'Account', 'Gift cards')
  expect(-sum(owed, 'Balance after')).toBe(sum(cards, 'Balance'))
  const ofOrders = of(of(ledger, 'Account', 'Gift cards'), 'Kind', 'Payment', 'Refund')
  expect(moved(ofOrders)).toBe(sum(cards, 'Spent') - sum(cards, 'Refunds'))
  expect(moved(of(ledger, 'Account', 'Gift cards given away'))).toBe(
    sum(of(cards, 'Reason for issue', 'Given away'), 'Amount'),
  )
  expect(sum(balances, 'Balance after')).toBe(0)
  for (const row of balances)
    expect([row['Account'], moved(of(ledger, 'Account', row['Account']!))]).toEqual([
      row['Account'],
      fils(row['Balance after']),
    ])
})
