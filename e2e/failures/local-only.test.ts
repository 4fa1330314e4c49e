import type { Page } from '@playwright/test'

import { accountOn } from '../pages/account-page.ts'
import { DESIGN } from '../pages/cart-page.ts'
import { openOwnShop, type OwnShop } from '../support/own-shop.ts'
import { openPage, pageAlive } from '../support/page-alive.ts'
import { expect, test } from '../shop-test.ts'

const BANK = {
  BANK_BENEFICIARY: 'Nawl LLC',
  BANK_NAME: 'Emirates NBD',
  BANK_IBAN: 'AE070331234567890123456',
  BANK_SWIFT: 'EBILAEAD',
}
const banner = (page: Page) =>
  page.getByRole('note').filter({ hasText: 'orders can be placed here without paying' })

test.describe('a shop at a public address without keys', () => {
  test.describe.configure({ mode: 'default' })
  let shop: OwnShop
  // Browsers resolve this name to their own machine; the shop treats it as public.
  test.beforeAll(
    async () => void (shop = await openOwnShop({ SHOP_TRN: '100123456700003' }, 'shop.localhost')),
  )
  test.afterAll(() => shop.close())

  test('explains on the account page and in the sign-in panel why sign-in is off', async ({ page }) => {
    await page.goto(`${shop.url}/account`)
    await expect(page.getByRole('main')).toContainText('this shop is not connected to Google yet')
    await expect(page.getByRole('main').getByRole('button', { name: 'Sign in' })).toHaveCount(0)
    await pageAlive(page)
    const { button, dialog, google } = accountOn(page)
    await button.click()
    await expect(dialog).toContainText('this shop is not connected to Google yet')
    await expect(google).toHaveCount(0)
  })

  test('explains at the checkout why payment is off, and shows no banner', async ({ page }) => {
    await openPage(page, shop.url)
    const added = await page.evaluate(async (design) => {
      const headers = { 'content-type': 'application/json' }
      const body = JSON.stringify({ design, quantity: 1 })
      return (await fetch('/api/cart/lines', { method: 'POST', headers, body })).status
    }, DESIGN)
    expect(added).toBe(200)
    await page.goto(`${shop.url}/checkout`)
    await expect(page.getByRole('alert')).toContainText('it is not connected to a payment provider')
    await expect(banner(page)).toHaveCount(0)
  })
})

test('a shop with test payments beside a bank account shows a notice on every page', async ({
  page,
  allowError,
}) => {
  allowError(/status of 404 .*no-such-page/)
  const shop = await openOwnShop({ ...BANK, ALLOW_TEST_PAYMENT: '1' })
  try {
    for (const path of [
      '/',
      '/products',
      '/product/bab',
      '/cart',
      '/checkout',
      '/account',
      '/desk',
      '/no-such-page',
    ]) {
      await page.goto(shop.url + path)
      await expect(banner(page), path).toBeVisible()
    }
  } finally {
    // A page that is still loading would complain that its shop is gone.
    await page.goto('about:blank')
    await shop.close()
  }
})

test('a local shop shows no banner', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(banner(page)).toHaveCount(0)
})
