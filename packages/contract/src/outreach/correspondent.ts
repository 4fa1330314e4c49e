import { isEmailAddress } from '@nawl/domain/email/email-address'
import { holdsWebAddress } from '@nawl/domain/shop/web-address'
import { z } from 'zod'

import { oneLine } from './one-line.ts'

/** An e-mail address as typed; surrounding blanks are removed. */
export const email = z
  .string()
  .trim()
  .refine(isEmailAddress, 'is not an e-mail address')
  .meta({ example: 'ada@example.com' })

/** A person's name. Our e-mails greet with it, so it must not contain an address, which would be sent in our name. */
export const personName = oneLine(80).refine((name) => !holdsWebAddress(name), 'is not a name')

/** Some paragraphs; keeps line breaks and removes other control characters. */
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
