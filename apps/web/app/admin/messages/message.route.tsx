import './messages.css'

import type { MessageThread } from '@nawl/contract/desk/messages'
import { noteKept } from '@nawl/messages/desk'
import * as messages from '@nawl/messages/desk-messages'

import { TextLink } from '../../ui/controls/text-link.tsx'
import { Section } from '../../ui/section.tsx'
import { AdminPage } from '../admin-page.tsx'
import { NoteForm } from '../note-form.tsx'
import { useAdmin } from '../use-admin.ts'
import { MessageEntries } from './message-entries.tsx'
import { MessageSteps } from './message-steps.tsx'
import { ReplyForm } from './reply-form.tsx'
import { runOnMessage } from './run-on-message.ts'
import { SentMessage } from './sent-message.tsx'
import type { Route } from './+types/message.route'

export default function MessageRoute({ params: { id } }: Route.ComponentProps) {
  // The key resets all state, and what is typed, when the message changes.
  return <OneMessage key={id} id={id} />
}

function OneMessage({ id }: { readonly id: string }) {
  const read = useAdmin<MessageThread>(`/api/desk/messages/${encodeURIComponent(id)}`)
  return (
    <AdminPage title={messages.messageTitle} read={read}>
      {(thread) => <Thread thread={thread} show={read.show} />}
    </AdminPage>
  )
}

type ThreadProps = { readonly thread: MessageThread; readonly show: (thread: MessageThread) => void }

/** What somebody sent, what the staff did with it, and the next answer. */
function Thread({ thread, show }: ThreadProps) {
  const run = runOnMessage(thread.id, show)
  return (
    <>
      <p className="type-ui">
        <TextLink to="/desk/messages">{messages.title}</TextLink>
      </p>
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-4 pb-6">
        <h1 className="type-h2 min-w-0 wrap-anywhere">
          <bdi>{thread.name === '' ? thread.email : thread.name}</bdi>
        </h1>
        <p className="desk-state type-h4">{messages.stateName({ state: thread.state })}</p>
      </div>
      <div className="staff-columns">
        <div className="grid min-w-0 gap-10">
          <SentMessage thread={thread} />
          <MessageEntries thread={thread} />
          <ReplyForm thread={thread} run={run} />
        </div>
        <div className="grid min-w-0 gap-10">
          <MessageSteps thread={thread} run={run} />
          <Section title={messages.note}>
            <NoteForm
              longest={4000}
              onKeep={(text) => run({ path: '/notes', body: { text }, success: noteKept })}
            />
          </Section>
        </div>
      </div>
    </>
  )
}
