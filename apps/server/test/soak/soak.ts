import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { welcome } from '../../src/identity/auth/person.store.ts'
import { openSession } from '../../src/identity/auth/session.store.ts'
import { type Database, openDatabase } from '../../src/platform/db/database.ts'
import { isDatabaseAway } from '../../src/platform/db/database-errors.ts'
import { startPostgres } from '../db/postgres.ts'
import { startBalancer } from './balancer.ts'
import { examine, lostOf } from '../crash/examine.ts'
import { startShop, untilReady } from '../crash/shop-process.ts'
import { freePort } from '../free-port.ts'
import { type Call, soakClient, Unanswered, type Window } from './soak-client.ts'
import { soakVisits } from './soak-visits.ts'

const SHOPS = 3
const AT_ONCE = 6
const PAUSE_MS = 20
/** Upper limit, so that a fast machine is not overloaded. */
const MOST_CALLS = 200_000
const WEB_BUILD = resolve(import.meta.dirname, '../../../web/build/en/server/index.js')
/** Time for customers to finish their orders after recovery. */
const PATIENCE_MS = 120_000

type Wish = {
  readonly seconds: number
  /** Interval at which one process is killed. */
  readonly killSeconds: number
  /** When the database is killed, and how long it is away. */
  readonly databaseAt: number
  readonly awaySeconds: number
  readonly tell?: (line: string) => void
}

/**
 * Runs three shops behind a balancer on one PostgreSQL with visitors, while shops and once the database are killed with
 * SIGKILL. In the end the database is compared with what customers were told.
 */
export async function soak({ seconds, killSeconds, databaseAt, awaySeconds, tell = () => {} }: Wish) {
  const home = mkdtempSync(join(tmpdir(), 'nawl-siege-'))
  const server = await startPostgres()
  const ports = [await freePort(), await freePort(), await freePort()].slice(0, SHOPS)
  const balancer = await startBalancer(ports)
  const hasPages = existsSync(WEB_BUILD)
  const open = async (port: number) => {
    const one = await startShop(home, server.url, [], { port, publicUrl: balancer.url, pages: hasPages })
    one.process.once('exit', (code) => {
      if (code !== null && code !== 0) faults.push(`a shop has ended by itself, with ${code}`)
    })
    return one
  }
  const faults: string[] = []
  const shops: Awaited<ReturnType<typeof open>>[] = []
  const books = await openDatabase({ url: server.url, directory: home })
  const client = soakClient()
  const shop = soakVisits({
    url: balancer.url,
    call: client.call,
    hasPages,
    newMember: () => newMember(books),
  })
  const visit = (going: () => Promise<unknown>) =>
    going().catch((error: unknown) => {
      if (!(error instanceof Unanswered) && !isDatabaseAway(error)) faults.push(String(error))
    })

  const over = new AbortController()
  const lane = async () => {
    while (!over.signal.aborted && client.calls.length < MOST_CALLS) {
      await visit(shop.visit)
      await wait(PAUSE_MS)
    }
  }
  let kills = 0
  async function killInTurn(end: number): Promise<void> {
    for (let at = Date.now() + killSeconds * 1_000; at < end; at += killSeconds * 1_000) {
      await wait(Math.max(0, at - Date.now()))
      const n = kills++ % ports.length
      await shops[n]?.kill()
      shops[n] = await open(ports[n] ?? 0)
    }
  }
  /** Resolves to the time from the kill until every process is ready again. */
  async function killDatabase(): Promise<Window> {
    await wait(databaseAt * 1_000)
    const from = Date.now()
    await server.crash()
    tell(`the database is away; ${client.calls.length} calls so far`)
    await wait(awaySeconds * 1_000)
    await server.revive()
    await Promise.all(ports.map(untilReady))
    tell(`the database is back after ${((Date.now() - from) / 1_000).toFixed(1)} s`)
    return { from, until: Date.now() }
  }

  try {
    for (const port of ports) shops.push(await open(port))
    tell(
      `three shops behind ${balancer.name} on PostgreSQL, ${hasPages ? 'with' : 'without'} the built pages`,
    )
    const start = Date.now()
    const lanes = Promise.all(Array.from({ length: AT_ONCE }, lane))
    const [away] = await Promise.all([killDatabase(), killInTurn(start + seconds * 1_000)])
    await wait(Math.max(0, start + seconds * 1_000 - Date.now()))
    over.abort()
    await lanes
    const took = (Date.now() - start) / 1_000
    const { buyers } = shop.confirmed
    const calls: readonly Call[] = [...client.calls]
    const waiting = () => buyers.filter(({ isConfirmed }) => !isConfirmed)
    for (const end = Date.now() + PATIENCE_MS; waiting().length > 0 && Date.now() < end; await wait(250))
      for (const buyer of waiting()) await visit(() => shop.buyOn(buyer))
    for (const { email } of waiting()) faults.push(`${email} gets no order however often they ask`)
    for (const { process } of shops) process.kill('SIGTERM')
    faults.push(
      ...(await examine(books, buyers)),
      ...(await lostOf(books, shop.confirmed.leavers, shop.confirmed.saved)),
    )
    return { calls, away, kills, faults, took, confirmed: shop.confirmed, balancer: balancer.name, hasPages }
  } finally {
    over.abort()
    await Promise.allSettled(shops.map((one) => one.kill()))
    await books.close()
    await balancer.stop()
    await server.stop()
    rmSync(home, { recursive: true, force: true })
  }
}

/** A new person with a session; local sign-in does not work across several processes. */
async function newMember({ orm }: Database): Promise<string> {
  const sub = crypto.randomUUID()
  const account = { provider: 'google', sub, email: `${sub}@example.com`, name: 'Layla Haddad' } as const
  const at = new Date()
  const { token } = await orm.transaction(async (tx) => openSession(tx, await welcome(tx, account, at), at))
  return token
}
