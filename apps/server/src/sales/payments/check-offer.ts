import type { Address } from '@nawl/domain/order/address/address'
import { isLender, isOfferedIn } from '@nawl/domain/order/instalments'
import type { PaymentProvider } from '@nawl/domain/order/payment-state'

import { ApiError } from '../../platform/http/api-error.ts'

type Buyer = Pick<Address, 'country'> & { readonly phone?: string | undefined }

/** Throws an ApiError where a provider does not serve a country, or lends to nobody without a telephone number. */
export function checkOffer(provider: PaymentProvider, { country, phone = '' }: Buyer): void {
  if (!isOfferedIn(provider, country)) throw new ApiError('payment/not-offered')
  if (isLender(provider) && phone === '') throw new ApiError('payment/phone-missing')
}
