// `npm run load:pages`: ten connections request cached pages as fast as one shop answers, on the embedded database and
// on PostgreSQL, with its memory before and after. `-- --seconds 5` for a shorter run than 20 a page.
import { readFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import autocannon from 'autocannon'

import { DATABASES, startDatabase } from '../apps/server/test/db/postgres.ts'
import { startShop } from '../apps/server/test/crash/shop-process.ts'
import { readOptions } from '../tools/read-options.ts'

const CONNECTIONS = 10
const PAGES = ['/', '/products', '/product/khatam', '/about']
// As in deploy/.
const HEAP = ['--max-semi-space-size=4', '--max-old-space-size=256']
const { values } = readOptions({ usage: 'npm run load:pages [-- --seconds 5]', options: { seconds: 20 } })
const duration = values.seconds

console.log('goal: 200 a second, p99 100 ms; resident 450 MB embedded, 250 MB on PostgreSQL')
for (const database of DATABASES) {
  const home = mkdtempSync(join(tmpdir(), 'nawl-pages-'))
  const server = await startDatabase(database)
  // Creating the database takes memory that a shop never needs again, so the measured start is the second one.
  await (await startShop(home, server.url, HEAP, { pages: true })).kill()
  const shop = await startShop(home, server.url, HEAP, { pages: true })
  try {
    const before = residentMb(shop.process.pid)
    const rows: Record<string, object> = {}
    for (const page of PAGES) {
      const run = { url: shop.url + page, connections: CONNECTIONS, headers: { 'accept-encoding': 'br' } }
      await autocannon({ ...run, duration: 2 })
      const { requests, latency, non2xx, errors } = await autocannon({ ...run, duration })
      rows[page] = {
        'a second': Math.round(requests.average),
        'p50 ms': latency.p50,
        'p99 ms': latency.p99,
        failed: non2xx + errors,
        'resident MB': residentMb(shop.process.pid),
      }
    }
    console.log(`\non ${database}; resident before: ${before} MB`)
    console.table(rows)
  } finally {
    await shop.kill()
    await server.stop()
    rmSync(home, { recursive: true, force: true })
  }
}

/** Linux's resident set size, shared pages included. */
function residentMb(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? Number.NaN) / 1024)
}
