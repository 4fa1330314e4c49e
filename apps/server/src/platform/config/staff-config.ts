import { isEmailAddress } from '@nawl/domain/email/email-address'
import { z } from 'zod'

/** The variable that lists the staff's e-mail addresses. */
export const staffEnvironment = {
  STAFF_EMAILS: z
    .string()
    .transform((text) =>
      text
        .split(/[\s,]+/)
        .filter(Boolean)
        .map((address) => address.toLowerCase()),
    )
    .refine((all) => all.every(isEmailAddress), 'has to be e-mail addresses with commas')
    .default([]),
}
