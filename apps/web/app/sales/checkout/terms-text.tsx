import * as messages from '@nawl/messages/checkout'
import { LANGUAGE } from '@nawl/messages/language'

import { useRoot } from '../../page/use-root.ts'
import { InlineLink } from '../../ui/controls/inline-link.tsx'
import { Sentence } from '../../ui/text/sentence.tsx'

/** "I accept the terms", which open in a new tab, so that the form stays as it is. */
export function TermsText() {
  const terms = (text: string) => (
    <InlineLink to="/terms" target="_blank" rel="noreferrer">
      {text}
      <span className="sr-only">{messages.inNewTab}</span>
    </InlineLink>
  )
  const { termsVersion } = useRoot().contacts
  return (
    <Sentence
      parts={messages.acceptTerms({
        terms,
        date: termsSince(termsVersion),
        // Its hyphen does not break over a line.
        version: termsVersion.replaceAll('-', '\u2060-\u2060'),
      })}
    />
  )
}

/** The month of a version: `2025-01` or `2026-11-27.3.1`. */
export const termsSince = (version: string): string =>
  new Intl.DateTimeFormat(LANGUAGE.tag, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(version.split('.')[0] ?? version),
  )
