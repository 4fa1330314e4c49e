import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { CreatedArtwork, UploadedDesignAnswer } from '@nawl/contract/imaging/upload'
import { decodeBmp } from '@nawl/engine/bitmap/decode-bmp'
import { formatHex } from '@nawl/engine/color/hex'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { hourlyLimits } from '../../platform/http/limits/hourly-limit.ts'
import { openShop } from '../../../test/shop-fixture.ts'
import { halves } from '../../../test/uploads/hostile-pictures.ts'
import { formOf, upload, WHOLE, wishFor } from '../../../test/uploads/upload.ts'

/** Clockwise from the upper left. */
const CORNERS = [
  { x: 0.2, y: 0.1 },
  { x: 0.9, y: 0.2 },
  { x: 0.95, y: 0.9 },
  { x: 0.05, y: 0.7 },
]

let shop: Awaited<ReturnType<typeof openShop>>
let png: Buffer
let made: CreatedArtwork
let url: string
beforeAll(async () => {
  shop = await openShop()
  png = await halves().png().toBuffer()
  made = (await upload(shop.app, png)).json()
  url = `/api/own-artwork/${idOf(made)}`
})
afterAll(() => shop.close())

const ownArtworkDir = () => join(shop.config.dataDir, 'own-artwork')
const idOf = ({ design }: CreatedArtwork) => design.id.slice('own-'.length)
const get = (path: string) => shop.app.inject({ url: path })
const as = (secret: string) => ({ authorization: `Bearer ${secret}` })

function bitmapOf(created: CreatedArtwork) {
  const file = readFileSync(join(ownArtworkDir(), idOf(created), 'design.bmp'))
  const decoding = decodeBmp(file, { maxPixels: 1e7 })
  if (!decoding.ok) throw new Error(decoding.reason)
  return decoding.raster
}

async function refusal(wish: object) {
  const { code, field, status } = (await upload(shop.app, png, wish)).json<Record<string, unknown>>()
  return { code, field, status }
}

describe('a design made from a picture', () => {
  it('has the fields of a catalogue rug and the colours of the picture', () => {
    expect(made.design).toMatchObject({ name: 'Fox', basePrice: 400, cropCentre: 0.5, placeholder: '' })
    expect(made.design.id).toMatch(/^own-[0-9a-f]{32}$/)
    expect(made.design.yarns.map(({ hex, share }) => [hex, share])).toEqual([
      ['#26323D', 50],
      ['#A8452F', 50],
    ])
    for (const { name } of made.design.yarns) expect(name).not.toBe('')
    expect(made.note).toBeNull()
  })

  it('is stored as a bitmap of its yarns, 1,000 pixels wide', () => {
    const { width, height, pixels } = bitmapOf(made)
    expect([width, height]).toEqual([1000, 1600])
    expect(formatHex(pixels[400 * 1000 + 500]!)).toBe('#A8452F')
    expect(formatHex(pixels[1200 * 1000 + 500]!)).toBe('#26323D')
  })

  it('works in the colour calls like a catalogue rug', async () => {
    const headers = { 'content-type': 'application/json' }
    const payload = JSON.stringify(made.design.processingImage)
    const response = await shop.app.inject({ method: 'POST', url: '/api/color/extract', headers, payload })
    const { extractedColors } = response.json<{ extractedColors: { hex: string }[] }>()
    expect(extractedColors.map(({ hex }) => hex).toSorted()).toEqual(['#26323D', '#A8452F'])
  })

  it('can be read again, with a picture', async () => {
    expect((await get(url)).json()).toEqual(made.design)
    const picture = await get(made.design.mainImage)
    expect(picture.headers['content-type']).toBe('image/webp')
    expect(picture.rawPayload.length).toBeGreaterThan(1000)
  })

  it('applies crop, shape and yarns', async () => {
    const size = { shape: 'round', width: '6', length: '', unit: 'ft' }
    const crop = { ...WHOLE, height: 0.5 }
    const round: CreatedArtwork = (
      await upload(shop.app, png, wishFor({ size, crop, namedYarns: true }))
    ).json()
    expect(round.design).toMatchObject({ basePrice: 360, size })
    expect(bitmapOf(round)).toMatchObject({ width: 1000, height: 1000 })
    const [only, ...others] = round.design.yarns
    expect(others).toEqual([])
    expect(only?.hex).not.toBe('#A8452F')
  })

  it('straightens what lies between four corners', async () => {
    const ring = CORNERS.map(({ x, y }) => `${100 * x},${160 * y}`).join(' ')
    const svg = `<svg width="100" height="160"><rect width="100%" height="100%" fill="#26323D"/><polygon points="${ring}" fill="#A8452F" stroke="#A8452F" stroke-width="5"/></svg>`
    const tilted = await sharp(Buffer.from(svg)).png().toBuffer()
    const whole: CreatedArtwork = (await upload(shop.app, tilted)).json()
    expect(whole.design.yarns.length).toBeGreaterThan(1)
    const straight: CreatedArtwork = (await upload(shop.app, tilted, wishFor({ corners: CORNERS }))).json()
    expect(straight.design.yarns.map(({ hex }) => hex)).toEqual(['#A8452F'])
  })

  it('is deterministic, except for its id', async () => {
    const again: CreatedArtwork = (await upload(shop.app, png)).json()
    expect(again.design.id).not.toBe(made.design.id)
    expect(bitmapOf(again)).toEqual(bitmapOf(made))
  })
})

