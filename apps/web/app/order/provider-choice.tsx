import './choice-row.css'

import type { PaymentProvider } from '@nawl/domain/order/payment-state'

import { browserFetch } from '../api/request.ts'
import { callJson } from './call-json.ts'
import { PROVIDER_WORDS } from './money-words.ts'
import { useCalled } from './use-called.ts'

type Means = { readonly providers: readonly { readonly id: PaymentProvider }[] }

/** How to pay, among the ways there are in this shop; `preferred` first, where it is one of them. */
export function ProviderChoice({ preferred }: { readonly preferred: PaymentProvider | null }) {
  const { called } = useCalled<Means>('means', () => callJson(browserFetch, '/api/payments/means'))
  const means = called?.ok ? called.answer.providers.map(({ id }) => id) : null
  if (!means)
    return (
      <p role="status" className="type-ui min-h-11 text-graphite">
        {called
          ? 'The ways to pay could not be fetched. Close this and try again.'
          : 'Asking how one can pay…'}
      </p>
    )
  const chosen = preferred && means.includes(preferred) ? preferred : means[0]
  return (
    <fieldset>
      <legend className="type-caption mb-1 text-graphite">Pay by</legend>
      {means.map((id) => (
        <label key={id} className="choice-row type-ui">
          <input
            type="radio"
            name="provider"
            value={id}
            required
            defaultChecked={id === chosen}
            className="size-5 shrink-0 accent-ink"
          />
          <span>
            {PROVIDER_WORDS[id].name}
            <span className="type-caption block text-graphite">{PROVIDER_WORDS[id].text}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
