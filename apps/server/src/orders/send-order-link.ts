import { readOrderNumber } from '@nawl/domain/order/order-number'

import type { Database } from '../db/database.ts'
import { mailboxOf } from '../mail/mailbox.ts'
import type { PostOffice } from '../mail/post-office.ts'
import { type LetterShop, orderLinkLetter } from './order-letters.ts'
import type { OrderLinks } from './order-links.ts'
import type { OrderStore } from './order.store.ts'

const HOUR_MS = 60 * 60 * 1000

type Deps = {
  readonly database: Database
  readonly mail: PostOffice
  readonly orders: OrderStore
  readonly links: OrderLinks
  readonly shop: LetterShop
  readonly now: () => number
}
export type SendLink = (number: string, email: string) => Promise<void>

/** Mails the link to an order to its own address, once an hour, when that address was given; else nothing happens. */
export function orderLinkSender({ database: { orm }, mail, orders, links, shop, now }: Deps): SendLink {
  return async (typed, email) => {
    const { emailKey } = mailboxOf(email)
    const number = readOrderNumber(typed)
    const kept = number === null ? null : await orders.find(number)
    if (!kept || mailboxOf(kept.order.email).emailKey !== emailKey) return
    const { order } = kept
    const at = new Date(now())
    const letter = orderLinkLetter(shop, order, (await links.tokens())(order.number))
    const about = `${order.number}:${Math.floor(now() / HOUR_MS)}`
    await orm.transaction((tx) => mail.write(tx, { kind: 'order-link', about, letter, at }))
    mail.kick()
  }
}
