import { permissionsOf } from '@nawl/domain/staff/roles'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'

import { openShopApp } from '../../test/chaos/shop-app.ts'
import { documents } from './documents.ts'

let shop: Awaited<ReturnType<typeof openShopApp>>
beforeAll(async () => void (shop = await openShopApp()))
afterAll(() => shop.close())

const owner = {
  email: 'desk@example.com',
  role: 'owner',
  permissions: permissionsOf('owner'),
  actor: 'staff:desk@example.com',
  sessionId: 'none',
  proof: 'none',
} as const

it('tells when an upgrade brought another text than an owner’s was written upon, until that is decided', async () => {
  let builtIn = 'Wool is warm.'
  const held = documents(
    { database: shop.database, published: shop.published, now: () => shop.clock.at },
    {
      name: 'text/upgraded',
      permission: 'catalogue.edit',
      schema: z.string(),
      builtIn: () => builtIn,
      mostBytes: 1_000,
    },
  )
  const isChanged = async () => {
    const isListed = (await held.upgraded()).has('')
    expect((await held.read('')).builtInChanged ?? false, 'the page says what the list does').toBe(isListed)
    return isListed
  }
  await held.publish(owner, '', { value: 'Wool is soft.', base: 0, draftVersion: 0 })
  expect(await isChanged(), 'nothing was upgraded').toBe(false)
  builtIn = 'Wool is warm and strong.'
  expect(await isChanged()).toBe(true)

  await expect(held.keep(owner, '', 7)).rejects.toMatchObject({ code: 'document/published-meanwhile' })
  shop.clock.at += 60_000
  await held.keep(owner, '', 1)
  expect(await held.read('')).toMatchObject({ value: 'Wool is soft.', number: 1, base: 1 })
  expect(await isChanged(), 'it was kept').toBe(false)
  builtIn = 'Wool is for good.'
  expect(await isChanged(), 'it was upgraded again').toBe(true)

  shop.clock.at += 60_000
  await held.publish(owner, '', { value: 'Wool is mine.', base: 1, draftVersion: 0 })
  expect(await isChanged(), 'it was written upon the newest').toBe(false)
  await held.restore(owner, '', { number: 1, base: 2 })
  expect(await isChanged(), 'the earlier one was kept upon an older one').toBe(true)
  await held.restore(owner, '', { number: 0, base: 3 })
  expect(await isChanged(), 'the shop’s own is public').toBe(false)
})