describe('an invalid upload form', () => {
  it.each([
    ['too many yarns', wishFor({ yarnCount: 11 }), 'design.yarnCount'],
    ['one yarn', wishFor({ yarnCount: 1 }), 'design.yarnCount'],
    ['no name', wishFor({ name: ' \n\t' }), 'design.name'],
    ['a name without end', wishFor({ name: 'x'.repeat(61) }), 'design.name'],
    ['corners of nothing', wishFor({ corners: CORNERS.toReversed() }), 'design.corners'],
    ['three corners', wishFor({ corners: CORNERS.slice(1) }), 'design.corners'],
    ['a crop out of the picture', wishFor({ crop: { ...WHOLE, left: 0.5 } }), 'design.crop'],
    [
      'a ribbon',
      wishFor({ size: { shape: 'rectangle', width: '1', length: '9', unit: 'ft' } }),
      'design.size',
    ],
    [
      'a shape there is not',
      wishFor({ size: { shape: 'hexagon', width: '', length: '', unit: 'ft' } }),
      'design.size.shape',
    ],
    ['more than is asked for', wishFor({ path: '../../etc' }), 'design.path'],
  ])('%s is reported with its field', async (_, wish, field) => {
    expect(await refusal(wish)).toEqual({ status: 400, code: 'request/invalid', field })
  })

  const post = (form: ReturnType<typeof formOf>) =>
    shop.app.inject({ method: 'POST', url: '/api/own-artwork', remoteAddress: '10.9.9.9', ...form })
  const design = { name: 'design', content: JSON.stringify(wishFor()) }

  it('is refused when a part is missing or superfluous', async () => {
    const picture = { name: 'picture', content: 'x', fileName: 'x.png' }
    expect((await post(formOf([design]))).json()).toMatchObject({ code: 'picture/missing', field: 'picture' })
    expect((await post(formOf([picture]))).json()).toMatchObject({ code: 'request/invalid', field: 'design' })
    expect((await post(formOf([design, design, picture]))).json()).toMatchObject({ code: 'request/invalid' })
    expect((await post(formOf([design, { ...picture, name: 'other' }]))).json()).toMatchObject({
      field: 'other',
    })
    expect((await post(formOf([{ ...design, content: '{' }, picture]))).json()).toMatchObject({
      code: 'request/not-json',
    })
  })

  it('is refused when it is truncated or JSON', async () => {
    const { payload, headers } = formOf([design])
    expect((await post({ headers, payload: payload.subarray(0, -20) })).statusCode).toBe(400)
    const json = { payload: Buffer.from('{}'), headers: { 'content-type': 'application/json' } }
    expect((await post(json)).json()).toMatchObject({ code: 'request/unsupported-media-type' })
  })

  it('leaves nothing behind', () => {
    for (const id of readdirSync(ownArtworkDir()))
      expect(existsSync(join(ownArtworkDir(), id, 'about.json'))).toBe(true)
  })
})

