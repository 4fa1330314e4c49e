import { indexedBmp } from '@nawl/engine/bitmap/indexed-bmp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { DESIGN } from './shop-app.ts'
import { openShop, RUG_HEXES, writeBitmap } from '../shop-fixture.ts'

const GOES_ON = {
  'GET /healthz': 200,
  'GET /metrics': 200,
  'GET /api/contacts': 200,
  'GET /api/prices': 200,
  'GET /api/yarns': 200,
  'GET /api/journal': 200,
  'GET /api/faq': 200,
  'GET /api/search/documents': 200,
  'GET /api/policies/terms': 200,
  'GET /api/payments/means': 200,
  'GET /api/sign-in': 200,
  'GET /sitemap.xml': 200,
  'GET /bitmap/test/rug.bmp': 200,
  'GET /yarn/large/E6DAC3.webp': 200,
  'POST /api/color/extract': 200,
  'POST /api/color/replace': 200,
  'POST /api/assistant/reply': 200,
  'POST /api/browser-errors': 204,
} as const
const WAITS = [
  'GET /readyz',
  'GET /api/rug/collections',
  'GET /api/cart',
  'POST /api/cart/lines',
  'POST /api/orders/lookup',
  'POST /api/newsletter',
  'POST /api/messages',
  'GET /api/consultations/slots?kind=virtual',
] as const
const BODIES: Readonly<Record<string, object | string>> = {
  'POST /api/color/extract': JSON.stringify('test/rug.bmp'),
  'POST /api/color/replace': { imagePath: 'test/rug.bmp', originalColor: '#A8452F', newColor: '#216266' },
  'POST /api/assistant/reply': { text: 'What does delivery to Oman cost?', context: { page: '/' } },
  'POST /api/browser-errors': { kind: 'error', message: 'x' },
  'POST /api/cart/lines': { design: DESIGN },
  'POST /api/orders/lookup': { number: 'NW-AAAA-AAAA', email: 'ada@example.com' },
  'POST /api/newsletter': { email: 'ada@example.com' },
  'POST /api/messages': { name: 'Ada', email: 'ada@example.com', topic: 'other', message: 'Good morning.' },
}

describe('a shop while its database is away', () => {
  let shop: Awaited<ReturnType<typeof openShop>>
  beforeAll(async () => {
    shop = await openShop({ database: { url: 'postgres://nobody@127.0.0.1:9/none' }, seeded: false })
    const drawing = indexedBmp(new Uint8Array(100 * 160), 100, 160, RUG_HEXES)
    writeBitmap(shop.config.artworkDir, 'geometric/onyx.bmp', drawing)
  })
  afterAll(() => shop.close())

  const ask = (name: string) => {
    const [method = '', url = ''] = name.split(' ')
    const payload = BODIES[name]
    return shop.app.inject({
      method: method as 'GET',
      url,
      ...(payload ? { payload, headers: { 'content-type': 'application/json' } } : {}),
    })
  }

  it.each(Object.entries(GOES_ON))('works without it: %s', async (name, status) => {
    const { statusCode, body } = await ask(name)
    expect([statusCode, statusCode === status ? '' : body]).toEqual([status, ''])
  })

  it.each(WAITS)('answers busy with Retry-After: %s', async (name) => {
    const { statusCode, headers, body } = await ask(name)
    expect([statusCode, headers['retry-after']]).toEqual([503, '2'])
    expect(JSON.parse(body)).toMatchObject({ code: 'server/busy' })
  })
})
