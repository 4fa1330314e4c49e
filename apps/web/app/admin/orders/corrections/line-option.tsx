import type { AdminOrder } from '@nawl/contract/sales/admin'
import * as messages from '@nawl/messages/desk-orders'
import { nameOf } from '@nawl/messages/names'

import { useOrderedKind } from '../../../sales/kinds/use-ordered-kinds.ts'

/** A line to choose. Says the size, too: an order may have one design in several. */
export function LineOption({
  line: { id, quantity, design },
}: {
  readonly line: AdminOrder['lines'][number]
}) {
  const note = useOrderedKind(design).note(design, 1)
  const line = messages.lineOf({ quantity, name: nameOf(design.name) })
  return <option value={id}>{[line, note].filter(Boolean).join(' · ')}</option>
}
