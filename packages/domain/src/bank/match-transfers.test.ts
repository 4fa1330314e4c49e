import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { Cents } from '../money/money.ts'
import { ORDER_NUMBERS, orderNumber } from '../order/order-number.ts'
import { type RequestedTransfer, matchTransfers } from './match-transfers.ts'
import { compact, nearNumbers, numbersIn } from './numbers-in-text.ts'

const NUMBERS = [1_234_567, 9_876_543_210, 555_555_555].map(orderNumber)
const [FIRST = '', SECOND = '', THIRD = ''] = NUMBERS
const asked = (number: string, changes: Partial<RequestedTransfer> = {}): RequestedTransfer => ({
  number,
  paymentId: `p-${number}`,
  amount: 177_015 as Cents,
  name: 'Mona Al Farsi',
  status: 'waiting',
  ...changes,
})
const row = (text: string, changes = {}) => ({
  amount: 177_015 as Cents,
  currency: 'AED',
  name: 'SOMEBODY ELSE',
  text,
  numbers: [...numbersIn(text)],
  ...changes,
})
const match = (text: string, transfers: readonly RequestedTransfer[], changes = {}) =>
  matchTransfers([row(text, changes)], transfers)[0]

describe('a row with the number of an order', () => {
  it.each([
    ['as we write it', FIRST],
    ['without marks', compact(FIRST)],
    ['in small letters', `payment ${FIRST.toLowerCase().replaceAll('-', ' ')} thanks`],
    ['without the letters before it', FIRST.slice(3)],
    ['joined with what is beside it', `INV${compact(FIRST)}RUG`],
    ['broken by the bank', `/REMI/${FIRST.slice(0, 6)}\n${FIRST.slice(6)}`],
    ['in wide letters', Array.from(FIRST, (c) => String.fromCodePoint(c.charCodeAt(0) + 0xfee0)).join('')],
  ])('%s is certain', (_, text) => {
    const transfers = [asked(SECOND), asked(FIRST)]
    expect(match(text, transfers)).toEqual({ kind: 'certain', transfers: [transfers[1]] })
  })

  it('is certain once: who pays twice is seen by a person', () => {
    const matches = matchTransfers([row(FIRST), row(FIRST)], [asked(FIRST)])
    expect(matches.map(({ kind }) => kind)).toEqual(['certain', 'unknown'])
    expect(match(FIRST, [asked(FIRST, { status: 'paid' })])).toMatchObject({ why: 'already-paid' })
    const both = [asked(FIRST, { status: 'ended' }), asked(FIRST, { status: 'paid' })]
    expect(match(FIRST, both)).toMatchObject({ why: 'already-paid' })
  })

  it.each([
    ['short', { amount: 177_014 }, {}],
    ['over', { amount: 177_016 }, {}],
    ['ended', {}, { status: 'ended' as const }],
  ])('is proposed when it is %s', (why, changes, transfer) => {
    expect(match(FIRST, [asked(FIRST, transfer)], changes)).toMatchObject({ kind: 'proposed', why })
  })

  it('and of another is for a person, as is another currency', () => {
    const both = [asked(FIRST), asked(SECOND)]
    expect(match(`${FIRST} and ${SECOND}`, both)).toMatchObject({ why: 'several-orders', transfers: both })
    expect(match(FIRST, both, { currency: 'USD' })).toEqual({ kind: 'unknown', why: 'other-currency' })
  })
})

describe('a row without it', () => {
  it('is proposed for the number that it nearly has', () => {
    const typed = compact(FIRST)
    const swapped = typed.slice(0, 4) + typed[5] + typed[4] + typed.slice(6)
    for (const text of [
      swapped,
      typed.slice(0, 5) + typed.slice(6),
      `${typed.slice(0, 5)}8${typed.slice(6)}`,
    ])
      expect(match(text, [asked(SECOND), asked(FIRST)])).toMatchObject({
        why: 'near-number',
        transfers: [{ number: FIRST }],
      })
  })

  it('is proposed by amount and name, by amount alone for a few, and otherwise left open', () => {
    const three = [asked(FIRST), asked(SECOND, { name: 'نورة' }), asked(THIRD, { name: 'Tom' })]
    expect(match('rug', three, { name: 'MS MÓNA FARSI' })).toMatchObject({
      why: 'amount-and-name',
      transfers: [{ number: FIRST }],
    })
    expect(match('من نورة', three)).toMatchObject({ transfers: [{ number: SECOND }] })
    expect(match('rug', three)).toMatchObject({ why: 'amount', transfers: three })
    const four = [...three, asked(orderNumber(5))]
    expect(match('rug', four)).toEqual({ kind: 'unknown', why: 'nothing-found' })
    expect(match('rug', three, { amount: 5 })).toEqual({ kind: 'unknown', why: 'nothing-found' })
  })
})

const NUMBER = fc.integer({ min: 0, max: ORDER_NUMBERS - 1 }).map(orderNumber)

it('takes no mistyped number for another: one wrong symbol is never a number, and its own is the nearest', () => {
  const symbol = fc.constantFrom(...Array.from('ABCDEFGHJKMNPQRSTUVWXYZ23456789'))
  const typing = fc.property(NUMBER, fc.integer({ min: 2, max: 9 }), symbol, (number, at, other) => {
    const right = compact(number)
    const typed = right.slice(0, at) + other + right.slice(at + 1)
    fc.pre(typed !== right)
    expect(numbersIn(typed).has(number)).toBe(false)
    // In whatever text, only what an order has would count, and no order has what a slip makes of a number.
    expect([...numbersIn(typed)].filter((found) => compact(found) === typed)).toEqual([])
    expect(nearNumbers([number])(`x ${typed} y`)).toEqual([number])
  })
  fc.assert(typing)
})

// An expression that backtracks would take longer than the runner waits.
it('reads long texts in which there is no number', () => {
  const many = Array.from({ length: 500 }, (_, n) => asked(orderNumber(n * 1_000_003)))
  const rows = Array.from({ length: 300 }, (_, n) => row(`${n} transfer for the rug in the hall `.repeat(10)))
  expect(matchTransfers(rows, many)).toHaveLength(rows.length)
})
