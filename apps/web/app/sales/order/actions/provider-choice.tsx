import type { PaymentProvider } from '@nawl/domain/order/payment-state'
import * as messages from '@nawl/messages/order-actions'
import * as providers from '@nawl/messages/payment-providers'
import { providerText } from '@nawl/messages/text/payment-provider'
import { use } from 'react'

import { browserFetch } from '../../../api/request.ts'
import { callJson } from '../calls/call-json.ts'
import { ChoiceRow } from './choice-row.tsx'

type Means = { readonly providers: readonly { readonly id: PaymentProvider }[] }

/** A choice among the available payment providers, with `preferred` first if available. Suspends while loading. */
export function ProviderChoice({ preferred }: { readonly preferred: PaymentProvider | null }) {
  const means = use(knownMeans())
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

let known: Promise<readonly PaymentProvider[] | null> | undefined

/** The payment providers, requested once per page; null if that failed, and retried later. */
function knownMeans(): Promise<readonly PaymentProvider[] | null> {
  known ??= callJson<Means>(browserFetch, '/api/payments/means').then((called) => {
    if (called.ok) return called.answer.providers.map(({ id }) => id)
    setTimeout(() => (known = undefined), 1000)
    return null
  })
  return known
}
