import { z } from 'zod'

import { shopLine } from './settings/shop-line.ts'

/** Most answers of an owner: each is compared with every question. */
const MOST_ANSWERS = 300

const answer = z
  .string()
  .trim()
  .max(1000)
  .regex(/^[^\p{Cc}\u2028\u2029]*$/u)

/** An owner's answer to a question that the shop's texts do not answer. */
const ownAnswer = z
  .strictObject({
    id: z.uuid().meta({ description: 'The group of questions that it answers' }),
    questions: z.array(shopLine(500)).min(1).max(12).meta({ description: 'Ways in which it is asked' }),
    answer: z
      .strictObject({ en: answer, ar: answer })
      .meta({ description: 'Empty where it is in the other language alone' }),
    page: z
      .string()
      .max(200)
      .regex(/^(?:\/(?:[\w#-][\w#/-]*)?)?$/)
      .meta({ description: 'Path of a page of the shop that says more; empty for none' }),
    isOn: z.boolean(),
  })
  .refine(({ answer: { en, ar } }) => en !== '' || ar !== '', { path: ['answer', 'en'], error: 'is empty' })
export type OwnAnswer = z.infer<typeof ownAnswer>

/** What the assistant says beside the shop's texts, and how long it keeps what nobody answered. */
export const ownAnswers = z.strictObject({
  answers: z.array(ownAnswer).max(MOST_ANSWERS),
  days: z
    .number()
    .int()
    .min(1)
    .max(365)
    .meta({ description: 'For which questions without an answer are stored' }),
})
export type OwnAnswers = z.infer<typeof ownAnswers>

/** GET /api/desk/questions */
export const questionList = z.object({
  groups: z.array(
    z.object({
      id: z.uuid(),
      language: z.enum(['en', 'ar']),
      count: z.number().int(),
      lastOn: z.iso.date(),
      examples: z
        .array(z.string())
        .meta({ description: 'Different ways in which it was asked, newest first' }),
      pages: z.array(z.string()).meta({ description: 'Where it was asked' }),
      isIgnored: z.boolean(),
    }),
  ),
})
export type QuestionList = z.infer<typeof questionList>

export const questionParams = z.object({ id: z.uuid() })
export const ignoreRequest = z.strictObject({ isIgnored: z.boolean() })
