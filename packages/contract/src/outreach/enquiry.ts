import { TRADE_ROLES } from '@nawl/domain/trade/trade-member'
import { z } from 'zod'

import { email, paragraphs, personName } from './correspondent.ts'
import { language } from '../shop/language.ts'
import { oneLine } from './one-line.ts'

export const MESSAGE_TOPICS = ['design', 'order', 'shipping', 'care', 'press', 'other'] as const

/*
 * An enquiry's fields: a new one also goes to its form (`trade-form.tsx` or `message-form.tsx` of the web app's contact
 * page), to the team's e-mail (`enquiry-emails.ts`), and, if personal, to the privacy policy. It is stored as it is.
 */
const message = paragraphs(4000)
const answered = language.meta({ description: 'Language of the receipt, and of the answer' })

/** The trade page's form: an enquiry of kind `trade`. */
export const tradeEnquiry = z.strictObject({
  name: personName,
  company: oneLine(120),
  email,
  language: answered,
  role: z.enum(TRADE_ROLES),
  country: oneLine(80).optional(),
  projectSize: oneLine(120).optional(),
  message,
})
export type TradeEnquiry = z.output<typeof tradeEnquiry>

/** The contact form: an enquiry of kind `message`. */
export const contactMessage = z.strictObject({
  name: personName,
  email,
  language: answered,
  topic: z.enum(MESSAGE_TOPICS),
  message,
})
export type ContactMessage = z.output<typeof contactMessage>

/** The enquiry was received, and a confirmation is being sent. */
export const enquiryResponse = z.object({ status: z.literal('received') })
