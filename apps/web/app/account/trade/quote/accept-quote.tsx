import type { QuoteAnswer } from '@nawl/contract/trade/quote'
import * as providers from '@nawl/messages/payment-providers'
import { LANGUAGE } from '@nawl/messages/language'
import { providerText } from '@nawl/messages/text/payment-provider'
import * as messages from '@nawl/messages/trade-account'
import { useState } from 'react'

import { TermsText } from '../../../sales/checkout/terms-text.tsx'
import { ChoiceRow } from '../../../sales/order/actions/choice-row.tsx'
import { callJson, command } from '../../../sales/order/calls/call-json.ts'
import { refusalMessage } from '../../../sales/order/calls/refusal-messages.ts'
import { accountFetch } from '../../../sign-in/session.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { LocalForm } from '../../../ui/forms/local-form.tsx'
import { Section } from '../../../ui/section.tsx'
import { Fault } from '../../../ui/forms/fault.tsx'
import { fieldText } from '../../../ui/forms/field-text.ts'

type AcceptQuoteProps = { readonly quote: QuoteAnswer; readonly show: (quote: QuoteAnswer) => void }

/** Accepts a quote: by which means, for whose invoice, and on which terms. */
export function AcceptQuote({ quote, show }: AcceptQuoteProps) {
  const [fault, setFault] = useState('')
  const [busy, setBusy] = useState(false)
  const send = async (form: FormData) => {
    const text = (name: string) => fieldText(form, name).trim()
    if (form.get('terms') === null) return setFault(messages.termsMissing)
    setBusy(true)
    const billing = { company: text('company'), taxNumber: text('taxNumber') }
    const body = {
      acceptedTerms: quote.termsVersion,
      provider: text('provider'),
      language: LANGUAGE.code,
      ...(billing.company !== '' && { billing }),
      ...(form.get('awaitsApproval') !== null && { awaitsApproval: true }),
    }
    const path = `/api/account/quotes/${quote.id}/accept`
    const called = await callJson<QuoteAnswer>(accountFetch, path, command(body))
    setBusy(false)
    if (!called.ok) return setFault(refusalMessage(called.fault))
    show(called.answer)
    scrollTo(0, 0)
  }
  return (
    <Section title={messages.accept}>
      <p className="type-ui mt-3 text-graphite">{messages.acceptMeaning}</p>
      <LocalForm className="mt-5 grid gap-5" noValidate busy={busy} onSend={send}>
        <fieldset>
          <legend className="type-caption mb-1 text-graphite">{messages.payBy}</legend>
          {quote.providers.map((id, n) => (
            <ChoiceRow key={id} name="provider" value={id} defaultChecked={n === 0}>
              {providerText(providers, id).name}
            </ChoiceRow>
          ))}
        </fieldset>
        <TextField
          label={messages.company2}
          name="company"
          autoComplete="organization"
          maxLength={120}
          defaultValue={quote.practice}
        />
        <TextField label={messages.taxNumber} name="taxNumber" dir="ltr" autoComplete="off" maxLength={20} />
        <label className="type-ui flex min-h-11 items-center gap-3">
          <input type="checkbox" name="awaitsApproval" className="size-5 shrink-0 accent-ink" />
          <span>{messages.awaitsApproval}</span>
        </label>
        <label className="type-ui flex min-h-11 items-center gap-3">
          <input type="checkbox" name="terms" className="size-5 shrink-0 accent-ink" />
          <span>
            <TermsText />
          </span>
        </label>
        <Fault>{fault}</Fault>
        <div>
          <Button kind="primary" type="submit" aria-disabled={busy}>
            {busy ? messages.loading : messages.accept}
          </Button>
        </div>
      </LocalForm>
    </Section>
  )
}
