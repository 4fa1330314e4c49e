import { Readable } from 'node:stream'

import type { PlacedOrder } from '@nawl/contract/sales/order'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { formOf } from '../../../test/uploads/upload.ts'
import { HOUR, NOW, openShopApp } from '../../../test/chaos/shop-app.ts'

let counter: Awaited<ReturnType<typeof openShopApp>>
let torn: Buffer
beforeAll(async () => {
  counter = await openShopApp()
  torn = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#884422' } })
    .jpeg()
    .toBuffer()
})
afterAll(() => counter.close())

async function delivered(): Promise<PlacedOrder> {
  counter.clock.at = NOW
  const placed = await counter.confirmed()
  counter.clock.at = NOW + 48 * HOUR
  for (const path of ['/start-production', '/ready']) await counter.desk(placed.number, path)
  await counter.desk(placed.number, '/ship', { carrier: 'Aramex', trackingNumber: '1' })
  await counter.desk(placed.number, '/deliver')
  return placed
}

let callers = 0
async function send(
  placed: PlacedOrder,
  body: Buffer | Readable,
  caller = `10.1.${callers >> 8}.${callers++ & 255}`,
) {
  const { headers } = formOf([])
  const answer = await counter.app.inject({
    method: 'POST',
    url: counter.url(placed.number, placed.token, '/claim/photos'),
    headers,
    remoteAddress: caller,
    payload: body,
  })
  return answer.json<{ code?: string; id?: string; field?: string; detail?: string }>()
}
const photo = (bytes: Buffer) => formOf([{ name: 'photo', content: bytes, fileName: 'torn.jpg' }]).payload

it('refuses a photograph unread while its order cannot be claimed', async () => {
  counter.clock.at = NOW
  const placed = await counter.confirmed()
  let sent = 0
  const endless = Readable.from(
    (function* () {
      yield photo(torn).subarray(0, 150)
      for (; sent < 64; sent++) yield Buffer.alloc(2 ** 20)
    })(),
  )
  expect(await send(placed, endless)).toMatchObject({ code: 'order/wrong-state' })
  expect(sent).toBeLessThan(8)
})

it('accepts two claims’ worth of photographs and refuses more undecoded', async () => {
  const placed = await delivered()
  for (let n = 0; n < 16; n++) expect((await send(placed, photo(torn))).id).toBeDefined()
  // Decoding it would have answered that it is not a picture.
  expect(await send(placed, photo(Buffer.from('no picture')))).toMatchObject({
    code: 'order/too-many-photos',
  })
})

it('limits a caller to sixty photographs an hour', async () => {
  const placed = await delivered()
  const junk = photo(Buffer.from('no picture'))
  for (let n = 0; n < 60; n++)
    expect(await send(placed, junk, '10.9.9.9')).toMatchObject({ code: 'picture/unsupported' })
  expect(await send(placed, junk, '10.9.9.9')).toMatchObject({ code: 'request/too-many' })
  expect(await send(placed, junk, '10.9.9.10')).toMatchObject({ code: 'picture/unsupported' })
})

it('refuses a file of empty comments at once', async () => {
  const placed = await delivered()
  const answer = await send(placed, photo(Buffer.from('<!---->'.repeat(73))))
  expect(answer).toMatchObject({ code: 'picture/unsupported', field: 'photo' })
})

it('scales photographs of 48 million pixels and explains why it refuses what cannot be scaled while decoding', async () => {
  const placed = await delivered()
  const brick = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#A8452F' } })
  expect(
    (await send(placed, photo(await brick(8064, 6048).jpeg({ quality: 40 }).toBuffer()))).id,
  ).toBeDefined()
  const progressive = await brick(6400, 6400).jpeg({ quality: 40, progressive: true }).toBuffer()
  expect(await send(placed, photo(progressive))).toMatchObject({ code: 'picture/interlaced-too-large' })
  const png = await brick(5000, 5000).png({ compressionLevel: 1 }).toBuffer()
  expect(await send(placed, photo(png))).toMatchObject({ code: 'picture/too-many-pixels' })
})
