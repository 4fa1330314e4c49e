import { randomUUID } from 'node:crypto'

import type { DocumentAnswer } from '@nawl/contract/desk/document'
import type { GiftCardWithCode } from '@nawl/contract/desk/vouchers'
import type { CartResponse } from '@nawl/contract/sales/cart'
import type { PlacedOrder } from '@nawl/contract/sales/order'
import type { Cents } from '@nawl/domain/money/money'
import { LIMA } from '@nawl/domain/order/laws/order-fixture'
import { DEFAULT_DELIVERY, type DeliverySettings } from '@nawl/domain/shop/pickup'

import type { ProviderMoves } from '../../src/sales/payments/payment-gateway.ts'
import { failingProvider } from '../chaos/failing-provider.ts'
import { BROOKLYN, DESIGN, HOUR } from '../chaos/shop-app.ts'
import { FIVE, openRegisteredShop, quoted } from './five-orders.ts'

const [IN_UAE, COMPANY_IN_UAE, IN_GERMANY, COMPANY_IN_SAUDI_ARABIA] = FIVE.map(({ wish }) => wish)
const IN_USA = { address: BROOKLYN }
const PLACE: DeliverySettings = {
  ...DEFAULT_DELIVERY,
  pickup: {
    isOffered: true,
    address: { en: 'Warehouse 12, Al Quoz 3, Dubai', ar: 'مستودع 12، القوز 3، دبي' },
    hours: { en: 'Sunday to Thursday, 10 am to 4 pm', ar: 'من الأحد إلى الخميس، 10–16' },
  },
}

type Wish = {
  readonly address: object
  readonly billing?: object
  readonly provider?: 'stripe' | 'tabby' | 'bank-transfer'
  readonly quantity?: number
  readonly length?: string
  readonly code?: string
  readonly giftCard?: string
  readonly isPickup?: boolean
}

/** What a bank or a provider says that it received or gave, in fils. */
export type Movement = { readonly reference: string; readonly amount: number }

/**
 * A January of forty orders with everything that can happen to their money, and what bank and providers say of it: the
 * only other papers that an accountant has.
 */
