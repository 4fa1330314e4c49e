import { SHOP_ZONE_NAME } from '@nawl/domain/shop/time-zone'
import type { AdminOrder } from '@nawl/contract/sales/admin'
import * as messages from '@nawl/messages/desk'

import { actorName } from '../actor-name.ts'
import { ColumnHeads } from '../column-heads.tsx'
import { EVENT_MESSAGES } from '../../sales/order/timeline/event-messages.ts'
import { shortMoment } from '../../sales/order/format-moment.ts'
import { Section } from '../../ui/section.tsx'

/** Every event of an order: what, when, by whom. */
export function AuditTrail({ events }: Pick<AdminOrder, 'events'>) {
  return (
    <Section title={messages.record}>
      <table className="desk-table type-caption figures mt-3">
        <ColumnHeads
          labels={[
            messages.recordWhen({ zone: SHOP_ZONE_NAME }),
            messages.recordWhat,
            messages.recordBy,
            messages.recordAbout,
          ]}
        />
        <tbody>
          {events.map(({ kind, at, by, subject }, n) => (
            // oxlint-disable-next-line react/no-array-index-key -- a record is only added to, and two can be alike
            <tr key={`${n} ${kind}`}>
              <td>{shortMoment(at)}</td>
              <td>{EVENT_MESSAGES[kind]}</td>
              <td className="wrap-anywhere">{actorName(by)}</td>
              <td className="text-graphite wrap-anywhere">
                {subject && <bdi dir="ltr">{shortened(subject)}</bdi>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}

/** Of an id and of a file's hash its beginning, of a document its whole number: `INV-2026-000001 en 9f86d081`. */
const shortened = (subject: string): string =>
  subject
    .split(' ')
    .map((part) => (/^(?:INV|CN|NW)-/.test(part) ? part : part.slice(0, 8)))
    .join(' ')
