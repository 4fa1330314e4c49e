import type { StatementDesk } from '@nawl/contract/desk/statements'
import { SHOP_ZONE_NAME } from '@nawl/domain/shop/time-zone'
import * as messages from '@nawl/messages/statements'
import { Link } from 'react-router'

import { shortMoment } from '../../../sales/order/format-moment.ts'
import { Section } from '../../../ui/section.tsx'
import { RowTable } from './row-table.tsx'

/** What was booked or set aside last. */
export function DoneRows({ rows }: { readonly rows: StatementDesk['done'] }) {
  if (rows.length === 0) return null
  return (
    <Section title={messages.doneTitle} className="statement-rows">
      <RowTable
        rows={rows}
        found={(row) => (
          <>
            {messages.doneAs({ status: row.status === 'booked' ? 'booked' : 'other', why: row.why ?? '' })}{' '}
            {row.orderNumber !== null && (
              <Link to={`/desk/${row.orderNumber}`}>
                <bdi dir="ltr">{row.orderNumber}</bdi>
              </Link>
            )}
            <span className="type-caption block text-graphite">
              {messages.doneBy({ moment: shortMoment(row.at), zone: SHOP_ZONE_NAME, name: row.by })}
            </span>
          </>
        )}
      />
    </Section>
  )
}

/** The last statements. */
export function StatementFiles({ statements }: Pick<StatementDesk, 'statements'>) {
  if (statements.length === 0) return null
  return (
    <Section title={messages.filesTitle} className="statement-rows">
      <ul className="type-ui mt-4">
        {statements.map(({ id, name, rows, added, at, by }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-4 border-b border-rule py-2">
            <bdi className="wrap-anywhere font-medium">{name}</bdi>
            <span>{messages.fileRows({ rows, added })}</span>
            <span className="type-caption text-graphite">
              {messages.doneBy({ moment: shortMoment(at), zone: SHOP_ZONE_NAME, name: by })}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
