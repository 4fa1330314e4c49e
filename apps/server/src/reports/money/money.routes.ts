import { moneyFileParams, moneyReport } from '@nawl/contract/desk/money-report'
import { type ReportQuery, reportFileQuery, reportQuery } from '@nawl/contract/desk/report'
import { makeMoneyReport, type MoneyReport } from '@nawl/domain/reports/money-report'
import { usualStep } from '@nawl/domain/reports/report-period'
import { countries } from '@nawl/messages/by-language/countries'
import { moneyReport as messages } from '@nawl/messages/by-language/money-report'
import { names } from '@nawl/messages/by-language/names'
import { reports } from '@nawl/messages/by-language/reports'
import { moneyTable } from '@nawl/messages/text/tables/money-table'
import { z } from 'zod'

import { type DeskDeps, deskScope } from '../../identity/staff/desk-scope.ts'
import type { Database } from '../../platform/db/database.ts'
import { described, refusals } from '../../platform/http/api-error.ts'
import { sendCsv } from '../../platform/http/files/csv.ts'
import type { App } from '../../platform/http/fastify-app.ts'
import { type HourlyLimits, perCaller } from '../../platform/http/limits/hourly-limit.ts'
import { requestedPeriod } from '../requested-period.ts'
import { moneyStore } from './money.store.ts'

/** Per caller: a report adds up the ledger; somebody who tries periods makes a few a minute. */
const REPORTS_PER_HOUR = 1_200

type Deps = DeskDeps & {
  readonly database: Database
  readonly limits: HourlyLimits
  readonly now: () => number
}

const about = described('desk')
/** Who sees prices and payments of orders sees their sums. */
const config = { permission: 'orders.read' } as const

/** /api/desk/money: sales, VAT, refunds and discounts of a period, as sums of the ledger. */
export function moneyRoutes(app: App, deps: Deps): void {
  deskScope(app, deps)
  const sums = moneyStore(deps.database)
  const preHandler = perCaller(deps.limits('money', REPORTS_PER_HOUR))

  async function made(asked: ReportQuery): Promise<MoneyReport> {
    const period = requestedPeriod(asked, deps.now())
    return makeMoneyReport(period, asked.step ?? usualStep(period), await sums(period, asked))
  }

  const show = about(
    'A report about the money of a period',
    { 200: moneyReport },
    { querystring: reportQuery },
  )
  app.get('/api/desk/money', { schema: show, config, preHandler }, async ({ query }) => made(query))

  const file = {
    tags: ['desk'],
    summary: 'A table of a report about money as a CSV file',
    params: moneyFileParams,
    querystring: reportFileQuery,
    response: { 200: z.any().meta({ description: 'text/csv' }), ...refusals },
  }
  app.get('/api/desk/money/:table.csv', { schema: file, config, preHandler }, async (request, reply) => {
    const { language, ...query } = request.query
    const { table } = request.params
    const report = await made(query)
    const said = {
      words: messages[language],
      reports: reports[language],
      nameOf: names[language],
      countryNamesOf: countries[language],
    }
    const { headings, rows } = moneyTable(said, report, table)
    const { from, to } = report.period
    return sendCsv(reply, `money-${table}-${from}-${to}.csv`, headings, each(rows))
  })
}

async function* each<Row>(rows: readonly Row[]): AsyncGenerator<Row> {
  yield* rows
}
