import { findCountry } from '@nawl/domain/shop/countries/countries'
import type { Claim, Order } from '@nawl/domain/order/order'
import { OVERDUE_DAYS } from '@nawl/domain/order/remind-approval'
import type { OrderEvent } from '@nawl/domain/order/order-event'
import { deskLetters } from '@nawl/messages/by-language/desk-letters'
import { LANGUAGES } from '@nawl/messages/languages'

import { type EmailText, inEmailLayout, type Email } from '../../../platform/email/email-layout.ts'
import { knownLanguage, STAFF_LANGUAGE } from '../../../platform/language.ts'
import type { ShopKinds } from '../../kinds/shop-kinds.ts'
import { shortHash } from '../../carts/approved-design.ts'
import { moment, orderFacts } from '../order-facts.ts'
import { numbered } from './numbered.ts'
import type { EmailShop } from './order-matter.ts'

const words = deskLetters[STAFF_LANGUAGE]

/** E-mails to staff about events that need their action. */
const TEXTS = {
  'quote-requested': (order: Order, _: string | null, kinds?: ShopKinds) => {
    const { number, address, email, language } = order
    const country = findCountry(address.country)?.name ?? address.country
    return {
      subject: words.quoteSubject({ number }),
      preheader: words.quotePreheader({ country }),
      heading: words.quoteHeading({ country }),
      paragraphs: [words.quoteText({ name: address.name })],
      facts: [
        ...orderFacts(order, STAFF_LANGUAGE, kinds),
        [words.email, email] as const,
        [words.language, LANGUAGES[knownLanguage(language)].name] as const,
      ],
    }
  },

  claimed: (order: Order, subject: string | null) => {
    const { kind, description, photoIds, madeAt } = claimOf(order, subject)
    const { number, address, email, language } = order
    return {
      subject: words.claimSubject({ number }),
      preheader: description.slice(0, 120),
      heading: words.claimHeading({ number }),
      paragraphs: [description],
      facts: [
        [words.order, number],
        [words.about, words.claimKind({ kind })],
        [words.photographs, String(photoIds.length)],
        [words.made, moment(madeAt, STAFF_LANGUAGE)],
        [words.customer, `${address.name}\n${email}`],
        [words.language, LANGUAGES[knownLanguage(language)].name],
      ] as const,
    }
  },

  'approval-questioned': (order: Order, subject: string | null) => {
    const asked = numbered(order.approvals, subject, order)
    const text = asked.kind === 'question' ? asked.text : ''
    return {
      subject: words.questionSubject({ number: order.number }),
      preheader: text.slice(0, 120),
      heading: words.questionHeading({ name: order.address.name }),
      paragraphs: [text],
      facts: whoOf(order),
    }
  },

  'approval-overdue': (order: Order) => ({
    subject: words.overdueSubject({ number: order.number }),
    preheader: words.overduePreheader,
    heading: words.overdueHeading({ name: order.address.name }),
    paragraphs: [words.overdueText({ days: OVERDUE_DAYS })],
    facts: [...whoOf(order), [words.telephone, order.address.phone] as const],
  }),

  'design-approved': (order: Order, subject: string | null) => {
    const given = numbered(order.approvals, subject, order)
    const hash = given.kind === 'approved' ? shortHash(given.hash) : ''
    return {
      subject: words.approvedSubject({ number: order.number }),
      preheader: words.approvedPreheader,
      heading: words.approvedHeading({ name: order.address.name }),
      paragraphs: [words.approvedText],
      facts: [...whoOf(order), [words.approvedHash, hash] as const],
    }
  },
} satisfies Partial<
  Record<
    OrderEvent['kind'],
    (order: Order, subject: string | null, kinds?: ShopKinds) => Omit<EmailText, 'action' | 'reason'>
  >
>

const isWritten = (kind: OrderEvent['kind']): kind is keyof typeof TEXTS => Object.hasOwn(TEXTS, kind)

const whoOf = ({ number, address, email, language }: Order) =>
  [
    [words.order, number],
    [words.customer, `${address.name}\n${email}`],
    [words.language, LANGUAGES[knownLanguage(language)].name],
  ] as const

/** Staff e-mails: the e-mail of an event, or null. Replies go to the customer. */
export function adminEmails({ publicUrl, support, kinds }: EmailShop) {
  return (order: Order, { kind, subject }: OrderEvent) => {
    if (!isWritten(kind)) return null
    const text: EmailText = {
      ...TEXTS[kind](order, subject, kinds),
      action: { label: words.openAtDesk, url: `${publicUrl}/desk/${order.number}` },
      reason: words.orderReason,
    }
    const email: Email = {
      to: support(),
      replyTo: order.email,
      ...inEmailLayout(text, publicUrl, STAFF_LANGUAGE),
    }
    return { kind: `desk-${kind}`, about: `${order.number}:${subject ?? ''}`, letter: email } as const
  }
}

function claimOf({ claims, number }: Order, subject: string | null): Claim {
  const claim = claims.find(({ id }) => id === subject)
  if (!claim) throw new Error(`order ${number} has no claim ${subject}`)
  return claim
}
