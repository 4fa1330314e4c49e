import type { CartResponse } from '@nawl/contract/sales/cart'
import type { CreatedArtwork } from '@nawl/contract/imaging/upload'
import { decodeBmp } from '@nawl/engine/bitmap/decode-bmp'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { sha256 } from '../../platform/sha256.ts'
import { DESIGN, openShopApp } from '../../../test/chaos/shop-app.ts'
import { halves } from '../../../test/uploads/hostile-pictures.ts'
import { upload } from '../../../test/uploads/upload.ts'

const [BRICK, NAVY] = [0xffa8452f, 0xff26323d]
let shop: Awaited<ReturnType<typeof openShopApp>>
/** Its upper half is brick, its lower navy; 5 × 8. */
let made: CreatedArtwork
let drawing: string

beforeAll(async () => {
  shop = await openShopApp()
  made = await uploaded()
  drawing = `own/${made.design.id.slice('own-'.length)}`
})
afterAll(() => shop.close())

const uploaded = async () => (await upload(shop.app, await halves().png().toBuffer())).json<CreatedArtwork>()
const bitmap = (imagePath: string) => shop.app.inject(`/bitmap/${imagePath}`)

async function rasterAt(imagePath: string) {
  const decoded = decodeBmp(new Uint8Array((await bitmap(imagePath)).rawPayload), { maxPixels: 4e6 })
  if (!decoded.ok) throw new Error(decoded.reason)
  return decoded.raster
}

/** The part of a bitmap's middle column that is brick. */
async function brickOf(fit: string): Promise<number> {
  const { width, height, pixels } = await rasterAt(`fitted/${drawing}.${fit}.200x200.rectangle.bmp`)
  const column = Array.from({ length: height }, (_, y) => pixels[y * width + (width >> 1)]!)
  return column.filter((pixel) => pixel === BRICK).length / height
}

it.each([
  ['crop-0', 0.8],
  ['crop-50', 0.5],
  ['crop-100', 0.2],
  ['margin-A8452F', 0.5],
  ['stretch', 0.5],
])('fits an upload to a square by %s', async (fit, brick) => {
  expect(await brickOf(fit)).toBeCloseTo(brick, 2)
})

it('has as many pixels as it is tufted with, and no colours but the drawing’s', async () => {
  const { width, height, pixels } = await rasterAt(`fitted/${drawing}.margin-26323D.200x80.rectangle.bmp`)
  expect([width, height, new Set(pixels)]).toEqual([1600, 640, new Set([NAVY, BRICK])])
  // Whole, 40 cm wide, with margins of 75.
  const row = Array.from(pixels.subarray(100 * width, 101 * width))
  expect([row.indexOf(BRICK), row.lastIndexOf(BRICK)]).toEqual([600, 999])
})

it.each([
  ['margin-123456.200x200.rectangle', 400, 'has no yarn'],
  ['crop-50.60x1200.rectangle', 400, 'the nearest is 60 × 600 cm'],
  ['crop-500.200x200.rectangle', 404, 'there is no'],
])('refuses %s with %i', async (text, status, words) => {
  const answer = await bitmap(`fitted/${drawing}.${text}.bmp`)
  const { detail } = answer.json<{ detail: string }>()
  expect([answer.statusCode, detail]).toEqual([status, expect.stringContaining(words)])
})

it('is ordered as it was fitted, and stays so when its upload is deleted', async () => {
  const { design, secret } = await uploaded()
  const id = design.id.slice('own-'.length)
  const size = { shape: 'rectangle', width: '200', length: '200', unit: 'cm', fit: 'crop-0' } as const
  const path = `fitted/own/${id}.crop-0.200x200.rectangle.bmp`
  const bytes = (await bitmap(path)).rawPayload
  const buyer = shop.buyer()
  const { body } = await buyer.add({ ...DESIGN, rugId: design.id, mappings: {}, size })
  const [line] = body.lines
  expect(line?.design).toMatchObject({
    bitmapHash: sha256(bytes),
    size: { fit: 'crop-0', widthMm: 2000 },
    yarns: [{ share: expect.closeTo(80, 0) }, { share: expect.closeTo(20, 0) }],
  })
  const headers = { authorization: `Bearer ${secret}` }
  await shop.app.inject({ method: 'DELETE', url: `/api/own-artwork/${id}`, headers })
  expect((await bitmap(path)).statusCode).toBe(404)
  expect((await shop.app.inject(line?.picture ?? '')).statusCode).toBe(200)
})

it('is refused in a cart when the fit is none', async () => {
  const size = { ...DESIGN.size, fit: 'fold' }
  const answer = await shop
    .buyer()
    .ask<CartResponse>('POST', '/api/cart/lines', { design: { ...DESIGN, size } })
  expect(answer).toMatchObject({ status: 400, body: { detail: expect.stringContaining('ways to fit') } })
})
