import type { MessageEntry, MessageThread } from '@nawl/contract/desk/messages'
import * as messages from '@nawl/messages/desk-messages'

import { shortMoment } from '../../sales/order/format-moment.ts'
import { Section } from '../../ui/section.tsx'

/** What the staff did with a message, oldest first: answers, notes, and who took it or closed it. */
export function MessageEntries({ thread: { entries } }: { readonly thread: MessageThread }) {
  if (entries.length === 0) return null
  return (
    <Section title={messages.record}>
      <ol className="message-entries type-ui mt-3">
        {entries.map((entry) => (
          <li key={entry.id} data-kind={entry.kind}>
            <p className="type-caption text-graphite wrap-anywhere">
              {did(entry)} · {shortMoment(entry.at)}
              {entry.kind === 'answer' && entry.letter !== null && entry.letter !== 'sent' && (
                <span className={entry.letter === 'failed' ? 'font-medium text-madder-deep' : ''}>
                  {' '}
                  · {messages.letterState({ state: entry.letter })}
                </span>
              )}
            </p>
            {(entry.kind === 'answer' || entry.kind === 'note') && (
              <p dir="auto" className="message-words mt-1">
                {entry.text}
              </p>
            )}
          </li>
        ))}
      </ol>
    </Section>
  )
}

function did({ kind, by, text }: MessageEntry): string {
  if (kind !== 'assigned') return messages.did({ kind, by })
  return text === null ? messages.didGiveBack({ by }) : messages.didAssign({ by, email: text })
}
