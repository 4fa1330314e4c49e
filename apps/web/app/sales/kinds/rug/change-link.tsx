import type { RugLine } from '@nawl/contract/sales/kinds/rug/rug-contract'
import type { Cents } from '@nawl/domain/money/money'
import { measure } from '@nawl/domain/rug/estimate'
import { nameOf } from '@nawl/messages/names'
import * as messages from '@nawl/messages/order'

import { Sentence, unseen } from '../../../ui/text/sentence.tsx'
import { TextLink } from '../../../ui/controls/text-link.tsx'
import { awaitsApproval } from '../../order/approvals/awaits-approval.ts'
import type { ChangeLinkProps } from '../ordered-kind.ts'
import { CHANGE_PARAMETER, saveChanging } from './changing.ts'

/** Opens the studio to change a line of an order. */
export function ChangeLink({ line, order, access, label }: ChangeLinkProps<RugLine>) {
  const { id, design, quantity, studio } = line
  const usd = order.price.amounts.USD.lines[order.lines.indexOf(line)]?.price ?? 0
  const { rugId } = design
  const name = nameOf(design.name)
  // Exactly what it was priced by: half a cent over a whole rug is far less than half a cent a square foot.
  const measured = measure({ ...design.size, quantity })
  const feet = measured.ok ? measured.areaSqFt * quantity : 1
  const perSquareFoot = Math.round(usd / feet) as Cents
  const until = awaitsApproval(order, id) ? null : (order.times.changeUntil ?? order.now)
  return (
    <TextLink
      to={`${studio}&${CHANGE_PARAMETER}=${encodeURIComponent(id)}`}
      onClick={() =>
        saveChanging({ ...access, lineId: id, rugId, name, until, usd, quantity, perSquareFoot })
      }
    >
      {label ?? <Sentence parts={messages.changeDesign({ hidden: unseen, name })} />}
    </TextLink>
  )
}
