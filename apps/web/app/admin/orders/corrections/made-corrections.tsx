import type { AdminOrder } from '@nawl/contract/sales/admin'
import { startOfDay } from '@nawl/domain/shop/time-zone'
import * as messages from '@nawl/messages/desk-orders'
import { nameOf } from '@nawl/messages/names'
import { yarnNameOf } from '@nawl/messages/yarns'

import { carrierText } from '../../../sales/order/timeline/carrier-text.ts'
import { formatDays } from '../../../sales/order/format-moment.ts'
import { STATE_MESSAGES } from '../../../sales/order/state-messages.ts'
import { CorrectionList } from './correction-list.tsx'

type Correction = AdminOrder['corrections'][number]

/** What was put right: each correction with who made it, when and why. */
export function MadeCorrections({ corrections }: Pick<AdminOrder, 'corrections'>) {
  const entries = corrections.map((made) => ({ by: made.by, at: made.at, why: made.why, text: textOf(made) }))
  return <CorrectionList title={messages.corrected} entries={entries} />
}

/** All that stands on an invoice of a company, in one line. */
function billedTo(billing: Extract<Correction, { kind: 'billing' }>['before']): string {
  if (!billing) return messages.billedToNobody
  const { company, taxNumber, purchaseOrder, address } = billing
  const place = address && [address.line1, address.city, address.postcode, address.country]
  return [company, taxNumber, purchaseOrder, ...(place ?? [])].filter(Boolean).join(', ')
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
    case 'billing': {
      const { before, after } = correction
      return messages.correctedBilling({ before: billedTo(before), after: billedTo(after) })
    }
    case 'yarn-proposal': {
      const { name, before, after, deltaE } = correction
      return messages.proposedYarn({ ...yarnsText(name, before, after), deltaE: deltaE.toFixed(1) })
    }
    case 'yarn-answer': {
      const { name, before, after, isApproved } = correction
      return messages.answeredYarn({ ...yarnsText(name, before, after), isApproved: String(isApproved) })
    }
    case 'remake': {
      const { quantity, name, order, cause } = correction
      return messages.correctedRemake({ quantity, name: nameOf(name), number: order, cause })
    }
  }
}

const yarnsText = (rug: string, before: { readonly name: string }, after: { readonly name: string }) => ({
  rug: nameOf(rug),
  before: yarnNameOf(before.name),
  after: yarnNameOf(after.name),
})

const daysText = ({ first, last }: { readonly first: string; readonly last: string }) =>
  formatDays(startOfDay(first).toISOString(), startOfDay(last).toISOString())
