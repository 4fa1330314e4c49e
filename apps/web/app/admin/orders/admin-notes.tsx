import type { AdminOrder } from '@nawl/contract/sales/admin'
import * as messages from '@nawl/messages/desk'

import { shortMoment } from '../../sales/order/format-moment.ts'
import { actorName } from '../actor-name.ts'
import { NoteForm } from '../note-form.tsx'
import type { RunCommand } from './run-command.ts'
import { Section } from '../../ui/section.tsx'

type DeskNotesProps = { readonly order: AdminOrder; readonly run: RunCommand }

/** Internal notes on an order; customers never see them. */
export function AdminNotes({ order: { notes }, run }: DeskNotesProps) {
  return (
    <Section title={messages.notes}>
      <ul className="type-ui mt-3 *:border-t *:border-rule *:py-2.5">
        {notes.map(({ by, at, text }) => (
          <li key={at}>
            {/* What the shop notes itself is for the workshop, whose papers are in English. */}
            <p
              dir="auto"
              lang={by === 'shop' ? 'en' : undefined}
              className="whitespace-pre-line wrap-anywhere"
            >
              {text}
            </p>
            <p className="type-caption text-graphite">
              {messages.noteBy({ name: actorName(by), moment: shortMoment(at) })}
            </p>
          </li>
        ))}
      </ul>
      <NoteForm longest={2000} onKeep={(text) => run('/notes', messages.noteKept, { text })} />
    </Section>
  )
}
