import { useSearchParams } from 'react-router'

import type { FormAnswer } from '../../../api/post-form.ts'
import { AnswerForm } from '../../../ui/forms/answer-form.tsx'
import { FormChoice, FormLine, FormText } from '../../../ui/forms/form-fields.tsx'

const LABELS = { name: 'Your name', email: 'E-mail', topic: 'About', message: 'Message' }

const TOPICS = [
  { value: 'design', label: 'A design' },
  { value: 'order', label: 'An order' },
  { value: 'shipping', label: 'Shipping' },
  { value: 'care', label: 'Care of a rug' },
  { value: 'press', label: 'Press' },
  { value: 'other', label: 'Something else' },
]

/** A name in an address is no longer than this. */
const LONGEST_NAME = 80

/** The contact form; `?about=` names the rug that the message is about. */
export function MessageForm({ earlier }: { readonly earlier?: FormAnswer<unknown> | undefined }) {
  const [search] = useSearchParams()
  const about = search.get('about')?.slice(0, LONGEST_NAME)
  return (
    <AnswerForm
      action="/contact"
      intent="message"
      labels={LABELS}
      submit="Send the message"
      busyWords="Sending…"
      earlier={earlier}
      className="form"
      done={
        <p className="form-done type-body">We have it, and an e-mail that says so is on its way to you.</p>
      }
    >
      <div className="grid gap-6 sm:grid-cols-[1fr_1fr]">
        <FormLine name="name" label={LABELS.name} autoComplete="name" required />
        <FormLine name="email" label={LABELS.email} type="email" autoComplete="email" required />
      </div>
      <FormChoice name="topic" label={LABELS.topic} options={TOPICS} />
      <FormText name="message" label={LABELS.message} initial={about && `About ${about}: `} required />
    </AnswerForm>
  )
}
