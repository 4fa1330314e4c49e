import type { OrderResponse } from '@nawl/contract/sales/order'
import * as messages from '@nawl/messages/order'

import { TextLink } from '../../../ui/controls/text-link.tsx'
import type { OrderAccess } from '../calls/order-calls.ts'

type PlateLinkProps = { readonly order: OrderResponse; readonly access: OrderAccess }

/** Opens the plate of a paid order's rugs. */
export function PlateLink({ order: { times, lines }, access: { number, token } }: PlateLinkProps) {
  if (times.confirmedAt === null || times.endedAt !== null) return null
  const query = token === null ? '' : `?token=${encodeURIComponent(token)}`
  return (
    <p className="mt-6 print:hidden">
      <TextLink to={`/order/${encodeURIComponent(number)}/plate${query}`}>
        {messages.plateLink({ count: lines.length })}
      </TextLink>
      <span className="type-caption block text-graphite">{messages.plateText}</span>
    </p>
  )
}
