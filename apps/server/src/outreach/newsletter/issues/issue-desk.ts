import { randomUUID } from 'node:crypto'

import {
  type IssueList,
  type IssuePreview,
  type IssueSending as ShownSending,
  newsletterIssue,
  type NewsletterIssue,
} from '@nawl/contract/desk/newsletter'
import { UNWRITTEN } from '@nawl/contract/desk/unwritten'
import { type Instead, undecidedLanguages } from '@nawl/domain/newsletter/issue'
import { type LanguageCode, LANGUAGES } from '@nawl/messages/languages'
import { newsletterLetters } from '@nawl/messages/by-language/newsletter-letters'

import { recordChange } from '../../../identity/staff/desk-change.store.ts'
import type { Member } from '../../../identity/staff/member.ts'
import { signedLinks } from '../../../platform/email/signed-links.ts'
import { ApiError } from '../../../platform/http/api-error.ts'
import { type Draft, draftStore } from '../../../platform/revisions/draft.store.ts'
import type { OutreachDeps } from '../../outreach-deps.ts'
import { countRecipients, countSubscribers, NO_COUNTS } from './issue-counts.ts'
import { ISSUE_PREFIX, issueProblems } from './issue-kind.ts'
import { issueEmails } from './issue-email.ts'
import type { IssueSending } from './issue-sending.ts'
import { issueStore, type StartedIssue } from './issue.store.ts'
import { EmailFault } from './email-fault.ts'

const CODES = Object.keys(LANGUAGES) as LanguageCode[] // forgets its keys

export type IssueDeskDeps = Pick<OutreachDeps, 'config' | 'database' | 'emails' | 'now'> & {
  readonly issues: IssueSending
}

