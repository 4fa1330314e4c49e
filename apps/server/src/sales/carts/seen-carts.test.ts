import { randomUUID } from 'node:crypto'

import type { CartResponse } from '@nawl/contract/sales/cart'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { openShopApp } from '../../../test/chaos/shop-app.ts'
import { DATABASES } from '../../../test/db/postgres.ts'
import { seenCarts } from './seen-carts.ts'

describe.each(DATABASES)('carts in memory beside %s', (kind) => {
  let shop: Awaited<ReturnType<typeof openShopApp>>
  beforeAll(async () => void (shop = await openShopApp({ kind })))
  afterAll(() => shop.close())

  it('do not matter once another process has changed the cart', async () => {
    const buyer = shop.buyer()
    await buyer.add()
    const lines = async () => (await buyer.cart()).lines.length
    expect(await lines()).toBe(1)
    // As another process does it: every change writes the cart's row.
    const { orm } = shop.database
    await orm.transaction(async (tx) => {
      await tx.execute(sql`update cart set touched_at = touched_at`)
      await tx.execute(sql`update cart_line set quantity = 9`)
    })
    const { body } = await buyer.add()
    expect(body.lines.map(({ quantity }: CartResponse['lines'][number]) => quantity)).toEqual([10])
    await orm.execute(sql`delete from cart`)
    expect((await buyer.add()).body.lines).toHaveLength(1)
    expect(await lines()).toBe(1)
  })
})

it('remembers a thousand carts, the least recently seen goes first', () => {
  const carts = seenCarts()
  const guest = (tokenHash: string) => ({ kind: 'guest', tokenHash }) as const
  const cart = { id: randomUUID(), country: null, version: '1', lines: [] }
  carts.remember(guest('first'), cart)
  carts.remember(guest('second'), cart)
  carts.remember(guest('first'), cart)
  for (let n = 0; n < 999; n++) carts.remember(guest(`${n}`), cart)
  expect([carts.find(guest('first')), carts.find(guest('second'))]).toEqual([cart, null])
  carts.remember(guest('first'), null)
  expect(carts.find(guest('first'))).toBeNull()
})
