import type { DeskReport } from '@nawl/contract/desk/report'
import type { ReportTable } from '@nawl/domain/reports/report'
import { countryNamesOf } from '@nawl/messages/countries'
import { nameOf } from '@nawl/messages/names'
import * as messages from '@nawl/messages/reports'
import * as rug from '@nawl/messages/rug'
import * as size from '@nawl/messages/size'
import { reportTable } from '@nawl/messages/text/tables/report-table'
import { yarnNameOf } from '@nawl/messages/yarns'

import { Section } from '../../ui/section.tsx'
import { FigureTable } from './figure-table.tsx'
import { ReportChart } from './report-chart.tsx'
import { dayText } from './report-days.ts'
import { ReportDownload } from './report-download.tsx'

const WORDS = { words: messages, rug, size, nameOf, yarnNameOf, countryNamesOf }

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
            <ReportDownload address={`/api/desk/reports/${table}.csv`} title={title} query={query} />
          </div>
        </>
      )}
    </Section>
  )
}
