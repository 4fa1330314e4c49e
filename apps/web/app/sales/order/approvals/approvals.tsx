import './approvals.css'

import type { ShownApproval } from '@nawl/contract/sales/approval'
import type { OrderResponse } from '@nawl/contract/sales/order'
import * as messages from '@nawl/messages/approval'
import { nameOf } from '@nawl/messages/names'
import { useState } from 'react'

import { useOrderedKind } from '../../kinds/use-ordered-kinds.ts'
import { ConfirmAction } from '../actions/confirm-action.tsx'
import { refusalMessage } from '../calls/refusal-messages.ts'
import type { OpenOrder } from '../calls/use-order.ts'
import { formatDay } from '../format-moment.ts'
import { TextLink } from '../../../ui/controls/text-link.tsx'
import { Section } from '../../../ui/section.tsx'
import { toast } from '../../../ui/toasts/toast.ts'
import { AskAboutPiece } from './ask-about-piece.tsx'
import { BothVersions } from './both-versions.tsx'
import { MeasuredYarns } from './measured-yarns.tsx'
import { PieceFigures } from './piece-figures.tsx'
import { shortHash } from './short-hash.ts'

type ApprovalsProps = {
  readonly order: OrderResponse
  readonly opened: Pick<OpenOrder, 'calls' | 'show' | 'reload'>
}

/** Tufted pieces beside their pictures on the screen, and the rugs that are made once they are approved. */
export function Approvals({ order, opened }: ApprovalsProps) {
  return order.approvals
    .filter(({ isAwaited, piece }) => isAwaited || piece.shownAt !== null)
    .map((approval) => <Approval key={approval.line} approval={approval} order={order} opened={opened} />)
}

type ApprovalProps = ApprovalsProps & { readonly approval: ShownApproval }

function Approval({ approval, order, opened }: ApprovalProps) {
  // What was looked at when it turned out to have been changed.
  const [overtaken, setOvertaken] = useState<ShownApproval | null>(null)
  const { isAwaited, approvedAt, hash, piece, yarns } = approval
  const name = nameOf(approval.name)
  const line = order.lines.find(({ id }) => id === approval.line)
  const isWaiting = isAwaited && approvedAt === null && order.state === 'confirmed'
  const isShown = piece.shownAt !== null
  return (
    <Section
      title={messages.title({ name })}
      className={isWaiting && isShown ? 'border-s-3 border-madder ps-6' : ''}
    >
      <p className="type-ui mt-2 max-w-[40em]">{textOf(isWaiting, isShown)}</p>
      {overtaken && overtaken.hash !== hash && <BothVersions before={overtaken} now={approval} line={line} />}
      {isShown && (
        <>
          {!piece.isAsMade && <p className="type-ui mt-4 font-medium">{messages.otherSince}</p>}
          <PieceFigures approval={approval} line={line} />
          {yarns.some(({ measured }) => measured) && <MeasuredYarns yarns={yarns} />}
        </>
      )}
      {approvedAt && hash && (
        <p className="type-ui figures mt-5">
          {messages.approved({ day: formatDay(approvedAt), hash: shortHash(hash) })}
        </p>
      )}
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
        {isWaiting && isShown && (
          <Approve approval={approval} opened={opened} onOvertaken={() => setOvertaken(approval)} />
        )}
        {isWaiting && line && order.steps.includes('change-design') && (
          <ChangeYarn line={line} order={order} access={opened.calls.access} />
        )}
        {!isAwaited && line && <ChangeRug line={line} />}
      </div>
      {isShown && order.times.endedAt === null && <AskAboutPiece approval={approval} opened={opened} />}
    </Section>
  )
}

function textOf(isWaiting: boolean, isShown: boolean): string {
  if (!isWaiting) return messages.lookText
  return isShown ? messages.approveText : messages.waitText
}

type ApproveProps = Pick<ApprovalProps, 'approval' | 'opened'> & { readonly onOvertaken: () => void }

function Approve({ approval: { line, name, hash }, opened, onOvertaken }: ApproveProps) {
  const label = messages.approve({ name: nameOf(name) })
  const approve = async () => {
    const called = await opened.calls.send<OrderResponse>(`/lines/${encodeURIComponent(line)}/approve`, {
      hash,
    })
    if (called.ok) {
      toast(messages.approvedToast)
      opened.show(called.answer)
      return null
    }
    if (called.fault === 'order/changed-meanwhile') {
      onOvertaken()
      await opened.reload()
      return messages.changedWhileYouLooked
    }
    return refusalMessage(called.fault)
  }
  return (
    <ConfirmAction
      kind="primary"
      label={label}
      title={label}
      description={`${messages.approveMeaning} ${messages.version({ hash: shortHash(hash ?? '') })}`}
      act={label}
      busyWords={messages.approving}
      onAct={approve}
    />
  )
}

type ChangeYarnProps = {
  readonly line: OrderResponse['lines'][number]
  readonly order: OrderResponse
  readonly access: OpenOrder['calls']['access']
}

/** Where another yarn is tried after a strike-off that was ordered alone; nothing of this order changes. */
function ChangeRug({ line }: { readonly line: OrderResponse['lines'][number] }) {
  const path = useOrderedKind(line.design).rugPath?.(line)
  return path ? <TextLink to={path}>{messages.changeYarnInStudio}</TextLink> : null
}

/** Where its yarns are changed: in the studio, as any design of an order. */
function ChangeYarn({ line, order, access }: ChangeYarnProps) {
  const { ChangeLink } = useOrderedKind(line.design)
  return ChangeLink ? (
    <ChangeLink line={line} order={order} access={access} label={messages.changeYarn} />
  ) : null
}
