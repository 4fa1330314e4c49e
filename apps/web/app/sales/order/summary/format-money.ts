import type { ShownPayment, ShownRefund } from '@nawl/contract/sales/payment'
import type { Currency } from '@nawl/domain/money/currency'
import type { Cents } from '@nawl/domain/money/money'
import type { PaymentStatus, RefundStatus } from '@nawl/domain/order/payment-state'
import * as money from '@nawl/messages/money'
import * as messages from '@nawl/messages/order'
import * as providers from '@nawl/messages/payment-providers'
import { lessText as lessMoneyText, moneyText } from '@nawl/messages/text/money'
import { providerText } from '@nawl/messages/text/payment-provider'

/** An amount in minor units as charged: `AED 1,469.00`, `$400.00`. */
export function formatMinorUnits(amount: number, currency: Currency): string {
  return moneyText(money, amount as Cents, currency) // the contract guarantees an integer
}

/** A deduction: `−$20.00`. */
export function lessText(amount: number, currency: Currency): string {
  return lessMoneyText(money, amount as Cents, currency)
}

export const PAYMENT_STATE_MESSAGES = {
  created: messages.paymentCreated,
  processing: messages.paymentProcessing,
  paid: messages.paymentPaid,
  failed: messages.paymentFailed,
  cancelled: messages.paymentCancelled,
} as const satisfies Record<PaymentStatus, string>

const REFUND_MESSAGES = {
  due: messages.refundDue,
  sent: messages.refundSent,
  failed: messages.refundFailed,
} as const satisfies Record<RefundStatus, string>

/** How far a refund is. What a person has to send is not on its way before they have. */
export const refundText = ({ status, isByHand }: Pick<ShownRefund, 'status' | 'isByHand'>): string =>
  status === 'due' && isByHand ? messages.refundPromised : REFUND_MESSAGES[status]

/** `Card, the difference` */
export function paymentName({ provider, isDifference }: ShownPayment): string {
  const { name } = providerText(providers, provider)
  return isDifference ? messages.difference({ provider: name }) : name
}

/** When money was received or refunded, as an instant; null if not yet. */
export const movedAt = (transfer: ShownPayment | ShownRefund): string | null =>
  'paidAt' in transfer ? transfer.paidAt : transfer.sentAt
