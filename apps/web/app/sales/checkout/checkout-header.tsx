import * as messages from '@nawl/messages/checkout'

import { Wordmark } from '../../page/wordmark.tsx'
import { useRoot } from '../../page/use-root.ts'

/** The checkout's header: the shop's name and its contact. */
export function CheckoutHeader() {
  const { support } = useRoot().contacts
  return (
    <header className="page-margin header-row border-b border-rule">
      <Wordmark />
      <p className="type-caption min-w-0 ps-4 text-end wrap-anywhere text-graphite">
        <span className="max-sm:sr-only">{messages.questions} </span>
        <a href={`mailto:${support}`} className="quiet-link">
          <bdi>{support}</bdi>
        </a>
      </p>
    </header>
  )
}
