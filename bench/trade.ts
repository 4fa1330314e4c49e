// `npm run trade`: requests per second of the list, the cart and the checkout on a new database; `-- --postgres` on a
// PostgreSQL server, `-- --seconds 3` for a shorter run. Also prints the CPU time per answer, which does not depend on
// what else the machine does. Additions alternate with those of a bare server that does one synced insert: their ratio
// does not depend on the machine's disk.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { openDatabase } from '../apps/server/src/platform/db/database.ts'
import { startPostgres, type TestDatabase } from '../apps/server/test/db/postgres.ts'
import { DESIGN } from '../apps/server/test/chaos/shop-app.ts'
import { goOn, newCustomer } from '../apps/server/test/crash/customer.ts'
import { rugsInCarts } from '../apps/server/test/crash/examine.ts'
import { startShop } from '../apps/server/test/crash/shop-process.ts'
import { readOptions } from '../tools/read-options.ts'
import { median } from './engine/median.ts'

const { values } = readOptions({
  usage: 'npm run trade [-- --postgres --seconds 3 --profile FOLDER]',
  options: { postgres: false, seconds: 10, profile: '' },
})
const CONNECTIONS = 10
const ADDS_PER_CART = 4
const CHECKOUTS = 100
/** Long enough for hundreds of inserts, short enough that both see the same disk. */
const TURN_MS = 1_000
const { seconds } = values
// Only the shop knows its CPU time, so a preloaded script reports it on request.
const tellUsage = 'process.on("message", () => process.send(process.cpuUsage()))'
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
const home = mkdtempSync(join(tmpdir(), 'nawl-trade-'))
const server: TestDatabase = values.postgres ? await startPostgres('synced') : { stop: async () => {} }
const shop = await startShop(home, server.url, [
  `--import=data:text/javascript,${tellUsage}`,
  ...(values.profile ? ['--cpu-prof', `--cpu-prof-dir=${values.profile}`] : []),
])
console.log(values.postgres ? 'PostgreSQL' : 'the embedded database')
try {
  await measure('list', 'goal 800, on PostgreSQL 2,500', () => call('GET', '/api/rug/collections'))
  const add = adder()
  let added = await measure('add to cart', 'goal 600', add)
  added += await compareWithBare(add)
  const buying = await measure('whole guest checkout', 'goal 60 ms', buyer(), CHECKOUTS)
  await shop.stop()
  const database = await openDatabase({ url: server.url, directory: join(home, 'db') })
  const stored = await rugsInCarts(database)
  await database.close()
  console.log(`of ${added} rugs added and acknowledged ${stored} are kept; ${buying} orders confirmed`)
} finally {
  await shop.kill()
  await server.stop()
  agent.destroy()
  rmSync(home, { recursive: true, force: true })
}

/** Sends requests for some seconds on all connections, or a number of times on one. Returns the number of answers. */
async function measure(
  name: string,
  goal: string,
  once: () => Promise<void>,
  most: number | null = null,
): Promise<number> {
  let warm = 0
  const until = (end: number, count: () => void) => async () => {
    while (performance.now() < end) {
      await once()
      count()
    }
  }
  const lanes = (end: number, count: () => void) =>
    Promise.all(Array.from({ length: CONNECTIONS }, until(end, count)))
  await (most === null ? lanes(performance.now() + 1_500, () => warm++) : once().then(() => warm++))
  const before = await usage()
  const start = performance.now()
  let answered = 0
  if (most === null) await lanes(start + seconds * 1_000, () => answered++)
  else for (; answered < most; answered++) await once()
  const ms = performance.now() - start
  const cost = ((await usage()) - before) / answered
  const rate =
    most === null ? `${((answered / ms) * 1_000).toFixed(0)} a second` : `${(ms / answered).toFixed(1)} ms`
  console.log(`${name}: ${rate}, ${cost.toFixed(2)} ms of processor each (${goal})`)
  return answered + warm
}

/** Prints what share of a bare server's rate the shop reaches, in turns of a second. Returns the number of additions. */
async function compareWithBare(add: () => Promise<void>): Promise<number> {
  const bare = fork(resolve(import.meta.dirname, '../apps/server/test/bare-server.ts'), {
    env: {
      ...process.env,
      DIRECTORY: join(home, 'bare-db'),
      ...(server.url === undefined ? {} : { DATABASE_URL: server.url }),
    },
  })
  const [port] = (await once(bare, 'message')) as [number]
  const line = { design: DESIGN, quantity: 1 }
  const insert = () => call('POST', '/lines', line, {}, `http://127.0.0.1:${port}`)
  const rates = { shop: [] as number[], bare: [] as number[] }
  let added = 0
  const turn = async (act: () => Promise<void>) => {
    let count = 0
    const start = performance.now()
    const lane = async () => {
      for (; performance.now() < start + TURN_MS; count++) await act()
    }
    await Promise.all(Array.from({ length: CONNECTIONS }, lane))
    return { count, rate: (count / (performance.now() - start)) * 1_000 }
  }
  await turn(insert)
  for (let round = 0; round < seconds; round++) {
    rates.bare.push((await turn(insert)).rate)
    const { count, rate } = await turn(add)
    rates.shop.push(rate)
    added += count
  }
  bare.kill()
  const [ofShop, ofBare] = [median(rates.shop), median(rates.bare)]
  const share = Math.round((ofShop / ofBare) * 100)
  console.log(
    `beside a bare server: ${ofShop.toFixed(0)} and ${ofBare.toFixed(0)} a second, ${share} % (goal 60 %)`,
  )
  return added
}

function usage(): Promise<number> {
  return new Promise((resolve) => {
    shop.process.once('message', (cpuUsage) => {
      const { user, system } = cpuUsage as NodeJS.CpuUsage
      resolve((user + system) / 1_000)
    })
    shop.process.send('usage')
  })
}

/**
 * Adds rugs of several sizes to carts, a few to each. As the pages do it, a customer's next addition waits for the answer
 * to the one before.
 */
function adder() {
  const idle: { readonly customer: ReturnType<typeof newCustomer>; added: number }[] = []
  return async () => {
    const buying = idle.pop() ?? { customer: newCustomer(), added: 0 }
    const { cookie, address } = buying.customer
    const size = { ...DESIGN.size, length: String(5 + buying.added) }
    const headers = { cookie, 'x-forwarded-for': address }
    await call('POST', '/api/cart/lines', { design: { ...DESIGN, size }, quantity: 1 }, headers)
    if (++buying.added < ADDS_PER_CART) idle.push(buying)
  }
}

function buyer() {
  return async () => {
    const customer = newCustomer()
    await goOn(shop.url, customer)
    if (!customer.isConfirmed) throw new Error(`${customer.email} has bought nothing`)
  }
}

function call(
  method: string,
  path: string,
  body?: object,
  headers: Readonly<Record<string, string>> = {},
  origin = shop.url,
): Promise<void> {
  const text = body ? JSON.stringify(body) : ''
  const described = body
    ? { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) }
    : {}
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin)
    const sent = request(
      { hostname, port, path, method, agent, headers: { ...headers, ...described } },
      (response) => {
        if (response.statusCode !== 200) reject(new Error(`${path} answered ${response.statusCode}`))
        response.resume().on('end', resolve).on('error', reject)
      },
    )
    sent.on('error', reject).end(text)
  })
}
