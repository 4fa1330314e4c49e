import { MOST_PERCENT_OFF } from '@nawl/domain/cart/discount-code'
import { COLLECTIONS } from '@nawl/domain/catalogue/collection'
import * as messages from '@nawl/messages/vouchers'
import { nameOf } from '@nawl/messages/names'

import { SelectField, TextField } from '../../ui/forms/field.tsx'
import { fieldText } from '../../ui/forms/field-text.ts'
import { Choices } from '../integrations/choices.tsx'
import { minorUnits } from '../orders/read-minor-units.ts'
import { dayAfter, startOf } from './days.ts'

const PRICED = [...COLLECTIONS, 'own'] as const

/** A new discount code. */
export function CodeFields() {
  const text = (name: string, label: string, inputMode: 'numeric' | 'decimal' = 'numeric') => (
    <TextField label={label} name={name} inputMode={inputMode} dir="ltr" autoComplete="off" maxLength={12} />
  )
  return (
    <>
      <TextField
        label={messages.code}
        name="code"
        dir="ltr"
        autoComplete="off"
        maxLength={16}
        placeholder={messages.codeHint}
      />
      <SelectField label={messages.off} name="kind" defaultValue="percent">
        <option value="percent">{messages.offPercent}</option>
        <option value="amount">{messages.offAmount}</option>
      </SelectField>
      {text('value', messages.value, 'decimal')}
      <label className="type-ui flex min-h-11 items-center gap-3">
        <input type="checkbox" name="stacks" className="size-5 accent-ink" />
        <span>
          {messages.stacks}
          <span className="type-caption block text-graphite">{messages.stacksMeaning}</span>
        </span>
      </label>
      <Choices legend={messages.only} name="only" values={PRICED} label={pricedName} chosen={[]} />
      <TextField label={messages.startsOn} name="startsOn" type="date" />
      <TextField label={messages.endsOn} name="endsOn" type="date" />
      {text('uses', messages.uses)}
      {text('usesPerCustomer', messages.usesPerCustomer)}
      <p className="type-caption text-graphite">{messages.perCustomerMeaning}</p>
      {text('minimum', messages.minimum, 'decimal')}
    </>
  )
}

/** What a code is for: a collection, or drawings of visitors. */
export const pricedName = (priced: string): string => (priced === 'own' ? messages.own : nameOf(priced))

/** The request, or what is wrong with the form. */
export function codeIn(form: FormData): object | string {
  const text = (name: string) => fieldText(form, name).trim()
  const whole = (name: string) => (text(name) === '' ? null : Number(text(name)))
  const isPercent = text('kind') === 'percent'
  const value = isPercent ? Number(text('value')) : minorUnits(text('value'))
  if (isPercent && !(Number.isInteger(value) && value >= 1 && value <= MOST_PERCENT_OFF))
    return messages.wrongPercent({ most: MOST_PERCENT_OFF })
  if (value <= 0) return messages.wrongValue
  const [uses, usesPerCustomer] = [whole('uses'), whole('usesPerCustomer')]
  const isWrong = (count: number | null) => count !== null && !(Number.isInteger(count) && count > 0)
  if (isWrong(uses) || isWrong(usesPerCustomer)) return messages.wrongNumber
  const minimum = text('minimum') === '' ? 0 : minorUnits(text('minimum'))
  if (text('minimum') !== '' && minimum <= 0) return messages.wrongValue
  return {
    code: text('code') === '' ? null : text('code'),
    off: isPercent ? { kind: 'percent', percent: value } : { kind: 'amount', amount: value },
    stacks: form.get('stacks') !== null,
    only: PRICED.filter((priced) => form.getAll('only').includes(priced)),
    startsAt: startOf(text('startsOn')),
    endsAt: dayAfter(text('endsOn')),
    uses,
    usesPerCustomer,
    minimum,
  }
}
