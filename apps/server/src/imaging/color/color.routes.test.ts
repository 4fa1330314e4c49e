import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

import { indexedBmp } from '@nawl/engine/bitmap/indexed-bmp'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { openShop, RUG_HEXES, writeBitmap } from '../../../test/shop-fixture.ts'

const [IVORY, NAVY, BRICK] = RUG_HEXES
const imagePath = 'test/rug.bmp'
let shop: Awaited<ReturnType<typeof openShop>>

beforeAll(async () => void (shop = await openShop()))
afterAll(() => shop.close())

function call(name: string, payload: unknown, accept = 'image/png') {
  const headers = { 'content-type': 'application/json', accept }
  return shop.app.inject({
    method: 'POST',
    url: `/api/color/${name}`,
    headers,
    payload: JSON.stringify(payload),
  })
}

async function pixels(png: Buffer) {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 3),
  ]
  return { at, data, ...info }
}

describe('extract', () => {
  it('lists the yarns in file order with their shares', async () => {
    const response = await call('extract', imagePath, 'application/json')
    expect(response.statusCode).toBe(200)
    const { extractedColors } = response.json<{ extractedColors: Record<string, unknown>[] }>()
    expect(extractedColors).toEqual([
      { hex: IVORY, r: 0xe6, g: 0xda, b: 0xc3, percentage: 65, pixelCount: 10_400 },
      { hex: NAVY, r: 0x26, g: 0x32, b: 0x3d, percentage: 25, pixelCount: 4000 },
      { hex: BRICK, r: 0xa8, g: 0x45, b: 0x2f, percentage: 10, pixelCount: 1600 },
    ])
  })

  it('accepts a picture’s path for the bitmap beside it', async () => {
    for (const ending of ['jpg', 'JPEG', 'png', 'gif'])
      expect((await call('extract', `test/rug.${ending}`)).statusCode).toBe(200)
  })
})

describe('a rug of twelve yarns', () => {
  // Eleven stripes of nine rows and one row of the twelfth: 1 % of a hundred.
  const hexes = Array.from({ length: 12 }, (_, n) =>
    `#${(n * 0x151515).toString(16).padStart(6, '0')}`.toUpperCase(),
  )
  const rows = Uint8Array.from({ length: 100 * 100 }, (_, at) => Math.floor(at / 900))
  const extracted = async (query: string) => {
    const response = await call(`extract${query}`, 'test/twelve.bmp')
    return {
      response,
      colors: response.json<{ extractedColors: { hex: string; percentage: number }[] }>().extractedColors,
    }
  }
  beforeAll(() => writeBitmap(shop.config.artworkDir, 'test/twelve.bmp', indexedBmp(rows, 100, 100, hexes)))

  it('reports ten of them above 1 %, as specified', async () => {
    const { colors } = await extracted('')
    expect(colors).toHaveLength(10)
    expect((await extracted('?minor=0')).colors).toEqual(colors)
  })

  it('reports all with minor=1, adding up to 100 %', async () => {
    const { colors, response } = await extracted('?minor=1')
    expect(colors.map(({ hex }) => hex).toSorted()).toEqual(hexes.toSorted())
    expect(colors.reduce((sum, { percentage }) => sum + percentage, 0)).toBeCloseTo(100, 9)
    expect(response.headers['etag']).not.toBe((await extracted('')).response.headers['etag'])
  })

  it('refuses another value', async () => {
    const { response } = await extracted('?minor=yes')
    expect(response.statusCode).toBe(400)
    expect(response.body).toContain('is neither 0 nor 1')
  })
})

describe('a compressed bitmap, as in the container image', () => {
  const bitmap = () => readFileSync(join(shop.config.artworkDir, imagePath))

  it('equals the original, including its ETag', async () => {
    writeBitmap(shop.config.artworkDir, 'packed/rug.bmp.br', brotliCompressSync(bitmap()))
    const [plain, packed] = [await call('extract', imagePath), await call('extract', 'packed/rug.bmp')]
    expect(packed.statusCode).toBe(200)
    expect(packed.headers['etag']).toBe(plain.headers['etag'])
    expect(packed.json()).toEqual(plain.json())
  })

  it('yields to an uncompressed one', async () => {
    writeBitmap(shop.config.artworkDir, 'both/rug.bmp', bitmap())
    writeBitmap(shop.config.artworkDir, 'both/rug.bmp.br', Buffer.from('neither packed nor read'))
    expect((await call('extract', 'both/rug.bmp')).statusCode).toBe(200)
  })

  it('is requested by the bitmap’s own name only', async () => {
    expect((await call('extract', 'packed/rug.bmp.br')).statusCode).toBe(400)
  })
})

describe('replace', () => {
  it('replaces one colour of the flat drawing and leaves all other pixels unchanged', async () => {
    const response = await call('replace', {
      imagePath,
      originalColor: NAVY,
      newColor: '#5B2227',
      tolerance: 15,
    })
    expect(response.headers['content-type']).toBe('image/png')
    const { at, width, height } = await pixels(response.rawPayload)
    expect([width, height]).toEqual([100, 160])
    expect(at(50, 40)).toEqual([0x5b, 0x22, 0x27])
    expect(at(50, 10)).toEqual([0xe6, 0xda, 0xc3])
    expect(at(50, 120)).toEqual([0xa8, 0x45, 0x2f])
  })

  it('changes nothing for a colour that is not in the rug', async () => {
    const response = await call('replace', {
      imagePath,
      originalColor: '#00FF00',
      newColor: '#5B2227',
      tolerance: 10,
    })
    const { at } = await pixels(response.rawPayload)
    expect(at(50, 40)).toEqual([0x26, 0x32, 0x3d])
  })

  it('answers JPEG unless PNG is requested', async () => {
    const body = { imagePath, originalColor: NAVY, newColor: '#5B2227', tolerance: 15 }
    const response = await call('replace', body, '*/*')
    expect(response.headers['content-type']).toBe('image/jpeg')
    expect((await sharp(response.rawPayload).metadata()).format).toBe('jpeg')
  })
})