describe('changing a design', () => {
  it('requires its secret', async () => {
    const rename = (secret: string) =>
      shop.app.inject({ method: 'PATCH', url, headers: as(secret), payload: { name: 'Vixen' } })
    expect((await rename('wrong')).json()).toMatchObject({ code: 'own-artwork/wrong-secret' })
    expect((await rename(made.secret)).json<UploadedDesignAnswer>().name).toBe('Vixen')
    expect((await get(url)).json<UploadedDesignAnswer>()).toEqual({ ...made.design, name: 'Vixen' })
  })

  it('deletes all of its files', async () => {
    const other: CreatedArtwork = (await upload(shop.app, png)).json()
    const at = `/api/own-artwork/${idOf(other)}`
    const remove = (headers: object) =>
      shop.app.inject({ method: 'DELETE', url: at, headers: { ...headers } })
    expect((await remove({})).statusCode).toBe(403)
    expect((await remove(as(made.secret))).statusCode).toBe(403)
    expect((await remove(as(other.secret))).statusCode).toBe(204)
    expect((await get(at)).json()).toMatchObject({ code: 'own-artwork/not-found' })
    expect((await remove(as(other.secret))).statusCode).toBe(404)
    expect(readdirSync(ownArtworkDir())).not.toContain(idOf(other))
  })
})

describe('a request by path', () => {
  it('never reads anything but a design', async () => {
    mkdirSync(join(shop.config.dataDir, 'secret'), { recursive: true })
    writeFileSync(join(shop.config.dataDir, 'secret', 'design.bmp'), 'BM')
    for (const id of ['..%2fsecret', '..', `${idOf(made)}%2f..`, idOf(made).toUpperCase(), 'x'])
      expect((await get(`/api/own-artwork/${id}`)).statusCode).toBeGreaterThanOrEqual(400)
    for (const path of [
      'own/../secret/design.bmp',
      `own/${idOf(made)}/design.bmp`,
      'own/secret.bmp',
      `own/${'0'.repeat(32)}.bmp`,
    ]) {
      const payload = JSON.stringify(path)
      const headers = { 'content-type': 'application/json' }
      const response = await shop.app.inject({ method: 'POST', url: '/api/color/extract', headers, payload })
      expect(response.json<{ code: string }>().code).toMatch(/^image\/(?:bad-path|not-found)$/)
    }
  })
})

it('answers an endless upload and stops reading it', async () => {
  const address = await shop.app.listen({ port: 0, host: '127.0.0.1' })
  let sent = 0
  const body = new ReadableStream<Uint8Array>({
    pull(stream) {
      const head = '--x\r\ncontent-disposition: form-data; name="picture"; filename="a"\r\n\r\n'
      stream.enqueue(sent === 0 ? new TextEncoder().encode(head) : new Uint8Array(2 ** 20))
      sent++
    },
  })
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const init = { method: 'POST', headers, body, duplex: 'half' } as const
  // The answer may be lost when the connection closes during the upload; only the close matters here.
  const answer = await fetch(`${address}/api/own-artwork`, init).catch(() => null)
  expect(answer?.status ?? 413).toBe(413)
  expect(sent).toBeLessThan(200)
})

describe('uploads of one caller within an hour', () => {
  it('are limited to 240 files, accepted or refused', async () => {
    const post = () =>
      shop.app.inject({ method: 'POST', url: '/api/own-artwork', remoteAddress: '10.8.8.8', ...formOf([]) })
    for (let n = 0; n < 240; n++) expect((await post()).json()).toMatchObject({ code: 'picture/missing' })
    expect((await post()).json()).toMatchObject({ code: 'own-artwork/too-many', status: 429 })
  })

  it('are limited to sixty designs, refused ones not counted', async () => {
    // Sixty designs take a minute to make, so this shop's limits are a thirtieth.
    const small = await openShop({
      limits: (name, most) => hourlyLimits({ now: Date.now, counts: null, report })(name, most / 30),
    })
    const caller = { remoteAddress: '10.8.8.9' } as const
    const send = async (content: Uint8Array) => {
      const parts = [
        { name: 'design', content: JSON.stringify(wishFor()) },
        { name: 'picture', content, fileName: 'fox.png' },
      ]
      const answer = await small.app.inject({
        method: 'POST',
        url: '/api/own-artwork',
        ...caller,
        ...formOf(parts),
      })
      return answer.statusCode
    }
    for (let n = 0; n < 4; n++) expect(await send(Buffer.from('no picture'))).toBe(415)
    expect([await send(png), await send(png), await send(png)]).toEqual([201, 201, 429])
    await small.close()
  })
})

const report = (error: unknown) => {
  throw error
}
