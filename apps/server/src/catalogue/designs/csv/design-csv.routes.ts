import { DESIGN_COLUMNS, exportDesignsRequest, importDesignsQuery } from '@nawl/contract/desk/design'
import { shopDay } from '@nawl/domain/shop/time-zone'
import { z } from 'zod'

import type { MemberOf } from '../../../identity/staff/desk-scope.ts'
import { exportRecord } from '../../../identity/staff/record-export.ts'
import { refusals } from '../../../platform/http/api-error.ts'
import { sendCsv } from '../../../platform/http/files/csv.ts'
import type { App } from '../../../platform/http/fastify-app.ts'
import type { HourlyLimits } from '../../../platform/http/limits/hourly-limit.ts'
import { csvImportRoutes } from '../../../settings/csv/csv-import.routes.ts'
import { designNumbers } from '../design-number.store.ts'
import type { ShopRugs } from '../shop-rugs.ts'
import { designCells } from './design-cells.ts'
import { planDesigns } from './plan-designs.ts'
import { writeDesigns, type WriteDeps } from './write-designs.ts'
import { writtenDesigns } from './written-designs.ts'

type Deps = Omit<WriteDeps, 'numbers'> & {
  readonly limits: HourlyLimits
  readonly memberOf: MemberOf
  readonly rugs: ShopRugs
}

const PATH = '/api/desk/designs'

/** /api/desk/designs/export and /import: what is written of designs as a file, out and in. */
export function designCsvRoutes(app: App, deps: Deps): void {
  const { memberOf, now, designs, database, published } = deps
  const config = { permission: designs.permission }
  const record = exportRecord(deps)
  const schema = {
    tags: ['desk'],
    summary: 'What is written of every design as a CSV file',
    body: exportDesignsRequest,
    response: { 200: z.any().meta({ description: 'text/csv' }), ...refusals },
  }
  app.post(`${PATH}/export`, { schema, config, bodyLimit: 4 * 1024 }, async (request, reply) => {
    await published.refresh()
    const { designs: found } = await writtenDesigns(deps)
    await record(memberOf(request), { what: 'designs', rows: found.length, filter: {}, isSelection: false })
    const day = shopDay(new Date(now()))
    const rows = async function* () {
      for (const design of found) yield designCells(design)
    }
    return sendCsv(reply, `designs-${day}.csv`, DESIGN_COLUMNS, rows())
  })

  const writing = { ...deps, numbers: designNumbers(database) }
  csvImportRoutes(app, deps, {
    what: 'designs',
    path: PATH,
    permission: designs.permission,
    query: importDesignsQuery,
    plan: async (records, { publish }) => {
      await published.refresh()
      const written = await writtenDesigns(deps)
      return planDesigns(records, written.designs, {
        kind: designs,
        isPublished: publish !== undefined,
        listing: written.listing,
      })
    },
    apply: (by, wishes, entry) => writeDesigns(writing, by, wishes, entry),
  })
}
