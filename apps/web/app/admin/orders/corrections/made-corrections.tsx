import type { AdminOrder } from '@nawl/contract/sales/admin'
import * as messages from '@nawl/messages/desk-orders'
import { nameOf } from '@nawl/messages/names'

import { shortMoment } from '../../../sales/order/format-moment.ts'
import { STATE_MESSAGES } from '../../../sales/order/state-messages.ts'
import { Section } from '../../../ui/section.tsx'

type Correction = AdminOrder['corrections'][number]

/** What was put right: each correction with who made it, when and why. */
export function MadeCorrections({ corrections }: Pick<AdminOrder, 'corrections'>) {
  if (corrections.length === 0) return null
  return (
    <Section title={messages.corrected} titleClass="type-h4">
      <ol className="type-ui mt-3 *:border-t *:border-rule *:py-2.5">
        {corrections.map((correction) => (
          <li key={correction.at}>
            <p className="type-caption text-graphite">
              {messages.addressChangedBy({
                name: correction.by.replace('staff:', ''),
                moment: shortMoment(correction.at),
              })}
            </p>
            <p className="wrap-anywhere">{textOf(correction)}</p>
            <p dir="auto" className="wrap-anywhere">
              {correction.why}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

function textOf(correction: Correction): string {
  switch (correction.kind) {
    case 'email':
      return messages.correctedEmail(correction)
    case 'tracking': {
      const { before, after } = correction
      return messages.correctedTracking({
        before: `${before.carrier} ${before.number}`,
        after: `${after.carrier} ${after.number}`,
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
