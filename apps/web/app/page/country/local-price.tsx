import type { Cents } from '@nawl/domain/money/money'

import { useLocalPrice } from './use-local-price.ts'

/** What a total is about worth where the visitor is, and at which rate. */
export function LocalPrice({ usd }: { readonly usd: number }) {
  const local = useLocalPrice(usd as Cents) // an amount of the API
  return local && <p className="type-caption figures mt-3 text-graphite">{local.sentence}</p>
}
