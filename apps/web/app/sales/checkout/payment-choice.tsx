import { PAYMENT_PROVIDERS, type PaymentProvider } from '@nawl/domain/order/payment-state'

import { fieldId, useHint } from './hinted-field.tsx'

type PaymentChoiceProps = {
  readonly means: readonly PaymentProvider[] | null
  readonly chosen: PaymentProvider | null
  readonly onChoose: (provider: PaymentProvider) => void
}

/** A choice among the available payment providers. */
export function PaymentChoice({ means, chosen, onChoose }: PaymentChoiceProps) {
  const { errorId, error } = useHint('provider')
  return (
    <fieldset aria-describedby={errorId}>
      <legend className="type-h3">Payment</legend>
      <div className="mt-4 border-b border-rule">
        {means?.map((id, index) => (
          <label key={id} className="payment-row">
            <input
              type="radio"
              id={index === 0 ? fieldId('provider') : undefined}
              name="provider"
              value={id}
              defaultChecked={id === chosen}
              onChange={() => onChoose(id)}
            />
            <span className="type-ui">
              {PAYMENT_PROVIDERS[id].name}
              <span className="type-caption block text-graphite">{PAYMENT_PROVIDERS[id].text}</span>
            </span>
          </label>
        ))}
      </div>
      {!means?.length && (
        <p role="alert" className="type-ui">
          {means
            ? 'This shop takes no payments yet: it is not connected to a payment provider. Write to us to order.'
            : 'How one can pay could not be fetched. Load this page again: what you typed stays.'}
        </p>
      )}
      {error}
    </fieldset>
  )
}
