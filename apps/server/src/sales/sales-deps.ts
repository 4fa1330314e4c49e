import type { RoomRecord } from '@nawl/contract/imaging/room'
import type { LanguageCode } from '@nawl/messages/languages'

import type { BlobStore } from '../platform/blobs/blob-store.ts'
import type { Config } from '../platform/config/config.ts'
import type { Database } from '../platform/db/database.ts'
import type { Webhooks } from '../integrations/webhooks/webhooks.ts'
import type { Settings } from '../settings/settings.ts'
import type { EmailOutbox } from '../platform/email/outbox.ts'
import type { ShopKinds } from './kinds/shop-kinds.ts'
import type { EmailShop } from './orders/emails/order-matter.ts'
import type { OrderLinks } from './orders/order-links.ts'
import type { OrderStore } from './orders/order.store.ts'
import type { Gateways } from './payments/gateways.ts'

/** What carts, orders and payments are opened with. */
export type SalesDeps = {
  readonly config: Config
  readonly settings: Settings
  readonly database: Database
  readonly blobs: BlobStore
  readonly emails: EmailOutbox
  readonly webhooks: Webhooks
  readonly gateways: Gateways
  readonly rooms: readonly RoomRecord[]
  /** Ready answers in a language. */
  readonly canned: (language: LanguageCode) => readonly { readonly title: string; readonly text: string }[]
  readonly now: () => number
  readonly random: () => number
  readonly report: (error: unknown, message: string) => void
}

/** What uses orders needs besides. */
export type OrderDeps = SalesDeps & {
  readonly orders: OrderStore
  readonly links: OrderLinks
  readonly shop: EmailShop
  readonly kinds: ShopKinds
}
