import type { AdminOrder } from '@nawl/contract/sales/admin'
import type { ApprovalRecord } from '@nawl/contract/sales/approval'
import * as messages from '@nawl/messages/desk-approval'
import { nameOf } from '@nawl/messages/names'

import { CorrectionList } from '../corrections/correction-list.tsx'

type ApprovalRecordsProps = { readonly order: Pick<AdminOrder, 'approvalRecords' | 'lines'> }

/** What was said and done about approvals: who, when and why. */
export function ApprovalRecords({ order: { approvalRecords, lines } }: ApprovalRecordsProps) {
  const nameIn = (line: string | null) => nameOf(lines.find(({ id }) => id === line)?.design.name ?? '')
  const entries = approvalRecords.map(({ kind, by, at, line, said }) => ({
    by,
    at,
    why: said,
    text: TEXTS[kind]({ name: nameIn(line) }),
  }))
  return <CorrectionList title={messages.recordTitle} entries={entries} />
}

const TEXTS = {
  asked: messages.recordAsked,
  waived: messages.recordWaived,
  shown: messages.recordShown,
  approved: messages.recordApproved,
  question: messages.recordQuestion,
  reminded: () => messages.recordReminded,
  overdue: () => messages.recordOverdue,
} satisfies Record<ApprovalRecord['kind'], (about: { readonly name: string }) => string>
