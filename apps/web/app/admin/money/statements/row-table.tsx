import type { OpenStatementRow } from '@nawl/contract/desk/statements'
import * as messages from '@nawl/messages/statements'
import { Link } from 'react-router'

import { formatMinorUnits } from '../../../sales/order/format-money.ts'
import { dayText } from '../../reports/report-days.ts'
import { rowMoney } from './statement-text.ts'

type Props = {
  readonly rows: readonly OpenStatementRow[]
  /** What a row may be for, with what can be done about it. */
  readonly found: (row: OpenStatementRow) => React.ReactNode
}

/** Rows of statements, each with what it may be for. */
export function RowTable({ rows, found }: Props) {
  return (
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
            <td className="max-[800px]:col-span-2">{found(row)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Who paid, what they wrote, and where it stands. */
export function RowAbout({
  row: { name, text, file, line },
}: {
  readonly row: Omit<OpenStatementRow, 'match'>
}) {
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
