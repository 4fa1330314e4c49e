import { report, reportFileParams, reportFileQuery, reportQuery } from '@nawl/contract/desk/report'
import { countries } from '@nawl/messages/by-language/countries'
import { names } from '@nawl/messages/by-language/names'
import { reports } from '@nawl/messages/by-language/reports'
import { rug } from '@nawl/messages/by-language/rug'
import { size } from '@nawl/messages/by-language/size'
import { reportTable } from '@nawl/messages/text/tables/report-table'
import { yarns } from '@nawl/messages/by-language/yarns'
import { z } from 'zod'

import { type DeskDeps, deskScope } from '../identity/staff/desk-scope.ts'
import { described, refusals } from '../platform/http/api-error.ts'
import { sendCsv } from '../platform/http/files/csv.ts'
import type { App } from '../platform/http/fastify-app.ts'
import { type HourlyLimits, perCaller } from '../platform/http/limits/hourly-limit.ts'
import { reportMaker } from './reports.ts'

/** Per caller: a report adds up orders; somebody who tries periods makes a few a minute. */
const REPORTS_PER_HOUR = 1_200

type Deps = DeskDeps & Parameters<typeof reportMaker>[0] & { readonly limits: HourlyLimits }

const about = described('desk')
const config = { permission: 'reports.read' } as const

/** /api/desk/reports: figures about visits, orders, sizes and yarns, without money. */
export function reportRoutes(app: App, deps: Deps): void {
  deskScope(app, deps)
  const makeReport = reportMaker(deps)
  const preHandler = perCaller(deps.limits('report', REPORTS_PER_HOUR))

  const show = about(
    'A report about a period, compared with the one before',
    { 200: report },
    { querystring: reportQuery },
  )
  app.get('/api/desk/reports', { schema: show, config, preHandler }, async ({ query }) => makeReport(query))

  const file = {
    tags: ['desk'],
    summary: 'A table of a report as a CSV file',
    params: reportFileParams,
    querystring: reportFileQuery,
    response: { 200: z.any().meta({ description: 'text/csv' }), ...refusals },
  }
  app.get('/api/desk/reports/:table.csv', { schema: file, config, preHandler }, async (request, reply) => {
    const { language, ...query } = request.query
    const { table } = request.params
    const made = await makeReport(query)
    const { period } = made
    const said = {
      words: reports[language],
      rug: rug[language],
      size: size[language],
      nameOf: names[language],
      yarnNameOf: yarns[language],
      countryNamesOf: countries[language],
    }
    const { headings, rows } = reportTable(said, made, table)
    return sendCsv(reply, `${table}-${period.from}-${period.to}.csv`, headings, each(rows))
  })
}

async function* each<Row>(rows: readonly Row[]): AsyncGenerator<Row> {
  yield* rows
}
