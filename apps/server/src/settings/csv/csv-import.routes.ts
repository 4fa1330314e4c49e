import {
  type ImportAnswer,
  importAnswer,
  type importQuery,
  type ImportRow,
  MOST_CSV_BYTES,
  MOST_ROWS,
} from '@nawl/contract/desk/csv-import'
import type { Permission } from '@nawl/domain/staff/roles'
import { DAY_MS } from '@nawl/domain/time/durations'
import type { z } from 'zod'

import { wasRecorded } from '../../identity/staff/desk-change.store.ts'
import type { MemberOf } from '../../identity/staff/desk-scope.ts'
import type { Member } from '../../identity/staff/member.ts'
import { decodeCsv } from '../../platform/csv/decode-csv.ts'
import { type CsvRecord, delimiterOf, parseCsv } from '../../platform/csv/parse-csv.ts'
import type { Database } from '../../platform/db/database.ts'
import { ApiError, described } from '../../platform/http/api-error.ts'
import type { App } from '../../platform/http/fastify-app.ts'
import type { HourlyLimits } from '../../platform/http/limits/hourly-limit.ts'
import { boundedQueue } from '../../platform/threads/queue.ts'
import { sha256 } from '../../platform/sha256.ts'

/** What a file would do: the fate of each row, and what would be written upon which versions. */
export type ImportPlan<Wishes> = { readonly rows: readonly ImportRow[]; readonly wishes: Wishes }
/** To be recorded in the transaction that writes. */
export type ImportRecord = {
  readonly kind: `${Imported}.imported`
  readonly subject: ''
  readonly before: null
  readonly after: Readonly<Record<string, string | number>>
}
/** What every import is asked with, and what a kind adds. */
type ImportQuery = z.ZodType<z.output<typeof importQuery>>
type Imported = 'yarns' | 'designs' | 'prices'

export type CsvImport<Wishes, Query extends ImportQuery = ImportQuery> = {
  readonly what: Imported
  readonly path: string
  readonly permission: Permission
  readonly query: Query
  readonly plan: (records: readonly CsvRecord[], query: z.output<Query>) => Promise<ImportPlan<Wishes>>
  /** Writes all of it in one transaction with its record, or throws and writes nothing. */
  readonly apply: (by: Member, wishes: Wishes, record: ImportRecord) => Promise<void>
}

type Deps = {
  readonly database: Database
  readonly limits: HourlyLimits
  readonly memberOf: MemberOf
  readonly now: () => number
}

const IMPORTS_PER_HOUR = 60
const CSV = 'text/csv'
/** How long an upload that broke off may be repeated and is told that it was applied. */
const REPEATABLE_MS = DAY_MS
/** A file is whole in memory while it is read, so that one at a time is read of all kinds. */
const line = boundedQueue({ places: 1, length: 4 })

/** `POST …/import`: tries a file, and applies exactly what was tried, once, or nothing. In a scope of its own. */
export function csvImportRoutes<Wishes, Query extends ImportQuery = ImportQuery>(
  app: App,
  { database, limits, memberOf, now }: Deps,
  { what, path, permission, query: querystring, plan: planned, apply: written }: CsvImport<Wishes, Query>,
): void {
  const limit = limits(`${what}-import`, IMPORTS_PER_HOUR)
  app.addContentTypeParser(CSV, { parseAs: 'buffer', bodyLimit: MOST_CSV_BYTES }, (_request, body, done) =>
    done(null, body),
  )
  const schema = {
    ...described('desk')(
      'What each row of a CSV file would do, and does',
      { 200: importAnswer },
      { querystring },
    ),
    description: 'The file itself as text/csv. Without `apply` nothing is changed.',
    consumes: [CSV],
  }
  const config = { permission }
  app.post(`${path}/import`, { schema, config, bodyLimit: MOST_CSV_BYTES }, async (request) => {
    const by = memberOf(request)
    await limit.check(by.email)
    const query = request.query as z.output<Query>
    const { encoding: said, apply, leaveOut } = query
    const bytes = request.body
    if (!(bytes instanceof Uint8Array) || bytes.length === 0) throw new ApiError('csv/empty')
    return line.inTurn(async () => {
      const file = decodeCsv(bytes, said)
      if (!file) throw new ApiError('csv/unreadable')
      const delimiter = delimiterOf(file.text)
      const records = await parseCsv(file.text, delimiter, MOST_ROWS + 1).catch((cause: unknown) => {
        throw new ApiError('csv/unreadable', { cause })
      })
      const { rows, wishes } = await planned(records, query)
      const digest = digestOf(bytes, wishes)
      const counts = countsOf(rows)
      const kind = `${what}.imported` as const
      if (apply !== undefined && apply !== digest) {
        // The answer to an upload may be lost on its way; the file is then sent again, and finds its work done.
        const isDone = await wasRecorded(
          database.orm,
          kind,
          { digest: apply },
          new Date(now() - REPEATABLE_MS),
        )
        if (!isDone || !apply.startsWith(fileHash(bytes))) throw new ApiError('csv/changed-meanwhile')
      } else if (apply !== undefined) {
        if (counts.refused > 0 && leaveOut === undefined) throw new ApiError('csv/rows-refused')
        const after = { added: counts.new, changed: counts.changed, refused: counts.refused, digest }
        await written(by, wishes, { kind, subject: '', before: null, after })
      }
      return {
        encoding: file.encoding,
        delimiter,
        counts,
        rows: [...rows],
        digest,
        isApplied: apply !== undefined,
      }
    })
  })
}

function countsOf(rows: readonly ImportRow[]): ImportAnswer['counts'] {
  const counts = { new: 0, changed: 0, unchanged: 0, refused: 0 }
  for (const { fate } of rows) counts[fate] += 1
  return counts
}

/** The first half of a digest. */
const fileHash = (bytes: Uint8Array) => sha256(bytes).slice(0, 32)
/** Names the file, and what it changes upon which versions. */
const digestOf = (bytes: Uint8Array, wishes: unknown) =>
  `${fileHash(bytes)}${sha256(JSON.stringify(wishes)).slice(0, 32)}`
