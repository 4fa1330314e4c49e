import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { openShop } from '../../../test/shop-fixture.ts'
import { hourlyLimits } from '../../platform/http/limits/hourly-limit.ts'

/** In the shop three thousand. */
const BALLS_PER_HOUR = 300

let shop: Awaited<ReturnType<typeof openShop>>

beforeAll(async () => {
  const counting = hourlyLimits({ now: Date.now, counts: null, report: () => {} })
  shop = await openShop({ limits: (name, most) => counting(name, name === 'yarn' ? BALLS_PER_HOUR : most) })
})
afterAll(() => shop.close())

describe('GET /yarn/row', () => {
  it('shows each yarn in order, overlapping the one before', async () => {
    const response = await shop.app.inject('/yarn/row/C00000-0000C0-00C000.webp')
    expect(response.headers['cache-control']).toContain('immutable')
    const { data, info } = await sharp(response.rawPayload).raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height, info.channels]).toEqual([2 * (18 + 2 * 14), 2 * 18, 4])
    const strongest = (x: number) => {
      const [red = 0, green = 0, blue = 0] = data.subarray((18 * info.width + x) * 4)
      return ['red', 'green', 'blue'][[red, green, blue].indexOf(Math.max(red, green, blue))]
    }
    // Centres at 18, 46 and 74; at 32 the first two balls overlap, and the second is on top.
    expect([18, 32, 46, 74].map(strongest)).toEqual(['red', 'blue', 'blue', 'green'])
    expect(data[3]).toBe(0)
  })

  it.each(['', 'C0000', 'C00000-', Array.from({ length: 11 }, () => 'C00000').join('-')])(
    'refuses %j',
    async (name) => {
      expect((await shop.app.inject(`/yarn/row/${name}.webp`)).statusCode).toBe(400)
    },
  )
})

describe('GET /yarn', () => {
  it.each([
    ['large', 112],
    ['small', 56],
  ])('renders a %s ball', async (cut, side) => {
    const response = await shop.app.inject(`/yarn/${cut}/9E3B2C.webp`)
    const { width, height, hasAlpha } = await sharp(response.rawPayload).metadata()
    expect({ width, height, hasAlpha }).toEqual({ width: side, height: side, hasAlpha: true })
  })

  it('counts balls that are new, each of a box; one that was drawn is there for everybody', async () => {
    const ask = async (path: string) => {
      const { statusCode, headers } = await shop.app.inject({ url: path, remoteAddress: '198.51.100.7' })
      return [statusCode, headers['retry-after']]
    }
    const hexes = (from: number, count: number) =>
      Array.from({ length: count }, (_, n) => (from + n).toString(16).padStart(6, '0'))
    const box = (from: number, count = 8) => `/yarn/box/${hexes(from, count).join('-')}.webp`
    for (let n = 0; n < 37; n++) expect(await ask(box(8 * n))).toEqual([200, undefined])
    expect(await ask(box(800))).toEqual([429, '3600'])
    expect(await ask(box(0).toUpperCase().replace('/YARN/BOX', '/yarn/box').replace('WEBP', 'webp'))).toEqual(
      [200, undefined],
    )
    expect((await shop.app.inject(box(800))).statusCode).toBe(200)
    expect(await ask(box(800))).toEqual([200, undefined])
  })

  it('draws so many at once for a caller, and leaves room for others', async () => {
    const ask = async (n: number, remoteAddress: string) => {
      const url = `/yarn/small/${n.toString(16).padStart(6, '0')}.webp`
      return (await shop.app.inject({ url, remoteAddress })).statusCode
    }
    const many = Array.from({ length: 280 }, async (_, n) => ask(n, '198.51.100.8'))
    expect(await ask(1_000, '198.51.100.9')).toBe(200)
    const answers = await Promise.all(many)
    expect(answers.filter((status) => status === 200).length).toBeGreaterThanOrEqual(256)
    expect(answers).toContain(429)
  })
})
