import { describe, expect, it } from 'vitest'

import { countryOf } from '../../cart/cart-fixture.ts'
import { priceCart } from '../../cart/price-cart.ts'
import { cents } from '../../money/money.ts'
import { addressAt, changeAddress } from './change-address.ts'
import { changeDesign } from '../change-design.ts'
import { cancelOrder } from '../end-order.ts'
import { markReady, shipOrder, startProduction } from '../fulfil-order.ts'
import type { AddressInput } from '../address/address.ts'
import type { Order } from '../order.ts'
import {
  after,
  BROOKLYN,
  checkout,
  confirmed,
  DAY,
  HOUR,
  kinds,
  LIMA,
  NOON,
  ok,
  orderEmailsOf,
  placed,
  resized,
} from '../laws/order-fixture.ts'
import { placeOrder, requestQuote } from '../placing/place-order.ts'
import { giveQuote } from '../placing/quote-order.ts'

const BY = { by: 'staff:noor@nawl.example' } as const
const HERE = { ...BY, why: '', version: 0, notShippedTo: [] }
const MOVED = { ...BROOKLYN, line1: '9 Plaza Street East', postcode: '11238' }
const BERLIN = { country: 'DE', name: 'Ada', line1: 'Weg 1', city: 'Berlin', postcode: '10115' }
const PARIS = { country: 'FR', name: 'Ada', line1: '1, rue Une', city: 'Paris', postcode: '75004' }
const DUBAI = { country: 'AE', name: 'Ada', line1: '1', city: 'Dubai', region: 'Dubai' }
const LIMA_ELSEWHERE = { ...LIMA, line1: 'Jirón 2' }

const to = (address: AddressInput, order: Order = confirmed()) =>
  changeAddress(order, after(HOUR), { ...HERE, address })
function europe(): Order {
  const { lines, tariff } = checkout()
  const { amounts } = priceCart(lines, { country: countryOf('DE') }, tariff)
  return ok(placeOrder(NOON, checkout({ address: BERLIN, expectedTotal: amounts.USD.total }))).order
}

describe('an address changed at the desk', () => {
  it('is where the order goes, keeps what it was, and is told to the customer', () => {
    const done = ok(changeAddress(confirmed(), after(HOUR), { ...HERE, address: MOVED, why: 'Moved' }))
    expect(done.order.address).toMatchObject({ line1: '9 Plaza Street East', postcode: '11238' })
    expect(done.order.addressChanges).toEqual([
      { ...BY, at: after(HOUR), before: confirmed().address, after: done.order.address, why: 'Moved' },
    ])
    expect(kinds(done)).toEqual(['address-changed'])
    expect(orderEmailsOf(done)).toEqual(['address-changed:1'])
    expect(done.order.versions).toEqual(confirmed().versions)
  })

  it('can be changed again, by whoever has seen the last change', () => {
    const { order } = ok(to(MOVED))
    const late = changeAddress(order, after(2 * HOUR), { ...HERE, address: BROOKLYN })
    expect(late).toMatchObject({ ok: false, reason: 'changed-meanwhile' })
    const again = ok(changeAddress(order, after(2 * HOUR), { ...HERE, version: 1, address: BROOKLYN }))
    expect(orderEmailsOf(again)).toEqual(['address-changed:2'])
  })

  it('is changed by its customer as long as the design may be', () => {
    const own = (now: Date) => changeAddress(confirmed(), now, { ...HERE, by: 'customer', address: MOVED })
    const { changeUntil } = confirmed().times
    expect(ok(own(after(47 * HOUR))).order.addressChanges).toMatchObject([{ by: 'customer' }])
    expect(own(changeUntil!)).toMatchObject({ ok: false, reason: 'too-late' })
  })

  it('names every field that is wrong, and refuses what is no change', () => {
    expect(to({ ...MOVED, line1: ' ', postcode: '1' })).toMatchObject({
      reason: 'bad-address',
      problems: [
        { field: 'line1', problem: 'missing' },
        { field: 'postcode', problem: 'wrong-form' },
      ],
    })
    expect(to({ ...BROOKLYN, city: '  Brooklyn ' })).toMatchObject({ ok: false, reason: 'same-address' })
  })

  it('stays possible until it is shipped, to a country that is no longer shipped to as well', () => {
    const late = after(3 * DAY)
    const made = ok(startProduction(confirmed(), late, BY)).order
    const ready = ok(markReady(made, late, BY)).order
    for (const order of [placed(), confirmed(), made, ready])
      expect(changeAddress(order, late, { ...HERE, notShippedTo: ['US'], address: MOVED }).ok).toBe(true)
    const shipped = ok(shipOrder(ready, late, { ...BY, tracking: { carrier: 'Aramex', number: '1' } })).order
    const cancelled = ok(cancelOrder(placed(), NOON, BY)).order
    for (const order of [shipped, cancelled])
      expect(to(MOVED, order)).toMatchObject({ ok: false, reason: 'wrong-state' })
  })

  it('may be in another country of the same price and region, and in no other', () => {
    expect(ok(to(PARIS, europe())).order.address.country).toBe('FR')
    expect(changeAddress(europe(), NOON, { ...HERE, notShippedTo: ['FR'], address: PARIS })).toMatchObject({
      reason: 'bad-address',
      problems: [{ field: 'country', problem: 'not-shipped' }],
    })
    const refused = to(DUBAI)
    expect(refused).toMatchObject({ ok: false, reason: 'price-differs' })
    const difference = refused.ok ? undefined : refused.difference
    expect(difference?.freight).toBeLessThan(0)
    expect(difference?.vat).toBeGreaterThan(0)
  })

  it('looks at the design that waits for its difference, too', () => {
    const payment = { paymentId: 'p2', provider: 'stripe' } as const
    const waiting = ok(
      changeDesign(confirmed(), after(HOUR), { lineId: 'a', design: resized('9', '12'), payment }),
    ).order
    expect(ok(to(MOVED, waiting)).order.change).toEqual(waiting.change)
    expect(to(BERLIN, waiting)).toMatchObject({ ok: false, reason: 'price-differs' })
  })

  it('keeps to the country that a quote was given for', () => {
    const asked = ok(requestQuote(NOON, checkout({ address: LIMA }))).order
    const quoted = ok(giveQuote(asked, NOON, { shipping: cents(90), ...BY })).order
    const bolivia = { country: 'BO', name: 'Ada', line1: '1', city: 'La Paz' }
    expect(to(LIMA_ELSEWHERE, quoted).ok).toBe(true)
    expect(to(bolivia, asked).ok).toBe(true)
    expect(to(bolivia, quoted)).toMatchObject({ ok: false, reason: 'quote-differs' })
    expect(to(BROOKLYN, asked)).toMatchObject({ ok: false, reason: 'quote-differs' })
    expect(to(LIMA, confirmed())).toMatchObject({ ok: false, reason: 'quote-differs' })
  })

  it('leaves what was issued before it with the address of then', () => {
    const first = ok(to(MOVED)).order
    const again = { ...HERE, version: 1, address: { ...MOVED, line2: 'Flat 2' } }
    const { order } = ok(changeAddress(first, after(3 * HOUR), again))
    expect(addressAt(order, NOON)).toEqual(confirmed().address)
    expect(addressAt(order, after(2 * HOUR))).toEqual(first.address)
    expect(addressAt(order, after(4 * HOUR))).toEqual(order.address)
  })
})
