import type { MessageThread } from '@nawl/contract/desk/messages'
import * as messages from '@nawl/messages/desk-messages'

import { Section } from '../../ui/section.tsx'
import { EmailForm } from '../answers/email-form.tsx'
import { languageName } from '../language-name.ts'
import type { RunOnMessage } from './run-on-message.ts'

type ReplyFormProps = { readonly thread: MessageThread; readonly run: RunOnMessage }

/** The next answer. */
export function ReplyForm({ thread, run }: ReplyFormProps) {
  const { id, name, email, language, version, canned } = thread
  return (
    <Section title={messages.answer}>
      <EmailForm
        path={`/api/desk/messages/${id}/answers`}
        language={language}
        name={name}
        canned={canned}
        label={messages.answerTo({ email, language: languageName(language) })}
        act={messages.sendAnswer}
        empty={messages.emptyAnswer}
        send={(text) => run({ path: '/answers', body: { text, version }, success: messages.answerSent })}
      />
    </Section>
  )
}
