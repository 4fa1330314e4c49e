import type { DeskReport } from '@nawl/contract/desk/report'
import type { ReportFigures, ReportTable } from '@nawl/domain/reports/report'
import * as messages from '@nawl/messages/reports'
import type { ShownTable } from '@nawl/messages/text/tables/report-table'

import { type BarRow, BarChart } from './bar-chart.tsx'
import { TimeChart } from './time-chart.tsx'

/** Rows of a chart; its table has all of them. */
const MOST_ROWS = 10
const FUNNEL = [messages.looked, messages.coloured, messages.carted, messages.orders]

type ReportChartProps = {
  readonly table: ReportTable
  readonly report: DeskReport
  readonly shown: ShownTable
}

/** The chart of one list of a report. */
export function ReportChart({ table, report, shown }: ReportChartProps) {
  const label = messages.chartOf({ table: messages.table({ table }) })
  if (table === 'time') {
    const rows = report.time.map(({ start, orders, ordersBefore }) => ({
      start,
      bar: orders,
      line: ordersBefore,
    }))
    const series = [messages.orders, messages.ordersBefore] as const
    return <TimeChart label={label} step={report.step} series={series} rows={rows} />
  }
  const { series, values } = chartOf(table, report)
  const named = values.map((figures, n): BarRow => {
    const names = shown.rows[n]?.slice(0, table === 'usualSizes' ? 2 : 1) ?? []
    return { name: names.join(' · '), figures }
  })
  // Rows without anything to draw are in the table.
  const rows = named.filter(({ figures }) => figures.some(Boolean)).slice(0, MOST_ROWS)
  return rows.length === 0 ? null : <BarChart label={label} series={series} rows={rows} />
}

type Values = readonly (readonly (number | null)[])[]

/** The series of a chart and their figures, in the order of its table. */
function chartOf(
  table: Exclude<ReportTable, 'time'>,
  report: DeskReport,
): { readonly series: readonly string[]; readonly values: Values } {
  const funnel = (rows: readonly ReportFigures[]): Values =>
    rows.map(({ looked, coloured, carted, orders }) => [looked, coloured, carted, orders])
  switch (table) {
    case 'countries':
      return { series: [messages.orders], values: report.countries.map(({ orders }) => [orders]) }
    case 'collections':
    case 'designs':
      return { series: FUNNEL, values: funnel(report[table]) }
    case 'shapes':
    case 'sizes':
    case 'usualSizes':
      return { series: [messages.rugs], values: report[table].map(({ rugs }) => [rugs]) }
    case 'yarns':
      return {
        series: [messages.used, messages.needed],
        values: report.yarns.map(({ used, needed }) => [used, needed]),
      }
  }
}
