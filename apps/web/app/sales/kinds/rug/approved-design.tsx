import type { ShownRug } from '@nawl/contract/sales/kinds/rug/rug-contract'
import * as messages from '@nawl/messages/cart'

import { formatDay } from '../../order/format-moment.ts'

/** That a rug is made as a client approved it, with the beginning of the hash that its workshop pack carries. */
export function ApprovedDesign({ approval }: { readonly approval: NonNullable<ShownRug['approval']> }) {
  const hash = approval.hash.slice(0, 16).replaceAll(/.{4}(?=.)/g, '$& ')
  return (
    <p className="type-caption figures mt-2 text-graphite">
      {messages.approvedDesign({ day: formatDay(approval.at), hash })}
    </p>
  )
}
