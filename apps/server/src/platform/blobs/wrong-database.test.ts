import { DAY_MS } from '@nawl/domain/time/durations'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

import { openShopApp } from '../../../test/chaos/shop-app.ts'

const lines: string[] = []
let right: Awaited<ReturnType<typeof openShopApp>>
let wrong: Awaited<ReturnType<typeof openShopApp>>
let before: readonly string[]
beforeAll(async () => {
  right = await openShopApp()
  await right.ordered()
  await right.blobs.write('claims/00000000-0000-4000-8000-000000000000.webp', new Uint8Array(9))
  await right.blobs.write('own-artwork/11/design.bmp', new Uint8Array(9))
  before = await everything()
  wrong = await openShopApp({
    blobs: right.config.blobs,
    // By then every blob is old enough to sweep.
    clock: { at: Date.now() + 400 * DAY_MS },
    logTo: { write: (line) => void lines.push(line) },
  })
}, 120_000)
afterAll(() => Promise.all([wrong.close(), right.close()]))

async function everything(): Promise<readonly string[]> {
  const areas = ['frozen/', 'claims/', 'own-artwork/'] as const
  const listed = await Promise.all(areas.map((area) => Array.fromAsync(right.blobs.list(area))))
  return listed.flatMap((blobs) => blobs.map(({ key }) => key))
}

it('a shop started on the wrong database removes nothing from the store and reports it', async () => {
  expect(before).toHaveLength(3)
  const refusals = () => lines.filter((line) => line.includes('pictures are not swept'))
  await vi.waitFor(() => expect(refusals()).toHaveLength(1), { timeout: 5_000 })
  expect(JSON.parse(refusals()[0] ?? '')).toMatchObject({ level: 50 })
  // A listing may miss a file that is being replaced; what was taken away never comes back.
  await vi.waitFor(async () => expect(await everything()).toEqual(before), { timeout: 5_000 })
})
