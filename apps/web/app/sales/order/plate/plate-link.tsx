import type { OrderResponse } from '@nawl/contract/sales/order'
import { kindIn } from '@nawl/domain/product/product'
import * as messages from '@nawl/messages/order'

import { TextLink } from '../../../ui/controls/text-link.tsx'
import { useOrderedKinds } from '../../kinds/use-ordered-kinds.ts'
import type { OrderAccess } from '../calls/order-calls.ts'

type PlateLinkProps = { readonly order: OrderResponse; readonly access: OrderAccess }

/** Opens the plates of a paid order, if anything in it has one. */
export function PlateLink({ order: { times, lines }, access: { number, token } }: PlateLinkProps) {
  const kinds = useOrderedKinds()
  const count = lines.filter(({ design }) => kindIn(kinds, design).hasPlate).length
  if (count === 0 || times.confirmedAt === null || times.endedAt !== null) return null
  const query = token === null ? '' : `?token=${encodeURIComponent(token)}`
  return (
    <p className="mt-6 print:hidden">
      <TextLink to={`/order/${encodeURIComponent(number)}/plate${query}`}>
        {messages.plateLink({ count })}
      </TextLink>
      <span className="type-caption block text-graphite">{messages.plateText}</span>
    </p>
  )
}
