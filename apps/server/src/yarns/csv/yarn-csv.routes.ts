import { importQuery } from '@nawl/contract/desk/csv-import'
import { exportYarnsRequest, YARN_COLUMNS } from '@nawl/contract/desk/yarns'
import { shopDay } from '@nawl/domain/shop/time-zone'
import { z } from 'zod'

import type { MemberOf } from '../../identity/staff/desk-scope.ts'
import { exportRecord } from '../../identity/staff/record-export.ts'
import { refusals } from '../../platform/http/api-error.ts'
import { sendCsv } from '../../platform/http/files/csv.ts'
import type { App } from '../../platform/http/fastify-app.ts'
import type { HourlyLimits } from '../../platform/http/limits/hourly-limit.ts'
import { csvImportRoutes } from '../../settings/csv/csv-import.routes.ts'
import type { Settings } from '../../settings/settings.ts'
import { matchingYarns } from '../list-yarns.ts'
import { yarnChanges, type YarnChangesDeps } from '../yarn-changes.ts'
import { planImport } from './plan-import.ts'
import { yarnCells } from './yarn-cells.ts'

type Deps = YarnChangesDeps & {
  readonly limits: HourlyLimits
  readonly settings: Pick<Settings, 'yarns'>
  readonly memberOf: MemberOf
}

/** /api/desk/yarns/export and /import: the shade card as a file, out and in. */
export function yarnCsvRoutes(app: App, deps: Deps): void {
  const { settings, memberOf, now } = deps
  const record = exportRecord(deps)
  const config = { permission: 'yarns.change' } as const

  const schema = {
    tags: ['desk'],
    summary: 'The yarns of a list as a CSV file',
    body: exportYarnsRequest,
    response: { 200: z.any().meta({ description: 'text/csv' }), ...refusals },
  }
  app.post('/api/desk/yarns/export', { schema, config, bodyLimit: 64 * 1024 }, async (request, reply) => {
    const { filter, codes } = request.body
    const wanted = codes && new Set(codes)
    // Without a choice of stock the file is the whole card with what left it, so that it can be read back.
    const found = wanted
      ? settings.yarns.list().filter(({ code }) => wanted.has(code))
      : Object.keys(filter).length === 0
        ? settings.yarns.list()
        : matchingYarns(settings.yarns.list(), filter)
    await record(memberOf(request), {
      what: 'yarns',
      rows: found.length,
      filter,
      isSelection: wanted !== undefined,
    })
    const day = shopDay(new Date(now()))
    const rows = async function* () {
      for (const yarn of found) yield yarnCells(yarn)
    }
    return sendCsv(reply, `yarns-${day}.csv`, YARN_COLUMNS, rows())
  })

  const changes = yarnChanges(deps)
  csvImportRoutes(app, deps, {
    what: 'yarns',
    path: '/api/desk/yarns',
    permission: config.permission,
    query: importQuery,
    plan: (records) => planImport(records, settings.yarns.list()),
    apply: (by, wishes, entry) => changes.change(by, async () => ({ wishes, record: entry })),
  })
}
