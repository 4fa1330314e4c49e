import type { Page } from '@playwright/test'

import { barriersOn } from '../layout/barriers-on.ts'
import { openPage, pageAlive } from '../support/page-alive.ts'
import { expect, test } from '../shop-test.ts'

const on = (page: Page) => {
  const panel = page.getByRole('dialog', { name: 'Delivery and currency' })
  return {
    button: page.getByRole('banner').getByRole('button', { name: /^Delivery and currency/ }),
    panel,
    country: (name: string) => panel.getByRole('button', { name: new RegExp(`^${name}`) }),
    field: panel.getByRole('searchbox', { name: 'Another country' }),
  }
}

const firstPrice = (page: Page) =>
  page
    .getByRole('article')
    .first()
    .getByText(/\d\.\d\d/)

async function comeFrom(page: Page, code: string): Promise<void> {
  const { origin } = new URL((await page.request.get('/')).url())
  await page.context().addCookies([{ name: 'country', value: code, url: origin }])
}

test('prices change to dirhams in place and stay so', async ({ page }) => {
  let pages = 0
  page.on('request', (request) => (pages += request.isNavigationRequest() ? 1 : 0))
  await openPage(page, '/products')
  const { button, panel, country } = on(page)
  await expect(button).toHaveText(/USA\s*\$$/)
  await expect(firstPrice(page)).toHaveText('$800.00')
  await button.click()
  await expect(country('USA')).toHaveAttribute('aria-current', 'true')
  await country('United Arab Emirates').click()
  await expect(panel).toBeHidden()
  await expect(button).toHaveText(/UAE\s*AED$/)
  await expect(firstPrice(page)).toHaveText('AED 2,938.00')
  await expect(button).toBeFocused()
  expect(pages).toBe(1)
  await page.goto('/')
  await expect(
    page.getByRole('region', { name: 'FEATURED COLLECTIONS' }).getByRole('article').first(),
  ).toContainText('From AED 2,938')
})

test('the studio shows dirhams with the dollars beside them', async ({ page, studio }) => {
  await comeFrom(page, 'AE')
  await openPage(page, '/product/bab')
  await expect(page.getByText('AED 2,644.20').first()).toBeVisible()
  await expect(page.getByText('Every size costs AED 36.725 a square foot')).toBeVisible()
  await studio.setSize('5', '8')
  await expect(page.getByText('AED 1,469.00', { exact: true })).toBeVisible()
  await expect(page.getByText('$400.00', { exact: true })).toBeVisible()
  await expect(page.getByText('Estimated price AED 1,469.00')).toBeAttached()
  await expect(studio.picture).toBeVisible()
})

test('another country is found by name and chosen by keyboard', async ({ page }) => {
  await openPage(page, '/products')
  const { button, panel, country, field } = on(page)
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(country('USA')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(button).toBeFocused()
  await page.keyboard.press('Space')
  await field.focus()
  await page.keyboard.type('zealand')
  await expect(panel.getByRole('status')).toHaveText('1 country')
  await page.keyboard.press('ArrowDown')
  await expect(country('New Zealand')).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(button).toHaveText(/New Zealand\s*\$$/)
  await page.reload()
  await pageAlive(page)
  await expect(button).toHaveText(/New Zealand\s*\$$/)
  await button.click()
  await expect(country('New Zealand')).toHaveAttribute('aria-current', 'true')
  await field.fill('atlantis')
  await expect(panel.getByRole('status')).toHaveText(
    'We could not find a country by that name. Check the spelling.',
  )
})

test('a choice made offline is not lost silently', async ({ page, context, allowError }) => {
  allowError(/Failed to load resource: net::ERR_INTERNET_DISCONNECTED/)
  await openPage(page, '/products')
  const { button, panel, country } = on(page)
  await button.click()
  await context.setOffline(true)
  await country('United Arab Emirates').click()
  await expect(panel.getByRole('status')).toContainText('You are offline')
  await context.setOffline(false)
  await country('United Arab Emirates').click()
  await expect(firstPrice(page)).toHaveText('AED 2,938.00')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the country is chosen in the menu', async ({ page }) => {
    await openPage(page, '/products')
    await expect(on(page).button).toBeHidden()
    await page.getByRole('button', { name: 'Menu' }).tap()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    const row = menu.getByRole('button', { name: /^Delivery and currency/ })
    await row.tap()
    await menu.getByRole('button', { name: /^United Arab Emirates/ }).tap()
    await expect(row).toHaveText(/UAE\s*AED$/)
    await expect(row).toHaveAttribute('aria-expanded', 'false')
    await menu.getByRole('button', { name: 'Close menu' }).tap()
    await expect(firstPrice(page)).toHaveText('AED 2,938.00')
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the country link leads to a page of countries and back', async ({ page }) => {
    await page.goto('/products/blues?sort=name')
    await on(page).button.click()
    await page
      .getByRole('main')
      .getByRole('button', { name: /^United Arab Emirates/ })
      .click()
    await expect(page).toHaveURL('/products/blues?sort=name')
    await expect(firstPrice(page)).toHaveText(/^AED/)
    await on(page).button.click()
    await page.getByRole('combobox', { name: 'Another country' }).selectOption('Japan')
    await page.getByRole('button', { name: 'Choose' }).click()
    await expect(page).toHaveURL('/products/blues?sort=name')
    await expect(on(page).button).toHaveText(/Japan\s*\$$/)
    await expect(firstPrice(page)).toHaveText(/^\$/)
  })
})

test('pages are rendered in the visitor’s currency and not cached for others', async ({ request }) => {
  const page = await request.get('/products', { headers: { cookie: 'country=AE' } })
  expect(await page.text()).toContain('AED 2,938.00')
  expect(page.headers()['cache-control']).toContain('private')
  const data = await request.get('/products.data', { headers: { cookie: 'country=AE' } })
  expect(data.headers()['cache-control']).toContain('private')
})

test('a country is stored for a year, and invalid codes are not', async ({ request, baseURL }) => {
  const ours = baseURL ?? ''
  const choose = (country: string, origin: string, back = '/trade') =>
    request.post('/country', { form: { country, back }, headers: { origin }, maxRedirects: 0 })
  const chosen = await choose('FR', ours)
  expect(chosen.status()).toBe(303)
  expect(chosen.headers()).toMatchObject({
    location: '/trade',
    'set-cookie': 'country=FR; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly',
  })
  const unknown = await choose('XX', ours)
  expect(unknown.status()).toBe(400)
  expect(unknown.headers()['set-cookie']).toBeUndefined()
  expect(await unknown.text()).toContain('Choose a country from the list.')
  const elsewhere = await choose('FR', 'https://elsewhere.example')
  expect(elsewhere.status()).toBe(400)
  expect(elsewhere.headers()['set-cookie']).toBeUndefined()
  // Redirects only within the shop.
  const away = await choose('FR', ours, '//elsewhere.example')
  expect(away.headers()['location']).toBeUndefined()
})

for (const width of [1440, 390])
  test(`the country chooser passes axe at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openPage(page, '/products')
    if (width === 390) await page.getByRole('button', { name: 'Menu' }).click()
    const name = /^Delivery and currency/
    await page.getByRole('button', { name }).and(page.locator(':visible')).click()
    await page.getByRole('searchbox', { name: 'Another country' }).fill('united')
    await page
      .getByRole('dialog')
      .evaluate((panel) =>
        Promise.all(panel.getAnimations({ subtree: true }).map(({ finished }) => finished)),
      )
    expect(await barriersOn(page)).toEqual([])
    await page.goto('/country')
    expect(await barriersOn(page)).toEqual([])
  })
