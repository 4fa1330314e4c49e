import type { DeskCalendar, RecordRugRequest, ShownRug } from '@nawl/contract/desk/calendar'
import * as messages from '@nawl/messages/calendar'
import { useState } from 'react'

import { callJson, command } from '../../sales/order/calls/call-json.ts'
import { refusalMessage } from '../../sales/order/calls/refusal-messages.ts'
import { accountFetch } from '../../sign-in/session.ts'
import { toast } from '../../ui/toasts/toast.ts'
import { keyOf, movedTo } from './board-days.ts'

/** What is recorded of a rug, without the version that it was seen in. */
export type Recorded = Omit<RecordRugRequest, 'version'>
/** Records something of a rug; returns the error as a sentence, or null. */
export type Record = (rug: ShownRug, recorded: Recorded, said: string) => Promise<string | null>

/** What is recorded of a rug now. */
export const recordedOf = ({ frame, first, isPlaced, doneOn }: ShownRug): Recorded => ({
  place: isPlaced && frame !== null && first !== null ? { frame, day: first } : null,
  done: doneOn === null ? null : { on: doneOn, hours: null },
})

type Shown = {
  readonly calendar: DeskCalendar
  readonly show: (calendar: DeskCalendar) => void
  readonly reload: () => void
}

/**
 * The calendar with what was just moved already where it was put, and the command that moves. What is refused goes back, with
 * the reason; what went through can be undone.
 */
export function useRecord({ calendar, show, reload }: Shown) {
  const [pending, setPending] = useState<ShownRug | null>(null)

  const send = async (rug: ShownRug, recorded: Recorded) => {
    const path = `/api/desk/calendar/${rug.number}/${encodeURIComponent(rug.line)}/${rug.piece}`
    setPending(recorded.place ? movedTo(rug, recorded.place.frame, recorded.place.day) : null)
    const called = await callJson<DeskCalendar>(accountFetch, path, {
      ...command({ ...recorded, version: rug.version }),
      method: 'PUT',
    })
    setPending(null)
    if (called.ok) show(called.answer)
    else if (
      called.fault === 'calendar/changed-meanwhile' ||
      called.fault === 'calendar/unknown-rug' ||
      called.fault === 'order/not-found'
    )
      reload()
    return called
  }

  const record: Record = async (rug, recorded, said) => {
    const called = await send(rug, recorded)
    if (!called.ok) {
      const reason = refusalMessage(called.fault)
      toast(reason)
      return reason
    }
    const after = called.answer.rugs.find((each) => keyOf(each) === keyOf(rug))
    if (after) toast(said, { label: messages.undo, run: () => void undo(after, recordedOf(rug)) })
    return null
  }

  const undo = async (after: ShownRug, before: Recorded) => {
    const called = await send(after, before)
    toast(called.ok ? messages.undone : refusalMessage(called.fault))
  }

  const rugs = pending
    ? calendar.rugs.map((rug) => (keyOf(rug) === keyOf(pending) ? pending : rug))
    : calendar.rugs
  return { rugs, record, isBusy: pending !== null }
}
