import { randomUUID } from 'node:crypto'

import type { OfferRequest } from '@nawl/contract/sales/admin'
import type { CheckoutRequest } from '@nawl/contract/sales/order'
import { type CartPrice, priceCart } from '@nawl/domain/cart/price-cart'
import type { Tariff } from '@nawl/domain/cart/tariff'
import type { Cents } from '@nawl/domain/money/money'
import type { Actor, Order } from '@nawl/domain/order/order'
import type { OrderRefusal, Refused } from '@nawl/domain/order/outcome'
import { placedAndPaid } from '@nawl/domain/order/spend-gift-card'
import { type Checkout, offerOrder, placeOrder, requestQuote } from '@nawl/domain/order/placing/place-order'
import type { ProductKinds } from '@nawl/domain/product/product-kind'
import { findCountry } from '@nawl/domain/shop/countries/countries'
import { DAY_MS } from '@nawl/domain/time/durations'
import { and, eq, gt, inArray } from 'drizzle-orm'

import type { CartOwner } from '../carts/cart-owner.ts'
import { type CartRows, holdCart, writeLines } from '../carts/cart-rows.ts'
import { cart, order } from '../../platform/db/schema/commerce-schema.ts'
import type { Tx } from '../../platform/db/database.ts'
import { emailAddressOf } from '../../platform/email/email-address.ts'
import { accepted } from '../orders/order.store.ts'
import { readOrder } from '../orders/order-rows.ts'
import { repeatedRugs, withNote } from '../orders/repeated-rugs.ts'
import type { Turn } from '../../platform/http/limits/idempotency-keys.ts'
import { takeUse } from '../vouchers/discount-code.store.ts'
import { meansOfCard, spendableCard, tariffWithCode } from '../vouchers/entered-vouchers.ts'
import { isTaxNumber } from './tax-number.ts'
import type { OrderDeps } from '../sales-deps.ts'

/** A checkout; without payment method and total it is a quote request. */
export type CheckoutWish = Omit<CheckoutRequest, 'provider' | 'expectedTotal' | 'giftCard'> &
  Partial<Pick<CheckoutRequest, 'provider' | 'expectedTotal' | 'giftCard'>>

export type Placed =
  | { readonly ok: true; readonly order: Order }
  | { readonly ok: false; readonly reason: 'too-many' }
  | (Omit<Refused, 'reason'> & { readonly reason: OrderRefusal; readonly price?: CartPrice })

/** Each order sends an e-mail to an address that the visitor may not own. */
const MOST_OPEN_A_DAY = 20

/** Turns a cart into an order, once: the cart is locked, ordered and emptied in one transaction. */
export function checkoutStore(deps: OrderDeps) {
  const { database, emails, settings, now, orders, links, kinds } = deps
  const { orm } = database
  async function place(owner: CartOwner, wish: CheckoutWish, turn: Turn): Promise<Placed> {
    const token = await links.tokens()
    const at = new Date(now())
    const listed = settings.prices.tariff()
    const notShippedTo = settings.prices.notShippedTo()
    const termsVersion = settings.terms.version()
    const offersPickup = settings.delivery.offersPickup()
    const placed = await orm.transaction(async (tx): Promise<Placed> => {
      const held = await holdCart(tx, owner, at)
      const before = await orderedBefore(tx, held, wish, at)
      if (before) return { ok: true, order: before }
      const email = emailAddressOf(wish.email)
      if (await hasTooMany(tx, email.emailKey, at)) return { ok: false, reason: 'too-many' }
      const { lines } = held
      const { country } = wish.address
      const ordering = { owner, lines, country, tariff: listed, rules: kinds.rules, at, lock: true }
      const given = wish.code === undefined ? null : await tariffWithCode(tx, wish.code, ordering)
      // A code that gives less than the discount by number is not used up.
      const used = given?.isBetter ? given : null
      const tariff = used?.withCode ?? listed
      const card = wish.giftCard === undefined ? null : await spendableCard(tx, wish.giftCard, ordering)
      const means = card && meansOfCard(card)
      const personId = owner.kind === 'person' ? owner.personId : null
      const fixed = {
        tariff,
        notShippedTo,
        termsVersion,
        offersPickup,
        email: email.email,
        kinds: kinds.rules,
      }
      const checkout = { ...checkoutOf(wish, held), ...fixed }
      const paymentId = randomUUID()
      const repeated = await repeatedRugs(tx, { personId, emailKey: email.emailKey }, lines, deps)
      const outcome = await orders.place(tx, personId, token, (number) => {
        const ordered = command(at, { ...checkout, number }, wish, paymentId)
        const placed = ordered.ok && repeated !== '' ? withNote(ordered, at, repeated) : ordered
        return placed.ok && means && placed.order.state === 'pending_payment'
          ? placedAndPaid(placed, at, means)
          : placed
      })
      if (!outcome.ok)
        return { ...outcome, ...priceNow(outcome.reason, held, wish, { tariff, rules: kinds.rules }) }
      const { order } = outcome
      if (used) await takeUse(tx, used.code, order.number)
      await writeLines(tx, held, [])
      await tx.update(cart).set({ lastOrder: order.number }).where(eq(cart.id, held.id))
      await turn.note(tx, order.number)
      return { ok: true, order }
    })
    emails.wake()
    return placed
  }

  /** Offers what is in a member of staff's cart to a customer, and empties it. */
  async function offer(owner: CartOwner, wish: OfferRequest, by: Actor, turn: Turn): Promise<Order> {
    const token = await links.tokens()
    const at = new Date(now())
    const { freight, awaitsApproval, ...about } = wish
    const outcome = await orm.transaction(async (tx) => {
      const held = await holdCart(tx, owner, at)
      const outcome = await orders.place(tx, null, token, (number) =>
        offerOrder(at, {
          ...about,
          ...(awaitsApproval && { awaitsApproval: 'of-pieces' as const }),
          email: emailAddressOf(wish.email).email,
          number,
          by,
          freight: freight as Cents | null, // whole and not below 0, by the contract
          lines: held.lines,
          tariff: settings.prices.tariff(),
          termsVersion: settings.terms.version(),
          notShippedTo: settings.prices.notShippedTo(),
          kinds: kinds.rules,
          isTaxNumber,
        }),
      )
      if (!outcome.ok) return outcome
      await writeLines(tx, held, [])
      await turn.note(tx, outcome.order.number)
      return outcome
    })
    emails.wake()
    return accepted(outcome).order
  }

  return { place, offer }
}

