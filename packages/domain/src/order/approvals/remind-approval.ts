import { isOver } from '../deadlines.ts'
import type { Order } from '../order.ts'
import { type Outcome, refused } from '../outcome.ts'
import { awaitedLines } from './approval.ts'
import { noted } from './approve-design.ts'
import { DAY_MS } from '../../time/durations.ts'

/** Days after a piece was shown, or asked about, on which its customer is reminded. */
export const REMINDER_DAYS = [3, 7, 14] as const
/** Days between two of them, where the shop was down when one was due. */
const LEAST_DAYS = 3
/** Then the desk is told, who may call. */
export const OVERDUE_DAYS = 17

type Reminder = { readonly kind: 'reminded' | 'overdue'; readonly at: Date }

/**
 * The next reminder of the approvals that an order waits for, one for all of them; null where none is due any more, and while
 * a changed design waits for its difference. Derived from the entries alone, so that a late reminder is not sent twice.
 */
export function nextReminder(order: Order): Reminder | null {
  if (order.state !== 'confirmed' || order.change !== null) return null
  const isShown = awaitedLines(order).some(({ shown, approved }) => shown !== null && approved === null)
  if (!isShown) return null
  const { approvals } = order
  const since = approvals.slice(approvals.findLastIndex(({ kind }) => kind === 'shown'))
  if (since.some(({ kind }) => kind === 'overdue')) return null
  const from = since.findLast(({ kind }) => kind === 'shown' || kind === 'question')
  if (!from) return null
  const reminded = since.filter(({ kind }) => kind === 'reminded')
  const days = REMINDER_DAYS[reminded.length]
  const due = from.at.getTime() + (days ?? OVERDUE_DAYS) * DAY_MS
  const at = new Date(Math.max(due, (reminded.at(-1)?.at.getTime() ?? 0) + LEAST_DAYS * DAY_MS))
  return { kind: days === undefined ? 'overdue' : 'reminded', at }
}

/** Reminds the customer of what waits for their approval, and at last the desk. */
export function remindApproval(order: Order, now: Date): Outcome {
  const due = nextReminder(order)
  if (due === null) return refused('wrong-state')
  if (!isOver(due.at, now)) return refused('too-early')
  return noted(order, { kind: due.kind, at: now, by: 'shop' }, `approval-${due.kind}`)
}
