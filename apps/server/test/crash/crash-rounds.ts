import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { openDatabase } from '../../src/platform/db/database.ts'
import { type DatabaseKind, startDatabase } from '../db/postgres.ts'
import { checkout, type Customer, goOn, newCustomer } from './customer.ts'
import { examine } from './examine.ts'
import { startShop } from './shop-process.ts'
import { examineStopped } from './stopped-shop.ts'

const AT_ONCE = 8
/** The shop is killed after a random number of answers up to this, more than a customer needs. */
const MOST_ANSWERS = 80
const MOMENT_MS = 40
const LONGEST_LIFE_MS = 30_000
/** Number of answered customers who repeat their checkout with its key. */
const ASKED_AGAIN = 200
/** Reconciliation first queries a payment after a minute and polls every fifteen seconds. */
const PATIENCE_MS = 180_000

type Wish = {
  readonly rounds: number
  readonly database: DatabaseKind
  /** Moments of each life, before the kill, at which the shop is stopped and what a kill would leave is examined. */
  readonly moments?: number
  /** Whether some customers close their browser after paying, so that reconciliation must find their payments. */
  readonly isPatient?: boolean
  readonly tell?: (line: string) => void
  /** Ends the rounds early; the database is examined all the same. */
  readonly enough?: AbortSignal
}

/**
 * Kills a shop with SIGKILL at random moments while customers buy from it, and restarts it; unanswered customers retry.
 * In the end, and while it is stopped, the database is compared with what customers were told.
 */
export async function crashRounds({
  rounds,
  database,
  moments = 0,
  isPatient = false,
  tell = () => {},
  enough,
}: Wish) {
  const home = mkdtempSync(join(tmpdir(), 'nawl-kill-'))
  const server = await startDatabase(database)
  const customers: Customer[] = []
  const interrupted: Record<string, number> = {}
  const refusals: string[] = []
  const found: string[] = []
  let stops = 0

  const serve = (shop: string, customer: Customer) =>
    goOn(shop, customer).catch((error: unknown) => {
      // `fetch` throws a TypeError when the connection breaks.
      if (error instanceof TypeError)
        interrupted[customer.at ?? ''] = (interrupted[customer.at ?? ''] ?? 0) + 1
      else refusals.push(String(error))
    })

  async function buyUntilKilled(shop: string, isOver: () => boolean): Promise<void> {
    const waiting = customers.filter(isWaiting)
    const lane = async () => {
      while (!isOver()) {
        const customer = waiting.pop() ?? newCustomer(!isPatient || Math.random() < 0.8)
        if (!customers.includes(customer)) customers.push(customer)
        await serve(shop, customer)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, lane))
  }

  try {
    for (let round = 1; round <= rounds; round++) {
      if (enough?.aborted) break
      const shop = await startShop(home, server.url)
      let isOver = false
      const buying = buyUntilKilled(shop.url, () => isOver)
      const answers = () => customers.reduce((sum, each) => sum + each.answers, 0)
      for (let moment = 0; moment < moments; moment++) {
        if (enough?.aborted) break
        await someMoment(answers)
        found.push(...(await examineStopped(shop.process, { home, url: server.url }, customers)))
        stops++
      }
      await someMoment(answers)
      isOver = true
      await shop.kill()
      await buying
      if (moments > 0 || round % 10 === 0)
        tell(
          `${round} kills, ${stops} stops: ${progress(customers)}, ${refusals.length} refused, ${found.length} faults`,
        )
    }
    const last = await startShop(home, server.url)
    for (const end = Date.now() + (isPatient ? PATIENCE_MS : 0); ; await wait(1_000)) {
      const waiting = customers.filter(({ isConfirmed }) => !isConfirmed)
      for (const customer of waiting) await serve(last.url, customer)
      if (waiting.length === 0 || Date.now() > end) break
    }
    const changed = await askAgain(last.url, customers.slice(-ASKED_AGAIN))
    await last.stop()
    const books = await openDatabase({ url: server.url, directory: join(home, 'db') })
    const faults = [...refusals, ...found, ...changed, ...(await examine(books, customers))]
    await books.close()
    return { customers, interrupted, stops, faults, summary: progress(customers) }
  } finally {
    await server.stop()
    rmSync(home, { recursive: true, force: true })
  }
}

async function someMoment(answers: () => number): Promise<void> {
  const last = answers() + Math.random() * MOST_ANSWERS
  const end = Date.now() + LONGEST_LIFE_MS
  while (answers() < last && Date.now() < end) await wait(2)
  await wait(Math.random() * MOMENT_MS)
}

/** Whether a customer still has something to do; one who paid and left does not. */
const isWaiting = ({ isConfirmed, back, comesBack }: Customer) => !isConfirmed && (comesBack || back === null)

async function askAgain(shop: string, customers: readonly Customer[]): Promise<string[]> {
  const changed: string[] = []
  for (const customer of customers) {
    const again = await checkout(shop, customer)
    if (again.number !== customer.order?.number)
      changed.push(`${customer.email} was told ${customer.order?.number}, then ${again.number}`)
  }
  return changed
}

function progress(customers: readonly Customer[]): string {
  const count = (is: (customer: Customer) => boolean) => customers.filter(is).length
  return (
    `${customers.length} customers, ${count(({ order }) => order !== null)} orders and ` +
    `${count(({ back }) => back !== null)} payments acknowledged`
  )
}
