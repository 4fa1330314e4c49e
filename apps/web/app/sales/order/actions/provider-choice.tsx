import { isOfferedIn } from '@nawl/domain/order/instalments'
import type { PaymentProvider } from '@nawl/domain/order/payment-state'
import * as messages from '@nawl/messages/order-actions'
import * as providers from '@nawl/messages/payment-providers'
import { providerText } from '@nawl/messages/text/payment-provider'
import { use } from 'react'

import { knownMeans } from '../../payment-means.ts'
import { ChoiceRow } from './choice-row.tsx'

type ProviderChoiceProps = {
  readonly preferred: PaymentProvider | null
  /** Where the order goes; null where that is not known. */
  readonly country: string | null
}

/** A choice among the available payment providers, with `preferred` first if available. Suspends while loading. */
export function ProviderChoice({ preferred, country }: ProviderChoiceProps) {
  const means = use(knownMeans())?.filter((id) => isOfferedIn(id, country))
  if (!means)
    return (
      <p role="status" className="type-ui min-h-11 text-graphite">
        {messages.meansAway}
      </p>
    )
  const chosen = preferred && means.includes(preferred) ? preferred : means[0]
  return (
    <fieldset>
      <legend className="type-caption mb-1 text-graphite">{messages.payBy}</legend>
      {means.map((id) => (
        <ChoiceRow key={id} name="provider" value={id} defaultChecked={id === chosen}>
          <span>
            {providerText(providers, id).name}
            <span className="type-caption block text-graphite">{providerText(providers, id).text}</span>
          </span>
        </ChoiceRow>
      ))}
    </fieldset>
  )
}
