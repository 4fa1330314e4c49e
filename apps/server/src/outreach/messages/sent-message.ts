import type { MessageThread } from '@nawl/contract/desk/messages'
import type { ContactMessage, TradeEnquiry } from '@nawl/contract/outreach/enquiry'

import type { messageThread } from '../../platform/db/schema/message-schema.ts'
import type { consultation, enquiry } from '../../platform/db/schema/schema.ts'
import { knownLanguage } from '../../platform/language.ts'

/** A message of the list with the enquiry or the consultation that it is. */
export type SentRow = {
  readonly thread: typeof messageThread.$inferSelect
  readonly enquiry: typeof enquiry.$inferSelect | null
  readonly consultation: typeof consultation.$inferSelect | null
}

/** What a visitor sent, in one shape whatever it is. */
export type SentMessage = Pick<
  MessageThread,
  | 'name'
  | 'email'
  | 'language'
  | 'words'
  | 'topic'
  | 'company'
  | 'role'
  | 'country'
  | 'project'
  | 'phone'
  | 'booked'
>

const NOTHING = {
  topic: null,
  company: null,
  role: null,
  country: null,
  project: null,
  phone: null,
  booked: null,
} as const

/** Reads what a visitor sent. */
export function sentMessage({ enquiry, consultation }: SentRow): SentMessage {
  if (consultation) {
    const { name, email, message, phone, kind, startsAt, timeZone, cancelledAt } = consultation
    const booked = {
      way: kind,
      startsAt: startsAt.toISOString(),
      timeZone,
      cancelledAt: cancelledAt?.toISOString() ?? null,
    }
    const language = knownLanguage(consultation.language)
    return { ...NOTHING, name, email, language, words: message, phone, booked }
  }
  if (!enquiry) throw new Error('a message is neither an enquiry nor a consultation')
  // Enquiries of former versions may lack what the forms have gained since.
  const content: Partial<TradeEnquiry> & Partial<ContactMessage> = enquiry.content
  return {
    ...NOTHING,
    name: content.name ?? '',
    email: content.email ?? enquiry.emailKey,
    language: knownLanguage(content.language ?? 'en'),
    words: content.message ?? null,
    topic: content.topic ?? null,
    company: content.company ?? null,
    role: content.role ?? null,
    country: content.country ?? null,
    project: content.projectSize ?? null,
  }
}
