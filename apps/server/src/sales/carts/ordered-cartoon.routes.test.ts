import { AS_DRAWN, encodeDesign } from '@nawl/domain/rug/design-link'
import { describe, expect, it } from 'vitest'

import { stripeShopOfFile } from '../../../test/share/stripe.ts'
import { openShopApp } from '../../../test/chaos/shop-app.ts'
import { rugLine } from '../../../test/chaos/rug-line.ts'

const { app } = stripeShopOfFile()

describe('GET /frozen/{hash}/cartoon.svg', () => {
  it('draws an ordered rug in its own proportions, with the numbers of its yarns', async () => {
    const shop = await openShopApp()
    try {
      const { lines } = await shop.see(await shop.ordered())
      const line = rugLine(lines[0])
      const drawn = await shop.app.inject(line.cartoon)
      expect([drawn.statusCode, drawn.headers['content-type']]).toEqual([
        200,
        expect.stringMatching(/^image\/svg\+xml/),
      ])
      const [, left, top, width, height] =
        /viewBox="(\S+) (\S+) (\S+) (\S+)"/.exec(drawn.body)?.map(Number) ?? []
      expect(Math.round((width ?? 0) + 2 * (left ?? 0))).toBe(line.design.size.widthMm)
      expect(Math.round((height ?? 0) + 2 * (top ?? 0))).toBe(line.design.size.lengthMm)
      const numbers = new Set(
        [...drawn.body.matchAll(/<text[^>]*>(\d+)</g)].map(([, number]) => Number(number)),
      )
      expect([...numbers].toSorted((p, q) => p - q)).toEqual(
        line.design.yarns.map((_, n) => n + 1).slice(0, numbers.size),
      )
      expect(numbers.size).toBeGreaterThan(1)
      expect(line.kilograms).toHaveLength(line.design.yarns.length)
      expect(Math.min(...line.kilograms)).toBeGreaterThan(0)
      const again = await shop.app.inject({
        url: line.cartoon,
        headers: { 'if-none-match': String(drawn.headers['etag']) },
      })
      expect(again.statusCode).toBe(304)
    } finally {
      await shop.close()
    }
  })

  it.each([
    [`/frozen/${'0'.repeat(64)}/cartoon.svg?d=${encodeDesign(AS_DRAWN)}`, 404],
    ['/frozen/none/cartoon.svg?d=1', 400],
    [`/frozen/${'0'.repeat(64)}/cartoon.svg?d=broken`, 400],
  ])('refuses %s', async (url, status) => {
    expect((await app().inject(url)).statusCode).toBe(status)
  })
})
