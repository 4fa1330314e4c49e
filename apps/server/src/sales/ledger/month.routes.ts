import { Readable } from 'node:stream'

import { clearingReport } from '@nawl/contract/desk/clearing'
import { monthList, monthParams } from '@nawl/contract/desk/months'
import { language } from '@nawl/contract/shop/language'
import { daysOfMonth } from '@nawl/domain/ledger/month'
import { z } from 'zod'

import type { MemberOf } from '../../identity/staff/desk-scope.ts'
import { exportRecord } from '../../identity/staff/record-export.ts'
import { ApiError, described, refusals } from '../../platform/http/api-error.ts'
import type { App } from '../../platform/http/fastify-app.ts'
import { zipStream } from '../../platform/http/files/zip-stream.ts'
import type { SalesRouteDeps } from '../sales-route-deps.ts'
import { documentListStore } from '../tax-documents/document-list.store.ts'
import { balancesStore } from './balances.store.ts'
import { clearingStore } from './clearing.store.ts'
import { ledgerStore } from './ledger.store.ts'
import { monthFiles } from './month-files.ts'

type Deps = Pick<SalesRouteDeps, 'database' | 'documents' | 'printer' | 'limits' | 'now'> & {
  readonly memberOf: MemberOf
}

const about = described('desk')
const READ = { permission: 'orders.read' } as const
const CLOSE = { permission: 'months.close', secondFactor: 'fresh' } as const

/** /api/desk/months: the months of the ledger, each as an archive for the accountant, and closing one. */
export function monthRoutes(app: App, { memberOf, ...deps }: Deps): void {
  const ledger = ledgerStore(deps)
  const clearing = clearingStore(deps)
  const balances = balancesStore(deps)
  const list = documentListStore(deps.database)
  const record = exportRecord(deps)

  const all = about('The months of the ledger, newest first', { 200: monthList })
  app.get('/api/desk/months', { schema: all, config: READ }, () => ledger.months())

  const held = about('What each provider received, and moved by itself', { 200: clearingReport })
  app.get('/api/desk/clearing', { schema: held, config: READ }, () => clearing.report())

  const archive = {
    tags: ['desk'],
    summary:
      'A month for the accountant: ledger, documents and VAT as CSV, and every document as PDF and XML',
    params: monthParams,
    querystring: z.object({ language: language.meta({ description: 'Of headings and PDFs' }) }),
    response: { 200: z.any().meta({ description: 'application/zip' }), ...refusals },
  }
  app.get(
    '/api/desk/months/:month/accounts.zip',
    { schema: archive, config: READ },
    async (request, reply) => {
      const { month } = request.params
      const rows = await list.counted(daysOfMonth(month))
      await record(memberOf(request), { what: 'month', rows, filter: { month }, isSelection: false })
      const name = `accounts-${month}.zip`
      const onCutOff = (err: Error) => request.log.warn({ err }, `${name} was cut off`)
      const files = monthFiles(
        { ...deps, ledger, clearing, balances, list },
        month,
        request.query.language,
        onCutOff,
      )
      return reply
        .type('application/zip')
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(Readable.from(zipStream(files, new Date(deps.now()))))
    },
  )

  const close = about('A month is closed for good', { 200: monthList }, { params: monthParams })
  app.post('/api/desk/months/:month/close', { schema: close, config: CLOSE }, async (request) => {
    const fault = await ledger.close(request.params.month, memberOf(request))
    if (fault) throw new ApiError(`month/${fault}`)
    return ledger.months()
  })
}
