import { isIP } from 'node:net'

import { isEmailAddress } from '@nawl/domain/email/email-address'
import { readSender, type Sender } from '@nawl/domain/email/sender'
import { z } from 'zod'

import { ownPassword } from './variable-rules.ts'

const address = z.string().refine(isEmailAddress, 'has to be an e-mail address').optional()

/** What mail companies let new senders do. */
const NEWSLETTER_PER_MINUTE = 300

/** Variables of e-mail. */
export const mailEnvironment = {
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      error: 'has to be an address like smtps://user:password@mail.example or smtp://127.0.0.1:1025',
      abort: true,
    })
    .refine(...ownPassword)
    .optional(),
  MAIL_FROM: z
    .string()
    .refine(
      (text) => readSender(text) !== null,
      'has to be like hello@nawl.example or Nawl <hello@nawl.example>',
    )
    .optional(),
  SUPPORT_EMAIL: address,
  TRADE_EMAIL: address,
  PRESS_EMAIL: address,
  CARE_EMAIL: address,
  NEWSLETTER_PER_MINUTE: z.coerce
    .number('has to be a number of letters, from 1 to 6000')
    .int('has to be a whole number of letters')
    .min(1, 'has to be at least 1')
    .max(6_000, 'has to be at most 6000')
    .optional(),
}

export type MailConfig = {
  /** Undefined: e-mails are written to files. */
  readonly smtpUrl: string | undefined
  readonly from: Sender
  readonly support: string
  readonly trade: string
  readonly press: string
  readonly care: string
  /** Most letters of the newsletter in a minute, from 1 to 6000. */
  readonly newsletterPerMinute: number
}
/** The given addresses; defaults are the usual mailboxes at the shop's own host. */
export function mailConfig(
  given: z.output<z.ZodObject<typeof mailEnvironment>>,
  publicUrl: string,
): MailConfig {
  const at = (name: string) => `${name}@${mailHost(publicUrl)}`
  return {
    smtpUrl: given.SMTP_URL,
    from: readSender(given.MAIL_FROM ?? '') ?? { name: null, address: at('hello') },
    support: given.SUPPORT_EMAIL ?? at('support'),
    trade: given.TRADE_EMAIL ?? at('trade'),
    press: given.PRESS_EMAIL ?? at('press'),
    care: given.CARE_EMAIL ?? at('care'),
    newsletterPerMinute: given.NEWSLETTER_PER_MINUTE ?? NEWSLETTER_PER_MINUTE,
  }
}

/** A bare machine name or IP address has no mailboxes; RFC 2606's example domain stands in. */
function mailHost(publicUrl: string): string {
  const host = new URL(publicUrl).hostname.replace(/^www\./, '')
  return isIP(host) === 0 && !host.startsWith('[') && host.includes('.') ? host : 'nawl.example'
}
