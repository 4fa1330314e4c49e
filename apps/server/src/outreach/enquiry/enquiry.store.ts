import { randomUUID } from 'node:crypto'

import { and, count, eq, gt, sql } from 'drizzle-orm'

import type { Config } from '../../platform/config/config.ts'
import type { Database } from '../../platform/db/database.ts'
import type { EmailOutbox } from '../../platform/email/outbox.ts'
import { enquiry as enquiries } from '../../platform/db/schema.ts'
import { emailAddressOf } from '../../platform/email/email-address.ts'
import { type Enquiry, enquiryEmail, enquiryReceipt } from './enquiry-emails.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Each sends a receipt to an address that whoever typed it may not own. */
const MOST_PER_DAY = 5

/** What people wrote to us, in SQL, and its mails. */
export function enquiryStore({
  config,
  database,
  emails,
  now,
}: {
  readonly config: Config
  readonly database: Database
  readonly emails: EmailOutbox
  readonly now: () => number
}) {
  /** Keeps it and mails it, to us and back to its sender. False where the address has written enough today. */
  async function receive(enquiry: Enquiry): Promise<boolean> {
    const at = new Date(now())
    const { email, emailKey } = emailAddressOf(enquiry.content.email)
    const kept = await database.orm.transaction(async (tx) => {
      // Two at the same moment must count each other.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${emailKey}))`)
      const since = new Date(at.getTime() - DAY_MS)
      const [today] = await tx
        .select({ count: count() })
        .from(enquiries)
        .where(and(eq(enquiries.emailKey, emailKey), gt(enquiries.createdAt, since)))
      if (!today || today.count >= MOST_PER_DAY) return false
      const about = randomUUID()
      await tx.insert(enquiries).values({ id: about, ...enquiry, emailKey, createdAt: at })
      const letter = enquiryEmail(enquiry, email, config)
      await emails.write(tx, { kind: 'enquiry-desk', about, letter, at })
      const receipt = enquiryReceipt(enquiry, email, config)
      await emails.write(tx, { kind: 'enquiry-copy', about, letter: receipt, at })
      return true
    })
    emails.wake()
    return kept
  }

  return { receive }
}
