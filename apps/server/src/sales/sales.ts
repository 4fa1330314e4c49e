import type { RoomToLieIn } from '@nawl/domain/rug/room-for'

import type { BlobStore } from '../platform/blobs/blob-store.ts'
import type { Config } from '../platform/config/config.ts'
import { idempotencyKeys } from '../platform/http/idempotency-keys.ts'
import { cartStore } from './carts/cart.store.ts'
import { checkoutStore } from './checkout/checkout.store.ts'
import type { Database } from '../platform/db/database.ts'
import { scheduler } from './jobs/scheduler.ts'
import type { EmailOutbox } from '../platform/email/outbox.ts'
import { claimPhotos } from './claims/claim-photos.ts'
import { adminEmails } from './orders/emails/admin-emails.ts'
import { orderEmails } from './orders/emails/order-emails.ts'
import { orderLinks } from './orders/order-links.ts'
import { orderViews } from './orders/order-views.ts'
import { orderStore } from './orders/order.store.ts'
import { orderLinkSender } from './orders/send-order-link.ts'
import { paymentSteps } from './payments/payment-steps.ts'
import { type Gateways, meansOf } from './payments/gateways.ts'
import { settler } from './payments/settle.ts'

type Deps = {
  readonly config: Config
  readonly database: Database
  readonly blobs: BlobStore
  readonly emails: EmailOutbox
  readonly gateways: Gateways
  readonly rooms: readonly RoomToLieIn[]
  readonly now: () => number
  readonly random: () => number
  readonly report: (error: unknown, message: string) => void
}
export type Sales = ReturnType<typeof openSales>

/** Opens carts, orders and payments: their stores, gateways and scheduled jobs. */
export function openSales(deps: Deps) {
  const { config, database, blobs, emails, gateways, rooms, now, report } = deps
  const { publicUrl, tariff, notShippedTo } = config
  const shop = { publicUrl, support: config.mail.support, bank: config.payments.bank, rooms }
  const links = orderLinks({ database, secret: config.keySecret, now })
  const orders = orderStore({
    database,
    emails,
    now,
    links,
    orderEmails: orderEmails(shop),
    adminEmails: adminEmails(shop),
  })
  const alarm = (message: string) => report(new Error(message), 'a payment needs to be looked at')
  const settle = settler({ database, orders, gateways, alarm })
  const payments = paymentSteps({ config, database, orders, links, gateways })
  return {
    gateways,
    means: meansOf(gateways, config),
    carts: cartStore({ database, now }),
    keys: idempotencyKeys({ database, now }),
    checkouts: checkoutStore({ database, emails, tariff, notShippedTo, now, orders, links }),
    links,
    orders,
    settle,
    payments,
    photos: claimPhotos({ database, blobs, now }),
    views: orderViews({ orders, payments, links, now }),
    linkSender: orderLinkSender({ database, emails, orders, links, shop, now }),
    jobs: scheduler({ ...deps, orders, settle }),
  }
}
