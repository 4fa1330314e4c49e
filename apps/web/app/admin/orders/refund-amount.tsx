import type { AdminOrder } from '@nawl/contract/sales/admin'
import { type Cents, toDollars } from '@nawl/domain/money/money'
import * as messages from '@nawl/messages/desk'
import { useState } from 'react'

import { formatMinorUnits } from '../../sales/order/summary/format-money.ts'
import { TextField } from '../../ui/forms/field.tsx'
import { readMinorUnits, minorUnits } from './read-minor-units.ts'

type Holding = Pick<AdminOrder, 'held' | 'heldUsd' | 'price'>
type RefundAmountProps = { readonly order: Holding; readonly label: string; readonly required?: true }

/** The amount of a refund in the currency that was charged, with its dollars beside where that is another. */
export function RefundAmount({ order: { held, heldUsd, price }, label, required }: RefundAmountProps) {
  const [typed, setTyped] = useState('')
  const amount = minorUnits(typed) as Cents // whole
  const dollars = amount === held.amount ? heldUsd : toDollars(amount, price.aedPerUsd)
  return (
    <div>
      <TextField
        label={label}
        name="refund"
        inputMode="decimal"
        suffix={held.currency === 'USD' ? '$' : held.currency}
        required={required ?? false}
        onChange={({ target }) => setTyped(target.value)}
      />
      {held.currency !== 'USD' && (
        <p className="type-caption mt-1 min-h-5 text-graphite figures" aria-live="polite">
          {amount > 0 && messages.inDollars({ dollars: formatMinorUnits(dollars, 'USD') })}
        </p>
      )}
    </div>
  )
}

/** What was typed there, for the API. */
export const refundIn = (form: FormData, { held }: Pick<Holding, 'held'>) => ({
  currency: held.currency,
  amount: readMinorUnits(form, 'refund'),
})

/** `AED 1,770.15 ($482.00)`: what an order holds. */
export function refundableText({ held, heldUsd }: Omit<Holding, 'price'>): string {
  const dollars = formatMinorUnits(heldUsd, 'USD')
  if (held.currency === 'USD') return dollars
  return messages.heldInBoth({ charged: formatMinorUnits(held.amount, held.currency), dollars })
}
