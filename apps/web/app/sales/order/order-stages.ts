import type { OrderResponse } from '@nawl/contract/sales/order'

import { isQuoting } from './is-quoting.ts'

type Times = OrderResponse['times']
export type Stage = { readonly name: string; readonly at: string | null }

const MAKING = [
  ['Confirmed', 'confirmedAt'],
  ['On the frame', 'productionAt'],
  ['Finished and inspected', 'readyAt'],
  ['Handed to the carrier', 'shippedAt'],
  ['Delivered', 'deliveredAt'],
] as const satisfies readonly (readonly [string, keyof Times])[]

/** An order's stages from request to delivery, with the instants (ISO) of those that have happened. */
export function stagesOf(order: OrderResponse): readonly Stage[] {
  const { state, times, timeline } = order
  const requested = timeline.find(({ kind }) => kind === 'quote-requested')?.at
  const quotedAt = timeline.find(({ kind }) => kind === 'quote-given')?.at ?? null
  const quoting = requested
    ? [
        { name: 'Quote requested', at: requested },
        { name: 'Quoted', at: quotedAt },
      ]
    : []
  const placed = { name: 'Ordered', at: isQuoting(order) ? null : times.placedAt }
  const making = MAKING.map(([name, time]) => ({ name, at: times[time] }))
  if (times.endedAt === null) return [...quoting, placed, ...making]
  const end = { name: state === 'expired' ? 'Expired' : 'Cancelled', at: times.endedAt }
  return [...quoting, placed, ...making, end].filter(({ at }) => at !== null)
}

/** Only what has happened. */
export function pastStages(order: OrderResponse): readonly { readonly name: string; readonly at: string }[] {
  return stagesOf(order).flatMap(({ name, at }) => (at === null ? [] : [{ name, at }]))
}
