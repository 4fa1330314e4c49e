import { randomUUID } from 'node:crypto'

import {
  askForNewsletter,
  CONFIRM_DAYS,
  type Confirmation,
  confirmNewsletter,
  type Subscription,
} from '@nawl/domain/newsletter/subscription'
import { DAY_MS } from '@nawl/domain/time/durations'
import type { LanguageCode } from '@nawl/messages/languages'
import { and, eq, ne } from 'drizzle-orm'

import type { Database } from '../../platform/db/database.ts'
import { newsletterSubscriber } from '../../platform/db/schema/schema.ts'
import type { EmailAddress } from '../../platform/email/email-address.ts'
import { signedLinks } from '../../platform/email/signed-links.ts'
import { knownLanguage } from '../../platform/language.ts'
import { alreadyEmail, confirmEmail, welcomeEmail } from './newsletter-emails.ts'
import type { OutreachDeps } from '../outreach-deps.ts'
import { leaveIssues } from './issues/issue.store.ts'

type Row = typeof newsletterSubscriber.$inferSelect

/** SQL of newsletter subscriptions and their e-mails. Invalid links throw ApiErrors. */
export function newsletterStore({ config, database, emails, now }: OutreachDeps) {
  const { publicUrl } = config
  const { orm } = database
  const links = signedLinks({ database, secret: config.keySecret })

  /**
   * Handles a request for an address. A subscriber keeps the language chosen before: the request may be a stranger's.
   */
  async function ask({ email, emailKey }: EmailAddress, asked: LanguageCode): Promise<void> {
    const { sign } = await links()
    const at = new Date(now())
    await orm.transaction(async (tx) => {
      const fresh = {
        id: randomUUID(),
        email,
        emailKey,
        language: asked,
        status: 'pending',
        createdAt: at,
      } as const
      await tx.insert(newsletterSubscriber).values(fresh).onConflictDoNothing()
      const row = await locked(tx, eq(newsletterSubscriber.emailKey, emailKey))
      if (!row) throw new Error('the subscriber was not written')
      const { subscription, mail: wanted } = askForNewsletter(row, at)
      const language = row.status === 'subscribed' ? knownLanguage(row.language) : asked
      await keep(tx, row, subscription, { language })
      if (wanted === null) return

      const { round, mails } = subscription
      const addressee = { to: row.email, language, publicUrl, leaveToken: sign('newsletter-leave', row.id) }
      const until = new Date(at.getTime() + CONFIRM_DAYS * DAY_MS)
      const content =
        wanted === 'already'
          ? alreadyEmail(addressee)
          : confirmEmail(addressee, sign('newsletter-confirm', `${row.id}~${round}`, until))
      await emails.write(tx, {
        kind: `newsletter-${wanted}`,
        about: `${row.id}~${round}~${mails}`,
        letter: content,
        at,
      })
    })
    emails.wake()
  }

  /** Confirms by the link in the e-mail. Null when the subscriber no longer exists. */
  async function confirm(token: string): Promise<Confirmation | null> {
    const { open, sign } = await links()
    const at = new Date(now())
    const [id = '', round] = open('newsletter-confirm', token, at).split('~')
    const confirmation = await orm.transaction(async (tx) => {
      const row = await locked(tx, eq(newsletterSubscriber.id, id))
      const confirmation = row && confirmNewsletter(row, Number(round))
      if (!row || !confirmation) return null
      if (!confirmation.ok || !confirmation.changed) return confirmation
      await keep(tx, row, confirmation.subscription, { confirmedAt: at, refusedAt: null })
      const content = welcomeEmail({
        to: row.email,
        language: knownLanguage(row.language),
        publicUrl,
        leaveToken: sign('newsletter-leave', id),
      })
      await emails.write(tx, { kind: 'newsletter-welcome', about: `${id}~${row.round}`, letter: content, at })
      return confirmation
    })
    emails.wake()
    return confirmation
  }

  /** Unsubscribes by the link in any newsletter e-mail; does nothing when already unsubscribed. */
  async function leave(token: string): Promise<void> {
    const at = new Date(now())
    const id = (await links()).open('newsletter-leave', token, at)
    await orm.transaction(async (tx) => {
      const rows = await tx
        .update(newsletterSubscriber)
        .set({ status: 'unsubscribed', unsubscribedAt: at })
        .where(and(eq(newsletterSubscriber.id, id), ne(newsletterSubscriber.status, 'unsubscribed')))
        .returning({ id: newsletterSubscriber.id })
      if (rows.length > 0) await leaveIssues(tx, id, at)
    })
  }

  return { ask, confirm, leave }
}

async function locked(tx: Database['orm'], which: ReturnType<typeof eq>): Promise<Row | undefined> {
  const [row] = await tx.select().from(newsletterSubscriber).where(which).for('update')
  return row
}

async function keep(
  tx: Database['orm'],
  { id }: Row,
  { status, round, mails, mailedAt }: Subscription,
  also: { readonly language?: LanguageCode; readonly confirmedAt?: Date; readonly refusedAt?: null },
): Promise<void> {
  await tx
    .update(newsletterSubscriber)
    .set({ status, round, mails, mailedAt, ...also })
    .where(eq(newsletterSubscriber.id, id))
}
