import type { ShownPayment, ShownRefund } from '@nawl/contract/sales/payment'
import type { Currency } from '@nawl/domain/money/currency'
import { dirhams, dollars } from '@nawl/domain/money/format-money'
import type { Cents } from '@nawl/domain/money/money'
import { PAYMENT_PROVIDERS, type PaymentStatus, type RefundStatus } from '@nawl/domain/order/payment-state'

/** An amount in minor units as charged: `AED 1,469.00`, `$400.00`. */
export function formatMinorUnits(amount: number, currency: Currency): string {
  const minorUnits = amount as Cents // the contract guarantees an integer
  return currency === 'AED' ? dirhams(minorUnits) : dollars(minorUnits)
}

/** A deduction: `−$20.00`, with a minus sign instead of a hyphen. */
export function lessText(amount: number, currency: Currency): string {
  return `−${formatMinorUnits(amount, currency)}`
}

export const PAYMENT_STATE_MESSAGES = {
  created: 'to be paid',
  processing: 'under way',
  paid: 'paid',
  failed: 'failed',
  cancelled: 'given up',
} as const satisfies Record<PaymentStatus, string>

export const REFUND_MESSAGES = {
  due: 'on its way back',
  sent: 'sent back',
  failed: 'held up; we send it again',
} as const satisfies Record<RefundStatus, string>

/** `Card, the difference` */
export function paymentName({ provider, isDifference }: ShownPayment): string {
  const { name } = PAYMENT_PROVIDERS[provider]
  return isDifference ? `${name}, the difference` : name
}

/** When money was received or refunded, as an instant; null if not yet. */
export const movedAt = (money: ShownPayment | ShownRefund): string | null =>
  'paidAt' in money ? money.paidAt : money.sentAt
