import { newsletterIssue, type NewsletterIssue } from '@nawl/contract/desk/newsletter'
import { UNWRITTEN } from '@nawl/contract/desk/unwritten'
import { isWrittenIn } from '@nawl/domain/newsletter/issue'
import { type LanguageCode, LANGUAGES } from '@nawl/messages/languages'

import type { Database } from '../../../platform/db/database.ts'
import type { DocumentKind, FieldProblem } from '../../../settings/document-kind.ts'
import { issueEmails } from './issue-email.ts'
import { issueStore } from './issue.store.ts'
import { EmailFault } from './email-fault.ts'

export const ISSUE_PREFIX = 'newsletter/'
/** Forty thousand characters of two languages, in up to four bytes each, with room for their envelope. */
const MOST_BYTES = 512 * 1024
const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/
const CODES = Object.keys(LANGUAGES) as LanguageCode[] // forgets its keys

/** Issues of the newsletter as documents: drafts that become letters instead of being published. */
export function issueKind({
  database,
  publicUrl,
}: {
  readonly database: Database
  readonly publicUrl: string
}): DocumentKind<NewsletterIssue> {
  const issues = issueStore(database)
  return {
    name: ISSUE_PREFIX,
    permission: 'newsletter.send',
    schema: newsletterIssue,
    builtIn: () => null,
    isKey: (key) => UUID.test(key),
    mostBytes: MOST_BYTES,
    draftsOnly: true,
    writable: async (key) => ((await issues.find(key)) ? 'newsletter/already-started' : null),
    problems: (text) => issueProblems(text, publicUrl),
  }
}

/** What keeps an issue from being sent. */
export function issueProblems(text: NewsletterIssue, publicUrl: string): readonly FieldProblem[] {
  const written = CODES.filter((code) => isWrittenIn(text, code))
  if (written.length === 0 && CODES.every((code) => !isBegun(text, code)))
    return [{ field: 'subject.en', problem: 'missing' }]
  return CODES.flatMap((code) => [...halfWritten(text, code), ...unset(text, code, publicUrl)])
}

const isBegun = ({ subject, preheader, body }: NewsletterIssue, code: LanguageCode) =>
  [subject, preheader, body].some((words) => words[code].trim() !== '')

function halfWritten(text: NewsletterIssue, code: LanguageCode): readonly FieldProblem[] {
  if (!isBegun(text, code)) return []
  return (['subject', 'body'] as const)
    .filter((field) => text[field][code].trim() === '')
    .map((field) => ({ field: `${field}.${code}`, problem: 'missing' }))
}

/** What cannot be set in a language. */
function unset(text: NewsletterIssue, code: LanguageCode, publicUrl: string): readonly FieldProblem[] {
  if (!isBegun(text, code)) return []
  return (['subject', 'preheader', 'body'] as const).flatMap((field) => {
    const only = { subject: UNWRITTEN, preheader: UNWRITTEN, body: UNWRITTEN, [field]: text[field] }
    try {
      issueEmails(only, publicUrl)({ to: '', own: code, language: code, leaveToken: '' })
      return []
    } catch (error) {
      if (error instanceof EmailFault) return [{ field: `${field}.${code}`, problem: error.kind }]
      throw error
    }
  })
}
