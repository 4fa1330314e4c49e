import './tax-documents.css'

import type { DocumentSum } from '@nawl/contract/desk/tax-documents'
import * as messages from '@nawl/messages/tax-documents'

import { formatMinorUnits, lessText } from '../../sales/order/summary/format-money.ts'

type Amounts = Pick<DocumentSum, 'count' | 'total' | 'vat'>

/** What the filtered documents add up to, by kind and rate of VAT, as a VAT return asks for it. */
export function DocumentSums({ sums }: { readonly sums: readonly DocumentSum[] }) {
  if (sums.length === 0) return null
  const signOf = ({ kind }: DocumentSum) => (kind === 'invoice' ? 1 : -1)
  const together = sums.reduce<Amounts>(
    (before, sum) => ({
      count: before.count + sum.count,
      total: before.total + signOf(sum) * sum.total,
      vat: before.vat + signOf(sum) * sum.vat,
    }),
    { count: 0, total: 0, vat: 0 },
  )
  return (
    <table className="document-sums type-ui figures">
      <caption className="type-caption text-graphite">{messages.sumsText}</caption>
      <thead>
        <tr>
          <th scope="col">{messages.sums}</th>
          {[messages.sumCount, messages.sumNet, messages.sumVat, messages.sumTotal].map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sums.map((sum) => (
          <SumRow
            key={`${sum.kind} ${sum.vatPercent}`}
            label={messages.sumOf({ kind: sum.kind, percent: sum.vatPercent })}
            amounts={{ count: sum.count, total: signOf(sum) * sum.total, vat: signOf(sum) * sum.vat }}
          />
        ))}
      </tbody>
      <tfoot>
        <SumRow label={messages.sumAll} amounts={together} />
      </tfoot>
    </table>
  )
}

function SumRow({
  label,
  amounts: { count, total, vat },
}: {
  readonly label: string
  readonly amounts: Amounts
}) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{count}</td>
      <td>{signed(total - vat)}</td>
      <td>{signed(vat)}</td>
      <td>{signed(total)}</td>
    </tr>
  )
}

// Nothing has no sign: `+ 0` makes zero of minus zero.
const signed = (amount: number) =>
  amount < 0 ? lessText(-amount, 'AED') : formatMinorUnits(amount + 0, 'AED')
