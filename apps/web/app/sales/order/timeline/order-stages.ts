import type { OrderResponse } from '@nawl/contract/sales/order'
import { mainlyOf } from '@nawl/domain/cart/pieces'
import * as messages from '@nawl/messages/order'

import { formatDays } from '../format-moment.ts'
import { slotInText } from '../appointment/slot-in-text.ts'
import { isQuoting } from '../is-quoting.ts'

type Times = OrderResponse['times']
export type Stage = { readonly name: string; readonly at: string | null }

const MAKING = [
  [() => messages.stageConfirmed, 'confirmedAt'],
  [messages.stageProduction, 'productionAt'],
  [() => messages.stageReady, 'readyAt'],
  [() => messages.stageShipped, 'shippedAt'],
  [() => messages.stageDelivered, 'deliveredAt'],
] as const satisfies readonly (readonly [name: typeof messages.stageProduction, keyof Times])[]

/** Of what the customer collects at the workshop. */
const COLLECTING = [
  ...MAKING.filter(([, time]) => time === 'confirmedAt' || time === 'productionAt'),
  [() => messages.collectName, 'readyAt'],
  [() => messages.collected, 'deliveredAt'],
] as const

/** An order's stages from request to delivery, with the instants (ISO) of those that have happened. */
export function stagesOf(order: OrderResponse): readonly Stage[] {
  const { state, times, timeline } = order
  const requested = timeline.find(({ kind }) => kind === 'quote-requested')?.at
  const quotedAt = timeline.find(({ kind }) => kind === 'quote-given')?.at ?? null
  const quoting = requested
    ? [
        { name: messages.stageQuoteRequested, at: requested },
        { name: messages.stageQuoted, at: quotedAt },
      ]
    : []
  const placed = { name: messages.stageOrdered, at: isQuoting(order) ? null : times.placedAt }
  const of = mainlyOf(order.price)
  const making = (order.pickup ? COLLECTING : MAKING).map(([name, time]) => ({
    name: name({ of }),
    at: times[time],
  }))
  if (times.endedAt === null) return [...quoting, placed, ...making]
  const end = {
    name: state === 'expired' ? messages.stageExpired : messages.stageCancelled,
    at: times.endedAt,
  }
  return [...quoting, placed, ...making, end].filter(({ at }) => at !== null)
}

/** The days on which an order is expected, as text; null before they are known and once it has come or ended. */
export function expectedText({
  times,
  whiteGlove,
}: Pick<OrderResponse, 'times' | 'whiteGlove'>): string | null {
  const [from, by] = [times.arrivesFrom ?? times.expectedFrom, times.arrivesBy ?? times.expectedBy]
  if (!from || !by || times.deliveredAt !== null || times.endedAt !== null) return null
  return whiteGlove?.chosen ? slotInText(whiteGlove.chosen) : formatDays(from, by)
}

/** Only what has happened. */
export function pastStages(order: OrderResponse): readonly { readonly name: string; readonly at: string }[] {
  return stagesOf(order).flatMap(({ name, at }) => (at === null ? [] : [{ name, at }]))
}
