import type { CartLine } from '@nawl/domain/cart/cart-line'
import type { Order } from '@nawl/domain/order/order'
import type { OrderEmailKind } from '@nawl/domain/order/order-event'
import type { RoomToLieIn } from '@nawl/domain/rug/room-for'
import { rooms as roomWords } from '@nawl/messages/by-language/rooms'
import { rug } from '@nawl/messages/by-language/rug'
import { sizeText } from '@nawl/messages/text/rug-text'

import {
  type EmailText,
  inEmailLayout,
  type Email,
  type EmailPicture,
} from '../../../platform/email/email-layout.ts'
import type { BankAccount } from '../../../platform/config/payment-config.ts'
import { PRODUCTION_MESSAGES } from './production-emails.ts'
import { PAYMENT_MESSAGES, CLAIM_MESSAGES } from './payment-emails.ts'
import { PLACED_MESSAGES } from './placed-emails.ts'
import { orderedInRoom } from '../../carts/ordered-bitmap-paths.ts'

/** Shop data in order e-mails. */
export type EmailShop = {
  readonly publicUrl: string
  readonly support: string
  readonly bank: BankAccount | null
  /** Rooms for pictures of the rugs. */
  readonly rooms: readonly RoomToLieIn[]
}

/** The subject of an e-mail. */
export type OrderMatter = {
  readonly order: Order
  /** Id of the payment, refund, claim or version. */
  readonly subject: string | null
  readonly shop: EmailShop
}

/** An e-mail's own text; greeting, link and footer are common to all. */
export type OrderEmailText = Pick<
  EmailText,
  'subject' | 'preheader' | 'heading' | 'paragraphs' | 'facts' | 'after'
> & {
  /** Shown as room pictures. */
  readonly rugs?: readonly CartLine[]
  /** Label of the order link; defaults to "See your order". */
  readonly link?: string
  /** Set when an invoice exists. */
  readonly isInvoiced?: true
}

const WORDS = {
  ...PLACED_MESSAGES,
  ...PRODUCTION_MESSAGES,
  ...PAYMENT_MESSAGES,
  ...CLAIM_MESSAGES,
} satisfies Record<OrderEmailKind, (matter: OrderMatter) => OrderEmailText>

/** E-mails to customers. `token` opens the order without an account. */
export function orderEmails(shop: EmailShop) {
  return (order: Order, kind: OrderEmailKind, subject: string | null, token: string): Email =>
    toCustomer(shop, order, token, WORDS[kind]({ order, subject, shop }))
}

/** The e-mail with a new order link. */
export function orderLinkEmail(shop: EmailShop, order: Order, token: string): Email {
  return toCustomer(shop, order, token, {
    subject: `The link to your order ${order.number}`,
    preheader: 'It opens your order without a password.',
    heading: 'Your order',
    paragraphs: [
      'somebody, we hope you, asked on our site for the way to this order. The button opens it; keep the link to yourself, as whoever has it can open the order.',
      'If it was not you, there is nothing to do: the link went to this address only.',
    ],
  })
}

/** The URL of an order's page with its token. */
export function orderPage(publicUrl: string, number: string, token: string): string {
  return `${publicUrl}/order/${number}?token=${token}`
}

const invoiceFile = ({ publicUrl }: EmailShop, number: string, token: string) =>
  `${publicUrl}/api/orders/${number}/invoice.pdf?token=${token}`

function toCustomer(shop: EmailShop, order: Order, token: string, text: OrderEmailText): Email {
  const { link = 'See your order', isInvoiced, rugs = [], paragraphs, ...rest } = text
  const { number, address, email } = order
  return {
    to: email,
    replyTo: shop.support,
    ...inEmailLayout(
      {
        ...rest,
        paragraphs: [`Dear ${address.name},`, ...paragraphs],
        pictures: roomPicturesOf(rugs, shop),
        action: { label: link, url: orderPage(shop.publicUrl, number, token) },
        ...(isInvoiced
          ? { besides: { label: 'Your invoice as a PDF', url: invoiceFile(shop, number, token) } }
          : {}),
        reason: `You receive this because of order ${number}, placed on our site with this address.`,
      },
      shop.publicUrl,
    ),
  }
}

/** Mail clients clip an e-mail above a hundred kilobytes; all rugs are in its list anyway. */
const MOST = 12

/** Room pictures of an order's rugs, for e-mails. */
function roomPicturesOf(
  rugs: readonly CartLine[],
  { publicUrl, rooms }: Pick<EmailShop, 'publicUrl' | 'rooms'>,
): readonly EmailPicture[] {
  return rugs.slice(0, MOST).flatMap(({ design }) => {
    const shown = orderedInRoom(design, rooms, 'jpg')
    if (!shown) return []
    const { room, picture } = shown
    return [
      {
        url: publicUrl + picture,
        alt: roomWords.en.alt({ name: design.name, room }),
        caption: roomWords.en.caption({ name: design.name, size: sizeText(rug.en, design.size) ?? '', room }),
        aspect: 1.6,
      },
    ]
  })
}
