import type { OrderResponse } from '@nawl/contract/sales/order'
import type { Weeks } from '@nawl/domain/shop/price-list'
import type { OrderState } from '@nawl/domain/order/order-state'
import { CLAIM_DAYS, RESPONSE_HOURS, WARRANTY_YEARS } from '@nawl/domain/shop/facts'
import * as messages from '@nawl/messages/order'

import { formatMinorUnits } from './summary/format-money.ts'

/** Texts for a state of an order. */
export type StateMessages = {
  /** In a list. */
  readonly name: string
  /** Over the order's own page. */
  title(about: About): string
  text(about: About): string
}

type About = { readonly of: 'rugs' | 'items'; readonly making: Weeks }

export const STATE_MESSAGES = {
  quote_requested: {
    name: messages.quoteRequestedName,
    title: () => messages.quoteRequestedTitle,
    text: () => messages.quoteRequestedText({ hours: RESPONSE_HOURS }),
  },
  quoted: {
    name: messages.quotedName,
    title: () => messages.quotedTitle,
    text: () => messages.quotedText,
  },
  pending_payment: {
    name: messages.pendingPaymentName,
    title: () => messages.pendingPaymentTitle,
    text: () => messages.pendingPaymentText,
  },
  confirmed: {
    name: messages.confirmedName,
    title: () => messages.confirmedTitle,
    text: ({ of, making: [least, most] }) => messages.confirmedText({ of, least, most }),
  },
  in_production: {
    name: messages.inProductionName,
    title: messages.inProductionTitle,
    text: messages.inProductionText,
  },
  ready: {
    name: messages.readyName,
    title: () => messages.readyTitle,
    text: () => messages.readyText,
  },
  shipped: {
    name: messages.shippedName,
    title: () => messages.shippedTitle,
    text: () => messages.shippedText,
  },
  delivered: {
    name: messages.deliveredName,
    title: () => messages.deliveredTitle,
    text: ({ of }) => messages.deliveredText({ of, days: CLAIM_DAYS, years: WARRANTY_YEARS }),
  },
  expired: {
    name: messages.expiredName,
    title: () => messages.expiredTitle,
    text: messages.expiredText,
  },
  cancelled: {
    name: messages.cancelledName,
    title: () => messages.cancelledTitle,
    text: () => messages.cancelledText,
  },
} as const satisfies Record<OrderState, StateMessages>

/** The same for an order that is paid in parts once one of them has come; null before. */
export function partPaidMessages({
  state,
  payments,
  price,
}: Pick<OrderResponse, 'state' | 'payments' | 'price'>): Omit<StateMessages, 'name'> | null {
  const paid = payments.filter(({ status }) => status === 'paid')
  const [first] = paid
  if (state !== 'pending_payment' || !first) return null
  const { currency } = first
  const { total } = price.amounts[currency]
  const sum = paid.reduce((all, { amount }) => all + amount, 0)
  const next = payments.findLast(({ status }) => status === 'created')?.amount ?? total - sum
  const money = (amount: number) => formatMinorUnits(amount, currency)
  return {
    title: () => messages.partPaidTitle,
    text: () =>
      messages.partPaidText({
        paid: money(sum),
        total: money(total),
        next: money(next),
        last: sum + next >= total ? 'yes' : 'no',
      }),
  }
}

/** What an order's state is called by how it is handed over: what is collected at the workshop goes to no carrier. */
export const stateMessages = ({ state, pickup }: Pick<OrderResponse, 'state' | 'pickup'>): StateMessages => ({
  ...STATE_MESSAGES[state],
  ...(pickup && COLLECTED_MESSAGES[state]),
})

const COLLECTED_MESSAGES: Partial<Record<OrderState, Partial<StateMessages>>> = {
  in_production: { text: messages.collectInProductionText },
  ready: {
    name: messages.collectName,
    title: () => messages.collectTitle,
    text: () => messages.collectText,
  },
  delivered: { name: messages.collectedName, title: () => messages.collectedTitle },
}

/** The same for an order that waits for an approval: for its customer, once its piece was shown. */
export function awaitingMessages({
  approvals,
}: Pick<OrderResponse, 'approvals'>): Omit<StateMessages, 'name'> {
  const isShown = approvals.some(
    ({ isAwaited, approvedAt, piece }) => isAwaited && approvedAt === null && piece.shownAt !== null,
  )
  return isShown
    ? { title: () => messages.approveTitle, text: () => messages.approveText }
    : { title: () => messages.awaitsTitle, text: () => messages.awaitsText }
}
