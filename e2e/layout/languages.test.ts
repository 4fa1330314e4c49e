import { names } from '@nawl/messages/by-language/names'
import { pages } from '@nawl/messages/by-language/pages'
import { signIn } from '@nawl/messages/by-language/sign-in'

import { pageAlive } from '../support/page-alive.ts'
import { SHOP_WITHOUT_DATABASE } from '../shop-servers.ts'
import { expect, test } from '../shop-test.ts'

test('the switch of language keeps the page and the colours of the studio', async ({ page, studio }) => {
  await page.goto('/product/bab')
  await studio.replace('Brass', 'Teal')
  await page.getByRole('link', { name: 'العربية' }).first().click()
  await expect(page).toHaveURL(/\/ar\/product\/bab\?d=/)
  await expect(page.locator('[data-yarn="#C9982F"], [data-yarn]').first()).toBeVisible()
  await page.getByRole('link', { name: 'English' }).first().click()
  await expect(page).toHaveURL(/\/product\/bab\?d=/)
  await expect(studio.swatch('Brass')).toHaveAccessibleName(/replaced by Teal/)
})

test('every page names its addresses in both languages', async ({ page }) => {
  await page.goto('/ar/about')
  const addresses = await page
    .locator('link[rel="canonical"], link[rel="alternate"][hreflang]')
    .evaluateAll((links) =>
      links.map((link) => [link.getAttribute('hreflang'), new URL((link as HTMLLinkElement).href).pathname]),
    )
  expect(addresses).toEqual([
    [null, '/ar/about'],
    ['en', '/about'],
    ['ar', '/ar/about'],
    ['x-default', '/about'],
  ])
})

for (const [path, language, home] of [
  ['/ar-EG/about', 'ar', '/ar'],
  ['/AR/about', 'ar', '/ar'],
  ['/fr/about', 'en', '/'],
] as const)
  test(`${path} is not found, which is said in the nearest language`, async ({ page, allowError }) => {
    allowError(/status of 404/)
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await pageAlive(page)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page).toHaveTitle(RegExp(`^${pages[language].notFoundTitle} · `))
    await page.getByRole('banner').locator(`a[href="${home}"]`).first().click()
    await expect(page).toHaveURL(RegExp(`:\\d+${home}$`))
  })

test('signing in from an Arabic page leads to the Arabic home page', async ({ page }) => {
  await page.goto('/ar/account')
  await pageAlive(page)
  await page.getByRole('main').getByRole('button').first().click()
  await page.getByRole('button', { name: signIn.ar.continueWithGoogle }).click()
  await page.getByRole('button', { name: 'Layla' }).click()
  await expect(page.getByText(/layla@/).first()).toBeVisible()
  await expect(page).toHaveURL(/\/ar$/)
})

test('without a database the built-in rugs have their Arabic names', async ({ page, allowError }) => {
  allowError(/status of 5\d\d/)
  await page.goto(`${SHOP_WITHOUT_DATABASE.url}/ar/products`)
  await expect(page.getByRole('article').getByRole('link').first()).toHaveText(names.ar('Khatam'))
})

test.describe('a browser that asks for Arabic', () => {
  test.use({ locale: 'ar-AE' })
  test('is offered the page in Arabic once, and never sent there', async ({ page }) => {
    await page.goto('/about')
    await expect(page).toHaveURL(/\/about$/)
    const offer = page.getByRole('complementary', { name: 'اللغة' })
    await expect(offer.getByRole('link')).toHaveAttribute('href', '/ar/about')
    await offer.getByRole('button').click()
    await expect(offer).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(offer).toHaveCount(0)
  })
})
