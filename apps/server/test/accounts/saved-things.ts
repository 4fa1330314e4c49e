import { randomUUID } from 'node:crypto'

import type { SavedThings, SavedDesign } from '@nawl/contract/account/saved'
import { AS_DRAWN, encodeDesign } from '@nawl/domain/rug/design-link'

import { faultyDatabase } from '../auth/faulty-database.ts'
import { builtInRugs } from '../../src/catalogue/built-in-rugs.ts'
import { person } from '../../src/platform/db/schema/auth-schema.ts'
import type { Database } from '../../src/platform/db/database.ts'
import { type DatabaseKind, startDatabase } from '../db/postgres.ts'
import { openShop } from '../shop-fixture.ts'
import { signedIn } from './signed-in.ts'

export const NOW = Date.parse('2026-11-20T08:00:00Z')
export const LINK = encodeDesign({ ...AS_DRAWN, mappings: { '#EBE3D4': '#26323D' } })
export const NOTHING: SavedThings = { favourites: [], designs: [], viewed: [] }

/** The time n hours ago. */
export const hour = (n: number) => new Date(NOW - n * 3_600_000).toISOString()

/** A design saved two hours ago. */
export const design = (over: Partial<SavedDesign> = {}): SavedDesign => ({
  id: randomUUID(),
  address: 'aria',
  name: 'For the hall',
  link: LINK,
  at: hour(2),
  ...over,
})

/** A shop with its catalogue, a fixed clock, and two people with empty accounts. */
export async function savingShop(kind: DatabaseKind) {
  const server = await startDatabase(kind)
  const clock = { at: NOW }
  const now = () => clock.at
  let faulty: ReturnType<typeof faultyDatabase> | undefined
  const through = (database: Database) => (faulty = faultyDatabase(database)).database
  const shop = await openShop({ through, now, database: server })
  await shop.database.migrate()
  await shop.rugs.seed(builtInRugs(shop.config.artworkDir))
  if (!faulty) throw new Error('the shop did not open a database')

  async function callAs({ headers }: Caller, method: Method, path: string, body?: object) {
    const payload = body ? { payload: body } : {}
    const answer = await shop.app.inject({ method, url: `/api/account/${path}`, headers, ...payload })
    return { status: answer.statusCode, body: answer.body === '' ? null : answer.json<unknown>() }
  }
  const callerOf = (who: Awaited<ReturnType<typeof signedIn>>) => ({
    ...who,
    call: (method: Method, path: string, body?: object) => callAs(who, method, path, body),
    kept: async () => (await callAs(who, 'GET', 'kept')).body as SavedThings,
    merge: (brought: Partial<SavedThings>) => callAs(who, 'POST', 'kept', { ...NOTHING, ...brought }),
    save: ({ id, ...rest }: SavedDesign) => callAs(who, 'PUT', `designs/${id}`, rest),
  })

  return {
    orm: shop.database.orm,
    clock,
    faulty,
    /** Ada and Eve, both with new accounts. */
    people: async () => {
      clock.at = NOW
      await shop.database.orm.delete(person)
      return {
        ada: callerOf(await signedIn(shop, 'ada', now)),
        eve: callerOf(await signedIn(shop, 'eve', now)),
      }
    },
    close: async () => {
      await shop.close()
      await server.stop()
    },
  }
}

type Caller = { readonly headers: Record<string, string> }
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
