import '../reports/reports.css'

import type { DeskMoneyReport } from '@nawl/contract/desk/money-report'
import { MONEY_TABLES } from '@nawl/domain/reports/money-report'
import * as messages from '@nawl/messages/money-report'
import * as statementMessages from '@nawl/messages/statements'

import { TextLink } from '../../ui/controls/text-link.tsx'
import { AdminPage } from '../admin-page.tsx'
import { addressOf } from '../list/list-query.ts'
import { periodText } from '../reports/report-days.ts'
import { ReportFilters } from '../reports/report-filters.tsx'
import { useReportQuery } from '../reports/use-report-query.ts'
import { useAdmin } from '../use-admin.ts'
import { Attention } from './attention.tsx'
import { MoneySection } from './money-section.tsx'
import { MoneySummary } from './money-summary.tsx'
import { Months } from './months.tsx'
import { ProviderBalances } from './provider-balances.tsx'

export default function MoneyRoute() {
  const { today, isBad, query } = useReportQuery()
  const read = useAdmin<DeskMoneyReport>(addressOf('/api/desk/money', query))
  return (
    <AdminPage title={messages.title} read={read}>
      {(report) => (
        <>
          <h1 className="type-h2">{messages.title}</h1>
          <p className="type-ui mt-2 max-w-[60em] text-graphite">{messages.meaning}</p>
          <p className="type-ui mt-4">
            <TextLink to="/desk/money/statements">{statementMessages.link}</TextLink>
          </p>
          <Attention />
          <ReportFilters path="/desk/money" today={today} period={report.period} isBad={isBad} />
          <p role="status" className="type-ui text-graphite">
            {periodText(report.period)}
          </p>
          <MoneySummary totals={report.totals} />
          <div className="report-sections">
            {MONEY_TABLES.map((table) => (
              <MoneySection key={table} table={table} report={report} query={query} />
            ))}
          </div>
          <ProviderBalances />
          <Months />
        </>
      )}
    </AdminPage>
  )
}
