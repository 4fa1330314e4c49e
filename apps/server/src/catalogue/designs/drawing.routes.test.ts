import type { DrawingAnswer } from '@nawl/contract/desk/design'
import { cardYarns, yarnOfHex } from '@nawl/domain/yarn/library/shade-card'
import { decodeBmp } from '@nawl/engine/bitmap/decode-bmp'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { openShopApp } from '../../../test/chaos/shop-app.ts'
import { designDesk } from '../../../test/desk/design-desk.ts'
import { halves } from '../../../test/uploads/hostile-pictures.ts'
import type { BlobInfo } from '../../platform/blobs/blob-store.ts'
import { blobJudges } from '../../sales/unreferenced-blobs.ts'
import { vector, vectorHalves, vectorsWithEntities } from '../../../test/uploads/hostile-vectors.ts'

let shop: Awaited<ReturnType<typeof openShopApp>>
let desk: ReturnType<typeof designDesk>
beforeAll(async () => {
  shop = await openShopApp()
  desk = designDesk(shop)
})
afterAll(() => shop.close())

const GREEN = '#3F6B4C'
const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#A8452F' } })

/** A picture of so many colours, in stripes. */
function stripes(count: number): Promise<Buffer> {
  const [width, height] = [640, 1024]
  const pixels = new Uint8Array(3 * width * height)
  for (let at = 0; at < width * height; at++) {
    const n = Math.floor(((at % width) * count) / width)
    pixels.set([(n * 89) % 256, (n * 151) % 256, (n * 211) % 256], 3 * at)
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
}

describe('a drawing at the desk', () => {
  it('is found in a picture and matched to the shade card', async () => {
    const { status, body } = await desk.upload(await halves().png().toBuffer())
    expect(status).toBe(201)
    const { yarns, placeholder, id } = body.drawing
    expect(yarns.map(({ found, share }) => [found, share])).toEqual([
      ['#26323D', 50],
      ['#A8452F', 50],
    ])
    for (const { hex } of yarns) expect(yarnOfHex(hex)).not.toBeNull()
    expect(placeholder).toMatch(/^data:image\/webp;base64,/)
    expect(body.notes).toEqual([])
    expect(body.palettes.length, 'no built-in design has two yarns').toBe(0)
    const bitmap = await shop.app.inject(`/bitmap/designs/${id}.bmp`)
    const decoding = decodeBmp(bitmap.rawPayload, { maxPixels: 1e7 })
    expect(decoding.ok && [decoding.raster.width, decoding.raster.height]).toEqual([1000, 1600])
    expect((await desk.ask('GET', `/drawings/${id}`)).body).toEqual(body)
  })

  it('keeps the picture that it was made of for another part, also in other yarns, and only for the desk', async () => {
    const file = await halves().jpeg().toBuffer()
    const { drawing } = (await desk.upload(file)).body
    expect(drawing.original).toMatch(/^[0-9a-f]{32}$/)
    const { headers } = await shop.signedIn('desk')
    const sentOf = (id: string, more: object = { headers }) =>
      shop.app.inject({ url: `/api/desk/drawings/${id}/original`, ...more })
    const sent = await sentOf(drawing.id)
    expect(sent.rawPayload.equals(file)).toBe(true)
    expect(sent.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': 'attachment',
      'cache-control': 'no-store',
    })
    expect((await sentOf(drawing.id, {})).statusCode).toBe(401)
    expect((await sentOf('0'.repeat(32))).statusCode).toBe(404)
    const hexes = drawing.yarns.map((_, n) => cardYarns()[20 + 40 * n]!.hex)
    const dyed = await desk.ask<DrawingAnswer>('POST', `/drawings/${drawing.id}/yarns`, { hexes })
    expect(dyed.body.drawing.original).toBe(drawing.original)
    expect(dyed.body.drawing.id).not.toBe(drawing.id)

    const blobs: BlobInfo[] = []
    for await (const blob of shop.blobs.list('originals/')) blobs.push(blob)
    const inMonths = { ...shop, now: () => Date.now() + 31 * 24 * 60 * 60 * 1000 }
    const unwanted = async () =>
      (await blobJudges(inMonths, shop.sales.photos).originals(blobs)).unwanted.map(({ key }) => key)
    const key = `originals/${drawing.original}/picture`
    expect(await unwanted()).toContain(key)
    await desk.begin('kept-falcon', dyed.body.drawing.id)
    expect(await unwanted(), 'a draft names it').not.toContain(key)
  })

  it('is the part of a picture that was chosen, never stretched', async () => {
    // To the left brick, to the right straw above navy.
    const navy = { create: { width: 600, height: 480, channels: 3, background: '#26323D' } } as const
    const straw = { create: { width: 600, height: 240, channels: 3, background: '#D9B65A' } } as const
    const picture = blank(1200, 480).composite([
      { input: navy, left: 600, top: 0 },
      { input: straw, left: 600, top: 0 },
    ])
    const file = await picture.png().toBuffer()
    const part = async (crop: object) => (await desk.upload(file, { yarnCount: 4, crop })).body
    const right = await part({ left: 0.75, top: 0, width: 0.25, height: 1 })
    expect(right.drawing.yarns.map(({ found, share }) => [found, share])).toEqual([
      ['#26323D', 50],
      ['#D9B65A', 50],
    ])
    expect(await part({ left: 0, top: 0, width: 0.25, height: 1 })).toMatchObject({
      code: 'design/one-colour',
    })
    const wide = await part({ left: 0, top: 0, width: 1, height: 1 })
    expect(wide.drawing.yarns, 'the middle of what has other proportions').toHaveLength(3)
    expect(await part({ left: 0.9, top: 0, width: 0.2, height: 1 })).toMatchObject({
      code: 'request/invalid',
      field: 'options.crop',
    })
    expect(await part({ left: 0.5, top: 0, width: 0, height: 0 })).toMatchObject({
      code: 'picture/too-small',
    })
    expect((await desk.upload(file, { yarnCount: 4, crop: { left: 0 } })).body.code).toBe('request/invalid')
  })

  it('is the middle of a picture in other proportions', async () => {
    const third = { create: { width: 200, height: 300, channels: 3, background: '#26323D' } } as const
    const wide = blank(1200, 300).composite([{ input: third, left: 500, top: 0 }])
    const { body } = await desk.upload(await wide.png().toBuffer())
    expect(body, 'brick at both sides is cut away').toMatchObject({ code: 'design/one-colour' })
  })

  it.each(['png', 'jpeg', 'webp', 'avif'] as const)('is found in a %s', async (format) => {
    const { status, body } = await desk.upload(
      await halves(500, 800).toFormat(format, { quality: 95 }).toBuffer(),
    )
    expect(status).toBe(201)
    expect(body.drawing.yarns).toHaveLength(2)
  })

  it('keeps nothing of what a photograph tells of its place, and stands upright', async () => {
    const lying = await halves(500, 800)
      .withExif({
        IFD0: { Artist: 'A secret name' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '25/1 12/1 0/1' },
      })
      .jpeg({ quality: 95 })
      .toBuffer()
    const { body } = await desk.upload(
      await sharp(lying).keepExif().withMetadata({ orientation: 3 }).toBuffer(),
    )
    const bitmap = await shop.app.inject(`/bitmap/designs/${body.drawing.id}.bmp`)
    expect(bitmap.rawPayload.includes('A secret name')).toBe(false)
    const decoding = decodeBmp(bitmap.rawPayload, { maxPixels: 1e7 })
    if (!decoding.ok) throw new Error(decoding.reason)
    const brick = body.drawing.yarns.find(({ found }) => found.startsWith('#A'))
    const below = decoding.raster.pixels[1200 * 1000 + 500]! & 0xffffff
    expect(`#${below.toString(16).toUpperCase()}`, 'upside down').toBe(brick?.hex)
  })

  it.each([
    ['a text', async () => Buffer.from('no picture at all'), 'picture/not-a-picture'],
    [
      'an empty vector',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'design/one-colour',
    ],
    ['fifty million pixels', async () => blank(8000, 6250).png().toBuffer(), 'picture/too-many-pixels'],
    ['half a file', async () => (await stripes(5)).subarray(0, 900), 'picture/damaged'],
    ['a stamp', async () => blank(40, 60).png().toBuffer(), 'picture/too-small'],
    ['one colour', async () => blank(300, 480).png().toBuffer(), 'design/one-colour'],
  ] as const)('is not made of %s', async (_name, picture, code) => {
    expect((await desk.upload(await picture())).body.code).toBe(code)
  })

  it('is found in a vector drawing, or says why not', async () => {
    const { status, body } = await desk.upload(vectorHalves())
    expect([status, body.drawing?.yarns.map(({ found, share }) => [found, share])]).toEqual([
      201,
      [
        ['#26323D', 50],
        ['#A8452F', 50],
      ],
    ])
    const words = vector('<text x="9" y="99">Nawl</text>')
    expect((await desk.upload(words)).body).toMatchObject({ code: 'vector/has-words', field: 'picture' })
    for (const [name, bytes, code] of vectorsWithEntities())
      expect([name, (await desk.upload(bytes)).body.code]).toEqual([name, code])
  })

  it('has no more yarns than asked for, of three hundred colours', async () => {
    const { body } = await desk.upload(await stripes(300), { yarnCount: 6 })
    expect(body.drawing.yarns.length).toBeLessThanOrEqual(6)
    expect(new Set(body.drawing.yarns.map(({ hex }) => hex)).size).toBe(body.drawing.yarns.length)
  })

  it('tells which yarns are too thin, and suggests palettes of designs with as many', async () => {
    const { width, height } = { width: 1000, height: 1600 }
    const line = { create: { width: 900, height: 4, channels: 3, background: '#F3EEE4' } } as const
    const block = { create: { width: 500, height: 800, channels: 3, background: '#26323D' } } as const
    const drawn = blank(width, height).composite([
      { input: block, left: 0, top: 0 },
      ...[1000, 1100, 1200].map((top) => ({ input: line, left: 50, top })),
    ])
    const { body } = await desk.upload(await drawn.png().toBuffer())
    expect(body.drawing.yarns.length).toBeGreaterThanOrEqual(2)
    for (const { hexes } of body.palettes) expect(hexes).toHaveLength(body.drawing.yarns.length)
  })

  it('is made in other yarns of the card as a drawing of its own', async () => {
    const { drawing } = (await desk.upload(await halves().png().toBuffer())).body
    const [first, second] = drawing.yarns
    const card = yarnOfHex(GREEN)?.hex ?? '#5C6842'
    const hexes = [card, second!.hex]
    const { body } = await desk.ask<typeof drawing & { drawing: typeof drawing }>(
      'POST',
      `/drawings/${drawing.id}/yarns`,
      { hexes },
    )
    expect(body.drawing.id).not.toBe(drawing.id)
    expect(body.drawing.yarns[0]).toEqual({ found: first!.found, hex: card, share: 50 })
    const refused = (wanted: readonly string[]) =>
      desk.ask('POST', `/drawings/${drawing.id}/yarns`, { hexes: wanted })
    expect((await refused([card, card])).body.code).toBe('design/yarn-count')
    expect((await refused(['#123456', card])).body).toMatchObject({
      code: 'design/not-on-card',
      field: 'hexes.0',
    })
    expect((await desk.ask('GET', `/drawings/${'0'.repeat(32)}`)).body.code).toBe('design/no-such-drawing')
  })
})
