import type { DeskReport } from '@nawl/contract/desk/report'
import type { ReportTable } from '@nawl/domain/reports/report'
import { countryNamesOf } from '@nawl/messages/countries'
import { LANGUAGE } from '@nawl/messages/language'
import { nameOf } from '@nawl/messages/names'
import * as messages from '@nawl/messages/reports'
import * as rug from '@nawl/messages/rug'
import * as size from '@nawl/messages/size'
import { reportTable } from '@nawl/messages/text/report-table'
import { useState } from 'react'

import { fetchFile } from '../../sign-in/fetch-file.ts'
import { Section } from '../../ui/section.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { FigureTable } from './figure-table.tsx'
import { ReportChart } from './report-chart.tsx'
import { dayText } from './report-days.ts'

const WORDS = { words: messages, rug, size, nameOf, countryNamesOf }

type ReportSectionProps = {
  readonly table: ReportTable
  readonly report: DeskReport
  /** What the API was asked for. */
  readonly query: string
}

/** One list of a report: its chart, the same as a table, and as a file. */
export function ReportSection({ table, report, query }: ReportSectionProps) {
  const title = messages.table({ table })
  const shown = reportTable(WORDS, report, table)
  const rows =
    table === 'time' ? shown.rows.map(([day, ...row]) => [dayText(String(day)), ...row]) : shown.rows
  return (
    <Section title={title} className={`report-section report-${table}`}>
      <p className="type-ui mt-1 text-graphite">{messages.tableMeaning({ table })}</p>
      {rows.length === 0 ? (
        <p className="type-ui py-4">{messages.none}</p>
      ) : (
        <>
          <ReportChart table={table} report={report} shown={shown} />
          <div className="report-details">
            <details>
              <summary className="type-ui">{messages.showTable}</summary>
              <FigureTable {...shown} rows={rows} label={messages.tableOf({ table: title })} />
            </details>
            <Download table={table} title={title} query={query} />
          </div>
        </>
      )}
    </Section>
  )
}

type DownloadProps = Pick<ReportSectionProps, 'table' | 'query'> & { readonly title: string }

function Download({ table, title, query }: DownloadProps) {
  const [busy, setBusy] = useState(false)
  const take = async () => {
    if (busy) return
    setBusy(true)
    const asked = new URLSearchParams(query)
    asked.set('language', LANGUAGE.code)
    const path = `/api/desk/reports/${table}.csv?${asked.toString()}`
    if (!(await fetchFile(path, `${table}.csv`))) toast(messages.notDownloaded)
    setBusy(false)
  }
  return (
    <button
      type="button"
      className="report-download type-ui"
      aria-label={messages.downloadOf({ table: title })}
      aria-disabled={busy}
      onClick={() => void take()}
    >
      {messages.download}
    </button>
  )
}
