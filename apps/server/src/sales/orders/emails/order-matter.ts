import type { CartLine } from '@nawl/domain/cart/cart-line'
import type { mainlyOf } from '@nawl/domain/cart/pieces'
import type { BankAccount } from '@nawl/domain/money/bank-account'
import type { Order } from '@nawl/domain/order/order'
import type { SampleCredit } from '@nawl/domain/order/sample-credit'
import type { RoomToLieIn } from '@nawl/domain/rug/room-for'
import type { PickupPlace } from '@nawl/domain/shop/pickup'
import type { letters } from '@nawl/messages/by-language/letters'
import type { LanguageCode } from '@nawl/messages/languages'

import type { EmailPicture, EmailText } from '../../../platform/email/email-layout.ts'
import type { ShopKinds } from '../../kinds/shop-kinds.ts'

/** Shop data in order e-mails. */
export type EmailShop = {
  readonly publicUrl: string
  readonly support: () => string
  readonly bank: () => BankAccount | null
  /** Where orders are collected. */
  readonly pickup: () => PickupPlace
  /** Rooms for pictures of the rugs. */
  readonly rooms: readonly RoomToLieIn[]
  /** The kinds of products; the shop's, when absent. */
  readonly kinds?: ShopKinds
}

/** The subject of an e-mail. */
export type OrderMatter = {
  readonly order: Order
  readonly language: LanguageCode
  /** The sentences of letters, in that language. */
  readonly words: (typeof letters)[LanguageCode]
  /** What the order is mainly of, as sentences name it. */
  readonly of: ReturnType<typeof mainlyOf>
  /** Id of the payment, refund, claim or version. */
  readonly subject: string | null
  readonly shop: EmailShop
  /** What its samples are credited against a rug; null for every other letter. */
  readonly credit: SampleCredit | null
  /** The address of a photograph of the workshop; null in letters that have none. */
  readonly photo: ((id: string) => string) | null
}

/** An e-mail's own text; greeting, link and footer are common to all. */
export type OrderEmailText = Pick<
  EmailText,
  'subject' | 'preheader' | 'heading' | 'paragraphs' | 'facts' | 'after'
> & {
  /** Shown before the room pictures. */
  readonly pictures?: readonly EmailPicture[]
  /** Shown as room pictures. */
  readonly rugs?: readonly CartLine[]
  /** Label of the order link, unless it is the usual one. */
  readonly link?: string
  /** Set where the text has its own greeting. */
  readonly isGreeted?: true
  /** Set when an invoice exists. */
  readonly isInvoiced?: true
}
