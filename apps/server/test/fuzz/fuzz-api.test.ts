import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { openFuzzedShop } from './fuzzed-shop.ts'

const REQUESTS = 300
/** The operations include prints and production packs, which are slow on a busy machine. */
const PATIENCE_MS = 300_000

let shop: Awaited<ReturnType<typeof openFuzzedShop>>
beforeAll(async () => {
  shop = await openFuzzedShop()
})
afterAll(() => shop.close())

it(
  'answers every request without failing, hanging or leaking',
  async () => {
    const requests = await shop.requests()
    await fc.assert(
      fc.asyncProperty(requests, async (request) => {
        const { faults } = await shop.ask(request)
        expect(faults).toEqual([])
      }),
      // Results depend on earlier requests, so shrinking is meaningless.
      { numRuns: REQUESTS, seed: 1, endOnFailure: true },
    )
  },
  PATIENCE_MS,
)
