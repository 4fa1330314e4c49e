import { brotliDecompressSync } from 'node:zlib'

import { artworkPath } from '@nawl/domain/catalogue/listed-rug'
import { catalogue } from '@nawl/artwork/catalogue'
import { drawDesign } from '@nawl/artwork/draw-design'
import { fieldFor } from '@nawl/artwork/motif-scale'
import { decodeBmp } from '@nawl/engine/bitmap/decode-bmp'
import { indexedBmp } from '@nawl/engine/bitmap/indexed-bmp'
import { seedOfName } from '@nawl/engine/hand-seed'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { openShop, writeBitmap } from '../../../test/shop-fixture.ts'
import { hourlyLimits } from '../../platform/http/limits/hourly-limit.ts'

const design = catalogue[0]!
const path = artworkPath(design)
const hexes = design.yarns.map(({ hex }) => hex)
let shop: Awaited<ReturnType<typeof openShop>>

/** In the shop six hundred. */
const DRAWINGS_PER_HOUR = 20

beforeAll(async () => {
  const counting = hourlyLimits({ now: Date.now, counts: null, report: () => {} })
  shop = await openShop({
    limits: (name, most) => counting(name, name === 'composed' ? DRAWINGS_PER_HOUR : most),
  })
  writeBitmap(shop.config.artworkDir, `${path}.bmp`, indexedBmp(drawDesign(design, 10, 16), 10, 16, hexes))
})
afterAll(() => shop.close())

const bitmap = (imagePath: string, remoteAddress = '192.0.2.1') =>
  shop.app.inject({ url: `/bitmap/${imagePath}`, remoteAddress })

it('draws a design for a size, the same for everybody', async () => {
  const asked = `sized/${path}.100x250.rectangle.bmp`
  const answer = await bitmap(asked)
  expect(answer.statusCode).toBe(200)
  const decoded = decodeBmp(new Uint8Array(answer.rawPayload), { maxPixels: 4e6 })
  expect(decoded).toMatchObject({ ok: true, raster: { width: 640, height: 1600 } })
  const drawn = drawDesign(design, 640, 1600, fieldFor(design, { width: 100, height: 250 }))
  // Its marks follow from its design, so that a browser need not wait for it.
  expect(answer.rawPayload.equals(indexedBmp(drawn, 640, 1600, hexes, seedOfName(path)))).toBe(true)
  const { etag } = answer.headers
  expect((await bitmap(`sized/${path}.100x250.oval.bmp`)).headers['etag']).not.toBe(etag)
})

it('comes compressed as it is kept to who takes that', async () => {
  const url = `/bitmap/sized/${path}.100x250.rectangle.bmp`
  const plain = await shop.app.inject({ url })
  const packed = await shop.app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } })
  expect(packed.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(packed.rawPayload).equals(plain.rawPayload)).toBe(true)
  expect(plain.headers['content-encoding']).toBeUndefined()
})

it('is taken by the colour calls', async () => {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/color/extract',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(`sized/${path}.300x300.square.bmp`),
  })
  const { extractedColors } = answer.json<{ extractedColors: { hex: string }[] }>()
  expect(extractedColors.map(({ hex }) => hex).toSorted()).toEqual(hexes.toSorted())
})

it.each([
  [`sized/${path}.60x1200.rectangle.bmp`, 400, 'the nearest is 60 × 600 cm'],
  [`sized/${path}.20000x20000.rectangle.bmp`, 400, 'the nearest is 1000 × 1500 cm'],
  [`sized/${path}.0x300.rectangle.bmp`, 400, 'is not made'],
  [`sized/${path}.NaNx300.rectangle.bmp`, 404, 'there is no'],
  [`sized/modern/unknown.240x310.rectangle.bmp`, 404, 'there is no modern/unknown.bmp'],
])('refuses %s with %i', async (imagePath, status, words) => {
  const answer = await bitmap(imagePath)
  expect([answer.statusCode, answer.json<{ detail: string }>().detail]).toEqual([
    status,
    expect.stringContaining(words),
  ])
})

it('draws so many sizes an hour for a caller; what is drawn, for everybody', async () => {
  const caller = '198.51.100.7'
  const answers = []
  for (let n = 0; n <= DRAWINGS_PER_HOUR; n++)
    answers.push((await bitmap(`sized/${path}.${90 + n}x900.rectangle.bmp`, caller)).statusCode)
  expect(answers).toEqual([...Array.from({ length: DRAWINGS_PER_HOUR }, () => 200), 429])
  expect((await bitmap(`sized/${path}.100x250.rectangle.bmp`, caller)).statusCode).toBe(200)
  expect((await bitmap(`sized/${path}.${90 + DRAWINGS_PER_HOUR}x900.rectangle.bmp`)).statusCode).toBe(200)
})
