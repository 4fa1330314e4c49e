import { randomUUID } from 'node:crypto'

import { indexedBmp } from '@nawl/engine/bitmap/indexed-bmp'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { NOW, RUG } from '../../test/chaos/shop-app.ts'
import { offered, openProofShop } from '../../test/proof-shop.ts'
import { RUG_HEXES, writeBitmap } from '../../test/shop-fixture.ts'
import { proof as proofTable } from '../platform/db/schema/proof-schema.ts'
import { hourlyLimits } from '../platform/http/limits/hourly-limit.ts'

const PER_HOUR: Readonly<Record<string, number>> = { proofs: 10, 'proof-list': 2, 'account-export': 2 }
const counting = hourlyLimits({ now: () => NOW, counts: null, report: () => {} })

let shop: Awaited<ReturnType<typeof openProofShop>>
beforeAll(async () => {
  shop = await openProofShop({
    limits: (name, most) => counting(name, PER_HOUR[name] ?? most),
  })
  // Of this rug no bitmap is stored.
  writeBitmap(
    shop.config.artworkDir,
    'test/falaj.bmp',
    indexedBmp(new Uint8Array(160).fill(1, 40), 10, 16, RUG_HEXES),
  )
  await shop.rugs.seed([
    RUG,
    { ...RUG, id: 'falaj', code: 'T-02', name: 'Falaj', processingImage: 'test/falaj.bmp' },
  ])
})
afterAll(() => shop.close())

const storedBitmaps = async () => (await Array.fromAsync(shop.blobs.list('frozen/'))).map(({ key }) => key)
const falaj = () => offered({ address: 'falaj' })
const onyxes = (count: number) => Array.from({ length: count }, () => offered())

it('stores no bitmap for a proof beyond the most of an account, nor for one that is there already', async () => {
  const ada = await shop.designer(randomUUID())
  const { body: proof } = await ada.make()
  const before = await storedBitmaps()
  expect(await ada.make({ id: proof.id, lines: [falaj()] })).toMatchObject({
    status: 200,
    body: { lines: [{ versions: [{ rug: { name: 'Onyx' } }] }] },
  })
  const { orm } = shop.database
  const [row] = await orm.select().from(proofTable).where(eq(proofTable.id, proof.id))
  await orm.insert(proofTable).values(Array.from({ length: 199 }, () => ({ ...row!, id: randomUUID() })))
  expect((await ada.make({ lines: [falaj()] })).body).toMatchObject({ code: 'proof/too-many' })
  expect(await storedBitmaps()).toEqual(before)
})

it('counts each rug of a proof, and stores nothing for one that has too many', async () => {
  const ada = await shop.designer(randomUUID())
  expect((await ada.make({ lines: onyxes(4) })).status).toBe(200)
  const before = await storedBitmaps()
  expect((await ada.make({ lines: [falaj(), ...onyxes(4)] })).status).toBe(429)
  expect(await storedBitmaps()).toEqual(before)
})

it.each([
  ['proof-list', '/api/account/proofs'],
  ['account-export', '/api/account/export'],
])('limits %s, which reads much', async (_, url) => {
  const ada = await shop.designer(randomUUID())
  const statuses = []
  for (let n = 0; n < 3; n++) statuses.push((await ada.ask('GET', url)).status)
  expect(statuses).toEqual([200, 200, 429])
})
