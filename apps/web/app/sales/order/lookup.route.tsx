import '../../ui/forms/form.css'

import { orderPrefix } from '@nawl/domain/order/order-number'
import * as messages from '@nawl/messages/order'

import { useSession } from '../../sign-in/session.ts'
import { formAction } from '../../page/form-action.ts'
import { PageHead } from '../../page/page-head.tsx'
import { AnswerForm } from '../../ui/forms/answer-form.tsx'
import { FormLine } from '../../ui/forms/form-fields.tsx'
import { TextLink } from '../../ui/controls/text-link.tsx'
import { Sentence } from '../../ui/text/sentence.tsx'
import type { Route } from './+types/lookup.route'

export const action = formAction('/api/orders/lookup')

const LABELS = { number: messages.lookUpNumber, email: messages.lookUpEmail }

/** Sends the link of an order to its customer; the response is the same if there is no such order. */
export default function LookupPage({ actionData }: Route.ComponentProps) {
  const { user } = useSession()
  return (
    <div className="page-margin pt-16 pb-40 sm:pt-24">
      <PageHead title={messages.lookUpTitle} hidden />
      <h1 className="type-h1">{messages.lookUpTitle}</h1>
      <p className="type-body mt-6 mb-10 max-w-[38em]">
        <Sentence
          parts={messages.lookUpText({
            prefix: orderPrefix(),
            code: (number) => (
              <bdi dir="ltr" className="whitespace-nowrap">
                {number}
              </bdi>
            ),
          })}
        />
      </p>
      <AnswerForm
        action="/orders"
        labels={LABELS}
        submit={messages.lookUpSend}
        busyWords={messages.sending}
        kind="primary"
        earlier={actionData}
        className="form"
        done={<p className="form-done type-body">{messages.lookUpSent}</p>}
      >
        <FormLine
          name="number"
          label={LABELS.number}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          dir="ltr"
          required
        />
        <FormLine name="email" label={LABELS.email} type="email" dir="ltr" autoComplete="email" required />
      </AnswerForm>
      {user && (
        <p className="mt-10">
          <TextLink to="/account">{messages.accountOrders}</TextLink>
        </p>
      )}
    </div>
  )
}
