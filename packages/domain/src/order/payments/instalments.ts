import type { Cents } from '../../money/money.ts'
import { splitByWeight } from '../../money/split-money.ts'
import { PAYMENT_PROVIDERS, type PaymentProvider } from './payment-state.ts'

/** Whether a provider is offered to a customer with an address in that country; null where it is not known. */
export function isOfferedIn(provider: PaymentProvider, country: string | null): boolean {
  const { countries }: { readonly countries: readonly string[] | null } = PAYMENT_PROVIDERS[provider]
  return countries === null || (country !== null && countries.includes(country))
}

/** What an instalment of a price is; the largest, where they cannot be equal. Null for a provider without instalments. */
export function instalmentOf(
  provider: PaymentProvider,
  price: Cents,
): { readonly parts: number; readonly amount: Cents } | null {
  const { parts } = PAYMENT_PROVIDERS[provider]
  if (parts === 1 || price < parts) return null
  const [amount = price] = splitByWeight(
    price,
    Array.from({ length: parts }, () => 1),
  )
  return { parts, amount }
}

/** Whether a provider lends to the customer. Such companies lend to persons, not for a business. */
export const isLender = (provider: PaymentProvider): boolean => PAYMENT_PROVIDERS[provider].parts > 1
