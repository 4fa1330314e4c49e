import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { openFuzzedShop } from './fuzzed-shop.ts'

const REQUESTS = 300
/** Among them are prints and packs, which a busy machine takes its time for. */
const PATIENCE_MS = 300_000

let shop: Awaited<ReturnType<typeof openFuzzedShop>>
beforeAll(async () => {
  shop = await openFuzzedShop()
})
afterAll(() => shop.close())

it(
  'answers whatever is asked, neither breaking nor hanging nor telling more than it should',
  async () => {
    const requests = await shop.requests()
    await fc.assert(
      fc.asyncProperty(requests, async (request) => {
        const { faults } = await shop.ask(request)
        expect(faults).toEqual([])
      }),
      // What it was asked before matters, so a shorter request would be asked of another shop.
      { numRuns: REQUESTS, seed: 1, endOnFailure: true },
    )
  },
  PATIENCE_MS,
)
