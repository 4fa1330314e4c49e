import { idempotencyKeys } from '../platform/http/limits/idempotency-keys.ts'
import { cartStore } from './carts/cart.store.ts'
import { checkoutStore } from './checkout/checkout.store.ts'
import { SHOP_KINDS } from './kinds/shop-kinds.ts'
import { scheduler } from './jobs/scheduler.ts'
import { claimPhotos } from './claims/claim-photos.ts'
import { orderLinks } from './orders/order-links.ts'
import { orderViews } from './orders/order-views.ts'
import { orderStore } from './orders/order.store.ts'
import { orderLinkSender } from './orders/send-order-link.ts'
import { paymentSteps } from './payments/payment-steps.ts'
import { meansOf } from './payments/gateways.ts'
import { movesRecorder } from './payments/record-moves.ts'
import { settler } from './payments/settle.ts'
import type { SalesDeps } from './sales-deps.ts'
import { documentPrinter } from './tax-documents/document-printer.ts'
import { taxDocumentStore } from './tax-documents/tax-document.store.ts'

export type Sales = ReturnType<typeof openSales>

/** Opens carts, orders and payments: their stores, gateways and scheduled jobs. */
export function openSales(deps: SalesDeps, kinds = SHOP_KINDS) {
  const { config, settings, gateways, rooms } = deps
  const shop = {
    publicUrl: config.publicUrl,
    support: () => settings.business.mail().support,
    bank: settings.business.bank,
    pickup: settings.delivery.place,
    rooms,
    kinds,
  }
  const links = orderLinks({ ...deps, secret: config.keySecret })
  const orders = orderStore({ ...deps, links, shop, kinds })
  const ordering = { ...deps, links, orders, shop, kinds }
  const settle = settler(ordering)
  const recordMoves = movesRecorder(ordering)
  const payments = paymentSteps(ordering)
  const documents = taxDocumentStore(deps.database)
  return {
    kinds,
    shop,
    gateways,
    means: () => meansOf(gateways, settings.business.bank()),
    carts: cartStore({ ...deps, rules: kinds.rules }),
    keys: idempotencyKeys(deps),
    checkouts: checkoutStore(ordering),
    links,
    orders,
    settle,
    recordMoves,
    payments,
    photos: claimPhotos(deps),
    views: orderViews({ ...ordering, payments, documents }),
    documents,
    printer: documentPrinter({ ...deps, documents, orders, kinds }),
    linkSender: orderLinkSender(ordering),
    jobs: scheduler({ ...deps, orders, settle, recordMoves }),
  }
}
