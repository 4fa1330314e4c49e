import { mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { openShop, writeBitmap } from '../../../test/shop-fixture.ts'

let shop: Awaited<ReturnType<typeof openShop>>
const valid = { imagePath: 'test/rug.bmp', originalColor: '#26323D', newColor: '#5B2227', tolerance: 15 }

beforeAll(async () => {
  shop = await openShop()
  writeFileSync(join(shop.config.dataDir, 'secret.bmp'), 'BM outside')
  symlinkSync(join(shop.config.dataDir, 'secret.bmp'), join(shop.config.artworkDir, 'test/link.bmp'))
  mkdirSync(join(shop.config.artworkDir, 'test/folder.bmp'))
})
afterAll(() => shop.close())

function post(name: string, payload: string, contentType = 'application/json') {
  return shop.app.inject({
    method: 'POST',
    url: `/api/color/${name}`,
    headers: { 'content-type': contentType },
    payload,
  })
}

async function refusal(name: string, payload: unknown) {
  const response = await post(name, typeof payload === 'string' ? payload : JSON.stringify(payload))
  expect(response.headers['content-type']).toContain('application/problem+json')
  const { status, code, field } = response.json<{ status: number; code: string; field?: string }>()
  expect(status).toBe(response.statusCode)
  return { status, code, field }
}

describe('an invalid body', () => {
  it.each([
    ['not JSON', '{"imagePath":', { status: 400, code: 'request/not-json', field: undefined }],
    ['nothing', '', { status: 400, code: 'request/not-json', field: undefined }],
    ['a list', '[]', { status: 400, code: 'request/invalid', field: 'body' }],
    ['null', 'null', { status: 400, code: 'request/invalid', field: 'body' }],
  ])('%s is refused', async (_, payload, expected) => {
    expect(await refusal('replace', payload)).toEqual(expected)
  })

  it.each([
    ['a wrong type', { tolerance: '15' }, 'tolerance'],
    ['an unknown field', { colour: '#000000' }, 'colour'],
    ['a hex that is none', { newColor: '#12345G' }, 'newColor'],
    ['a short hex', { originalColor: '#FFF' }, 'originalColor'],
    ['a tolerance below 0', { tolerance: -1 }, 'tolerance'],
    ['a tolerance above 100', { tolerance: 100.5 }, 'tolerance'],
    ['an empty path', { imagePath: '' }, 'imagePath'],
    ['a path that is no text', { imagePath: 7 }, 'imagePath'],
  ])('%s is reported with its field', async (_, change, field) => {
    expect(await refusal('replace', { ...valid, ...change })).toEqual({
      status: 400,
      code: 'request/invalid',
      field,
    })
  })

  it('is refused with more than thirty replacements', async () => {
    const colorMappings = Object.fromEntries(
      Array.from({ length: 200 }, (_, i) => [`#0000${i.toString(16).padStart(2, '0')}`, '#FFFFFF']),
    )
    const body = { imagePath: valid.imagePath, colorMappings, tolerance: 15, applyTexture: true }
    expect(await refusal('replace-multiple', body)).toEqual({
      status: 400,
      code: 'request/invalid',
      field: 'colorMappings',
    })
  })

  it('is refused above 64 KB', async () => {
    expect(await refusal('extract', JSON.stringify('x'.repeat(70_000)))).toMatchObject({
      status: 413,
      code: 'request/too-large',
    })
  })

  it('is refused unless its content type is JSON', async () => {
    const response = await post('extract', '"test/rug.bmp"', 'text/plain')
    expect(response.statusCode).toBe(415)
  })
})

describe('an image path', () => {
  it.each([
    '/etc/passwd',
    '/test/rug.bmp',
    '//test/rug.bmp',
    '../secret.bmp',
    'test/../../secret.bmp',
    '%2e%2e/secret.bmp',
    '..%2fsecret.bmp',
    '..\\secret.bmp',
    'test\\rug.bmp',
    'test/rug.bmp\0.bmp',
    'file:///etc/passwd',
    'C:/rug.bmp',
    './test/rug.bmp',
    'test//rug.bmp',
    'test/rug.txt',
    'test/rug',
    'test/rug.bmp.svg',
  ])('is refused as %j', async (imagePath) => {
    expect(await refusal('replace', { ...valid, imagePath })).toEqual({
      status: 400,
      code: 'image/bad-path',
      field: 'imagePath',
    })
  })

  it.each([
    'nobody.bmp',
    'test/link.bmp',
    'test/folder.bmp',
    'test/rug.bmp/rug.bmp',
    `${'a'.repeat(300)}.bmp`,
  ])('finds nothing at %j', async (imagePath) => {
    expect(await refusal('replace', { ...valid, imagePath })).toEqual({
      status: 404,
      code: 'image/not-found',
      field: 'imagePath',
    })
  })
})

describe('an unreadable bitmap', () => {
  const head = (width: number, height: number, bits = 24) => {
    const bytes = Buffer.alloc(1024)
    bytes.write('BM')
    bytes.writeUInt32LE(54, 10)
    bytes.writeUInt32LE(40, 14)
    bytes.writeInt32LE(width, 18)
    bytes.writeInt32LE(height, 22)
    bytes.writeUInt16LE(1, 26)
    bytes.writeUInt16LE(bits, 28)
    return bytes
  }

  it.each([
    ['empty', Buffer.alloc(0)],
    ['text', Buffer.from('this is no bitmap at all')],
    ['declared larger than it is', head(10_000, 10_000)],
    ['of absurd size', head(0x7fffffff, 0x7fffffff)],
    ['without height', head(100, 0)],
    ['of 3 bits', head(10, 10, 3)],
  ])('%s is refused', async (name, bytes) => {
    const imagePath = `broken/${name.replaceAll(' ', '-')}.bmp`
    writeBitmap(shop.config.artworkDir, imagePath, bytes)
    expect(await refusal('extract', JSON.stringify(imagePath))).toEqual({
      status: 422,
      code: 'image/unreadable',
      field: 'imagePath',
    })
  })

  it('is refused by its first bytes, whatever its size', async () => {
    const imagePath = 'broken/enormous.bmp'
    writeBitmap(shop.config.artworkDir, imagePath, head(20_000, 20_000))
    truncateSync(join(shop.config.artworkDir, imagePath), 54 + 1.2e9)
    const growths: number[] = []
    for (let call = 0; call < 4; call++) {
      const before = process.memoryUsage().rss
      expect(await refusal('extract', JSON.stringify(imagePath))).toMatchObject({ status: 422 })
      growths.push(process.memoryUsage().rss - before)
    }
    // Starting worker threads also use memory; reading the file would show in every call.
    expect(Math.min(...growths)).toBeLessThan(50 * 2 ** 20)
  })
})