function command(at: Date, checkout: Checkout, { provider, expectedTotal }: CheckoutWish, paymentId: string) {
  // The contract lets whole numbers through only.
  return provider === undefined || expectedTotal === undefined
    ? requestQuote(at, checkout)
    : placeOrder(at, { ...checkout, expectedTotal: expectedTotal as Cents, payment: { paymentId, provider } })
}

function checkoutOf(wish: CheckoutWish, { lines }: CartRows) {
  const { email, language, address, billing, giftMessage, awaitsApproval, isPickup, acceptedTerms } = wish
  const waits = awaitsApproval ? ({ awaitsApproval: 'of-pieces' } as const) : {}
  const about = { email, language, address, billing, giftMessage, isPickup }
  return { ...about, ...waits, lines, acceptedTerms, isTaxNumber }
}

/**
 * Today's order from the same, now empty cart: a repeated checkout, in another tab or with another key, gets the
 * existing order instead of a second one.
 */
async function orderedBefore(tx: Tx, held: CartRows, wish: CheckoutWish, at: Date): Promise<Order | null> {
  if (held.lines.length > 0 || held.lastOrder === null) return null
  const open =
    wish.provider === undefined ? (['quote_requested'] as const) : (['pending_payment', 'confirmed'] as const)
  const [row] = await tx
    .select()
    .from(order)
    .where(
      and(
        eq(order.number, held.lastOrder),
        inArray(order.state, [...open]),
        gt(order.placedAt, new Date(at.getTime() - DAY_MS)),
      ),
    )
  if (!row || row.emailKey !== emailAddressOf(wish.email).emailKey) return null
  if (wish.expectedTotal !== undefined && row.totalUsd !== wish.expectedTotal) return null
  return readOrder(tx, row)
}

async function hasTooMany(tx: Tx, emailKey: string, at: Date): Promise<boolean> {
  const unpaid = and(
    eq(order.emailKey, emailKey),
    inArray(order.state, ['pending_payment', 'quote_requested']),
    gt(order.placedAt, new Date(at.getTime() - DAY_MS)),
  )
  return (await tx.$count(order, unpaid)) >= MOST_OPEN_A_DAY
}

type Pricing = { readonly tariff: Tariff; readonly rules: ProductKinds }

function priceNow(reason: OrderRefusal, { lines }: CartRows, wish: CheckoutWish, by: Pricing) {
  const country = findCountry(wish.address.country)
  return reason === 'price-changed' && country
    ? { price: priceCart(lines, { country, isPickup: wish.isPickup ?? false }, by.tariff, by.rules) }
    : {}
}
