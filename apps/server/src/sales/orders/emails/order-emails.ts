import type { CartLine } from '@nawl/domain/cart/cart-line'
import { mainlyOf } from '@nawl/domain/cart/pieces'
import { type Order, versionInForce } from '@nawl/domain/order/order'
import type { OrderEmailKind } from '@nawl/domain/order/order-event'
import { kindIn } from '@nawl/domain/product/product'
import type { FloorStage } from '@nawl/domain/workshop/floor'
import { floor } from '@nawl/messages/by-language/floor'
import { letters } from '@nawl/messages/by-language/letters'
import { names } from '@nawl/messages/by-language/names'
import { rooms as roomWords } from '@nawl/messages/by-language/rooms'
import type { LanguageCode } from '@nawl/messages/languages'

import { inEmailLayout, type Email, type EmailPicture } from '../../../platform/email/email-layout.ts'
import { knownLanguage, pageAddress } from '../../../platform/language.ts'
import type { EmailShop, OrderEmailText, OrderMatter } from './order-matter.ts'
import { APPOINTMENT_MESSAGES } from './appointment-emails.ts'
import { APPROVAL_MESSAGES } from './approval-emails.ts'
import { PRODUCTION_MESSAGES } from './production-emails.ts'
import { PAYMENT_MESSAGES, CLAIM_MESSAGES } from './payment-emails.ts'
import { CORRECTION_MESSAGES } from './correction-emails.ts'
import { WRITTEN_MESSAGES } from './written-messages.ts'
import { PLACED_MESSAGES } from './placed-emails.ts'
import { SHOP_KINDS } from '../../kinds/shop-kinds.ts'

const TEXTS = {
  ...PLACED_MESSAGES,
  ...PRODUCTION_MESSAGES,
  ...PAYMENT_MESSAGES,
  ...CLAIM_MESSAGES,
  ...CORRECTION_MESSAGES,
  ...APPROVAL_MESSAGES,
  ...APPOINTMENT_MESSAGES,
  ...WRITTEN_MESSAGES,
} satisfies Record<OrderEmailKind, (matter: OrderMatter) => OrderEmailText>

/** Which e-mail, and what it is about beside its order. */
export type AboutEmail = { readonly kind: OrderEmailKind } & Partial<
  Pick<OrderMatter, 'subject' | 'credit' | 'photo'>
>

/** E-mails to customers. `token` opens the order without an account. */
export function orderEmails(shop: EmailShop) {
  return (
    order: Order,
    { kind, subject = null, credit = null, photo = null }: AboutEmail,
    token: string,
  ): Email => {
    const language = knownLanguage(order.language)
    const [words, of] = [letters[language], mainlyOf(versionInForce(order).price)]
    return toCustomer(
      shop,
      order,
      token,
      TEXTS[kind]({ order, subject, shop, language, words, of, credit, photo }),
    )
  }
}

/** The e-mail with a new order link. */
export function orderLinkEmail(shop: EmailShop, order: Order, token: string): Email {
  const words = letters[knownLanguage(order.language)]
  return toCustomer(shop, order, token, {
    subject: words.linkSubject(order),
    preheader: words.linkPreheader,
    heading: words.linkHeading,
    paragraphs: [words.linkText, words.linkNotYou],
  })
}

/** The e-mail at a stage of the workshop, where the owner wants one. */
export function stageEmail(
  shop: EmailShop,
  order: Order,
  token: string,
  stage: FloorStage,
  { name, pile }: { readonly name: string; readonly pile: string },
): Email {
  const language = knownLanguage(order.language)
  const words = floor[language]
  return toCustomer(shop, order, token, {
    subject: words.letterSubject({ stage, number: order.number }),
    preheader: names[language](name),
    heading: words.letterHeading({ stage }),
    paragraphs: [words.letterBody({ stage, pile })],
    link: words.letterSee,
  })
}

/** The URL of an order's page, in the order's language, with its token. */
export function orderPage(
  publicUrl: string,
  { number, language }: Pick<Order, 'number' | 'language'>,
  token: string,
): string {
  return `${pageAddress(publicUrl, knownLanguage(language), `/order/${number}`)}?token=${token}`
}

const invoiceFile = ({ publicUrl }: EmailShop, number: string, token: string) =>
  `${publicUrl}/api/orders/${number}/invoice.pdf?token=${token}`

function toCustomer(shop: EmailShop, order: Order, token: string, text: OrderEmailText): Email {
  const language = knownLanguage(order.language)
  const words = letters[language]
  const { link = words.seeOrder, isInvoiced, isGreeted, rugs = [], pictures = [], ...besides } = text
  const { paragraphs, facts = [], ...rest } = besides
  const { number, address, email, remakeOf } = order
  // Whoever has two orders under way sees in each letter which one it is about.
  const mark = remakeOf
    ? [[words.remake, words.remakeOf({ serial: remakeOf.serial, number: remakeOf.order })] as const]
    : []
  return {
    to: email,
    replyTo: shop.support(),
    ...inEmailLayout(
      {
        ...rest,
        facts: [...mark, ...facts],
        paragraphs: isGreeted ? paragraphs : [words.greeting({ name: address.name }), ...paragraphs],
        pictures: [...pictures, ...roomPicturesOf(rugs, shop, language)],
        action: { label: link, url: orderPage(shop.publicUrl, order, token) },
        ...(isInvoiced
          ? { besides: { label: words.invoicePdf, url: invoiceFile(shop, number, token) } }
          : {}),
        reason: words.orderReason({ number }),
      },
      shop.publicUrl,
      language,
    ),
  }
}

/** Mail clients clip an e-mail above a hundred kilobytes; all rugs are in its list anyway. */
const MOST = 12

/** Room pictures of an order's rugs, for e-mails. */
function roomPicturesOf(
  rugs: readonly CartLine[],
  { publicUrl, rooms, kinds = SHOP_KINDS }: Pick<EmailShop, 'publicUrl' | 'rooms' | 'kinds'>,
  language: LanguageCode,
): readonly EmailPicture[] {
  return rugs.slice(0, MOST).flatMap(({ design }) => {
    const kind = kindIn(kinds.sold, design)
    const shown = kind.inRoom(design, rooms, 'jpg')
    if (!shown) return []
    const { room, picture } = shown
    const name = names[language](design.name)
    const size = kind.size(design, language)
    return [
      {
        url: publicUrl + picture,
        alt: roomWords[language].alt({ name, room }),
        caption: roomWords[language].caption({ name, size, room }),
        aspect: 1.6,
      },
    ]
  })
}
