import { type Order, versionInForce } from '../order.ts'
import type { Outcome } from '../outcome.ts'
import { pickedOf } from '../picked-of.ts'
import type { Step } from '../laws/random-commands.ts'
import { awaitedLines } from './approval.ts'
import { approveDesign, askApproval, questionPiece, showPiece } from './approve-design.ts'

const STAFF = 'staff:noor@nawl.example' as const

/** A line that waits, or any. */
function lineOf(order: Order, pick: number): string {
  const waiting = awaitedLines(order).filter(({ approved }) => approved === null)
  return (pickedOf(waiting, pick)?.line ?? pickedOf(versionInForce(order).lines, pick))?.id ?? ''
}

/** The hash of a line in tests: its design without an approval, as text. */
export function testHash(order: Order, lineId: string): string {
  const { design } = versionInForce(order).lines.find(({ id }) => id === lineId) ?? {}
  return JSON.stringify({ ...design, approval: undefined })
}

/** The commands about approvals, for random histories. Reminders are what `expire` does to an order that waits. */
export const APPROVAL_COMMANDS = {
  askApproval: (order, { now, pick }) =>
    askApproval(order, now, {
      lineId: pickedOf(versionInForce(order).lines, pick)?.id ?? '',
      by: STAFF,
      why: '',
      isAwaited: pick % 4 > 0,
    }),
  showPiece: (order, { now, pick, serial }) => {
    const measured = { hex: '#27333E', lab: [20, -3, -8] as const, deltaE: 1.2 }
    return showPiece(order, now, {
      lineId: lineOf(order, pick),
      by: STAFF,
      photo: `photo-${pick % 3 ? serial : 0}`,
      yarns: [{ name: 'Ink', hex: '#26323D', measured }],
    })
  },
  approve: (order, { now, pick }) => {
    const lineId = lineOf(order, pick)
    const hash = testHash(order, lineId)
    return approveDesign(order, now, { lineId, seen: pick % 5 ? hash : 'another', hash, signature: 's' })
  },
  questionPiece: (order, { now, pick }) => {
    const shown = order.approvals.filter((entry) => entry.kind === 'shown')
    return questionPiece(order, now, { lineId: pickedOf(shown, pick)?.line ?? '', text: 'Is it lighter?' })
  },
} satisfies Record<string, (order: Order, step: Step) => Outcome>
