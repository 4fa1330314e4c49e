import type { Sender } from '@nawl/domain/email/sender'
import { shopName } from '@nawl/messages/text/shop-name'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { createTransport, type SendMailOptions } from 'nodemailer'

import type { MailConfig } from '../config/email-config.ts'
import type { ClaimedMail } from './outbox.store.ts'

/**
 * The result of an attempt. A final failure is the recipient's refusal, which a retry does not change; `addressIsDead`
 * when the server refuses because of the address, and not because of us or of what is written.
 */
export type Sending =
  | { readonly ok: true }
  | { readonly ok: false; readonly final: boolean; readonly addressIsDead: boolean; readonly error: string }

/** Sends one e-mail. Never throws; an aborted signal is a failure that is not final. */
export type MailTransport = (mail: ClaimedMail, signal: AbortSignal) => Promise<Sending>

/** SMTP when an address is configured, else files below `folder`. E-mails are from whoever `sender` says when they leave. */
export function emailTransport(
  { smtpUrl, from }: MailConfig,
  folder: string,
  sender: () => Sender = () => from,
): MailTransport {
  const deliver = smtpUrl === undefined ? intoFolder(folder) : bySmtp(smtpUrl)
  return async (mail, signal) => {
    try {
      await deliver({ ...messageOf(mail, sender()), signal }, mail)
      return { ok: true }
    } catch (error) {
      const refusal = error as SmtpError
      const final = isFinal(refusal)
      return { ok: false, final, addressIsDead: final && isDead(refusal), error: refusal.message }
    }
  }
}

type SmtpError = Error & { command?: string; responseCode?: number; response?: string }

/** Servers also refuse the sender or the login with 5xx; that is our configuration, so worth a retry. */
function isFinal({ command, responseCode = 0 }: SmtpError): boolean {
  return responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA')
}

/**
 * Whether an address does not exist or takes no mail any more. Servers also refuse a recipient because of the sender, such
 * as 550 5.7.1: the extended code (RFC 3463) tells those apart, and without one 550, 551 and 553 are about the address.
 */
function isDead({ command, responseCode = 0, response = '' }: SmtpError): boolean {
  if (command !== 'RCPT TO') return false
  const [, extended] = /^5\d\d[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? []
  return extended === undefined
    ? [550, 551, 553].includes(responseCode)
    : /^5\.(?:1\.(?:[1236]|10)|2\.1)$/.test(extended)
}

function bySmtp(smtpUrl: string) {
  const url = new URL(smtpUrl)
  const host = url.hostname.replaceAll(/[[\]]/g, '')
  const secure = url.protocol === 'smtps:'
  const user = decodeURIComponent(url.username)
  const transport = createTransport({
    host,
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    ...(user ? { auth: { user, pass: decodeURIComponent(url.password) } } : {}),
    // Without TLS a password may only travel inside this machine.
    requireTLS: user !== '' && !['localhost', '127.0.0.1', '::1'].includes(host),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return async (message: SendMailOptions) => void (await transport.sendMail(message))
}

/** Writes one `.eml` file per e-mail; names sort by time. A repeat overwrites the same file. */
function intoFolder(folder: string) {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return async (message: SendMailOptions, { id, kind, letter: email, createdAt }: ClaimedMail) => {
    const { message: bytes } = (await transport.sendMail(message)) as { message: Buffer }
    const moment = createdAt.toISOString().replaceAll(/[-:Z]/g, '').replaceAll(/[T.]/g, '-')
    const to = email.to.replaceAll(/[^\w@.+-]/g, '_').slice(0, 80)
    const file = join(folder, `${moment}_${kind}_${to}_${id.slice(0, 8)}.eml`)
    await mkdir(folder, { recursive: true })
    // Its links grant access, so other users must not read it.
    await writeFile(`${file}.part`, bytes, { mode: 0o600 })
    await rename(`${file}.part`, file)
  }
}

/** Date and Message-ID come from the stored e-mail, so recipients can detect a repeated message. */
function messageOf({ id, letter: email, createdAt }: ClaimedMail, from: Sender): SendMailOptions {
  const { to, replyTo, subject, text, html, unsubscribeUrl, calendar } = email
  return {
    from: { name: from.name ?? shopName('en'), address: from.address },
    to: { name: '', address: to },
    ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
    subject,
    text,
    html,
    messageId: `<${id}@${from.address.slice(from.address.lastIndexOf('@') + 1)}>`,
    date: createdAt,
    headers: {
      // RFC 3834: suppresses out-of-office replies.
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl === undefined ? {} : { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    },
    ...(unsubscribeUrl === undefined ? {} : { list: { unsubscribe: unsubscribeUrl } }),
    ...(calendar === undefined ? {} : { icalEvent: { ...calendar, filename: 'consultation.ics' } }),
  }
}