/** What staff do with issues of the newsletter, apart from writing them. */
export function issueDesk({ config, database, emails, issues: sending, now }: IssueDeskDeps) {
  const { publicUrl } = config
  const issues = issueStore(database)
  const drafts = draftStore(database)
  const links = signedLinks({ database, secret: config.keySecret })

  async function list(): Promise<IssueList> {
    const [started, written, people] = await Promise.all([
      issues.list(),
      drafts.below(ISSUE_PREFIX),
      countSubscribers(database.orm),
    ])
    const counts = await countRecipients(
      database.orm,
      started.map(({ id }) => id),
    )
    const isStarted = new Set(started.map(({ id }) => id))
    return {
      issues: [
        ...written.filter(({ key }) => !isStarted.has(key)).map(draftRow),
        ...started.map(({ id, state, text, startedBy, startedAt }) => ({
          key: id,
          state,
          subject: text.subject,
          by: startedBy,
          at: startedAt.toISOString(),
          counts: counts.get(id) ?? NO_COUNTS,
        })),
      ],
      ...people,
    }
  }

  /** Where an issue is. Throws `newsletter/unknown` when it is neither written nor sent. */
  async function read(key: string): Promise<ShownSending> {
    const issue = await issues.find(key)
    if (!issue && !(await drafts.find(ISSUE_PREFIX + key))) throw new ApiError('newsletter/unknown')
    const [counts, { subscribers }] = await Promise.all([
      countRecipients(database.orm, [key]),
      countSubscribers(database.orm),
    ])
    return {
      key,
      state: issue?.state ?? 'draft',
      text: issue?.text ?? null,
      instead: issue?.instead ?? {},
      startedBy: issue?.startedBy ?? null,
      startedAt: issue?.startedAt.toISOString() ?? null,
      finishedAt: issue?.finishedAt?.toISOString() ?? null,
      counts: counts.get(key) ?? NO_COUNTS,
      perMinute: config.mail.newsletterPerMinute,
      subscribers,
    }
  }

  /** Begins an empty issue; its key. */
  async function begin(by: Member): Promise<string> {
    const key = randomUUID()
    const value = { subject: UNWRITTEN, preheader: UNWRITTEN, body: UNWRITTEN }
    await drafts.save(
      { document: ISSUE_PREFIX + key, value, version: 0, base: 0, by: by.email },
      new Date(now()),
    )
    return key
  }

  /** The letter as somebody in this language would get it; leaving by its link leaves nobody. */
  async function letterIn(text: NewsletterIssue, language: LanguageCode, to: string) {
    const leaveToken = (await links()).sign('newsletter-leave', randomUUID())
    return issueEmails(text, publicUrl)({ to, own: language, language, leaveToken })
  }

  async function preview(by: Member, text: NewsletterIssue, language: LanguageCode): Promise<IssuePreview> {
    try {
      const { subject, html, text: plain } = await letterIn(text, language, by.email)
      return { subject, html, text: plain, problem: null }
    } catch (error) {
      if (!(error instanceof EmailFault)) throw error
      return { subject: '', html: '', text: '', problem: { kind: error.kind, what: error.what } }
    }
  }

  /** Sends the saved draft to the caller. */
  async function test(by: Member, key: string, wish: { draftVersion: number; language: LanguageCode }) {
    const { text } = savedText(await drafts.find(ISSUE_PREFIX + key), wish.draftVersion)
    const letter = await letterIn(text, wish.language, by.email).catch((error: unknown) => {
      if (!(error instanceof EmailFault)) throw error
      const field = `body.${wish.language}`
      throw new ApiError('document/refused', { problems: [{ field, problem: error.kind }] })
    })
    const subject = newsletterLetters[wish.language].testSubject({ subject: letter.subject })
    await emails.write(database.orm, {
      kind: 'newsletter-test',
      about: randomUUID(),
      letter: { ...letter, subject },
      at: new Date(now()),
    })
    emails.wake()
  }

  /** Freezes the saved draft with everybody confirmed, all or nothing. The letters follow in batches. */
  async function start(
    by: Member,
    key: string,
    { draftVersion, instead }: { draftVersion: number; instead: Instead<LanguageCode> },
  ): Promise<ShownSending> {
    const at = new Date(now())
    const document = ISSUE_PREFIX + key
    await database.orm.transaction(async (tx) => {
      const draft = await drafts.find(document, tx)
      if (!draft && (await issues.find(key, tx))) throw new ApiError('newsletter/already-started')
      const { text } = savedText(draft, draftVersion)
      const problems = issueProblems(text, publicUrl)
      if (problems.length > 0) throw new ApiError('document/refused', { problems })
      const [undecided] = undecidedLanguages(text, CODES, instead)
      if (undecided) throw new ApiError('newsletter/undecided', { field: `instead.${undecided}` })
      // Two who press at once: the second waits here for the first, and finds no draft.
      if (!(await drafts.drop(tx, document, draftVersion))) {
        const isStarted = (await issues.find(key, tx)) !== null
        throw new ApiError(isStarted ? 'newsletter/already-started' : 'newsletter/not-saved')
      }
      const recipients = await issues.start(tx, { id: key, text, instead }, by.email, at)
      if (recipients === null) throw new ApiError('newsletter/already-started')
      if (recipients === 0) throw new ApiError('newsletter/nobody')
      await recordChange(tx, {
        kind: 'newsletter.started',
        at,
        by: by.email,
        subject: titleOf(text),
        before: null,
        after: { issue: key, recipients },
      })
    })
    sending.wake()
    return read(key)
  }

  async function turn(by: Member, key: string, to: 'sending' | 'stopped'): Promise<ShownSending> {
    const at = new Date(now())
    await database.orm.transaction(async (tx) => {
      const issue = await issues.find(key, tx)
      if (!issue) throw new ApiError('newsletter/unknown')
      if (issue.state === to) return
      if (!(await issues.turn(tx, key, to === 'sending' ? 'stopped' : 'sending', to)))
        throw new ApiError('newsletter/not-running')
      const kind = to === 'stopped' ? 'newsletter.stopped' : 'newsletter.continued'
      const subject = titleOf(issue.text)
      await recordChange(tx, { kind, at, by: by.email, subject, before: null, after: { issue: key } })
    })
    if (to === 'sending') sending.wake()
    return read(key)
  }

  return { list, read, begin, preview, test, start, turn }
}

/** What is saved. Throws when it is not what its sender saw, or has not the form of an issue. */
function savedText(draft: Draft | null, version: number): { readonly text: NewsletterIssue } {
  if (!draft || draft.version !== version) throw new ApiError('newsletter/not-saved')
  const read = newsletterIssue.safeParse(draft.value)
  if (read.success) return { text: read.data }
  const problems = read.error.issues.map(({ path, code }) => ({
    field: path.join('.'),
    problem: code === 'too_big' ? 'too-long' : 'wrong',
  }))
  throw new ApiError('document/refused', { problems })
}

const titleOf = ({ subject }: StartedIssue['text']) => subject.en || subject.ar

function draftRow({ key, value, by, at }: Draft & { readonly key: string }): IssueList['issues'][number] {
  const subject = (value as { readonly subject?: unknown } | null)?.subject
  const read = newsletterIssue.shape.subject.safeParse(subject)
  return {
    key,
    state: 'draft',
    subject: read.success ? read.data : UNWRITTEN,
    by,
    at: at.toISOString(),
    counts: NO_COUNTS,
  }
}
