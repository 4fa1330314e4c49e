import { randomUUID } from 'node:crypto'

import { DAY_MS } from '@nawl/domain/time/durations'
import { and, count, eq, gt, sql } from 'drizzle-orm'

import { enquiry as enquiries } from '../../platform/db/schema/schema.ts'
import { emailAddressOf } from '../../platform/email/email-address.ts'
import { type Enquiry, enquiryEmail, enquiryReceipt } from './enquiry-emails.ts'
import { openThread } from '../messages/open-thread.ts'
import type { OutreachDeps } from '../outreach-deps.ts'

/** Each enquiry sends a receipt to an address that the sender may not own. */
const MOST_PER_DAY = 5

/** SQL of enquiries and their e-mails. */
export function enquiryStore({ config, settings, database, emails, webhooks, now }: OutreachDeps) {
  /** Stores an enquiry and queues its e-mails. False when the address has reached its daily limit. */
  async function receive(enquiry: Enquiry): Promise<boolean> {
    const at = new Date(now())
    const { email, emailKey } = emailAddressOf(enquiry.content.email)
    const stored = await database.orm.transaction(async (tx) => {
      // Concurrent enquiries of one address must count each other.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${emailKey}))`)
      const since = new Date(at.getTime() - DAY_MS)
      const [today] = await tx
        .select({ count: count() })
        .from(enquiries)
        .where(and(eq(enquiries.emailKey, emailKey), gt(enquiries.createdAt, since)))
      if (!today || today.count >= MOST_PER_DAY) return false
      const about = randomUUID()
      await tx.insert(enquiries).values({ id: about, ...enquiry, emailKey, createdAt: at })
      const { kind, content: written } = enquiry
      const company = kind === 'trade' ? enquiry.content.company : null
      const searched = [emailKey, written.name, company, written.message]
      await openThread(tx, { id: about, kind, at, asks: true, searched })
      const house = { publicUrl: config.publicUrl, mail: settings.business.mail() }
      const content = enquiryEmail(enquiry, email, house)
      await emails.write(tx, { kind: 'enquiry-desk', about, letter: content, at })
      const receipt = enquiryReceipt(enquiry, email, house)
      await emails.write(tx, { kind: 'enquiry-copy', about, letter: receipt, at })
      const topic = enquiry.kind === 'message' ? enquiry.content.topic : null
      const data = { id: about, kind: enquiry.kind === 'trade' ? 'trade-enquiry' : 'message', topic }
      await webhooks.write(tx, { type: 'message.received', at, data })
      return true
    })
    emails.wake()
    webhooks.wake()
    return stored
  }

  return { receive }
}
