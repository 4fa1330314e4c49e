import { AS_DRAWN, encodeDesign, type LinkedDesign } from '@nawl/domain/rug/design-link'
import { afterAll, beforeAll } from 'vitest'

import { builtInRugs } from '../../src/catalogue/built-in-rugs.ts'
import { openShop, RUG_HEXES } from '../shop-fixture.ts'

const [ground, stripe] = RUG_HEXES
export const TEAL = '#216266'

/** Queries that no studio link has. */
export const UNREADABLE_LINKS = ['d=2abc', 'd=%3Cscript%3E', `d=1${'A'.repeat(400)}`, 'd=1&d=1']

/** A shop whose only rug is the test rug, at the address `stripe`. */
export async function openStripeShop() {
  const shop = await openShop()
  await shop.database.migrate()
  const [rug] = builtInRugs('nothing drawn yet')
  if (!rug) throw new Error('the catalogue is empty')
  const yarns = [
    { name: 'ivory', hex: ground, share: 71 },
    { name: 'ink', hex: stripe, share: 25 },
  ]
  const test = { id: 'stripe', collection: 'Geometric', name: 'Stripe', code: 'em-24-ma-1' }
  await shop.rugs.seed([{ ...rug, ...test, processingImage: 'test/rug.bmp', yarns }])
  return shop
}

/** The same, open for the tests of a file. */
export function stripeShopOfFile() {
  let shop: Awaited<ReturnType<typeof openStripeShop>>
  beforeAll(async () => void (shop = await openStripeShop()))
  afterAll(() => shop.close())
  return {
    app: () => shop.app,
    get: (url: string, headers = {}) => shop.app.inject({ url, headers }),
    /** Status, reason and headers of a refusal. */
    refusal: async (url: string) => {
      const answer = await shop.app.inject(url)
      const { code } = answer.json<{ code: string }>()
      const { statusCode, headers } = answer
      return [statusCode, code, headers['cache-control'], headers['content-disposition']]
    },
  }
}

/** The query of a studio link with a teal stripe and the given design. */
export function stripeLink(design: Partial<LinkedDesign> = {}): string {
  return `d=${encodeDesign({ ...AS_DRAWN, mappings: { [stripe]: TEAL }, ...design })}`
}
