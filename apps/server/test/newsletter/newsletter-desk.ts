import { randomUUID } from 'node:crypto'

import type { DocumentAnswer } from '@nawl/contract/desk/document'
import type { IssueList, IssuePreview, IssueSending, NewsletterIssue } from '@nawl/contract/desk/newsletter'
import type { LanguageCode } from '@nawl/messages/languages'
import { sql } from 'drizzle-orm'

import { newsletterSubscriber } from '../../src/platform/db/schema/schema.ts'
import { signedIn } from '../accounts/signed-in.ts'
import type { MailingShop } from '../email/emailing-shop.ts'

const PATH = '/api/desk/newsletter'

export const ISSUE: NewsletterIssue = {
  subject: { en: 'Wool from the south', ar: 'صوف من الجنوب' },
  preheader: { en: 'Three new yarns', ar: 'ثلاثة خيوط جديدة' },
  body: {
    en: '## New yarns\n\nThey are **soft**. [See them](/products)',
    ar: '## خيوط جديدة\n\nناعمة. [شاهدها](/products)',
  },
}

type Answer<T> = { readonly status: number; readonly body: T & Refusal }
type Refusal = {
  readonly code?: string
  readonly field?: string
  readonly problems?: readonly { readonly field: string; readonly problem: string }[]
}

/** What an owner does with issues, and subscribers to send them to. */
export function newsletterDesk(shop: MailingShop, now: () => number) {
  async function ask<T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) {
    // Tokens are short-lived, and the clock is the test's.
    const { headers } = await signedIn(shop, 'desk', now)
    const answer = await shop.app.inject({
      method,
      url: `${PATH}${path}`,
      headers,
      ...(body ? { payload: body } : {}),
    })
    return { status: answer.statusCode, body: answer.json<T & Refusal>() } satisfies Answer<T>
  }

  /** A saved draft of an issue; its key. */
  async function written(text: object = ISSUE): Promise<string> {
    const { key } = (await ask<{ key: string }>('POST', '')).body
    await ask('PUT', `/${key}/draft`, { value: text, version: 1, base: 0 })
    return key
  }

  /** Confirmed addresses in a language; their ids. */
  async function subscribe(language: LanguageCode, ...names: readonly string[]): Promise<readonly string[]> {
    const at = new Date(now())
    const rows = names.map((name) => ({
      id: randomUUID(),
      email: `${name}@example.com`,
      emailKey: `${name}@example.com`,
      language,
      status: 'subscribed' as const,
      createdAt: at,
      confirmedAt: at,
    }))
    await shop.database.orm.insert(newsletterSubscriber).values(rows)
    return rows.map(({ id }) => id)
  }

  /** Resets after a test. */
  async function empty(): Promise<void> {
    await shop.emails.deliver()
    await shop.database.orm.execute(
      sql`truncate newsletter_issue, newsletter_recipient, newsletter_subscriber, outbox_mail, draft, desk_change`,
    )
    shop.inbox.mails.length = 0
  }

  return {
    ask,
    empty,
    written,
    subscribe,
    read: (key: string) => ask<IssueSending>('GET', `/${key}/sending`),
    document: (key: string) => ask<DocumentAnswer<NewsletterIssue>>('GET', `/${key}`),
    list: async () => (await ask<IssueList>('GET', '')).body,
    preview: (key: string, value: object, language: LanguageCode) =>
      ask<IssuePreview>('POST', `/${key}/preview`, { value, language }),
    send: (key: string, instead: object = {}, draftVersion = 2) =>
      ask<IssueSending>('POST', `/${key}/send`, { draftVersion, instead }),
  }
}
