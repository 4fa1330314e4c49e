import type { IssueCounts } from '@nawl/contract/desk/newsletter'
import { RECIPIENT_STATES, type RecipientState } from '@nawl/domain/newsletter/issue'
import { type LanguageCode, LANGUAGES } from '@nawl/messages/languages'
import { and, count, eq, inArray, isNotNull, isNull } from 'drizzle-orm'

import type { Tx } from '../../../platform/db/database.ts'
import { newsletterRecipient } from '../../../platform/db/schema/newsletter-schema.ts'
import { newsletterSubscriber } from '../../../platform/db/schema/schema.ts'
import { knownLanguage } from '../../../platform/language.ts'

/** Of an issue that goes to nobody yet. */
export const NO_COUNTS: IssueCounts = {
  recipients: 0,
  ...(Object.fromEntries(RECIPIENT_STATES.map((state) => [state, 0])) as Record<RecipientState, number>),
  leftSince: 0,
}

/** How many letters of issues are where. */
export async function countRecipients(
  orm: Tx,
  issueIds: readonly string[],
): Promise<ReadonlyMap<string, IssueCounts>> {
  if (issueIds.length === 0) return new Map()
  const rows = await orm
    .select({
      issueId: newsletterRecipient.issueId,
      state: newsletterRecipient.state,
      letters: count(),
      left: count(newsletterRecipient.leftAt),
    })
    .from(newsletterRecipient)
    .where(inArray(newsletterRecipient.issueId, [...issueIds]))
    .groupBy(newsletterRecipient.issueId, newsletterRecipient.state)
  return new Map(
    issueIds.map((id) => {
      const counts = { ...NO_COUNTS }
      for (const { issueId, state, letters, left } of rows) {
        if (issueId !== id) continue
        counts[state] += letters
        counts.recipients += letters
        counts.leftSince += left
      }
      return [id, counts]
    }),
  )
}

/** Confirmed addresses that get letters, in each language, and how many get none because a mail server refused them. */
export async function countSubscribers(
  orm: Tx,
): Promise<{ readonly subscribers: Record<LanguageCode, number>; readonly refused: number }> {
  const subscribed = eq(newsletterSubscriber.status, 'subscribed')
  const rows = await orm
    .select({ language: newsletterSubscriber.language, people: count() })
    .from(newsletterSubscriber)
    .where(and(subscribed, isNull(newsletterSubscriber.refusedAt)))
    .groupBy(newsletterSubscriber.language)
  const [dead] = await orm
    .select({ people: count() })
    .from(newsletterSubscriber)
    .where(and(subscribed, isNotNull(newsletterSubscriber.refusedAt)))
  const subscribers = Object.fromEntries(Object.keys(LANGUAGES).map((code) => [code, 0])) as Record<
    LanguageCode,
    number
  >
  for (const { language, people } of rows) subscribers[knownLanguage(language)] += people
  return { subscribers, refused: dead?.people ?? 0 }
}
