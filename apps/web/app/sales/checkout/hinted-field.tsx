import { createContext, use } from 'react'

import { FieldError, SelectField, TextField } from '../../ui/forms/field.tsx'
import type { CheckoutField, FieldHint } from './read-checkout.ts'

/** What is wrong with the form now. */
export const FieldHintContext = createContext<readonly FieldHint[]>([])

/** The id of a field: what the list of what is wrong leads to. */
export const fieldId = (name: CheckoutField) => `checkout-${name}`

/** What is wrong with a field, with the id of the sentence that says so. */
export function useHint(name: CheckoutField): {
  readonly errorId: string | undefined
  readonly error: React.ReactNode
} {
  const hint = use(FieldHintContext).find(({ field }) => field === name)?.hint
  const id = `${fieldId(name)}-error`
  return { errorId: hint ? id : undefined, error: hint ? <FieldError id={id}>{hint}</FieldError> : null }
}

type HintedProps = { readonly name: CheckoutField; readonly label: string }

/** A line of the checkout, with what is wrong with it below. */
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

type HintedSelectProps = HintedProps & { readonly options: readonly string[] }

/** One of many in the checkout. */
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
        <option value="">Choose</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </SelectField>
      {error}
    </div>
  )
}
