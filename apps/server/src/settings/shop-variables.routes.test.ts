import type { ShopVariables } from '@nawl/contract/desk/shop-variables'
import { orderNumber } from '@nawl/domain/order/order-number'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { openShopApp } from '../../test/chaos/shop-app.ts'

let shop: Awaited<ReturnType<typeof openShopApp>>
beforeAll(async () => void (shop = await openShopApp()))
afterAll(() => shop.close())

it('tells owners what the variables of the server say, by their names', async () => {
  const { headers } = await shop.signedIn('desk')
  const path = '/api/desk/settings/variables'
  const { body } = await shop.call<ShopVariables>('GET', path, undefined, { headers })
  const values = Object.fromEntries(body.variables.map(({ name, value }) => [name, value]))
  expect(values).toMatchObject({
    SUPPORT_EMAIL: shop.config.mail.support,
    SHOP_TRN: shop.config.seller.trn,
    BANK_IBAN: shop.config.payments.bank?.iban ?? null,
  })
  expect(values['MAIL_FROM']).toContain(shop.config.mail.from.address)
  expect(orderNumber(7).startsWith(body.orderPrefix)).toBe(true)
})
