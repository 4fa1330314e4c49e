import { readOrderNumber } from '@nawl/domain/order/order-number'
import { HOUR_MS } from '@nawl/domain/time/durations'

import { emailAddressOf } from '../../platform/email/email-address.ts'
import { orderLinkEmail } from './emails/order-emails.ts'
import type { SavedOrder } from './order.store.ts'
import type { OrderDeps } from '../sales-deps.ts'

/** E-mails the link to an order to the order's own address, at most once an hour. */
export function orderLinkSender({ database: { orm }, emails, orders, links, shop, now }: OrderDeps) {
  async function send({ order }: SavedOrder): Promise<void> {
    const at = new Date(now())
    const content = orderLinkEmail(shop, order, (await links.tokens())(order.number))
    const about = `${order.number}:${Math.floor(now() / HOUR_MS)}`
    await orm.transaction((tx) => emails.write(tx, { kind: 'order-link', about, letter: content, at }))
    emails.wake()
  }

  return {
    /** Requires both number and address; does nothing otherwise. */
    lookUp: async (typed: string, email: string): Promise<void> => {
      const { emailKey } = emailAddressOf(email)
      const number = readOrderNumber(typed)
      const found = number === null ? null : await orders.find(number)
      if (found && emailAddressOf(found.order.email).emailKey === emailKey) await send(found)
    },

    /** Requires a link to the order, expired or not; false otherwise. */
    renew: async (typed: string, token: string): Promise<boolean> => {
      const number = readOrderNumber(typed)
      if (number === null || (await links.stateOf(token, number)) === 'invalid') return false
      const found = await orders.find(number)
      if (found) await send(found)
      return found !== null
    },
  }
}
