import {
  bookRowsAnswer,
  bookRowsRequest,
  MOST_STATEMENT_BYTES,
  setAsideRequest,
  statementAnswer,
  statementDesk,
  statementQuery,
} from '@nawl/contract/desk/statements'

import type { MemberOf } from '../../identity/staff/desk-scope.ts'
import { described } from '../../platform/http/api-error.ts'
import type { App } from '../../platform/http/fastify-app.ts'
import { boundedQueue } from '../../platform/threads/queue.ts'
import type { SalesRouteDeps } from '../sales-route-deps.ts'
import { readStatement } from './read-statement.ts'
import { statementStore } from './statement.store.ts'

type Deps = Pick<SalesRouteDeps, 'database' | 'orders' | 'limits' | 'now' | 'wake'> & {
  readonly memberOf: MemberOf
}

const about = described('desk')
const READ = { permission: 'orders.read' } as const
const HANDLED = { permission: 'money.move' } as const
const BOOKED = { permission: 'money.move', secondFactor: 'fresh' } as const
const FILE = 'application/octet-stream'
const UPLOADS_PER_HOUR = 120
/** A file is whole in memory while it is read, so that one at a time is. */
const line = boundedQueue({ places: 1, length: 4 })

/** /api/desk/statements: bank statements and the transfers in them. Register in a scope of its own. */
export async function statementRoutes(app: App, { memberOf, limits, wake, ...deps }: Deps): Promise<void> {
  const store = statementStore(deps)
  const limit = limits('bank-statements', UPLOADS_PER_HOUR)
  app.addContentTypeParser(
    FILE,
    { parseAs: 'buffer', bodyLimit: MOST_STATEMENT_BYTES },
    (_request, body, done) => done(null, body),
  )

  const all = about('Credits of bank statements that wait, and what each may be for', { 200: statementDesk })
  app.get('/api/desk/statements', { schema: all, config: READ }, () => store.desk())

  const upload = {
    ...about(
      'Reads a bank statement and stores its rows',
      { 200: statementAnswer },
      { querystring: statementQuery },
    ),
    description:
      'CAMT.053, MT940 or CSV, as application/octet-stream. Rows that an earlier statement had are not stored again, and ' +
      'a file with a fault is refused whole. Nothing is booked by it.',
    consumes: [FILE],
  }
  const config = { schema: upload, config: HANDLED, bodyLimit: MOST_STATEMENT_BYTES }
  app.post('/api/desk/statements', config, async (request) => {
    const by = memberOf(request)
    await limit.check(by.email)
    const { name, ...wishes } = request.query
    const bytes = request.body instanceof Uint8Array ? request.body : new Uint8Array()
    return line.inTurn(async () => {
      const read = await readStatement(bytes, wishes)
      if (!('kind' in read)) {
        const records = read.records.map((cells) => [...cells])
        return { kind: 'columns' as const, reading: read.reading, records }
      }
      if (read.kind === 'refused') return { kind: read.kind, faults: [...read.faults] }
      const added = await store.add(read, name, by)
      return { kind: 'added' as const, ...added, leftOut: [...read.leftOut], desk: await store.desk() }
    })
  })

  const book = {
    ...about('Books rows on the orders that they pay', { 200: bookRowsAnswer }, { body: bookRowsRequest }),
    description: 'Each as the transfer of an order; refused ones are listed, the others are booked.',
  }
  app.post('/api/desk/statements/book', { schema: book, config: BOOKED }, async (request) => {
    const result = await store.book(request.body.rows, memberOf(request))
    wake()
    return { ...result, desk: await store.desk() }
  })

  const aside = about('A row is no payment of an order', { 200: statementDesk }, { body: setAsideRequest })
  app.post('/api/desk/statements/set-aside', { schema: aside, config: HANDLED }, async (request) => {
    const { key, why } = request.body
    await store.setAside(key, why, memberOf(request))
    return store.desk()
  })
}
