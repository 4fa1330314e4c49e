import * as messages from '@nawl/messages/trade'
import type { FormAnswer } from '../../../api/post-form.ts'
import { AnswerForm } from '../../../ui/forms/answer-form.tsx'
import { FormChoice, FormLine, FormText } from '../../../ui/forms/form-fields.tsx'

const labels = () => ({
  name: messages.formName,
  company: messages.formCompany,
  email: messages.formEmail,
  role: messages.formRole,
  country: messages.formCountry,
  projectSize: messages.formSize,
  message: messages.formMessage,
})

const roles = () => [
  { value: 'designer', label: messages.roleDesigner },
  { value: 'architect', label: messages.roleArchitect },
  { value: 'hospitality', label: messages.roleHospitality },
  { value: 'retailer', label: messages.roleRetailer },
  { value: 'other', label: messages.roleOther },
]

/** An application to the trade programme. */
export function TradeForm({ earlier }: { readonly earlier?: FormAnswer<unknown> | undefined }) {
  return (
    <AnswerForm
      action="/trade"
      labels={labels()}
      submit={messages.send}
      busyWords={messages.sending}
      earlier={earlier}
      kind="primary"
      className="form mt-6"
      done={<p className="form-done type-body">{messages.sent}</p>}
    >
      <div className="grid gap-6 sm:grid-cols-[1fr_1fr]">
        <FormLine name="name" label={labels().name} autoComplete="name" required />
        <FormLine name="company" label={labels().company} autoComplete="organization" required />
        <FormLine name="email" label={labels().email} type="email" autoComplete="email" required />
        <FormChoice name="role" label={labels().role} options={roles()} />
        <FormLine
          name="country"
          label={messages.optional({ label: labels().country })}
          autoComplete="country-name"
        />
        <FormLine name="projectSize" label={messages.optional({ label: labels().projectSize })} />
      </div>
      <FormText name="message" label={labels().message} required />
    </AnswerForm>
  )
}
