import { MESSAGE_KINDS, MESSAGE_STATES } from '@nawl/domain/messages/message-state'
import { CONSULTATION_KINDS } from '@nawl/domain/consultation/slots'
import { TRADE_ROLES } from '@nawl/domain/trade/trade-member'
import { z } from 'zod'

import { paragraphs } from '../../outreach/correspondent.ts'
import { MESSAGE_TOPICS } from '../../outreach/enquiry.ts'
import { language } from '../../shop/language.ts'
import { cannedTexts } from './canned-texts.ts'
import { emailState } from './email-state.ts'
import { LONGEST_ANSWER } from './longest-answer.ts'

const instant = z.iso.datetime()
const member = z.string().max(254)

/** The filters, the search and the sorting of the list of messages: the query of its address. */
export const messageFilter = z.object({
  kind: z.enum(MESSAGE_KINDS).optional(),
  state: z.enum(MESSAGE_STATES).optional(),
  assignee: member.optional().meta({ description: 'An e-mail address, `me`, or `nobody`' }),
  search: z.string().max(100).optional().meta({ description: 'Parts of a name, e-mail or what was written' }),
  sort: z.enum(['waiting', 'received']).optional().meta({
    description: '`waiting` is the default: what waits first, the oldest of it on top',
  }),
  direction: z.enum(['down', 'up']).optional().meta({ description: '`down` is the default' }),
})
export type MessageFilter = z.infer<typeof messageFilter>

/** GET /api/desk/messages, a page at a time. */
export const messageQuery = messageFilter.extend({
  before: z.string().max(320).optional().meta({ description: '`next` of the page before' }),
})

const bookedHour = z.object({
  way: z.enum(CONSULTATION_KINDS),
  startsAt: instant,
  timeZone: z.string().meta({ description: 'Of the visitor' }),
  cancelledAt: instant.nullable(),
})

export const listedMessage = z.object({
  id: z.string(),
  kind: z.enum(MESSAGE_KINDS),
  state: z.enum(MESSAGE_STATES),
  assignee: z.string().nullable(),
  name: z.string(),
  email: z.string(),
  beginning: z.string().meta({ description: 'Of what was written; empty for a consultation without words' }),
  booked: bookedHour.nullable().meta({ description: 'Of a consultation' }),
  receivedAt: instant,
})
export type ListedMessage = z.infer<typeof listedMessage>

export const messageList = z.object({ messages: z.array(listedMessage), next: z.string().nullable() })
export type MessageList = z.infer<typeof messageList>

/** GET /api/desk/messages/waiting: how many are not answered. */
export const waitingMessages = z.object({ waiting: z.int().min(0) })
export type WaitingMessages = z.infer<typeof waitingMessages>

const entry = z.object({
  id: z.string(),
  kind: z.enum(['answer', 'note', 'assigned', 'closed', 'reopened']),
  by: z.string(),
  at: instant,
  text: z
    .string()
    .nullable()
    .meta({ description: 'Of an assignment the address of the member, null for nobody' }),
  letter: emailState,
})
export type MessageEntry = z.infer<typeof entry>

/** GET /api/desk/messages/{id}, and the answer to every change. */
export const messageThread = listedMessage.extend({
  version: z.number().int().meta({ description: 'Counts the changes' }),
  language: language.meta({ description: 'Of the answers' }),
  words: z.string().nullable().meta({ description: 'What was written' }),
  topic: z.enum(MESSAGE_TOPICS).nullable(),
  company: z.string().nullable(),
  role: z.enum(TRADE_ROLES).nullable(),
  country: z.string().nullable(),
  project: z.string().nullable(),
  phone: z.string().nullable(),
  entries: z.array(entry),
  assignable: z.array(z.string()).meta({ description: 'The staff who answer messages' }),
  canned: cannedTexts,
})
export type MessageThread = z.infer<typeof messageThread>

export const messageParams = z.object({ id: z.string().max(64) })

const version = z
  .number()
  .int()
  .min(0)
  .meta({ description: 'As last seen: a change that somebody made since is shown first, with 409' })

/** POST /api/desk/messages/{id}/answers: sent by e-mail. */
export const answerRequest = z.strictObject({ text: paragraphs(LONGEST_ANSWER), version })
/** POST /api/desk/messages/{id}/notes: for the staff alone. */
export const messageNoteRequest = z.strictObject({ text: paragraphs(4000) })
/** PUT /api/desk/messages/{id}/assignee */
export const assignRequest = z.strictObject({ assignee: member.nullable(), version })
/** POST /api/desk/messages/{id}/close and /reopen; without a version, whatever happened meanwhile. */
export const stateRequest = z.strictObject({ version: version.optional() })
