import type { OrderEventKind } from '@nawl/domain/order/order-event'
import * as messages from '@nawl/messages/order'

/** Names of an order's events, for customers and for staff. */
export const EVENT_MESSAGES = {
  placed: messages.eventPlaced,
  'quote-requested': messages.eventQuoteRequested,
  'quote-given': messages.eventQuoteGiven,
  'quote-accepted': messages.eventQuoteAccepted,
  'payment-created': messages.eventPaymentCreated,
  'payment-started': messages.eventPaymentStarted,
  'payment-processing': messages.eventPaymentProcessing,
  'payment-paid': messages.eventPaymentPaid,
  'payment-failed': messages.eventPaymentFailed,
  'payment-cancelled': messages.eventPaymentCancelled,
  confirmed: messages.eventConfirmed,
  'change-asked': messages.eventChangeAsked,
  changed: messages.eventChanged,
  'change-lapsed': messages.eventChangeLapsed,
  cancelled: messages.eventCancelled,
  expired: messages.eventExpired,
  'production-started': messages.eventProductionStarted,
  ready: messages.eventReady,
  shipped: messages.eventShipped,
  delivered: messages.eventDelivered,
  claimed: messages.eventClaimed,
  'claim-decided': messages.eventClaimDecided,
  'refund-due': messages.eventRefundDue,
  'refund-sent': messages.eventRefundSent,
  'refund-failed': messages.eventRefundFailed,
  noted: messages.eventNoted,
  'address-changed': messages.eventAddressChanged,
  written: messages.eventWritten,
} as const satisfies Record<OrderEventKind, string>
