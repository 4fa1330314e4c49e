import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, expect, it } from 'vitest'

import { DESIGN, openShopApp, RUG } from '../chaos/shop-app.ts'
import { shutLimits } from './shut-limits.ts'

let shop: Awaited<ReturnType<typeof openShopApp>>
let placed: Awaited<ReturnType<typeof shop.confirmed>>
const { limits, shut } = shutLimits()
beforeAll(async () => {
  shop = await openShopApp({ limits })
  placed = await shop.confirmed()
  shut()
})
afterAll(() => shop.close())

const refused = { status: 429, body: { code: 'request/too-many' }, headers: { 'retry-after': '3600' } }

it.each([
  ['PUT', `/api/account/favourites/${RUG.id}`],
  ['DELETE', `/api/account/favourites/${RUG.id}`],
  ['PUT', `/api/account/designs/${randomUUID()}`, { address: RUG.id, name: 'Hall', link: '' }],
  ['DELETE', `/api/account/designs/${randomUUID()}`],
  ['PUT', `/api/account/viewed/${RUG.id}`],
  ['POST', '/api/account/kept', { favourites: [], designs: [], viewed: [] }],
] as const)('%s %s has an hourly limit', async (method, url, body?: object) => {
  expect(await shop.call(method, url, body, await shop.signedIn('ada'))).toMatchObject(refused)
})

it.each([
  ['/pay', { provider: 'stripe' }],
  ['/design', { lineId: 'none', design: DESIGN, provider: 'stripe' }],
  ['/claim', { kind: 'damaged', description: 'Torn.', photoIds: [] }],
  ['/quote/accept', { provider: 'stripe', acceptedTerms: '2025-01' }],
  ['/reorder'],
  ['/cancel'],
  ['/yarn', { proposal: 1, isApproved: true }],
  ['/lines/none/approve', { hash: '0'.repeat(64) }],
] as const)('POST /api/orders/{number}%s has an hourly limit', async (path, body?: object) => {
  expect(await shop.command(placed, path, body, randomUUID())).toMatchObject(refused)
  expect((await shop.see(placed)).state).toBe('confirmed')
})
