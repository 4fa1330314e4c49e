import type { DeskMoneyReport } from '@nawl/contract/desk/money-report'
import type { MoneyReport, MoneyTable } from '@nawl/domain/reports/money-report'
import { countryNamesOf } from '@nawl/messages/countries'
import * as messages from '@nawl/messages/money-report'
import { nameOf } from '@nawl/messages/names'
import * as reports from '@nawl/messages/reports'
import { moneyTable } from '@nawl/messages/text/tables/money-table'

import { Section } from '../../ui/section.tsx'
import { BarChart } from '../reports/bar-chart.tsx'
import { FigureTable } from '../reports/figure-table.tsx'
import { dayText } from '../reports/report-days.ts'
import { ReportDownload } from '../reports/report-download.tsx'
import { TimeChart } from '../reports/time-chart.tsx'

const WORDS = { words: messages, reports, nameOf, countryNamesOf }
/** Rows of a chart; its table has all of them. */
const MOST_ROWS = 10

type MoneySectionProps = {
  readonly table: MoneyTable
  readonly report: DeskMoneyReport
  /** What the API was asked for. */
  readonly query: string
}

/** One list of a report about money: its chart, the same as a table, and as a file. */
export function MoneySection({ table, report, query }: MoneySectionProps) {
  const title = reports.table({ table })
  const { headings, names, rows } = moneyTable(WORDS, report as MoneyReport, table) // JSON has lost its units
  const shown = rows.map(([name = '', ...amounts]) => [
    table === 'time' ? dayText(String(name)) : name,
    ...amounts.map((amount) => twoDecimals.format(Number(amount))),
  ])
  return (
    <Section title={title} className={`report-section report-${table}`}>
      <p className="type-ui mt-1 text-graphite">{messages.tableMeaning({ table })}</p>
      {rows.length === 0 ? (
        <p className="type-ui py-4">{reports.none}</p>
      ) : (
        <>
          <MoneyChart table={table} report={report} names={shown.map(([name]) => String(name))} />
          <div className="report-details">
            <details>
              <summary className="type-ui">{reports.showTable}</summary>
              <FigureTable
                headings={headings}
                names={names}
                rows={shown}
                label={reports.tableOf({ table: title })}
              />
            </details>
            <ReportDownload address={`/api/desk/money/${table}.csv`} title={title} query={query} />
          </div>
        </>
      )}
    </Section>
  )
}

// Figures are grouped alike in all our languages.
const twoDecimals = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const wholeUnits = (minorUnits: number) => Math.round(minorUnits / 100)

type MoneyChartProps = Pick<MoneySectionProps, 'table' | 'report'> & {
  /** The names of the rows, in their order. */
  readonly names: readonly string[]
}

/** Sales, and refunds beside them, in whole dirhams. */
function MoneyChart({ table, report, names }: MoneyChartProps) {
  const label = reports.chartOf({ table: reports.table({ table }) })
  const series = (['sales', 'refunds'] as const).map((figure) =>
    messages.figureIn({ figure, currency: 'AED' }),
  )
  const [sales = '', refunds = ''] = series
  if (table === 'time') {
    const rows = report.time.map(({ start, AED }) => ({
      start,
      bar: wholeUnits(AED.sales),
      line: wholeUnits(AED.refunds),
    }))
    return <TimeChart label={label} step={report.step} series={[sales, refunds]} rows={rows} />
  }
  const rows = report[table].slice(0, MOST_ROWS).map(({ AED }, n) => ({
    name: names[n] ?? '',
    figures: [wholeUnits(AED.sales), wholeUnits(AED.refunds)],
  }))
  return <BarChart label={label} series={series} rows={rows} />
}
