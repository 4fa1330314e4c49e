import { CANCEL_HOURS, DESIGN_CHANGE_HOURS } from '../shop/facts.ts'
import type { Payment } from './order.ts'
import { PAYMENT_PROVIDERS, type PaymentProvider } from './payments/payment-state.ts'
import { HOUR_MS } from '../time/durations.ts'

/** How long a quote is valid. */
export const QUOTE_DAYS = 14

/** The payment deadline of an order placed at that instant. */
export function payByOf(placedAt: Date, provider: PaymentProvider): Date {
  return hoursAfter(placedAt, PAYMENT_PROVIDERS[provider].payWithinHours)
}

export function quoteUntilOf(quotedAt: Date): Date {
  return hoursAfter(quotedAt, QUOTE_DAYS * 24)
}

/** The deadlines of an order that a payment confirms now. */
export function windowsOf(
  placedAt: Date,
  confirmedAt: Date,
  { provider, status }: Pick<Payment, 'provider' | 'status'>,
): { readonly cancelUntil: Date; readonly changeUntil: Date } {
  // Payments that take days, such as a debit, must not use up the customer's time.
  const isSlow = PAYMENT_PROVIDERS[provider].cancelClock === 'confirmed' || status === 'processing'
  return {
    cancelUntil: hoursAfter(isSlow ? confirmedAt : placedAt, CANCEL_HOURS),
    changeUntil: hoursAfter(confirmedAt, DESIGN_CHANGE_HOURS),
  }
}

/** Whether a deadline has passed. The deadline itself is too late. */
export function isOver(deadline: Date | null, now: Date): boolean {
  return deadline !== null && now.getTime() >= deadline.getTime()
}

function hoursAfter(instant: Date, hours: number): Date {
  return new Date(instant.getTime() + hours * HOUR_MS)
}
