import { rmSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { sql } from 'drizzle-orm'

import { openShopApp } from '../../../test/chaos/shop-app.ts'
import { order } from './schema/commerce-schema.ts'
import { openDatabase } from './database.ts'
import { recordDisk, type Unsynced } from '../../../test/db/power-cut.ts'

/** Customers who order at the same time, and the number of rounds. */
const BUYERS = 5
const ROUNDS = 4

describe('the embedded database after a power cut', () => {
  let counter: Awaited<ReturnType<typeof openShopApp>>
  let disk: ReturnType<typeof recordDisk>
  /** Orders that were confirmed to a customer, and when. */
  const acknowledged: { readonly number: string; readonly at: number }[] = []
  let home: string
  beforeAll(async () => {
    counter = await openShopApp({ kind: 'the embedded database' })
    home = counter.config.dataDir
    // Everything up to here must be on disk.
    await counter.database.orm.execute(sql`checkpoint`)
    disk = recordDisk(join(home, 'db/pg'), join(home, 'before'))
    const buy = async () => {
      const { number } = await counter.ordered()
      acknowledged.push({ number, at: disk.now() })
    }
    for (let round = 0; round < ROUNDS; round++) {
      await Promise.all(Array.from({ length: BUYERS }, buy))
      // The table files are written too, and the log starts over.
      if (round === 1) await counter.database.orm.execute(sql`checkpoint`)
    }
    disk.stop()
  })
  afterAll(() => counter.close())

  let cuts = 0
  async function ordersAfterCut(moment: number, unsynced: Unsynced): Promise<readonly string[]> {
    const directory = join(home, `cut-${cuts}`)
    disk.cutAt(moment, unsynced, pseudoRandom(cuts++), join(directory, 'pg'))
    const database = await openDatabase({ url: undefined, directory })
    const rows = await database.orm.select({ number: order.number }).from(order)
    await database.close()
    rmSync(directory, { recursive: true })
    return rows.map(({ number }) => number)
  }

  it.each(['lost', 'torn', 'written'] as const)(
    'has every order that was acknowledged, whatever was not synced is %s',
    async (unsynced) => {
      const moments = acknowledged.filter((_, n) => n % 4 === 3).map(({ at }) => at)
      for (const moment of moments) {
        const confirmed = acknowledged.filter(({ at }) => at <= moment).map(({ number }) => number)
        const stored = await ordersAfterCut(moment, unsynced)
        expect(confirmed.filter((number) => !stored.includes(number))).toEqual([])
      }
    },
    60_000,
  )
})

/** Deterministic: a linear congruential generator from Numerical Recipes. */
function pseudoRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}
