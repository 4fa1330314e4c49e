import { importQuery } from '@nawl/contract/desk/csv-import'
import { exportPricesRequest, PRICE_COLUMNS } from '@nawl/contract/desk/shop-prices'
import { shopDay } from '@nawl/domain/shop/time-zone'
import { z } from 'zod'

import { recordChange } from '../../identity/staff/desk-change.store.ts'
import type { MemberOf } from '../../identity/staff/desk-scope.ts'
import { exportRecord } from '../../identity/staff/record-export.ts'
import type { Json } from '../../platform/db/schema/revision-schema.ts'
import { ApiError, refusals } from '../../platform/http/api-error.ts'
import { sendCsv } from '../../platform/http/files/csv.ts'
import type { App } from '../../platform/http/fastify-app.ts'
import type { HourlyLimits } from '../../platform/http/limits/hourly-limit.ts'
import { draftStore } from '../../platform/revisions/draft.store.ts'
import { csvImportRoutes } from '../csv/csv-import.routes.ts'
import { documents, type DocumentsDeps } from '../documents.ts'
import type { ShopPrices } from '../shop-prices.ts'
import { planPrices } from './plan-prices.ts'
import { priceCells, type WrittenPrices } from './price-entries.ts'

type Deps = DocumentsDeps & {
  readonly limits: HourlyLimits
  readonly memberOf: MemberOf
  readonly prices: ShopPrices
}

const PATH = '/api/desk/settings/prices'

/** /api/desk/settings/prices/export and /import: the price list as a file, out, and into its draft. */
export function pricesCsvRoutes(app: App, deps: Deps): void {
  const { database, now, memberOf, prices } = deps
  const { kind } = prices
  const config = { permission: kind.permission }
  const record = exportRecord(deps)
  const held = documents(deps, kind)
  const drafts = draftStore(database)

  /** The list as the page shows it: its draft upon what is in force. */
  async function written() {
    const { base, draft } = await held.read('')
    const inForce = prices.list() as unknown as WrittenPrices
    const value = draft ? { ...inForce, ...(draft.value as WrittenPrices) } : inForce
    return { value, version: draft?.version ?? 0, base: draft?.base ?? base }
  }

  const schema = {
    tags: ['desk'],
    summary: 'Prices and shipping as a CSV file',
    body: exportPricesRequest,
    response: { 200: z.any().meta({ description: 'text/csv' }), ...refusals },
  }
  app.post(`${PATH}/export`, { schema, config, bodyLimit: 4 * 1024 }, async (request, reply) => {
    const { of } = request.body
    const { value } = await written()
    const cells = priceCells(of === 'draft' ? value : prices.list())
    await record(memberOf(request), {
      what: 'prices',
      rows: cells.length,
      filter: of === 'draft' ? { of } : {},
      isSelection: false,
    })
    const day = shopDay(new Date(now()))
    const rows = async function* () {
      yield* cells
    }
    return sendCsv(reply, `prices-${day}.csv`, PRICE_COLUMNS, rows())
  })

  csvImportRoutes(app, deps, {
    what: 'prices',
    path: PATH,
    permission: kind.permission,
    query: importQuery,
    plan: async (records) => {
      const { value: before, version, base } = await written()
      const { rows, wishes: value } = await planPrices(records, before)
      return { rows, wishes: value && { value, version, base } }
    },
    apply: async ({ email: by }, wish, entry) => {
      if (!wish) return
      const at = new Date(now())
      const value = wish.value as Json
      await database.orm.transaction(async (tx) => {
        if (!(await drafts.save({ document: kind.name, by, ...wish, value }, at, tx)))
          throw new ApiError('document/written-meanwhile')
        await recordChange(tx, { at, by, ...entry })
      })
    },
  })
}
