import type { AdminOrder } from '@nawl/contract/sales/admin'
import { BILLING_FIELDS, LONGEST_BILLING } from '@nawl/domain/order/billing'
import { billingInput } from '@nawl/domain/order/correct-billing'
import * as messages from '@nawl/messages/checkout'
import { asDelivered } from '@nawl/messages/desk-orders'

import { BILLING_LABELS } from '../../../sales/checkout/address/billing-labels.ts'
import { COUNTRY_OPTIONS } from '../../../page/country/country-options.ts'
import { SelectField, TextField } from '../../../ui/forms/field.tsx'
import { fieldText } from '../../../ui/forms/field-text.ts'

/** Whom the invoice is for, as it is now; all empty for whoever gets the goods. */
export function BillingFields({ billing }: Pick<AdminOrder, 'billing'>) {
  const now = billingInput(billing)
  const field = (name: keyof typeof BILLING_LABELS) => (
    <TextField
      key={name}
      label={BILLING_LABELS[name]}
      name={name}
      defaultValue={now[name]}
      maxLength={LONGEST_BILLING}
      dir="auto"
      autoComplete="off"
    />
  )
  return (
    <>
      {(['company', 'taxNumber', 'purchaseOrder'] as const).map(field)}
      <p className="type-ui">{messages.billingAddress}</p>
      {(['billingLine1', 'billingCity', 'billingPostcode'] as const).map(field)}
      <SelectField label={messages.billingCountry} name="billingCountry" defaultValue={now.billingCountry}>
        <option value="">{asDelivered}</option>
        {COUNTRY_OPTIONS.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </SelectField>
    </>
  )
}

/** The request's billing details. */
export const billingIn = (form: FormData) =>
  Object.fromEntries(BILLING_FIELDS.map((field) => [field, fieldText(form, field)]))
