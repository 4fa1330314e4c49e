import type { FormAnswer } from '../../../api/post-form.ts'
import { AnswerForm } from '../../../ui/forms/answer-form.tsx'
import { FormChoice, FormLine, FormText } from '../../../ui/forms/form-fields.tsx'

const LABELS = {
  name: 'Your name',
  company: 'Company or practice',
  email: 'E-mail',
  role: 'What you do',
  country: 'Country',
  projectSize: 'Size of the project',
  message: 'Your project',
}

const ROLES = [
  { value: 'designer', label: 'Interior designer' },
  { value: 'architect', label: 'Architect' },
  { value: 'hospitality', label: 'Hospitality' },
  { value: 'retailer', label: 'Luxury retailer' },
  { value: 'other', label: 'Something else' },
]

/** An application to the trade programme. */
export function TradeForm({ earlier }: { readonly earlier?: FormAnswer<unknown> | undefined }) {
  return (
    <AnswerForm
      action="/trade"
      labels={LABELS}
      submit="Send the enquiry"
      busyWords="Sending…"
      earlier={earlier}
      kind="primary"
      className="form mt-6"
      done={
        <p className="form-done type-body">
          We have it, and an e-mail that says so is on its way to you. The trade team answers within a day.
        </p>
      }
    >
      <div className="grid gap-6 sm:grid-cols-[1fr_1fr]">
        <FormLine name="name" label={LABELS.name} autoComplete="name" required />
        <FormLine name="company" label={LABELS.company} autoComplete="organization" required />
        <FormLine name="email" label={LABELS.email} type="email" autoComplete="email" required />
        <FormChoice name="role" label={LABELS.role} options={ROLES} />
        <FormLine name="country" label={`${LABELS.country}, optional`} autoComplete="country-name" />
        <FormLine name="projectSize" label={`${LABELS.projectSize}, optional`} />
      </div>
      <FormText name="message" label={LABELS.message} required />
    </AnswerForm>
  )
}
