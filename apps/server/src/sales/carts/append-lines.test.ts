import { randomUUID } from 'node:crypto'

import type { Product } from '@nawl/domain/product/product'
import type { Quantity } from '@nawl/domain/rug/sizes/size'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { openShopApp } from '../../../test/chaos/shop-app.ts'
import { openConnections } from '../../../test/db/open-connections.ts'
import { DATABASES } from '../../../test/db/postgres.ts'
import { answer } from '../../platform/db/database.ts'
import { type Append, lineAppender } from './append-lines.ts'

const design = { rugId: 'onyx' } as unknown as Product
const toNewCart = (quantity = 1): Append => ({
  cartId: randomUUID(),
  seen: null,
  personId: null,
  tokenHash: randomUUID(),
  at: new Date('2027-01-04T08:00:00Z'),
  line: { id: randomUUID(), design, quantity: quantity as Quantity },
})

describe.each(DATABASES)('additions at one instant on %s', (kind) => {
  let shop: Awaited<ReturnType<typeof openShopApp>>
  beforeAll(async () => void (shop = await openShopApp({ kind })))
  beforeEach(() => openConnections(kind, shop.database))
  afterAll(() => shop.close())
  const linesOf = async (appends: readonly Append[]) => {
    const ids = new Set(appends.map(({ line }) => line.id))
    const rows = await answer<{ id: string }>(shop.database.orm, sql`select id from cart_line`)
    return rows.filter(({ id }) => ids.has(id)).length
  }

  it('each come into their cart, and those that know an old version of it into none', async () => {
    const append = lineAppender(shop.database)
    const firsts = Array.from({ length: 50 }, () => toNewCart())
    const versions = await Promise.all(firsts.map(append))
    expect(versions.filter((version) => version !== null)).toHaveLength(50)
    expect(await linesOf(firsts)).toBe(50)
    const seconds = firsts.map((first, n) => ({
      ...toNewCart(),
      cartId: first.cartId,
      seen: n % 2 === 0 ? versions[n]! : '1',
    }))
    const later = await Promise.all(seconds.map(append))
    expect(later.map((version) => version !== null)).toEqual(seconds.map((_, n) => n % 2 === 0))
    expect(await linesOf(seconds)).toBe(25)
  })

  it('are not refused because one of them is', async () => {
    const append = lineAppender(shop.database)
    const appends = Array.from({ length: 12 }, (_, n) => toNewCart(n === 5 ? 11 : 1))
    const ends = await Promise.allSettled(appends.map(append))
    expect(ends.map(({ status }) => status === 'rejected')).toEqual(appends.map((_, n) => n === 5))
    expect(await linesOf(appends)).toBe(11)
  })

  it('share a statement', async () => {
    const append = lineAppender(shop.database)
    const appends = Array.from({ length: 20 }, () => toNewCart())
    await Promise.all(appends.map(append))
    const tokens = new Set(appends.map(({ tokenHash }) => tokenHash))
    const rows = await answer<{ token: string; transaction: string }>(
      shop.database.orm,
      sql`select token_hash as token, xmin::text as transaction from cart`,
    )
    const transactions = rows.filter(({ token }) => tokens.has(token)).map(({ transaction }) => transaction)
    // The first begins at once, the others wait for it together.
    expect(new Set(transactions).size).toBe(2)
  })
})

it('do not wait for a cart that a checkout holds, whose line is not added', async () => {
  const shop = await openShopApp({ kind: 'PostgreSQL' })
  await openConnections('PostgreSQL', shop.database)
  const append = lineAppender(shop.database)
  const [held, free] = [toNewCart(), toNewCart()]
  const [seenHeld, seenFree] = await Promise.all([append(held), append(free)])
  const again = ({ cartId }: Append, seen: string | null) => append({ ...toNewCart(), cartId, seen })
  await shop.database.orm.transaction(async (tx) => {
    await tx.execute(sql`select 1 from cart where id = ${held.cartId} for update`)
    // The first of a group begins alone; the next two share a statement.
    const [first, one, other] = await Promise.all([
      append(toNewCart()),
      again(held, seenHeld ?? null),
      again(free, seenFree ?? null),
    ])
    expect([first === null, one, other === null]).toEqual([false, null, false])
  })
  expect(await again(held, seenHeld ?? null)).not.toBe(null)
  await shop.close()
})
