import type { ContactMessage, TradeEnquiry } from '@nawl/contract/outreach/enquiry'
import { RESPONSE_HOURS } from '@nawl/domain/shop/facts'

import type { MailConfig } from '../../platform/config/email-config.ts'
import { type EmailText, inEmailLayout, type Email } from '../../platform/email/email-layout.ts'

export type Enquiry =
  | { readonly kind: 'trade'; readonly content: TradeEnquiry }
  | { readonly kind: 'message'; readonly content: ContactMessage }

type House = { readonly publicUrl: string; readonly mail: MailConfig }

/** To the team in charge: trade, press, care or support. Replies go to the sender. */
export function enquiryEmail(enquiry: Enquiry, from: string, { publicUrl, mail }: House): Email {
  const { name, message } = enquiry.content
  const text: EmailText = {
    subject: `${subjectOf(enquiry)} from ${name}`,
    preheader: message.slice(0, 120),
    heading: `${subjectOf(enquiry)} from ${name}`,
    paragraphs: [message],
    facts: factsOf(enquiry, from),
    reason: 'Written on the site. Your reply goes to its sender.',
  }
  return { to: answeredBy(enquiry, mail), replyTo: from, ...inEmailLayout(text, publicUrl) }
}

/** A receipt to the address entered, maybe another's: the sender chooses nothing in it, not even a name. */
export function enquiryReceipt(enquiry: Enquiry, from: string, { publicUrl, mail }: House): Email {
  const what = enquiry.kind === 'trade' ? 'trade enquiry' : 'message'
  const text: EmailText = {
    subject: `We have your ${what}`,
    preheader: `You hear from us within ${RESPONSE_HOURS} hours.`,
    heading: 'Thank you. We have it',
    paragraphs: [
      `Your ${what} has reached us. You hear from us within ${RESPONSE_HOURS} hours.`,
      'If you have not written to us, somebody typed your address by mistake: nothing more will come.',
    ],
    reason: 'You receive this because this address was entered with a message on our site.',
  }
  return { to: from, replyTo: answeredBy(enquiry, mail), ...inEmailLayout(text, publicUrl) }
}

const TOPICS = {
  design: 'Design',
  order: 'An order',
  shipping: 'Shipping',
  care: 'Care',
  press: 'Press',
  other: 'Something else',
} as const satisfies Record<ContactMessage['topic'], string>

function subjectOf({ kind }: Enquiry): string {
  return kind === 'trade' ? 'Trade enquiry' : 'Message'
}

function answeredBy({ kind, content }: Enquiry, mail: MailConfig): string {
  if (kind === 'trade') return mail.trade
  if (content.topic === 'press') return mail.press
  return content.topic === 'care' ? mail.care : mail.support
}

/** Every other field of an enquiry has its line in the e-mail: the compiler asks for the label of a new one. */
type Labels<Content> = Record<Exclude<keyof Content, 'name' | 'email' | 'message'>, string>
const LABELS = {
  message: { topic: 'About' } satisfies Labels<ContactMessage>,
  trade: {
    company: 'Company',
    role: 'Role',
    country: 'Country',
    projectSize: 'Project',
  } satisfies Labels<TradeEnquiry>,
}

function factsOf({ kind, content }: Enquiry, from: string): readonly (readonly [string, string])[] {
  const shown: Partial<Record<string, string>> =
    kind === 'message' ? { ...content, topic: TOPICS[content.topic] } : content
  const given = Object.entries(LABELS[kind]).flatMap(([field, label]) => {
    const value = shown[field]
    return value === undefined ? [] : [[label, value] as const]
  })
  return [['Name', content.name], ['E-mail', from], ...given]
}
