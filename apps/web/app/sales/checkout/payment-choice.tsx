import type { PaymentProvider } from '@nawl/domain/order/payment-state'
import * as messages from '@nawl/messages/checkout'
import * as providers from '@nawl/messages/payment-providers'
import { providerText } from '@nawl/messages/text/payment-provider'

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
      <legend className="type-h3">{messages.payment}</legend>
      <div className="mt-4 border-b border-rule">
        {means?.map((id, index) => (
          <label key={id} className="payment-row">
            <input
              type="radio"
              id={index === 0 ? fieldId('provider') : undefined}
              name="provider"
              value={id}
              checked={id === chosen}
              onChange={() => onChoose(id)}
            />
            <span className="type-ui">
              {providerText(providers, id).name}
              <span className="type-caption block text-graphite">{providerText(providers, id).text}</span>
            </span>
          </label>
        ))}
      </div>
      {!means?.length && (
        <p role="alert" className="type-ui">
          {means ? messages.noMeans : messages.meansAway}
        </p>
      )}
      {error}
    </fieldset>
  )
}
