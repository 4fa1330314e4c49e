import { MONEY_FIGURES, type MoneyFigures } from '@nawl/domain/reports/money-report'
import * as messages from '@nawl/messages/money-report'
import { summary } from '@nawl/messages/reports'

import { signedMoney } from './signed-money.ts'

type MoneySummaryProps = { readonly totals: Record<keyof MoneyFigures, Record<string, number>> }

/** The sums of the whole period, and what of them was charged in dollars. */
export function MoneySummary({ totals: { AED, USD } }: MoneySummaryProps) {
  return (
    <dl className="report-summary report-money figures" aria-label={summary}>
      {MONEY_FIGURES.map((figure) => (
        <div key={figure}>
          <dt className="type-ui text-graphite">{messages.figure({ figure })}</dt>
          <dd>
            <span className="type-h3">{signedMoney(AED[figure] ?? 0, 'AED')}</span>
            {USD[figure] !== 0 && (
              <span className="type-caption block text-graphite">
                {messages.ofWhich({ amount: signedMoney(USD[figure] ?? 0, 'USD') })}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