describe('replace-multiple', () => {
  const swap = { [IVORY]: NAVY, [NAVY]: IVORY }

  it('swaps two colours at once', async () => {
    const response = await call('replace-multiple', {
      imagePath,
      colorMappings: swap,
      tolerance: 15,
      applyTexture: false,
    })
    const { at } = await pixels(response.rawPayload)
    expect(at(50, 40)).toEqual([0xe6, 0xda, 0xc3])
    expect(at(50, 10)).toEqual([0x26, 0x32, 0x3d])
  })

  it('tufts the rug when texture is requested', async () => {
    const body = {
      imagePath,
      colorMappings: swap,
      tolerance: 15,
      applyTexture: true,
      textureStyle: 'fine',
      textureIntensity: 0.5,
    }
    const response = await call('replace-multiple-with-texture', body)
    const { width, height, data } = await pixels(response.rawPayload)
    expect([width, height]).toEqual([1000, 1600])
    // Transparent outside the bound outline.
    expect(data[3]).toBe(0)
  })

  it('renders a different pile in each style', async () => {
    const body = { imagePath, colorMappings: {}, tolerance: 15, applyTexture: true, textureIntensity: 0.5 }
    const tags = []
    for (const textureStyle of ['fine', 'loop', 'carved']) {
      const response = await call('replace-multiple-with-texture', { ...body, textureStyle })
      expect(response.statusCode).toBe(200)
      tags.push(response.headers.etag)
    }
    expect(new Set(tags).size).toBe(3)
  })

  it('applies the requested shape and light, by default a rectangle in daylight', async () => {
    const body = { imagePath, colorMappings: {}, tolerance: 15 }
    const variants = [{}, { outline: 'rectangle', light: 'day' }, { light: 'lamp' }, { outline: 'square' }]
    const pictures = []
    for (const more of [...variants, { outline: 'round' }]) {
      const { statusCode, headers, rawPayload } = await call('replace-multiple-with-texture', {
        ...body,
        ...more,
      })
      expect(statusCode).toBe(200)
      pictures.push({ tag: headers.etag, ...(await pixels(rawPayload)) })
    }
    expect(new Set(pictures.map(({ tag }) => tag)).size).toBe(4)
    expect(pictures[1]?.tag).toBe(pictures[0]?.tag)
    expect(pictures.map(({ width, height }) => [width, height].join())).toEqual([
      '1000,1600',
      '1000,1600',
      '1000,1600',
      '1600,1600',
      '1600,1600',
    ])
    // A tenth in from the corner lies inside a square rug and outside a round one.
    const alphaAt = 4 * (160 * 1600 + 160) + 3
    expect(pictures.slice(3).map(({ data }) => data[alphaAt])).toEqual([255, 0])
  })

  it('refuses an unknown shape or light', async () => {
    const body = { imagePath, colorMappings: {}, tolerance: 15 }
    for (const more of [{ outline: 'oval' }, { light: 'moon' }])
      expect((await call('replace-multiple-with-texture', { ...body, ...more })).statusCode).toBe(400)
  })

  it('sends Server-Timing and a strong ETag', async () => {
    const body = { imagePath, colorMappings: {}, tolerance: 30, applyTexture: true }
    const [first, again, other] = [
      await call('replace-multiple', body),
      await call('replace-multiple', body),
      await call('replace-multiple', { ...body, colorMappings: swap }),
    ]
    const timing = first?.headers['server-timing']
    for (const step of ['decode', 'separate', 'paint', 'encode'])
      expect(timing).toMatch(new RegExp(`${step};dur=[\\d.]+`))
    expect(first?.headers.etag).toMatch(/^"[\w-]+"$/)
    expect(again?.headers.etag).toBe(first?.headers.etag)
    expect(other?.headers.etag).not.toBe(first?.headers.etag)
    expect(again?.rawPayload).toEqual(first?.rawPayload)
  })
})

describe('shuffle', () => {
  const body = {
    imagePath,
    colorsToShuffle: [...RUG_HEXES],
    lockedColors: [NAVY],
    tolerance: 15,
    applyTexture: true,
    textureIntensity: 1,
  }

  it('returns the new colours and leaves every pixel of a locked one unchanged', async () => {
    const plain = await call('replace-multiple-with-texture', {
      imagePath,
      colorMappings: {},
      tolerance: 15,
      textureIntensity: 1,
    })
    const shuffled = await call('shuffle', body)
    const mappings = JSON.parse(String(shuffled.headers['color-mappings'])) as Record<string, string>
    expect(Object.keys(mappings)).not.toContain(NAVY)
    expect(Object.keys(mappings).length).toBeGreaterThan(0)
    const [before, after] = [await pixels(plain.rawPayload), await pixels(shuffled.rawPayload)]
    // Through the middle of the navy band and of the brick square.
    for (let x = 200; x < 800; x += 7) expect(after.at(x, 400)).toEqual(before.at(x, 400))
    expect(after.at(500, 1200)).not.toEqual(before.at(500, 1200))
  })

  it('keeps the replacement of a locked colour', async () => {
    const response = await call('shuffle', { ...body, colorMappings: { [NAVY]: '#5B2227' } })
    const mappings = JSON.parse(String(response.headers['color-mappings'])) as Record<string, string>
    expect(mappings[NAVY]).toBe('#5B2227')
  })
})
