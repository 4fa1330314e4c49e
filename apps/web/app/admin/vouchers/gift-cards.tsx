import type { GiftCardList, GiftCardWithCode } from '@nawl/contract/desk/vouchers'
import { GIFT_CARD_REASONS } from '@nawl/domain/gift-cards/gift-card'
import * as messages from '@nawl/messages/vouchers'
import { useState } from 'react'

import { SelectField, TextField } from '../../ui/forms/field.tsx'
import { Section } from '../../ui/section.tsx'
import { fieldText } from '../../ui/forms/field-text.ts'
import { changeAtDesk } from '../change-at-desk.ts'
import { FormSection } from '../form-section.tsx'
import { readMinorUnits } from '../orders/read-minor-units.ts'
import { ShownSecret } from '../shown-secret.tsx'
import { useAdmin } from '../use-admin.ts'
import { dayAfter } from './days.ts'
import { CARDS, GiftCardTable } from './gift-card-table.tsx'

/** The gift cards, and a form for a new one, whose code is shown once. */
export function GiftCards() {
  const { seen, show } = useAdmin<GiftCardList>(CARDS)
  const [code, setCode] = useState<string | null>(null)
  const issue = async (form: FormData) => {
    const amount = readMinorUnits(form, 'amount')
    if (amount <= 0) return messages.wrongValue
    const expiresAt = dayAfter(fieldText(form, 'expiresOn'))
    return changeAtDesk<GiftCardWithCode>({
      method: 'POST',
      path: CARDS,
      body: { amount, currency: form.get('currency'), reason: form.get('reason'), expiresAt },
      success: messages.issued,
      show: ({ code: made, ...list }) => {
        show(list)
        setCode(made)
      },
    })
  }
  if (seen.status !== 'shown') return null
  return (
    <>
      {code !== null && (
        <ShownSecret
          key={code}
          title={messages.shownOnce}
          meaning={messages.shownOnceMeaning}
          secret={code}
          onDone={() => setCode(null)}
        />
      )}
      <div className="staff-columns mt-16">
        <Section title={messages.cards} className="min-w-0">
          <GiftCardTable cards={seen.value.cards} show={show} />
        </Section>
        <FormSection title={messages.newCard} act={messages.issue} onSend={issue}>
          <SelectField label={messages.currency} name="currency" defaultValue="AED">
            {['AED', 'USD'].map((currency) => (
              <option key={currency}>{currency}</option>
            ))}
          </SelectField>
          <TextField
            label={messages.amount}
            name="amount"
            inputMode="decimal"
            dir="ltr"
            required
            autoComplete="off"
            maxLength={12}
          />
          <SelectField label={messages.reason} name="reason" defaultValue="given">
            {GIFT_CARD_REASONS.map((reason) => (
              <option key={reason} value={reason}>
                {messages.reasonName({ reason })}
              </option>
            ))}
          </SelectField>
          <TextField label={messages.expiresOn} name="expiresOn" type="date" />
        </FormSection>
      </div>
    </>
  )
}
