import type { StatementDesk } from '@nawl/contract/desk/statements'
import { SHOP_ZONE_NAME } from '@nawl/domain/shop/time-zone'
import * as messages from '@nawl/messages/statements'
import { Link } from 'react-router'

import { shortMoment } from '../../../sales/order/format-moment.ts'
import { Section } from '../../../ui/section.tsx'
import { dayText } from '../../reports/report-days.ts'
import { RowAbout } from './row-table.tsx'
import { rowMoney } from './statement-text.ts'

/** What was booked or set aside last. */
export function DoneRows({ rows }: { readonly rows: StatementDesk['done'] }) {
  if (rows.length === 0) return null
  return (
    <Section title={messages.doneTitle} className="statement-rows">
      <table className="desk-table type-ui mt-4">
        <thead className="max-[800px]:sr-only">
          <tr>
            {[messages.date, messages.amount, messages.about, messages.found].map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <td className="figures whitespace-nowrap">{dayText(row.bookedOn)}</td>
              <th scope="row" className="figures max-[800px]:text-end">
                {rowMoney(row)}
              </th>
              <td className="statement-about max-[800px]:col-span-2">
                <RowAbout row={row} />
              </td>
              <td className="max-[800px]:col-span-2">
                {messages.doneAs({
                  status: row.status === 'booked' ? 'booked' : 'other',
                  why: row.why ?? '',
                })}{' '}
                {row.orderNumber !== null && (
                  <Link to={`/desk/${row.orderNumber}`}>
                    <bdi dir="ltr">{row.orderNumber}</bdi>
                  </Link>
                )}
                <span className="type-caption block text-graphite">
                  {messages.doneBy({ moment: shortMoment(row.at), zone: SHOP_ZONE_NAME, name: row.by })}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
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
