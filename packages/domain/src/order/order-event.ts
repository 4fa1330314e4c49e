import type { Actor } from './order.ts'
import type { OrderState } from './order-state.ts'

export const ORDER_EMAILS = [
  'received',
  'quoted',
  'offered',
  'confirmed',
  'changed',
  'cancelled',
  'expired',
  'in-production',
  'ready-to-collect',
  'shipped',
  'delivered',
  'collected',
  'claim-received',
  'claim-decided',
  'refund',
  'rest-asked',
  'part-asked',
  'address-changed',
  'email-corrected',
  'tracking-corrected',
  'days-moved',
  'stepped-back',
  'line-cancelled',
  'billing-corrected',
  'remake-begun',
  'yarn-proposed',
  'strike-off-shown',
  'approval-reminded',
  'design-approved',
  'appointment-offered',
  'appointment-made',
  'appointment-withdrawn',
  'written',
] as const
export type OrderEmailKind = (typeof ORDER_EMAILS)[number]

/** All kinds of order event, with the e-mail the customer gets for it. */
export const EMAIL_OF_EVENT = {
  placed: 'received',
  'quote-requested': 'received',
  'quote-given': 'quoted',
  offered: 'offered',
  'quote-accepted': null,
  'payment-created': null,
  'payment-started': null,
  'payment-processing': null,
  'payment-paid': null,
  'payment-failed': null,
  'payment-short': 'rest-asked',
  // The next part of a plan, once one has come.
  'part-asked': 'part-asked',
  'payment-cancelled': null,
  confirmed: 'confirmed',
  'change-asked': null,
  changed: 'changed',
  'change-lapsed': null,
  cancelled: 'cancelled',
  expired: 'expired',
  'production-started': 'in-production',
  ready: null,
  // Of an order that the customer collects at the workshop, instead of `ready` and `delivered`.
  'ready-to-collect': 'ready-to-collect',
  collected: 'collected',
  shipped: 'shipped',
  delivered: 'delivered',
  claimed: 'claim-received',
  'claim-decided': 'claim-decided',
  'refund-due': null,
  'refund-sent': 'refund',
  'refund-failed': null,
  // What a provider moved by itself.
  'fee-charged': null,
  'dispute-taken': null,
  'dispute-returned': null,
  noted: null,
  'address-changed': 'address-changed',
  'email-corrected': 'email-corrected',
  'tracking-corrected': 'tracking-corrected',
  'days-moved': 'days-moved',
  'stepped-back': 'stepped-back',
  'line-cancelled': 'line-cancelled',
  'billing-corrected': 'billing-corrected',
  'yarn-proposed': 'yarn-proposed',
  // By the customer.
  'yarn-answered': null,
  // Before production: by the desk, then the workshop, then the customer. At last the desk is told that nobody answers.
  'approval-asked': null,
  'approval-waived': null,
  'strike-off-shown': 'strike-off-shown',
  'design-approved': 'design-approved',
  'approval-questioned': null,
  'approval-reminded': 'approval-reminded',
  'approval-overdue': null,
  // With `ready`, where the customer chooses when two people bring it in. Chosen or moved; withdrawn with what it was made for.
  'appointment-offered': 'appointment-offered',
  'appointment-made': 'appointment-made',
  'appointment-withdrawn': 'appointment-withdrawn',
  // On the order whose line is made again; its customer hears of it from the remake.
  'remake-ordered': null,
  // The first event of a remake.
  'remake-begun': 'remake-begun',
  written: 'written',
  // Documents are issued and kept by the shop, beside the event that asks for them.
  invoiced: null,
  credited: null,
  'document-printed': null,
} as const satisfies Record<string, OrderEmailKind | null>
export type OrderEventKind = keyof typeof EMAIL_OF_EVENT

export const ORDER_EVENT_KINDS = Object.keys(EMAIL_OF_EVENT) as [OrderEventKind, ...OrderEventKind[]] // forgets its keys

/** An event in the order's history. */
export type OrderEvent = {
  readonly kind: OrderEventKind
  readonly at: Date
  readonly by: Actor
  /** The state of the order after it. */
  readonly state: OrderState
  /**
   * The payment, refund, claim or version it concerns; of an address change, a correction, an entry about approvals or appointments or a letter its number, from 1; the number
   * of a document, and of a kept file its language and hash besides: `INV-2026-000001 en 9f86…`. */
  readonly subject: string | null
}

/** Work that follows from the change, written in the same transaction. */
export type Effect =
  /** Unique per key within an order. */
  | {
      readonly kind: 'letter'
      readonly letter: OrderEmailKind
      readonly key: string
      readonly subject: string | null
    }
  | { readonly kind: 'start-payment'; readonly paymentId: string }
  | { readonly kind: 'cancel-payment'; readonly paymentId: string }
  | { readonly kind: 'send-refund'; readonly refundId: string }

/** The e-mails for a list of events. */
export function emailsOf(events: readonly OrderEvent[]): Effect[] {
  return events.flatMap(({ kind, subject }) => {
    const letter = EMAIL_OF_EVENT[kind]
    return letter === null
      ? []
      : [{ kind: 'letter', letter, key: subject === null ? letter : `${letter}:${subject}`, subject }]
  })
}
