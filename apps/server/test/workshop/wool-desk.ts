import { randomUUID } from 'node:crypto'

import type { YarnLedgerAnswer } from '@nawl/contract/desk/yarn-ledger'
import { sql } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { expect } from 'vitest'

import { yarnHold, yarnLot } from '../../src/platform/db/schema/yarn-schema.ts'
import { yarnFor } from '../../src/settings/yarns/yarn-for.ts'
import type { openShopApp } from '../chaos/shop-app.ts'
import { RUG_HEXES } from '../shop-fixture.ts'

/** The desk's wool in a shop of one rug. */
export function woolDesk(shop: Awaited<ReturnType<typeof openShopApp>>) {
  const { orm } = shop.database
  /** The yarn that most of the rug is of. */
  const code = () => yarnFor(RUG_HEXES[0])!.code
  const someone = () => ({ email: `${randomUUID()}@example.com` })
  const confirmed = () => shop.confirmed(someone())

  async function desk<T = YarnLedgerAnswer>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object) {
    const called = await shop.call<T>(method, `/api/desk/yarn${path}`, body, await shop.signedIn('desk'))
    return { status: called.status, body: called.body }
  }
  const seen = async (yarn = code()) => (await desk('GET', `/${yarn}`)).body

  /** What earlier orders left would be waiting for the wool of the next. */
  const finishAll = () =>
    orm.execute(sql`update "order" set state = 'delivered' where state in ('confirmed', 'in_production')`)

  return {
    code,
    someone,
    confirmed,
    desk,
    seen,
    finishAll,

    /** Something that happens to wool, and what the desk sees then. */
    async moved(path: string, body: object, yarn = code()) {
      const said = { key: randomUUID(), ...body }
      let { status, body: answer } = await desk('POST', `/${yarn}/${path}`, said)
      // Asked to come back while fifty others wait for the wool: sent again with its key, it happens once.
      for (let again = 0; status === 503 && again < 20; again++)
        ({ status, body: answer } = await desk('POST', `/${yarn}/${path}`, said))
      expect([status, answer]).toMatchObject([200, {}])
      return answer
    },

    /** What one rug takes of the yarn, to the gram. */
    async needOfOne(): Promise<number> {
      const placed = await confirmed()
      const rug = (await seen()).rugs.find(({ order }) => order === placed.number)
      await finishAll()
      return rug!.grams
    },

    /** Begins anew, without wool and without orders that wait. */
    async clear(): Promise<void> {
      shop.reset()
      await finishAll()
      await orm.delete(yarnHold)
      await orm.delete(yarnLot)
    },

    /** What the pack says of the yarns of an order's first line. */
    async packedYarns(number: string) {
      const { statusCode, rawPayload } = await shop.app.inject({
        url: `/api/desk/orders/${number}/pack.zip`,
        headers: (await shop.signedIn('desk')).headers,
      })
      expect(statusCode).toBe(200)
      const line = JSON.parse(strFromU8(unzipSync(rawPayload)['line-1/order.json']!)) as {
        yarns: readonly { readonly hex: string }[]
      }
      return line.yarns
    },
  }
}
