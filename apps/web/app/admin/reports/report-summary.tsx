import type { DeskReport } from '@nawl/contract/desk/report'
import * as messages from '@nawl/messages/reports'

import { figureText } from './figure-text.ts'

const FIGURES = ['orders', 'rugs', 'squareFeet', 'looked', 'coloured', 'carted'] as const
const LABELS = {
  orders: messages.orders,
  rugs: messages.rugs,
  squareFeet: messages.squareFeet,
  looked: messages.looked,
  coloured: messages.coloured,
  carted: messages.carted,
} satisfies Record<(typeof FIGURES)[number], string>

/** The figures of the whole period, with those of the one before. */
export function ReportSummary({ report: { totals, totalsBefore } }: { readonly report: DeskReport }) {
  return (
    <dl className="report-summary figures" aria-label={messages.summary}>
      {FIGURES.map((figure) => (
        <div key={figure}>
          <dt className="type-ui text-graphite">{LABELS[figure]}</dt>
          <dd>
            <span className="type-h3">{figureText(totals[figure])}</span>
            <span className="type-caption block text-graphite">
              {messages.before({ figure: figureText(totalsBefore[figure]) })}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