export async function openJanuary() {
  const providers = { stripe: failingProvider(), tabby: failingProvider() }
  const moved = new Map<string, ProviderMoves>()
  const none = { movements: [], refunds: [], disputes: [] }
  const moves = async (ref: string) => moved.get(ref) ?? none
  const gateways = {
    stripe: { ...providers.stripe.gateway, moves },
    tabby: providers.tabby.gateway,
  }
  const shop = await openRegisteredShop({ gateways, clock: { at: Date.parse('2027-01-02T09:00+04:00') } })
  const bank: Movement[] = []
  let placedSoFar = 0

  const desk = async <T = unknown>(path: string, body: object) => {
    const answer = await shop.call<T>('POST', `/api/desk/${path}`, body, {
      ...(await shop.signedIn('desk')),
      key: randomUUID(),
    })
    if (answer.status !== 200) throw new Error(`${path}: ${JSON.stringify(answer.body)}`)
    return answer.body
  }
  const act = async ({ number }: PlacedOrder, path: string, body: object = {}) =>
    desk(`orders/${number}${path}`, body)

  async function place({ address, billing, provider = 'stripe', ...wish }: Wish): Promise<PlacedOrder> {
    shop.clock.at += 14 * HOUR
    const { country } = address as { country: string }
    const guest = shop.buyer()
    await guest.add({ ...DESIGN, size: { ...DESIGN.size, length: wish.length ?? '8' } }, wish.quantity ?? 1)
    await guest.ask('PUT', '/api/cart/country', { country })
    const { price, pickup } = await guest.cart()
    const entered = { entered: wish.code, country }
    const withCode =
      wish.code &&
      (await guest.ask<Pick<CartResponse, 'price'>>('POST', '/api/checkout/code', entered)).body.price
    const shown = withCode || (wish.isPickup && pickup?.price) || price
    const { status, body } = await guest.checkout({
      address,
      billing,
      provider,
      email: `customer-${++placedSoFar}@example.com`,
      expectedTotal: shown.amounts.USD.total,
      code: wish.code,
      giftCard: wish.giftCard,
      isPickup: wish.isPickup,
    })
    if (status !== 201) throw new Error(`${JSON.stringify(wish)}: ${JSON.stringify(body)}`)
    return body
  }
  /** What the bank receives for the newest payment that an order waits for. */
  async function transfer(placed: PlacedOrder, more = 0, difference?: string) {
    const waiting = (await shop.see(placed)).payments.at(-1)!
    const reference = `FT27-${bank.length + 1}`
    const amount = waiting.amount + more
    bank.push({ reference, amount })
    await act(placed, '/transfer', { paymentId: waiting.id, reference, amount, difference })
  }
  async function buy(wish: Wish): Promise<PlacedOrder & { readonly ref: string }> {
    const placed = await place(wish)
    const ref = await shop.refOf(placed.number)
    const { provider = 'stripe' } = wish
    if (provider === 'bank-transfer') await transfer(placed)
    else if (providers[provider].books.has(ref)) {
      providers[provider].become(ref, 'paid')
      await shop.sales.settle(provider, ref)
    }
    return { ...placed, ref }
  }
  const times = async (count: number, once: (n: number) => Promise<unknown>) => {
    for (let n = 0; n < count; n++) await once(n)
  }
  const cardOf = async (amount: number, reason: 'paid' | 'given') =>
    (await desk<GiftCardWithCode>('gift-cards', { currency: 'AED', amount, reason, expiresAt: null })).code

  await offerPickup()
  const discount = { stacks: true, only: [], startsAt: null, endsAt: null, uses: null, minimum: 0 }
  const percent = { kind: 'percent', percent: 15 }
  await desk('codes', { ...discount, code: 'EID', off: percent, usesPerCustomer: null })

  await times(6, (n) => buy({ ...IN_UAE!, quantity: 1 + (n % 3), length: String(5 + n) }))
  await times(4, (n) => buy({ ...COMPANY_IN_UAE!, provider: 'bank-transfer', quantity: 1 + n }))
  await times(4, (n) => buy({ ...IN_GERMANY!, length: String(6 + n) }))
  await times(3, () => buy({ ...COMPANY_IN_SAUDI_ARABIA!, provider: 'bank-transfer' }))
  await times(3, async () => transfer(await quoted(shop, { address: LIMA, language: 'en' })))
  await times(3, (n) => buy({ ...(n === 0 ? IN_USA : IN_UAE!), code: 'EID', quantity: 1 + 2 * n }))
  await times(2, () => buy({ address: { ...IN_UAE!.address, phone: '+971501234567' }, provider: 'tabby' }))
  await times(2, () => buy({ ...IN_UAE!, isPickup: true }))
  // Cards: one pays a part, one all, one is given back to, one is not used.
  const [part, all, back] = [
    await cardOf(50_000, 'paid'),
    await cardOf(900_000, 'given'),
    await cardOf(40_000, 'paid'),
  ]
  await cardOf(25_000, 'given')
  await buy({ ...IN_UAE!, giftCard: part })
  await buy({ ...IN_GERMANY!, giftCard: all })
  const returned = await buy({ ...IN_USA, giftCard: back })
  await shop.command(returned, '/cancel')
  // Given back: parts and the whole.
  await times(2, async (n) => {
    const amount = 12_345 + n
    await act(await buy(n === 0 ? IN_USA : IN_UAE!), '/refunds', {
      currency: 'AED',
      amount,
      why: 'A scratch',
    })
  })
  await shop.command(await buy({ ...IN_UAE!, quantity: 2 }), '/cancel')
  // What the provider does by itself: a fee, a payment lost to a customer's bank, a refund at its own dashboard.
  const contested = await buy(IN_USA)
  const whole = (await shop.see(contested)).payments[0]!.amount as Cents
  moved.set(contested.ref, {
    ...none,
    movements: [
      { id: 'fee_1', kind: 'fee', amount: 5_521 as Cents },
      { id: 'dp_1', kind: 'dispute', amount: whole },
      { id: 'dp_1_fee', kind: 'fee', amount: 5_509 as Cents },
    ],
    disputes: [{ id: 'dp_1', status: 'lost', amount: whole, dueBy: null }],
  })
  const refunded = await buy(IN_UAE!)
  moved.set(refunded.ref, { ...none, refunds: [{ id: 're_1', amount: 9_999 as Cents }] })
  for (const { ref } of [contested, refunded]) await shop.notify(`evt_${ref}`, ref)
  // Transfers of another amount: written off, too much, and one whose rest does not come before the month ends.
  const shorts = [] as PlacedOrder[]
  await times(4, async () => shorts.push(await place({ ...IN_UAE!, provider: 'bank-transfer' })))
  await transfer(shorts[0]!, -1_234, 'write-off')
  await transfer(shorts[1]!, 3_300, 'refund-excess')
  await transfer(shorts[2]!, -50_000, 'ask-for-rest')
  await transfer(shorts[2]!)
  await transfer(shorts[3]!, -60_000, 'ask-for-rest')
  // Made again, at no price.
  const spoilt = await buy(IN_UAE!)
  shop.clock.at += 49 * HOUR
  await act(spoilt, '/start-production')
  const [line] = (await shop.see(spoilt)).lines
  const remake = { quantity: 1, cause: 'workshop', why: 'Cut too deep', version: 0 }
  await act(spoilt, `/lines/${line!.id}/remake`, remake)
  await shop.moveOn(1)
  if (shop.clock.at >= Date.parse('2027-02-01T00:00+04:00')) throw new Error('January is over')

  async function offerPickup() {
    const path = '/api/desk/settings/delivery'
    const signed = await shop.signedIn('desk')
    const { body } = await shop.call<DocumentAnswer<DeliverySettings>>('GET', path, undefined, signed)
    await desk('settings/delivery/publish', { value: PLACE, base: body.base, draftVersion: 0 })
  }
  const said = ({ books, refunds }: ReturnType<typeof failingProvider>) => ({
    payments: [...books.values()]
      .filter(({ status }) => status === 'paid')
      .map(({ ref, order }): Movement => ({ reference: ref, amount: order.amount })),
    refunds: [...refunds.values()].map(({ amount }) => amount),
  })
  const own = [...moved.values()]
  const sum = (kind: 'fee' | 'dispute') =>
    own.flatMap(({ movements }) => movements).reduce((all, m) => all + (m.kind === kind ? m.amount : 0), 0)
  return {
    shop,
    orders: await shop.orders(),
    bank,
    stripe: {
      ...said(providers.stripe),
      ownRefunds: own.flatMap(({ refunds }) => refunds.map(({ amount }) => amount as number)),
      fees: sum('fee'),
      disputes: sum('dispute'),
    },
    tabby: said(providers.tabby),
  }
}
