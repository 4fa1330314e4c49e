import type { CartResponse } from '@nawl/contract/sales/cart'
import * as messages from '@nawl/messages/checkout'
import { useEffect, useRef } from 'react'

import { formatMinorUnits } from '../order/summary/format-money.ts'
import { fieldId } from './hinted-field.tsx'
import type { FieldHint } from './read-checkout.ts'
import type { CheckoutRefusal } from './send-checkout.ts'

type ErrorSummaryProps = {
  readonly refusal: CheckoutRefusal | null
  /** Remaining errors. */
  readonly hints: readonly FieldHint[]
  /** The cart's current total. */
  readonly total: CartResponse['price']['amounts']
}

/** Why nothing was ordered. Takes focus, and links to each field with an error. */
export function ErrorSummary({ refusal, hints, total }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refusal) box.current?.focus()
  }, [refusal])
  if (!refusal || (hints.length === 0 && refusal.fault === null)) return null
  return (
    <div ref={box} tabIndex={-1} role="alert" aria-labelledby="not-ordered" className="error-summary">
      <h2 id="not-ordered" className="type-h4">
        {messages.notOrdered}
      </h2>
      {refusal.fault && <p className="type-ui">{faultWords(refusal, total)}</p>}
      {hints.length > 0 && (
        <ul className="type-ui">
          {hints.map(({ field, hint }) => (
            <li key={field}>
              <a
                href={`#${fieldId(field)}`}
                onClick={(event) => {
                  const control = document.getElementById(fieldId(field))
                  if (!control) return
                  event.preventDefault()
                  control.focus()
                }}
              >
                {hint}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function faultWords(
  { fault, why, expectedTotal }: CheckoutRefusal,
  { USD, AED }: ErrorSummaryProps['total'],
): string {
  if (fault === 'order/price-changed' && expectedTotal !== null)
    return messages.priceChanged({
      before: formatMinorUnits(expectedTotal, 'USD'),
      now: formatMinorUnits(USD.total, 'USD'),
      nowDirhams: formatMinorUnits(AED.total, 'AED'),
    })
  return fault === 'no-answer' ? messages.noAnswer : why
}
