import type { ContactMessage, TradeEnquiry } from '@nawl/contract/outreach/enquiry'
import { RESPONSE_HOURS } from '@nawl/domain/shop/facts'
import { deskLetters } from '@nawl/messages/by-language/desk-letters'
import { enquiryLetters } from '@nawl/messages/by-language/enquiry-letters'
import { LANGUAGES } from '@nawl/messages/languages'

import { type EmailText, inEmailLayout, type Email } from '../../platform/email/email-layout.ts'
import { STAFF_LANGUAGE } from '../../platform/language.ts'
import type { TeamAddresses } from '../../settings/shop-business.ts'

export type Enquiry =
  | { readonly kind: 'trade'; readonly content: TradeEnquiry }
  | { readonly kind: 'message'; readonly content: ContactMessage }

type House = { readonly publicUrl: string; readonly mail: TeamAddresses }

const desk = deskLetters[STAFF_LANGUAGE]

/** To the team in charge: trade, press, care or support. Replies go to the sender. */
export function enquiryEmail(enquiry: Enquiry, from: string, { publicUrl, mail }: House): Email {
  const { name, message } = enquiry.content
  const subject = desk.enquirySubject({ kind: enquiry.kind, name })
  const text: EmailText = {
    subject,
    preheader: message.slice(0, 120),
    heading: subject,
    paragraphs: [message],
    facts: factsOf(enquiry, from),
    reason: desk.enquiryReason,
  }
  return {
    to: answeredBy(enquiry, mail),
    replyTo: from,
    ...inEmailLayout(text, publicUrl, STAFF_LANGUAGE),
  }
}

/** A receipt to the address entered, maybe another's: the sender chooses nothing in it, not even a name. */
export function enquiryReceipt(enquiry: Enquiry, from: string, { publicUrl, mail }: House): Email {
  const { kind, content } = enquiry
  const words = enquiryLetters[content.language]
  const text: EmailText = {
    subject: words.receiptSubject({ kind }),
    preheader: words.receiptPreheader({ hours: RESPONSE_HOURS }),
    heading: words.receiptHeading,
    paragraphs: [words.receiptText({ kind, hours: RESPONSE_HOURS }), words.receiptNotYou],
    reason: words.receiptReason,
  }
  return {
    to: from,
    replyTo: answeredBy(enquiry, mail),
    ...inEmailLayout(text, publicUrl, content.language),
  }
}

function answeredBy({ kind, content }: Enquiry, mail: TeamAddresses): string {
  if (kind === 'trade') return mail.trade
  if (content.topic === 'press') return mail.press
  return content.topic === 'care' ? mail.care : mail.support
}

/** Every other field of an enquiry has its line in the e-mail: the compiler asks for the label of a new one. */
type Labels<Content> = Record<Exclude<keyof Content, 'name' | 'email' | 'message'>, string>
const LABELS = {
  message: { topic: desk.about, language: desk.language } satisfies Labels<ContactMessage>,
  trade: {
    company: desk.company,
    role: desk.role,
    country: desk.country,
    projectSize: desk.project,
    language: desk.language,
  } satisfies Labels<TradeEnquiry>,
}

function factsOf({ kind, content }: Enquiry, from: string): readonly (readonly [string, string])[] {
  const language = LANGUAGES[content.language].name
  const shown: Partial<Record<string, string>> =
    kind === 'message'
      ? { ...content, language, topic: desk.topic({ topic: content.topic }) }
      : { ...content, language }
  const given = Object.entries(LABELS[kind]).flatMap(([field, label]) => {
    const value = shown[field]
    return value === undefined ? [] : [[label, value] as const]
  })
  return [[desk.name, content.name], [desk.email, from], ...given]
}
