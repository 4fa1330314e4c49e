import type { Page } from '@playwright/test'

import { barriersOn } from '../layout/barriers-on.ts'
import { savedOn } from '../pages/saved-page.ts'
import { openPage } from '../support/page-alive.ts'
import { expect, test } from '../shop-test.ts'

test('a favourite survives a reload, leads to the account, and can be removed', async ({ page }) => {
  const { heart, status, undo, favourites } = savedOn(page)
  await openPage(page, '/products')
  await heart('Khatam').click()
  await expect(status('Khatam saved to favourites')).toBeVisible()
  await expect(heart('Khatam')).toHaveAttribute('aria-pressed', 'true')
  await expect(page, 'the card under it stays closed').toHaveURL('/products')
  await page.reload()
  await expect(heart('Khatam')).toHaveAttribute('aria-pressed', 'true')

  await page.goto('/product/khatam')
  await expect(heart('Khatam'), 'the studio knows').toHaveAttribute('aria-pressed', 'true')
  await page.goto('/account')
  await expect(favourites).toHaveCount(1)
  await heart('Khatam').click()
  await expect(favourites).toHaveCount(0)
  await expect(page.getByText('There is nothing here yet. Press the heart')).toBeVisible()
  await undo.click()
  await expect(favourites).toHaveCount(1)
})

test('hovering rugs while offline loses nothing', async ({ page, context, allowError }) => {
  allowError(/ERR_INTERNET_DISCONNECTED/)
  const { heart } = savedOn(page)
  await openPage(page, '/products')
  await heart('Khatam').click()
  await expect(heart('Khatam')).toHaveAttribute('aria-pressed', 'true')
  await context.setOffline(true)
  for (const name of ['Sadu', 'Jazr']) {
    await page.getByRole('link', { name: name.toUpperCase(), exact: true }).hover()
    await heart(name).click()
    await expect(heart(name)).toHaveAttribute('aria-pressed', 'true')
  }
})

test('focus reaches a favourite button after its card, and is not lost when the card is removed', async ({
  page,
}) => {
  const { heart } = savedOn(page)
  await openPage(page, '/products')
  await page.getByRole('link', { name: 'KHATAM', exact: true }).focus()
  await page.keyboard.press('Tab')
  await expect(heart('Khatam')).toBeFocused()
  await expect(heart('Khatam')).toHaveCSS('opacity', '1')
  await page.keyboard.press('Enter')
  await expect(heart('Khatam')).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/account')
  await heart('Khatam').focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('favourites update in another window', async ({ page, context }) => {
  await openPage(page, '/products')
  const other = await context.newPage()
  await other.goto('/account')
  await expect(other.getByText('There is nothing here yet. Press the heart')).toBeVisible()
  await savedOn(page).heart('Khatam').click()
  await expect(savedOn(other).favourites).toHaveCount(1)
  await savedOn(other).heart('Khatam').click()
  await expect(savedOn(page).heart('Khatam')).toHaveAttribute('aria-pressed', 'false')
})

test('recommendations are other rugs, with reasons', async ({ page }) => {
  const { heart, recommended } = savedOn(page)
  await page.goto('/account')
  await expect(page.getByText('There is nothing here yet. Press the heart')).toBeVisible()
  await openPage(page, '/products')
  await heart('Khatam').click()
  await expect(heart('Khatam')).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/account')
  await expect(recommended.first()).toContainText(/Because you like Khatam.s /)
  await expect(recommended.getByRole('heading', { name: 'Khatam', exact: true })).toHaveCount(0)
})

test('failed recommendations leave the rest of the page and can be retried', async ({ page, allowError }) => {
  allowError(/status of 503/)
  const { recommended } = savedOn(page)
  let fails = true
  await page.route('**/api/recommendations', (route) =>
    fails ? route.fulfill({ status: 503, json: {} }) : route.fallback(),
  )
  await openPage(page, '/products')
  await savedOn(page).heart('Khatam').click()
  await expect(savedOn(page).heart('Khatam')).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/account')
  await expect(savedOn(page).favourites).toHaveCount(1)
  await expect(page.getByText('could not find suggestions')).toBeVisible()
  fails = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(recommended.first()).toBeVisible()
})

test('a view is counted when the page stays open', async ({ page, studio }) => {
  await studio.open('bab')
  const viewed = () => page.evaluate(() => localStorage.getItem('nawl.kept') ?? '')
  await expect.poll(viewed).toMatch(/"viewed":\[\{"address":"bab"/)
})

test('without storage a notice appears, and favourites last as long as the page', async ({ page }) => {
  const { heart, status } = savedOn(page)
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await openPage(page, '/products')
  await heart('Khatam').click()
  await expect(status('This browser does not let us store anything')).toBeVisible()
  await expect(heart('Khatam')).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('link', { name: 'KHATAM', exact: true }).click()
  await expect(page).toHaveURL('/product/khatam')
  await expect(heart('Khatam')).toHaveAttribute('aria-pressed', 'true')
})

test('the account page is for its person only', async ({ page, request }) => {
  await page.goto('/account')
  await expect(page).toHaveTitle('Account · Nawl')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account')
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/account')
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('dialog', { name: 'Welcome to Nawl' })).toBeVisible()
})

for (const width of [1440, 390])
  test(`the saved pages pass axe at ${width} pixels`, async ({ page, studio }) => {
    await page.setViewportSize({ width, height: 900 })
    const { heart, save, saving, status, name, designs, recommended } = savedOn(page)
    await studio.open('bab')
    await heart('Bab').click()
    await save.click()
    await expect(name).toBeVisible()
    await saving.evaluate((panel) => Promise.all(panel.getAnimations().map(({ finished }) => finished)))
    await expectNoBarrier(page)
    await savedOn(page).confirm.click()
    await status('is saved').getByRole('link', { name: 'See all' }).click()
    await expect(recommended.first()).toBeVisible()
    await designs.getByRole('button', { name: 'Rename' }).click()
    await expectNoBarrier(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('favourite buttons show without hover, and the bottom sheet saves', async ({ page, studio }) => {
    const { heart, save, confirm, status } = savedOn(page)
    await openPage(page, '/products')
    await expect(heart('Khatam')).toHaveCSS('opacity', '1')
    const box = await heart('Khatam').boundingBox()
    expect([box?.width, box?.height]).toEqual([44, 44])
    await heart('Khatam').tap()
    await expect(heart('Khatam')).toHaveAttribute('aria-pressed', 'true')
    await studio.open('khatam')
    await save.tap()
    await confirm.tap()
    await expect(status('Khatam is saved')).toBeInViewport()
  })
})

async function expectNoBarrier(page: Page): Promise<void> {
  expect(await barriersOn(page)).toEqual([])
}
