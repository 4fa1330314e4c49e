// The least that a server must do to add a rug to a cart: read the JSON, insert one row, wait until the database has
// synced it, answer. `npm run trade` compares the shop with it. Started with IPC: DIRECTORY, DATABASE_URL.
import { randomUUID } from 'node:crypto'

import { sql } from 'drizzle-orm'
import Fastify from 'fastify'

import { openDatabase } from '../src/platform/db/database.ts'

const { orm } = await openDatabase({
  url: process.env['DATABASE_URL'],
  directory: process.env['DIRECTORY'] ?? '',
})
await orm.execute(sql`create table if not exists bench_lines (id uuid primary key, line jsonb not null)`)

const app = Fastify()
app.post('/lines', async ({ body }) => {
  const id = randomUUID()
  await orm.execute(sql`insert into bench_lines values (${id}, ${JSON.stringify(body)}::jsonb)`)
  return { id }
})
await app.listen({ host: '127.0.0.1', port: 0 })
process.once('disconnect', () => process.exit())
const address = app.server.address()
if (typeof address === 'object') process.send?.(address?.port)
