import { ISSUE_STATES, RECIPIENT_STATES, type RecipientState } from '@nawl/domain/newsletter/issue'
import { type LanguageCode, LANGUAGES } from '@nawl/messages/languages'
import { z } from 'zod'

const CODES = Object.keys(LANGUAGES) as [LanguageCode, ...LanguageCode[]] // forgets its keys
const code = z.enum(CODES)
const count = z.number().int().min(0)
const instant = z.iso.datetime()
/** In each language of the shop. */
const inEach = <Value extends z.ZodType>(value: Value) => z.record(code, value)
/** Words in each language of the shop; what was written before the shop had one of them is empty in it. */
const wordsInEach = (words: z.ZodString) =>
  z.strictObject(
    Object.fromEntries(CODES.map((one) => [one, words.default('')])) as Record<
      LanguageCode,
      z.ZodDefault<z.ZodString>
    >, // forgets its keys
  )

/** One line, or none yet. */
const line = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .regex(/^[^\p{Cc}\u2028\u2029]*$/u)
const body = z.string().max(40_000)

/** An issue as it is written; a language without a subject or a body is not sent. */
export const newsletterIssue = z.strictObject({
  subject: wordsInEach(line(150)),
  preheader: wordsInEach(line(200)).meta({
    description: 'What mail programs show after the subject; may be empty',
  }),
  body: wordsInEach(body).meta({ description: 'Markdown' }),
})
export type NewsletterIssue = z.infer<typeof newsletterIssue>

/** What subscribers get whose language the issue lacks: it in another language, or nothing (null). */
export const insteadOf = z.partialRecord(code, code.nullable())

export const issueKey = z.object({ key: z.uuid() })

/** How many letters of an issue are where, and how many of its recipients have left since. */
export const issueCounts = z.object({
  recipients: count,
  ...(Object.fromEntries(RECIPIENT_STATES.map((state) => [state, count])) as Record<
    RecipientState,
    typeof count
  >),
  leftSince: count.meta({ description: 'Recipients who have left since they were sent it' }),
})
export type IssueCounts = z.infer<typeof issueCounts>

/** Where an issue is, and what was sent once it is sent. */
export const issueSending = z.object({
  key: z.uuid(),
  state: z.enum(ISSUE_STATES),
  text: newsletterIssue.nullable().meta({ description: 'As it is sent; null for a draft' }),
  instead: insteadOf,
  startedBy: z.string().nullable(),
  startedAt: instant.nullable(),
  finishedAt: instant.nullable().meta({ description: 'When the last letter was handed to the outbox' }),
  counts: issueCounts,
  perMinute: count.meta({ description: 'Most letters a minute' }),
  subscribers: inEach(count).meta({ description: 'Confirmed addresses that get letters, now' }),
})
export type IssueSending = z.infer<typeof issueSending>

/** GET /api/desk/newsletter: drafts, then issues, newest first. */
export const issueList = z.object({
  issues: z.array(
    z.object({
      key: z.uuid(),
      state: z.enum(ISSUE_STATES),
      subject: wordsInEach(z.string()),
      by: z.string().meta({ description: 'Who wrote or sent it last' }),
      at: instant,
      counts: issueCounts,
    }),
  ),
  subscribers: inEach(count).meta({ description: 'Confirmed addresses that get letters' }),
  refused: count.meta({ description: 'Confirmed addresses that a mail server refused; they get none' }),
})
export type IssueList = z.infer<typeof issueList>

export const newIssue = z.object({ key: z.uuid() })

/** POST …/preview: the letter in a language, made by what sends it. */
export const previewIssue = z.strictObject({ value: newsletterIssue, language: code })
export const issuePreview = z.object({
  subject: z.string(),
  html: z.string().meta({ description: 'A whole document, as mail programs get it' }),
  text: z.string(),
  problem: z
    .object({
      kind: z.enum(['unknown-fact', 'foreign-picture']),
      what: z.string().meta({ description: 'The fact or the picture' }),
    })
    .nullable()
    .meta({ description: 'Why it cannot be shown' }),
})
export type IssuePreview = z.infer<typeof issuePreview>

/** POST …/test: the saved draft in a language, to the caller’s own address. */
export const testIssue = z.strictObject({ draftVersion: z.number().int().min(1), language: code })

/** POST …/send: freezes the draft of this version and begins to send it. */
export const sendIssue = z.strictObject({ draftVersion: z.number().int().min(1), instead: insteadOf })
