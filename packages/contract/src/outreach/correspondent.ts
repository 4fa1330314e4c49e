import { isEmailAddress } from '@nawl/domain/email/email-address'
import { z } from 'zod'

import { oneLine } from './one-line.ts'

/** An e-mail address as typed; blanks around it do not matter. */
export const email = z
  .string()
  .trim()
  .refine(isEmailAddress, 'is not an e-mail address')
  .meta({ example: 'ada@example.com' })

/** What somebody is called. Our mails greet with it, so that an address in it would travel in our name. */
export const personName = oneLine(80).refine((name) => !/@|:\/\/|www\./i.test(name), 'is not a name')

/** Some paragraphs; line breaks stay, other control characters do not. */
export function paragraphs(longest: number) {
  return z
    .string()
    .transform((text) =>
      text
        .replaceAll(/\r\n?/g, '\n')
        .replaceAll(/[^\P{C}\n\u200C\u200D]/gu, ' ')
        .replaceAll(/\n{3,}/g, '\n\n')
        .trim(),
    )
    .pipe(z.string().min(1, 'is empty').max(longest, `is longer than ${longest} characters`))
}
