import type { ClearingReport } from '@nawl/contract/desk/clearing'
import * as messages from '@nawl/messages/money-report'
import * as providers from '@nawl/messages/payment-providers'
import { providerText } from '@nawl/messages/text/payment-provider'

import { Section } from '../../ui/section.tsx'
import { stepText } from '../reports/report-days.ts'
import { useAdmin } from '../use-admin.ts'
import { signedMoney } from './signed-money.ts'

const SUMS = ['payments', 'refunds', 'fees', 'disputes', 'rest'] as const

/** What each provider received and moved by itself, and its fees by month; nothing before the first payment. */
export function ProviderBalances() {
  const { seen } = useAdmin<ClearingReport>('/api/desk/clearing')
  if (seen.status !== 'shown' || seen.value.providers.length === 0) return null
  const { providers: rows, months } = seen.value
  return (
    <Section title={messages.held} className="desk-months">
      <p className="type-ui mt-1 max-w-[60em] text-graphite">{messages.heldMeaning}</p>
      <table className="desk-table desk-balances type-ui figures mt-4">
        <thead className="max-[800px]:sr-only">
          <tr>
            <th scope="col">{messages.provider}</th>
            {SUMS.map((sum) => (
              <th key={sum} scope="col" className="desk-figure">
                {messages.heldSum({ sum })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.provider} ${row.currency}`}>
              <th scope="row" className="max-[800px]:col-span-2">
                {providerText(providers, row.provider).name}
              </th>
              {SUMS.map((sum) => (
                <td key={sum} className="desk-figure">
                  <span aria-hidden className="type-caption text-graphite min-[800px]:hidden">
                    {messages.heldSum({ sum })}{' '}
                  </span>
                  {signedMoney(row[sum], row.currency)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {months.length > 0 && (
        <>
          <h3 className="type-ui mt-8 font-medium">{messages.feesOfMonths}</h3>
          <ul className="type-ui figures mt-2 max-w-[40em]">
            {months.map(({ month, provider, currency, fees }) => (
              <li
                key={`${month} ${provider} ${currency}`}
                className="flex justify-between gap-x-6 border-b border-rule py-2"
              >
                <span>
                  {stepText(`${month}-01`, 'month')}, {providerText(providers, provider).name}
                </span>
                <span>{signedMoney(fees, currency)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  )
}
