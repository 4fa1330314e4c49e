import { addressLines } from '@nawl/domain/order/address/address-lines'
import type { Claim, Order } from '@nawl/domain/order/order'
import type { OrderEvent } from '@nawl/domain/order/order-event'
import type { ClaimKind } from '@nawl/domain/order/claim-rules'

import { type EmailText, inEmailLayout, type Email } from '../../../platform/email/email-layout.ts'
import { moment, orderFacts } from '../order-facts.ts'
import type { EmailShop } from './order-emails.ts'

/** E-mails to staff about events that need their action. */
const WORDS = {
  'quote-requested': (order: Order) => ({
    subject: `Quote wanted: ${order.number}`,
    preheader: `The way to ${addressLines(order.address).at(-1)}.`,
    heading: `Quote wanted for ${addressLines(order.address).at(-1)}`,
    paragraphs: [
      `${order.address.name} asks what the way there costs, and was promised an answer within a day.`,
    ],
    facts: [...orderFacts(order), ['E-mail', order.email] as const],
  }),

  claimed: (order: Order, subject: string | null) => {
    const { kind, description, photoIds, madeAt } = claimOf(order, subject)
    return {
      subject: `Claim: ${order.number}`,
      preheader: description.slice(0, 120),
      heading: `A claim for ${order.number}`,
      paragraphs: [description],
      facts: [
        ['Order', order.number],
        ['About', ABOUT[kind]],
        ['Photographs', String(photoIds.length)],
        ['Made', moment(madeAt)],
        ['Customer', `${order.address.name}\n${order.email}`],
      ] as const,
    }
  },
} satisfies Partial<
  Record<OrderEvent['kind'], (order: Order, subject: string | null) => Omit<EmailText, 'action' | 'reason'>>
>

const ABOUT = {
  damaged: 'Damaged on the way',
  defective: 'A fault in the making',
  'not-as-ordered': 'Not as ordered',
  warranty: 'Warranty',
} as const satisfies Record<ClaimKind, string>

/** Staff e-mails: the e-mail of an event, or null. Replies go to the customer. */
export function adminEmails({ publicUrl, support }: EmailShop) {
  return (order: Order, { kind, subject }: OrderEvent) => {
    if (kind !== 'quote-requested' && kind !== 'claimed') return null
    const text: EmailText = {
      ...WORDS[kind](order, subject),
      action: { label: 'Open it at the desk', url: `${publicUrl}/desk/${order.number}` },
      reason: 'Written by the shop for the order desk. Your reply goes to the customer.',
    }
    const email: Email = { to: support, replyTo: order.email, ...inEmailLayout(text, publicUrl) }
    return { kind: `desk-${kind}`, about: `${order.number}:${subject ?? ''}`, letter: email } as const
  }
}

function claimOf({ claims, number }: Order, subject: string | null): Claim {
  const claim = claims.find(({ id }) => id === subject)
  if (!claim) throw new Error(`order ${number} has no claim ${subject}`)
  return claim
}
