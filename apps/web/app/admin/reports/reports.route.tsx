import './reports.css'

import type { DeskReport } from '@nawl/contract/desk/report'
import { REPORT_TABLES } from '@nawl/domain/reports/report'
import * as messages from '@nawl/messages/reports'

import { InlineLink } from '../../ui/controls/inline-link.tsx'
import { Sentence } from '../../ui/text/sentence.tsx'
import { AdminPage } from '../admin-page.tsx'
import { usePermission } from '../desk-caller.ts'
import { addressOf } from '../list/list-query.ts'
import { useAdmin } from '../use-admin.ts'
import { periodText } from './report-days.ts'
import { ReportFilters } from './report-filters.tsx'
import { ReportSection } from './report-section.tsx'
import { ReportSummary } from './report-summary.tsx'
import { useReportQuery } from './use-report-query.ts'

export default function ReportsRoute() {
  const { today, isBad, query } = useReportQuery()
  const read = useAdmin<DeskReport>(addressOf('/api/desk/reports', query))
  return (
    <AdminPage title={messages.title} read={read}>
      {(report) => (
        <>
          <h1 className="type-h2">{messages.title}</h1>
          <p className="type-ui mt-2 max-w-[60em] text-graphite">{messages.meaning}</p>
          {!report.isCounting && <NotCounting />}
          <ReportFilters path="/desk/reports" today={today} period={report.period} isBad={isBad} />
          <p role="status" className="type-ui text-graphite">
            {messages.comparedWith({
              period: periodText(report.period),
              before: periodText(report.before),
            })}
          </p>
          <ReportSummary report={report} />
          <div className="report-sections">
            {REPORT_TABLES.map((table) => (
              <ReportSection key={table} table={table} report={report} query={query} />
            ))}
          </div>
        </>
      )}
    </AdminPage>
  )
}

function NotCounting() {
  const mayChange = usePermission('settings.change')
  const link = (text: string) => (mayChange ? <InlineLink to="/desk/settings">{text}</InlineLink> : text)
  return (
    <p className="type-ui mt-2">
      <Sentence parts={messages.notCounting({ settings: link })} />
    </p>
  )
}
