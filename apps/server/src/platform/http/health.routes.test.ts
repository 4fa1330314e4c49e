import { readFileSync } from 'node:fs'

import { afterAll, beforeAll, expect, it } from 'vitest'

import { openShop } from '../../../test/shop-fixture.ts'

let shop: Awaited<ReturnType<typeof openShop>>
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

it('/healthz names the version of package.json', async () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  expect(version).toMatch(/^\d+\.\d+\.\d+$/)
  const answer = await shop.app.inject('/healthz')
  expect(answer.json()).toEqual({ status: 'ok', version })
})
