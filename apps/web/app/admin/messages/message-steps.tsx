import type { MessageThread } from '@nawl/contract/desk/messages'
import * as messages from '@nawl/messages/desk-messages'
import { useState } from 'react'

import { Button } from '../../ui/controls/button.tsx'
import { SelectField } from '../../ui/forms/field.tsx'
import { Section } from '../../ui/section.tsx'
import { Fault } from '../../ui/forms/fault.tsx'
import type { RunOnMessage } from './run-on-message.ts'

type MessageStepsProps = { readonly thread: MessageThread; readonly run: RunOnMessage }

/** Who answers, and whether anything is still to be done. */
export function MessageSteps({ thread, run }: MessageStepsProps) {
  const { version, state, assignee, assignable } = thread
  const [fault, setFault] = useState('')
  const [busy, setBusy] = useState(false)
  async function take(...step: Parameters<RunOnMessage>) {
    if (busy) return
    setBusy(true)
    setFault((await run(...step)) ?? '')
    setBusy(false)
  }
  const assign = (email: string) =>
    take({
      method: 'PUT',
      path: '/assignee',
      body: { assignee: email === '' ? null : email, version },
      success: messages.assigned,
    })
  // Somebody who has left the staff may still have it.
  const people = assignee === null || assignable.includes(assignee) ? assignable : [assignee, ...assignable]
  const isClosed = state === 'closed'
  return (
    <Section title={messages.handling}>
      <div className="mt-4 grid justify-items-start gap-4">
        <SelectField
          label={messages.assignee}
          className="w-full"
          value={assignee ?? ''}
          aria-disabled={busy}
          onChange={({ target }) => void assign(target.value)}
        >
          <option value="">{messages.nobody}</option>
          {people.map((email) => (
            <option key={email} value={email}>
              {email}
            </option>
          ))}
        </SelectField>
        <Button
          small
          aria-disabled={busy}
          onClick={() =>
            void take(
              isClosed
                ? { path: '/reopen', body: { version }, success: messages.reopened }
                : { path: '/close', body: { version }, success: messages.closed },
            )
          }
        >
          {isClosed ? messages.reopen : messages.close}
        </Button>
        <Fault>{fault}</Fault>
      </div>
    </Section>
  )
}
