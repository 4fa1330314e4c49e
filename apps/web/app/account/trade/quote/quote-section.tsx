import { TradeRow } from '../trade-row.tsx'
import type { QuoteAnswer } from '@nawl/contract/trade/quote'
import type { Cents } from '@nawl/domain/money/money'
import { planText } from '@nawl/domain/trade/trade-terms'
import * as messages from '@nawl/messages/trade-account'
import { useState } from 'react'
import { useNavigate } from 'react-router'

import { newId } from '../../../api/new-id.ts'
import { usePrice } from '../../../page/country/use-price.ts'
import { callJson, command } from '../../../sales/order/calls/call-json.ts'
import { refusalMessage } from '../../../sales/order/calls/refusal-messages.ts'
import { accountFetch } from '../../../sign-in/session.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { SelectField, TextField } from '../../../ui/forms/field.tsx'
import { LocalForm } from '../../../ui/forms/local-form.tsx'
import { Section } from '../../../ui/section.tsx'
import { Fault } from '../../../ui/forms/fault.tsx'
import { fieldText } from '../../../ui/forms/field-text.ts'
import { ChooseApproved } from '../client/choose-approved.tsx'
import { hasChosen, type ProjectEditor } from '../use-project.ts'
import { quoteStateText } from './quote-state-text.ts'

/** The quotes of a project, and the form for another. */
export function QuoteSection({ editor }: { readonly editor: ProjectEditor }) {
  const { quotes } = editor.project
  const { price } = usePrice()
  return (
    <Section title={messages.quotes}>
      {quotes.length === 0 && <p className="type-body mt-4">{messages.noQuotes}</p>}
      <ul className="trade-list mt-4">
        {quotes.map(({ id, number, total, state, reference, validUntil }) => (
          <TradeRow key={id} to={`/account/quotes/${id}`} name={messages.quoteNumber({ number })}>
            {[
              price(total as Cents), // whole, by the contract
              quoteStateText({ state, validUntil }),
              reference,
            ]
              .filter(Boolean)
              .join(' · ')}
          </TradeRow>
        ))}
      </ul>
      {hasChosen(editor.plan) ? (
        <NewQuote editor={editor} />
      ) : (
        <p className="type-ui mt-4 text-graphite">{messages.quoteNeedsRug}</p>
      )}
    </Section>
  )
}

function NewQuote({ editor }: { readonly editor: ProjectEditor }) {
  const { project, saveNow } = editor
  const navigate = useNavigate()
  const [id] = useState(newId)
  const [fault, setFault] = useState('')
  const [busy, setBusy] = useState(false)
  const make = async (form: FormData) => {
    const chosen = project.plans[Number(form.get('plan') || -1)] ?? null
    setBusy(true)
    if (!(await saveNow())) return setBusy(false)
    const body = { id, reference: fieldText(form, 'reference').trim(), plan: chosen }
    const path = `/api/account/projects/${project.id}/quotes`
    const called = await callJson<QuoteAnswer>(accountFetch, path, command(body))
    setBusy(false)
    if (!called.ok) return setFault(refusalMessage(called.fault))
    await navigate(`/account/quotes/${called.answer.id}`)
  }
  return (
    <LocalForm className="mt-6 grid gap-4" busy={busy} onSend={make}>
      <p className="type-ui text-graphite">{messages.quoteMeaning}</p>
      <ChooseApproved editor={editor} />
      <TextField label={messages.reference} name="reference" maxLength={60} autoComplete="off" dir="auto" />
      {project.plans.length > 0 && (
        <SelectField label={messages.plan} name="plan" defaultValue="">
          <option value="">{messages.atOnce}</option>
          {project.plans.map((percents, n) => (
            <option key={planText(percents)} value={n}>
              {messages.inParts({ plan: planText(percents) })}
            </option>
          ))}
        </SelectField>
      )}
      <Fault>{fault}</Fault>
      <div>
        <Button kind="primary" type="submit" aria-disabled={busy}>
          {busy ? messages.loading : messages.makeQuote}
        </Button>
      </div>
    </LocalForm>
  )
}
