import { randomUUID } from 'node:crypto'

import type { PaymentStep } from '@nawl/contract/sales/payment'
import { payAgain } from '@nawl/domain/order/pay-order'
import type { PaymentProvider } from '@nawl/domain/order/payment-state'

import { ApiError } from '../../platform/http/api-error.ts'
import type { OrderStore } from '../orders/order.store.ts'
import type { PaymentSteps } from '../payments/payment-steps.ts'

type Deps = { readonly orders: OrderStore; readonly payments: PaymentSteps }

/** Starts or resumes a payment of the amount due and returns its page. Throws ApiErrors. */
export async function payOrder(
  { orders, payments }: Deps,
  number: string,
  provider: PaymentProvider,
): Promise<PaymentStep | null> {
  const paymentId = randomUUID()
  const outcome = await orders.change(number, (order, now) => payAgain(order, now, { paymentId, provider }))
  if (!outcome) throw new ApiError('order/not-found')
  if (!outcome.ok) throw new ApiError(`order/${outcome.reason}`)
  return payments.step(outcome.order, { begun: true })
}
