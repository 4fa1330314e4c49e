import { eq } from 'drizzle-orm'

import type { Database } from '../../src/platform/db/database.ts'
import { newsletterIssue, newsletterRecipient } from '../../src/platform/db/schema/newsletter-schema.ts'
import { newsletterSubscriber, outboxMail } from '../../src/platform/db/schema/schema.ts'
import type { ReceivedMail } from '../email/smtp.ts'

type Letters = Pick<ReceivedMail, 'to' | 'messageId'>

/** The Message-IDs of the letters to each address, and how many letters arrived again with the same. */
export function countEmails(mails: readonly Letters[]) {
  const byReader = new Map<string, Set<string>>()
  for (const { to, messageId = '' } of mails) {
    const address = to?.[0]?.address ?? ''
    byReader.set(address, (byReader.get(address) ?? new Set()).add(messageId))
  }
  const different = [...byReader.values()].reduce((sum, ids) => sum + ids.size, 0)
  return { byReader, repeats: mails.length - different }
}

/** Contradictions between the letters that arrived and the database, and repeats that their Message-ID tells. */
export async function examineIssue(
  { orm }: Database,
  mails: readonly Letters[],
  { key, readers }: { readonly key: string; readonly readers: number },
) {
  const { byReader, repeats } = countEmails(mails)
  const faults: string[] = []
  const subscribers = await orm.select().from(newsletterSubscriber)
  for (const { email, status } of subscribers) {
    const letters = byReader.get(email)?.size ?? 0
    if (letters !== (status === 'subscribed' ? 1 : 0))
      faults.push(`${email} (${status}) got ${letters} letters`)
  }
  const [issue] = await orm.select().from(newsletterIssue).where(eq(newsletterIssue.id, key))
  if (issue?.state !== 'sent') faults.push(`the issue is ${issue?.state}`)
  const recipients = await orm.select().from(newsletterRecipient)
  const sent = recipients.filter(({ state }) => state === 'sent').length
  if (recipients.length !== readers || sent !== readers)
    faults.push(`${sent} of ${recipients.length} recipients are recorded as sent`)
  const rows = await orm.select({ status: outboxMail.status }).from(outboxMail)
  const done = rows.filter(({ status }) => status === 'sent').length
  if (rows.length !== readers || done !== readers)
    faults.push(`${done} of ${rows.length} letters of the outbox are recorded as sent`)
  return { repeats, faults }
}
