import { batchWaitMs } from '@nawl/domain/newsletter/issue'
import { and, eq, ne } from 'drizzle-orm'

import type { Config } from '../../../platform/config/config.ts'
import type { Database } from '../../../platform/db/database.ts'
import { newsletterRecipient } from '../../../platform/db/schema/newsletter-schema.ts'
import { newsletterSubscriber } from '../../../platform/db/schema/schema.ts'
import type { EmailOutbox, OnSettled } from '../../../platform/email/outbox.ts'
import { signedLinks } from '../../../platform/email/signed-links.ts'
import { polling } from '../../../platform/jobs/poll.ts'
import { issueStore } from './issue.store.ts'
import { takeBatch } from './take-batch.ts'

export type IssueSending = ReturnType<typeof issueSending>

type Deps = {
  readonly config: Pick<Config, 'publicUrl' | 'keySecret' | 'mail'>
  readonly database: Database
  readonly emails: EmailOutbox
  readonly now: () => number
  readonly report: (error: unknown, message: string) => void
}

/** Sends issues, a batch at a time: as soon as one is due, and by polling what a dead process has left. */
export function issueSending({ config, database, emails, now, report }: Deps) {
  const issues = issueStore(database)
  const links = signedLinks({ database, secret: config.keySecret })
  const { publicUrl, mail } = config
  const waitMs = batchWaitMs(mail.newsletterPerMinute)
  let timer: NodeJS.Timeout | undefined
  emails.onSettled('newsletter-issue', recordLetter)
  emails.onSettled('newsletter-already', revive)

  const batches = polling(
    async () => {
      const took = await takeBatch({ database, emails, publicUrl, waitMs }, await links(), new Date(now()))
      if (took) emails.wake()
      else await wakeForNext()
      return took ? 1 : 0
    },
    (error) => report(error, 'the newsletter cannot be read; its letters wait'),
  )

  async function wakeForNext(): Promise<void> {
    const due = await issues.nextDue()
    clearTimeout(timer)
    if (due) timer = setTimeout(batches.wake, Math.max(due.getTime() - now(), 0) || waitMs).unref()
  }

  return {
    ...batches,
    stop: async () => {
      clearTimeout(timer)
      await batches.stop()
      clearTimeout(timer)
    },
  }
}

/** What became of a letter; an address that is refused for good gets no more issues. */
const recordLetter: OnSettled = async (tx, { about }, outcome, at) => {
  const [subscriberId = '', issueId = ''] = about.split('~')
  if (outcome === 'refused')
    await tx
      .update(newsletterSubscriber)
      .set({ refusedAt: at })
      .where(eq(newsletterSubscriber.id, subscriberId))
  await tx
    .update(newsletterRecipient)
    .set({ state: outcome })
    .where(
      and(
        eq(newsletterRecipient.issueId, issueId),
        eq(newsletterRecipient.subscriberId, subscriberId),
        ne(newsletterRecipient.state, 'left'),
      ),
    )
}

/** An address that was refused takes mail again: its owner asked for the newsletter, and the answer arrived. */
const revive: OnSettled = async (tx, { about }, outcome) => {
  const [subscriberId = ''] = about.split('~')
  if (outcome === 'sent')
    await tx
      .update(newsletterSubscriber)
      .set({ refusedAt: null })
      .where(eq(newsletterSubscriber.id, subscriberId))
}
