import type { AdminOrder } from '@nawl/contract/sales/admin'
import type { ShownApproval } from '@nawl/contract/sales/approval'
import * as messages from '@nawl/messages/desk-approval'
import { working } from '@nawl/messages/desk'
import { nameOf } from '@nawl/messages/names'

import { ConfirmAction } from '../../../sales/order/actions/confirm-action.tsx'
import { awaitsApproval } from '../../../sales/order/approvals/awaits-approval.ts'
import { shortHash } from '../../../sales/order/approvals/short-hash.ts'
import { formatDay } from '../../../sales/order/format-moment.ts'
import { TextField } from '../../../ui/forms/field.tsx'
import { Section } from '../../../ui/section.tsx'
import { usePermission } from '../../desk-caller.ts'
import type { RunCommand } from '../run-command.ts'
import { PiecesToShow } from './pieces-to-show.tsx'

type OrderApprovalsProps = {
  readonly order: AdminOrder
  readonly show: (order: AdminOrder) => void
  readonly run: RunCommand
}

/** Which lines wait for their approval, and what the desk can do about it; nothing in an order where there is nothing to do. */
export function OrderApprovals({ order, show, run }: OrderApprovalsProps) {
  const { approvals } = order
  const mayHandle = usePermission('orders.handle')
  const mayShow = usePermission('floor.work') && order.times.confirmedAt !== null
  const askable = order.lines.filter(({ id }) => order.askableLines.includes(id))
  if (approvals.length === 0 && (!mayHandle || askable.length === 0)) return null
  return (
    <Section title={messages.title}>
      <ul className="type-ui mt-3 grid gap-2">
        {approvals.map((approval) => (
          <li key={approval.line} className="figures">
            {stateOf(approval)}
          </li>
        ))}
      </ul>
      {mayHandle && (
        <div className="mt-4 flex flex-wrap gap-3">
          {approvals
            .filter(({ line }) => awaitsApproval(order, line))
            .map(({ line, name }) => (
              <Decide key={line} line={line} name={nameOf(name)} isAwaited={false} run={run} />
            ))}
          {askable.map(({ id, design }) => (
            <Decide key={id} line={id} name={nameOf(design.name)} isAwaited run={run} />
          ))}
        </div>
      )}
      {mayShow && approvals.length > 0 && <PiecesToShow number={order.number} show={show} />}
    </Section>
  )
}

function stateOf({ name: english, isAwaited, approvedAt, hash, piece: { shownAt } }: ShownApproval): string {
  const name = nameOf(english)
  if (approvedAt)
    return messages.stateApproved({ name, day: formatDay(approvedAt), hash: shortHash(hash ?? '') })
  if (!shownAt) return messages.stateNotShown({ name })
  const day = formatDay(shownAt)
  return isAwaited ? messages.stateShown({ name, day }) : messages.stateLooked({ name, day })
}

type DecideProps = {
  readonly line: string
  readonly name: string
  /** Whether an approval is asked for, or waived. */
  readonly isAwaited: boolean
  readonly run: RunCommand
}

function Decide({ line, name, isAwaited, run }: DecideProps) {
  const label = isAwaited ? messages.ask({ name }) : messages.waive({ name })
  const path = `/lines/${encodeURIComponent(line)}/approval`
  return (
    <ConfirmAction
      label={label}
      title={label}
      description={isAwaited ? messages.askMeaning({ name }) : messages.waiveMeaning}
      act={label}
      busyWords={working}
      onAct={(form) =>
        run(path, isAwaited ? messages.askDone : messages.waiveDone, { isAwaited, why: form.get('why') })
      }
    >
      <TextField label={messages.why} name="why" maxLength={500} required />
    </ConfirmAction>
  )
}
