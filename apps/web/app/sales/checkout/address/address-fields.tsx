import { addressForm, type FormField } from '@nawl/domain/order/address/address-form'
import * as messages from '@nawl/messages/checkout'

import { nameOf } from '@nawl/messages/names'
import { addressLabel } from './address-messages.ts'
import { HintedField, HintedSelect } from '../hinted-field.tsx'
import type { TypedFields } from '../checkout-draft.ts'

type AddressFieldsProps = { readonly country: string; readonly typed: TypedFields }

/** Address fields in the order and form usual in that country. */
export function AddressFields({ country, typed }: AddressFieldsProps) {
  return (
    <div className="grid gap-x-6 gap-y-[22px] sm:grid-cols-[1fr_1fr]">
      {addressForm({ code: country }).map((field) => (
        // The key remounts a field when it changes between text input and select box.
        <AddressLine key={field.name + (field.options ? ' of' : '')} field={field} typed={typed} />
      ))}
    </div>
  )
}

/** Written from left to right in every language. */
const CODES: ReadonlySet<FormField['name']> = new Set(['phone', 'postcode'])
const WIDE: ReadonlySet<FormField['name']> = new Set(['line1', 'line2'])

function AddressLine({ field, typed }: { readonly field: FormField; readonly typed: TypedFields }) {
  const { name, required, autocomplete, longest, options } = field
  const label = addressLabel(field)
  const shared = {
    name,
    label: required ? label : messages.optional({ label }),
    autoComplete: autocomplete,
    'aria-required': required,
    defaultValue: typed[name] ?? '',
    className: WIDE.has(name) ? 'col-span-full' : '',
  }
  if (options)
    return <HintedSelect {...shared} options={options.map((value) => ({ value, text: nameOf(value) }))} />
  return (
    <HintedField
      {...shared}
      maxLength={longest}
      type={name === 'phone' ? 'tel' : 'text'}
      dir={CODES.has(name) ? 'ltr' : 'auto'}
    />
  )
}
