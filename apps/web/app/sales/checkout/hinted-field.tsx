import * as messages from '@nawl/messages/checkout'
import { createContext, use } from 'react'

import { FieldError, SelectField, TextField } from '../../ui/forms/field.tsx'
import type { CheckoutField, FieldHint } from './read-checkout.ts'

/** The form's current errors. */
export const FieldHintContext = createContext<readonly FieldHint[]>([])

/** The id of a field, which the error summary links to. */
export const fieldId = (name: CheckoutField) => `checkout-${name}`

/** A field's error, with the id of its message. */
export function useHint(name: CheckoutField): {
  readonly errorId: string | undefined
  readonly error: React.ReactNode
} {
  const hint = use(FieldHintContext).find(({ field }) => field === name)?.hint
  const id = `${fieldId(name)}-error`
  return { errorId: hint ? id : undefined, error: hint ? <FieldError id={id}>{hint}</FieldError> : null }
}

type HintedProps = { readonly name: CheckoutField; readonly label: string }

/** A text field of the checkout with its error below. */
export function HintedField({
  className = '',
  name,
  ...field
}: Omit<React.ComponentProps<'input'>, 'name'> & HintedProps) {
  const { errorId, error } = useHint(name)
  return (
    <div className={className}>
      <TextField {...field} id={fieldId(name)} name={name} errorId={errorId} />
      {error}
    </div>
  )
}

type HintedSelectProps = HintedProps & {
  readonly options: readonly { readonly value: string; readonly text: string }[]
}

/** A select box of the checkout with its error below. */
export function HintedSelect({
  className = '',
  name,
  options,
  ...select
}: Omit<React.ComponentProps<'select'>, 'name'> & HintedSelectProps) {
  const { errorId, error } = useHint(name)
  return (
    <div className={className}>
      <SelectField
        {...select}
        id={fieldId(name)}
        name={name}
        aria-invalid={errorId !== undefined}
        aria-describedby={errorId}
      >
        <option value="">{messages.choose}</option>
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </SelectField>
      {error}
    </div>
  )
}
