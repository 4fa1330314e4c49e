import type { CartResponse } from '@nawl/contract/sales/cart'
import type { CreatedArtwork } from '@nawl/contract/imaging/upload'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { halves } from '../../../test/uploads/hostile-pictures.ts'
import { upload } from '../../../test/uploads/upload.ts'
import { openShop } from '../../../test/shop-fixture.ts'
import { openBucket } from '../../../test/blobs/s3.ts'

let bucket: Awaited<ReturnType<typeof openBucket>>
let shop: Awaited<ReturnType<typeof openShop>>
beforeAll(async () => {
  bucket = await openBucket()
  shop = await openShop({ blobs: bucket.config })
  await shop.database.migrate()
})
afterAll(async () => {
  await shop.close()
  await bucket.close()
})

const cookie = 'nawl-cart=0123456789abcdefghijkl'
const get = (url: string) => shop.app.inject({ url, headers: { cookie } })
const post = (url: string, payload: object | string) =>
  shop.app.inject({ method: 'POST', url, headers: { cookie, 'content-type': 'application/json' }, payload })
const addition = (rugId: string) => ({
  design: {
    rugId,
    mappings: {},
    tolerance: 15,
    textureStyle: 'fine',
    textureIntensity: 0.5,
    size: { shape: 'square', width: '5', length: '5', unit: 'ft' },
  },
  quantity: 1,
})

it('a shop whose blob store is down serves what needs no blobs, refuses the rest as busy, and recovers', async () => {
  const file = await halves().png().toBuffer()
  const { design } = (await upload(shop.app, file)).json<CreatedArtwork>()
  const own = `/api/own-artwork/${design.id.slice('own-'.length)}`
  const added = (await post('/api/cart/lines', addition(design.id))).json<CartResponse>()
  const picture = added.lines[0]?.picture ?? ''
  expect((await get(picture)).statusCode).toBe(200)

  bucket.goAway('hang up')
  const extract = await post('/api/color/extract', JSON.stringify('test/rug.bmp'))
  expect([extract.statusCode, (await get('/readyz')).statusCode]).toEqual([200, 200])
  expect((await get('/api/cart')).json<CartResponse>().lines).toEqual(added.lines)
  // A separated picture is still in memory.
  expect((await get(picture)).statusCode).toBe(200)
  for (const refused of [
    await get(own),
    await get(`${own}/picture.webp`),
    await upload(shop.app, file),
    await post('/api/cart/lines', addition(design.id)),
  ]) {
    expect(refused.statusCode).toBe(503)
    expect(refused.headers).toMatchObject({
      'retry-after': '2',
      'content-type': expect.stringContaining('application/problem+json') as string,
    })
    expect(refused.json()).toMatchObject({ code: 'server/busy' })
  }

  bucket.goAway(undefined)
  expect((await get(own)).json()).toEqual(design)
  expect((await post('/api/cart/lines', addition(design.id))).statusCode).toBeLessThan(300)
  const { lines } = (await get('/api/cart')).json<CartResponse>()
  expect(lines.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(2)
})
