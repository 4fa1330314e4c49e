import { z } from 'zod'

import { LONGEST_ANSWER } from './longest-answer.ts'
import { MOST_CANNED } from './most-canned.ts'
import { shopLine } from '../settings/shop-line.ts'

const text = z
  .string()
  .trim()
  .min(1)
  .max(LONGEST_ANSWER)
  .regex(/^[^\p{Cc}\u2028\u2029]*(?:\n[^\p{Cc}\u2028\u2029]*)*$/u)

/** Answers that staff insert and finish, in each language of the shop. */
export const cannedAnswers = z.strictObject({
  answers: z
    .array(
      z.strictObject({
        title: shopLine(80).meta({ description: 'What staff choose it by; no customer sees it' }),
        text: z.strictObject({ en: text, ar: text }),
      }),
    )
    .max(MOST_CANNED),
})
export type CannedAnswers = z.infer<typeof cannedAnswers>
