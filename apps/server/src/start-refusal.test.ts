import type { DocumentAnswer } from '@nawl/contract/desk/document'
import type { ShopBusiness } from '@nawl/contract/desk/shop-business'
import { DEFAULT_PRICES, type PriceList } from '@nawl/domain/shop/price-list'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { openShopApp } from '../test/chaos/shop-app.ts'
import { readShopPrices } from './settings/shop-prices.ts'
import { startRefusal } from './start-notices.ts'

const TRN = '100123456700003'
const WITHOUT_VAT: PriceList = { ...DEFAULT_PRICES, vatPercent: 0 }

describe.each([
  ['a public shop', 'https://nawl.example'],
  ['a shop on this machine', 'http://localhost:3000'],
])('VAT without a tax registration number, in %s', (_name, publicUrl) => {
  const isPublic = publicUrl.startsWith('https')
  let shop: Awaited<ReturnType<typeof openShopApp>>
  beforeAll(async () => (shop = await openShopApp({ publicUrl })))
  beforeEach(async () => {
    shop.reset()
    await shop.database.orm.execute(sql`truncate revision, draft, desk_change`)
    await shop.published.refresh()
  })
  afterAll(() => shop.close())

  type Refused = { readonly problems?: readonly { readonly field: string; readonly problem: string }[] }
  async function ask<T>(of: 'prices' | 'business', path = '', body?: (seen: DocumentAnswer<T>) => object) {
    const { headers } = await shop.signedIn('desk')
    const url = `/api/desk/settings/${of}`
    const seen = await shop.call<DocumentAnswer<T>>('GET', url, undefined, { headers })
    if (!body) return seen
    return shop.call<DocumentAnswer<T> & Refused>('POST', `${url}${path}`, body(seen.body), { headers })
  }
  const publishPrices = (value: PriceList) =>
    ask<PriceList>('prices', '/publish', ({ base }) => ({ value, base, draftVersion: 0 }))
  const publishTrn = (trn: string) =>
    ask<ShopBusiness>('business', '/publish', ({ base, builtIn }) => ({
      value: {
        ...builtIn!,
        seller: { ...builtIn!.seller, trn },
        bank: { beneficiary: '', bank: '', iban: '', swift: '' },
      },
      base,
      draftVersion: 0,
    }))
  const refusal = () => startRefusal(shop.config, shop.settings)
  const UNMET = isPublic
    ? { status: 422, body: { problems: [{ field: 'vatPercent', problem: 'needs-trn' }] } }
    : { status: 200 }

  it('is a reason not to start where the public would pay it', () => {
    expect(refusal()).toBe(
      isPublic
        ? 'the prices of https://nawl.example include 5% VAT, and the seller has no tax registration number. Set ' +
            'SHOP_TRN, or VAT_PERCENT=0 where the seller is not registered'
        : null,
    )
  })

  it('is no reason once the owner gives the number or prices without VAT', async () => {
    await publishPrices(WITHOUT_VAT)
    expect(refusal()).toBeNull()
    await publishTrn(TRN)
    await publishPrices(DEFAULT_PRICES)
    expect(refusal()).toBeNull()
  })

  it('is refused to owners where the public would pay it, also when they go back', async () => {
    await publishPrices(WITHOUT_VAT)
    expect(await publishPrices(DEFAULT_PRICES)).toMatchObject(UNMET)
    const back = await ask<PriceList>('prices', '/restore', ({ base }) => ({ number: 0, base }))
    expect(back).toMatchObject(UNMET)
    await publishTrn(TRN)
    await publishPrices(DEFAULT_PRICES)
    expect(await publishTrn('')).toMatchObject(
      isPublic
        ? { status: 422, body: { problems: [{ field: 'seller.trn', problem: 'needed-for-vat' }] } }
        : { status: 200 },
    )
  })

  it('ends with the variable of whoever runs the server, whatever was published', async () => {
    await publishTrn(TRN)
    await publishPrices(DEFAULT_PRICES)
    const { config, published } = shop
    const prices = readShopPrices({ config: { ...config, prices: WITHOUT_VAT }, published, trn: () => null })
    expect(prices.list().vatPercent).toBe(isPublic ? 0 : 5)
    expect(startRefusal(config, { prices })).toBeNull()
  })
})
