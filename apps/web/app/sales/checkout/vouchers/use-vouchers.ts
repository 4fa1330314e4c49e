import type { CartResponse } from '@nawl/contract/sales/cart'
import type { EnteredVoucher } from '@nawl/contract/sales/voucher'
import type { CartPrice } from '@nawl/domain/cart/price-cart'
import { type CardMeans, cardPart, restAfterCard } from '@nawl/domain/gift-cards/card-part'
import { useEffect, useState } from 'react'

import { ownerFetch } from '../../cart/browser-cart.ts'
import { callJson, type CallResult, command } from '../../order/calls/call-json.ts'

type Refused = Extract<CallResult<unknown>, { readonly ok: false }>
type Discount = Extract<EnteredVoucher, { readonly kind: 'discount' }>
type Entered<Voucher> = Voucher & { readonly entered: string }
export type EnteredCard = Entered<Extract<EnteredVoucher, { readonly kind: 'gift-card' }>>

export type Vouchers = {
  /** Of the cart with the code, if one is entered. */
  readonly price: CartResponse['price']
  readonly code: Entered<Discount> | null
  readonly card: EnteredCard | null
  /** The cart or the country has changed, and the code is priced anew. */
  readonly settling: boolean
  /** Why the code no longer holds. */
  readonly lapsed: Refused | null
  readonly enter: (entered: string) => Promise<Refused | null>
  readonly removeCode: () => void
  readonly removeCard: () => void
}

/** A discount code and a gift card of the checkout; a code is priced anew when the cart or the country changes. */
export function useVouchers(cart: CartResponse, country: string, isPickup = false): Vouchers {
  const [code, setCode] = useState<(Entered<Discount> & { readonly key: string }) | null>(null)
  const [card, setCard] = useState<EnteredCard | null>(null)
  const [lapsed, setLapsed] = useState<Refused | null>(null)
  const key = JSON.stringify([country, cart.price])
  const isStale = code !== null && code.key !== key

  async function enter(entered: string): Promise<Refused | null> {
    const called = await ask(entered, country, isPickup)
    if (!called.ok) return called
    setLapsed(null)
    if (called.answer.kind === 'discount') setCode({ ...called.answer, entered, key })
    else setCard({ ...called.answer, entered })
    return null
  }

  useEffect(() => {
    if (!isStale || cart.country !== country) return
    let isOver = false
    const reprice = async () => {
      const called = await ask(code.entered, country, isPickup)
      if (isOver) return
      if (called.ok && called.answer.kind === 'discount') {
        setCode({ ...called.answer, entered: code.entered, key })
      } else {
        setCode(null)
        setLapsed(called.ok ? null : called)
      }
    }
    void reprice()
    return () => void (isOver = true)
  }, [code, isStale, key, cart.country, country, isPickup])

  return {
    price: code !== null && !isStale ? code.price : cart.price,
    code,
    card,
    settling: isStale,
    lapsed,
    enter,
    removeCode: () => setCode(null),
    removeCard: () => setCard(null),
  }
}

const ask = (entered: string, country: string, isPickup: boolean) =>
  callJson<EnteredVoucher>(
    ownerFetch,
    '/api/checkout/code',
    command({ entered, country, ...(isPickup && { isPickup }) }),
  )

/** What a card leaves to pay, in both currencies. */
export const leftToPay = (price: CartResponse['price'], card: EnteredCard) =>
  restAfterCard(price as CartPrice, meansOf(card)) // amounts of the contract are whole

/** What a card pays, in its own currency. */
export const paidBy = (price: CartResponse['price'], card: EnteredCard): number =>
  cardPart(price as CartPrice, meansOf(card)).amount

const meansOf = ({ currency, balance }: EnteredCard) => ({ currency, balance }) as CardMeans
