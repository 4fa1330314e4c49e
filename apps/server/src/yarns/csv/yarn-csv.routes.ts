import {
  exportYarnsRequest,
  importAnswer,
  type ImportRow,
  importYarnsQuery,
  MOST_CSV_BYTES,
  MOST_ROWS,
  YARN_COLUMNS,
} from '@nawl/contract/desk/yarns'
import { GST_OFFSET_MINUTES } from '@nawl/domain/shop/time-zone'
import { z } from 'zod'

import type { MemberOf } from '../../identity/staff/desk-scope.ts'
import { exportRecord } from '../../identity/staff/record-export.ts'
import { ApiError, described, refusals } from '../../platform/http/api-error.ts'
import { sendCsv, sortableMoment } from '../../platform/http/csv.ts'
import type { App } from '../../platform/http/fastify-app.ts'
import type { HourlyLimits } from '../../platform/http/hourly-limit.ts'
import { boundedQueue } from '../../platform/threads/queue.ts'
import type { Settings } from '../../settings/settings.ts'
import { matchingYarns } from '../list-yarns.ts'
import { yarnChanges, type YarnChangesDeps } from '../yarn-changes.ts'
import { decodeCsv } from './decode-csv.ts'
import { delimiterOf, parseCsv } from './parse-csv.ts'
import { planImport } from './plan-import.ts'
import { yarnCells } from './yarn-cells.ts'

type Deps = YarnChangesDeps & {
  readonly limits: HourlyLimits
  readonly settings: Pick<Settings, 'yarns'>
  readonly memberOf: MemberOf
}

const IMPORTS_PER_HOUR = 60
const CSV = 'text/csv'

/** /api/desk/yarns/export and /import: the shade card as a file, out and in. */
export function yarnCsvRoutes(app: App, deps: Deps): void {
  const { settings, limits, memberOf, now } = deps
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
    const day = sortableMoment(new Date(now()), GST_OFFSET_MINUTES).slice(0, 10)
    const rows = async function* () {
      for (const yarn of found) yield yarnCells(yarn)
    }
    return sendCsv(reply, `yarns-${day}.csv`, YARN_COLUMNS, rows())
  })

  const limit = limits('yarn-import', IMPORTS_PER_HOUR)
  const changes = yarnChanges(deps)
  // A file is whole in memory while it is read.
  const line = boundedQueue({ places: 1, length: 4 })
  app.addContentTypeParser(CSV, { parseAs: 'buffer', bodyLimit: MOST_CSV_BYTES }, (_request, body, done) =>
    done(null, body),
  )
  const tried = {
    ...described('desk')(
      'What a CSV file would do to each yarn, and does',
      { 200: importAnswer },
      { querystring: importYarnsQuery },
    ),
    description: 'The file itself as text/csv. Without `apply` nothing is changed.',
    consumes: [CSV],
  }
  app.post(
    '/api/desk/yarns/import',
    { schema: tried, config, bodyLimit: MOST_CSV_BYTES },
    async (request) => {
      const by = memberOf(request)
      if (!(await limit(by.email))) throw new ApiError('request/too-many')
      const { encoding: said, apply, leaveOut } = request.query
      const bytes = request.body
      if (!(bytes instanceof Uint8Array) || bytes.length === 0) throw new ApiError('yarn/file-empty')
      return line.inTurn(async () => {
        const file = decodeCsv(bytes, said)
        if (!file) throw new ApiError('yarn/file-unreadable')
        const delimiter = delimiterOf(file.text)
        const records = await parseCsv(file.text, delimiter, MOST_ROWS + 1).catch((cause: unknown) => {
          throw new ApiError('yarn/file-unreadable', { cause })
        })
        const plan = await planImport(records, settings.yarns.list())
        if (apply !== undefined) {
          if (plan.digest !== apply) throw new ApiError('yarn/card-changed')
          const counts = countsOf(plan.rows)
          if (counts.refused > 0 && leaveOut === undefined) throw new ApiError('yarn/rows-refused')
          await changes.change(by, async () => ({ wishes: plan.wishes, record: recordOf(counts) }))
        }
        const { rows, digest } = plan
        return {
          encoding: file.encoding,
          delimiter,
          counts: countsOf(rows),
          rows: [...rows],
          digest,
          isApplied: apply !== undefined,
        }
      })
    },
  )
}

type Counts = Record<ImportRow['fate'], number>

function countsOf(rows: readonly ImportRow[]): Counts {
  const counts: Counts = { new: 0, changed: 0, unchanged: 0, refused: 0 }
  for (const { fate } of rows) counts[fate] += 1
  return counts
}

const recordOf = ({ new: added, changed, refused }: Counts) => ({
  kind: 'yarns.imported' as const,
  subject: '',
  before: null,
  after: { added, changed, refused },
})
