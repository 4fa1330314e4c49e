import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { openShop } from '../../../test/shop-fixture.ts'

let shop: Awaited<ReturnType<typeof openShop>>

beforeAll(async () => {
  shop = await openShop()
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
})
