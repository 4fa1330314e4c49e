import { TERMS_VERSION } from '@nawl/domain/shop/facts'
import * as messages from '@nawl/messages/checkout'
import { LANGUAGE } from '@nawl/messages/language'

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
  return <Sentence parts={messages.acceptTerms({ terms, date: TERMS_SINCE, version: TERMS_VERSION })} />
}

/** The month of the version. */
const TERMS_SINCE = new Intl.DateTimeFormat(LANGUAGE.tag, {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
}).format(new Date(TERMS_VERSION))
