import type { AdminOrder } from '@nawl/contract/sales/admin'
import { startOfDay } from '@nawl/domain/shop/time-zone'
import * as messages from '@nawl/messages/desk-orders'
import { nameOf } from '@nawl/messages/names'

import { carrierText } from '../../../sales/order/carrier-text.ts'
import { formatDays } from '../../../sales/order/format-moment.ts'
import { STATE_MESSAGES } from '../../../sales/order/state-messages.ts'
import { CorrectionList } from './correction-list.tsx'

type Correction = AdminOrder['corrections'][number]

/** What was put right: each correction with who made it, when and why. */
export function MadeCorrections({ corrections }: Pick<AdminOrder, 'corrections'>) {
  const entries = corrections.map((made) => ({ by: made.by, at: made.at, why: made.why, text: textOf(made) }))
  return <CorrectionList title={messages.corrected} entries={entries} />
}

function textOf(correction: Correction): string {
  switch (correction.kind) {
    case 'email':
      return messages.correctedEmail(correction)
    case 'tracking': {
      const { before, after } = correction
      return messages.correctedTracking({
        before: `${carrierText(before.carrier)} ${before.number}`.trim(),
        after: `${carrierText(after.carrier)} ${after.number}`.trim(),
      })
    }
    case 'days': {
      const { before, after } = correction
      return messages.correctedDays({
        before: before ? daysText(before) : messages.noDays,
        after: daysText(after),
      })
    }
    case 'step-back':
      return messages.correctedStep({
        before: STATE_MESSAGES[correction.before].name,
        after: STATE_MESSAGES[correction.after].name,
      })
    case 'cancel-line':
      return messages.correctedLine({ quantity: correction.quantity, name: nameOf(correction.name) })
  }
}

const daysText = ({ first, last }: { readonly first: string; readonly last: string }) =>
  formatDays(startOfDay(first).toISOString(), startOfDay(last).toISOString())
