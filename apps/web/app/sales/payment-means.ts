import type { PaymentProvider } from '@nawl/domain/order/payment-state'
import { useEffect, useState } from 'react'

import { browserFetch, callApi, type FetchApi } from '../api/request.ts'

type Means = { readonly providers: readonly { readonly id: PaymentProvider }[] }

/** The available payment providers; null if they cannot be loaded. */
export async function loadMeans(fetchApi: FetchApi): Promise<readonly PaymentProvider[] | null> {
  const read = (response: Response) => response.json() as Promise<Means>
  const means = await callApi(fetchApi, '/api/payments/means', {}, read)
  return means?.providers.map(({ id }) => id) ?? null
}

let known: Promise<readonly PaymentProvider[] | null> | undefined

/** The payment providers, requested once per page; null if that failed, and retried later. */
export function knownMeans(): Promise<readonly PaymentProvider[] | null> {
  known ??= loadMeans(browserFetch).then((means) => {
    if (means === null) setTimeout(() => (known = undefined), 1000)
    return means
  })
  return known
}

/** The payment providers as rendered, or as soon as the browser knows them. */
export function useMeans(rendered: readonly PaymentProvider[] | null): readonly PaymentProvider[] | null {
  const [means, setMeans] = useState(rendered)
  useEffect(() => {
    if (rendered === null) void knownMeans().then(setMeans)
  }, [rendered])
  return means
}
