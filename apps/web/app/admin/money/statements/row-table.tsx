import type { OpenStatementRow } from '@nawl/contract/desk/statements'
import * as messages from '@nawl/messages/statements'
import { Link } from 'react-router'

import { ColumnHeads } from '../../column-heads.tsx'
import { formatMinorUnits } from '../../../sales/order/summary/format-money.ts'
import { dayText } from '../../reports/report-days.ts'
import { rowMoney } from './statement-text.ts'

type Row = Omit<OpenStatementRow, 'match'>
type Props<Of extends Row> = {
  readonly rows: readonly Of[]
  /** What a row may be for, with what can be done about it, or what was done. */
  readonly found: (row: Of) => React.ReactNode
}

/** Rows of statements, each with what it may be for. */
export function RowTable<Of extends Row>({ rows, found }: Props<Of>) {
  return (
    <table className="desk-table type-ui mt-4">
      <ColumnHeads labels={[messages.date, messages.amount, messages.about, messages.found]} />
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
            <td className="max-[800px]:col-span-2">{found(row)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Who paid, what they wrote, and where it stands. */
function RowAbout({ row: { name, text, file, line } }: { readonly row: Row }) {
  return (
    <>
      {name !== '' && (
        <span className="block">
          <bdi>{name}</bdi>
        </span>
      )}
      <span className="block">
        <bdi>{text}</bdi>
      </span>
      <span className="type-caption text-graphite">{messages.place({ file, line })}</span>
    </>
  )
}

type Transfer = Extract<OpenStatementRow['match'], { readonly kind: 'certain' }>['transfers'][number]

/** The orders that wait for a transfer. */
export function TransferText({ transfers }: { readonly transfers: readonly Transfer[] }) {
  return (
    <ul>
      {transfers.map(({ number, paymentId, name, amount }) => (
        <li key={paymentId} className="flex flex-wrap items-baseline gap-x-3">
          <Link to={`/desk/${number}`}>
            <bdi dir="ltr">{number}</bdi>
          </Link>
          <span className="type-caption text-graphite">
            {messages.waitsFor({ name, amount: formatMinorUnits(amount, 'AED') })}
          </span>
        </li>
      ))}
    </ul>
  )
}
