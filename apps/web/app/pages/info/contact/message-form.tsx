import * as messages from '@nawl/messages/contact'
import { useSearchParams } from 'react-router'

import type { FormAnswer } from '../../../api/post-form.ts'
import { AnswerForm } from '../../../ui/forms/answer-form.tsx'
import { handedOn } from '../../../assistant/conversation/handed-on.ts'
import { useBrowserValue } from '../../../ui/use-browser-value.ts'
import { FormChoice, FormLine, FormText } from '../../../ui/forms/form-fields.tsx'

const labels = () => ({
  name: messages.name,
  email: messages.email,
  topic: messages.topic,
  message: messages.message,
})

const topics = () => [
  { value: 'design', label: messages.topicDesign },
  { value: 'order', label: messages.topicOrder },
  { value: 'shipping', label: messages.topicShipping },
  { value: 'care', label: messages.topicCare },
  { value: 'press', label: messages.topicPress },
  { value: 'other', label: messages.topicOther },
]

/** A name in an address is no longer than this. */
const LONGEST_NAME = 80

/** The contact form; `?about=` names the rug that the message is about. */
export function MessageForm({ earlier }: { readonly earlier?: FormAnswer<unknown> | undefined }) {
  const [search] = useSearchParams()
  const about = search.get('about')?.slice(0, LONGEST_NAME)
  // From the assistant, by the browser's own storage: the server does not know it.
  const conversation = useBrowserValue(handedOn, undefined)
  const initial =
    search.get('from') === 'conversation' ? conversation : about && messages.aboutRug({ rug: about })
  return (
    <AnswerForm
      action="/contact"
      intent="message"
      labels={labels()}
      submit={messages.send}
      busyWords={messages.sending}
      earlier={earlier}
      className="form"
      done={<p className="form-done type-body">{messages.sent}</p>}
    >
      <div className="grid gap-6 sm:grid-cols-[1fr_1fr]">
        <FormLine name="name" label={labels().name} autoComplete="name" required />
        <FormLine name="email" label={labels().email} type="email" autoComplete="email" required />
      </div>
      <FormChoice name="topic" label={labels().topic} options={topics()} />
      <FormText name="message" label={labels().message} key={initial} initial={initial} required />
    </AnswerForm>
  )
}
