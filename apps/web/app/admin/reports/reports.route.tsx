import './reports.css'

import type { DeskReport } from '@nawl/contract/desk/report'
import { REPORT_TABLES } from '@nawl/domain/reports/report'
import { readPeriod, shopDayAt } from '@nawl/domain/reports/report-period'
import * as messages from '@nawl/messages/reports'
import { useState } from 'react'
import { useSearchParams } from 'react-router'

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

export default function ReportsRoute() {
  const [params] = useSearchParams()
  const [today] = useState(() => shopDayAt(Date.now()))
  const asked = { from: params.get('from') ?? undefined, to: params.get('to') ?? undefined }
  const isBad = readPeriod(asked, today) === null
  const query = queryOf(params, isBad)
  const read = useAdmin<DeskReport>(addressOf('/api/desk/reports', query))
  return (
    <AdminPage title={messages.title} read={read}>
      {(report) => (
        <>
          <h1 className="type-h2">{messages.title}</h1>
          <p className="type-ui mt-2 max-w-[60em] text-graphite">{messages.meaning}</p>
          {!report.isCounting && <NotCounting />}
          <ReportFilters today={today} period={report.period} isBad={isBad} />
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

/** The address's query as the API takes it; without days that make no period. */
function queryOf(params: URLSearchParams, isBad: boolean): string {
  const query = new URLSearchParams()
  for (const name of ['from', 'to', 'step', 'country', 'collection']) {
    const value = params.get(name)
    const isDay = name === 'from' || name === 'to'
    if (value && !(isDay && isBad)) query.set(name, value)
  }
  return query.toString()
}
