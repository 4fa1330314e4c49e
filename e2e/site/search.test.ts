import type { Page } from '@playwright/test'

import { barriersOn } from '../layout/barriers-on.ts'
import { said } from '../in-arabic/said.ts'
import { openPage } from '../support/page-alive.ts'
import { expect, test } from '../shop-test.ts'

const on = (page: Page) => {
  const panel = page.getByRole('dialog', { name: 'Search' })
  return {
    button: page.getByRole('banner').getByRole('button', { name: 'Search' }),
    panel,
    field: panel.getByRole('searchbox', { name: 'Search the shop' }),
    link: (name: string | RegExp) => panel.getByRole('link', { name }),
    group: (name: string | RegExp) => panel.getByRole('region', { name }),
  }
}

async function opened(page: Page, path = '/') {
  await openPage(page, path)
  const search = on(page)
  await search.button.click()
  await expect(search.field).toBeFocused()
  return search
}

test('a search for a yarn leads to the rugs that have it', async ({ page }) => {
  const search = await opened(page)
  await search.field.fill(said('maroon'))
  const rugs = search.group(/^Designs with this yarn, \d+$/)
  await expect(rugs.getByRole('listitem')).toHaveCount(8)
  const heading = await rugs.getByRole('heading').textContent()
  await expect(search.panel.getByRole('status')).toContainText(`${/\d+/.exec(heading ?? '')?.[0]} designs`)
  const first = rugs.getByRole('link').first()
  const path = await first.getAttribute('href')
  await first.click()
  await expect(page).toHaveURL(path ?? '')
  await expect(search.panel).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
})

test('results are reachable by keyboard, and Escape returns focus', async ({ page }) => {
  await openPage(page, '/')
  const search = on(page)
  await page.getByRole('link', { name: 'DESIGN YOUR RUG' }).focus()
  await page.keyboard.press('/')
  await expect(search.field).toBeFocused()
  await page.keyboard.type(said('cancel'))
  await expect(search.link('Can I cancel my order?')).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(search.group('Questions').getByRole('link').first()).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(search.field).toBeFocused()
  await page.keyboard.press('ArrowDown')
  // Typing on a focused result continues in the field.
  await page.keyboard.type(' order')
  await expect(search.field).toHaveValue(`${said('cancel')}order`)
  await page.keyboard.press('Escape')
  await expect(search.panel).toBeHidden()
  await expect(page.getByRole('link', { name: 'DESIGN YOUR RUG' })).toBeFocused()
  await page.keyboard.press('/')
  await search.field.fill(said('cancel'))
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/faq#/)
  await expect(search.panel).toBeHidden()
})

test('no input is lost while the search loads', async ({ page }) => {
  await openPage(page, '/')
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/assets/search-panel-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.keyboard.type('/aria')
  letGo()
  await expect(on(page).field).toHaveValue('aria')
  await page.keyboard.press('Escape')
  await expect(on(page).panel).toBeHidden()
  await page.keyboard.press('/')
  await expect(on(page).field).toHaveValue('')
})

test('a slash typed in a field stays a slash', async ({ page }) => {
  const search = await opened(page)
  await page.keyboard.type('1/2')
  await expect(search.field).toHaveValue('1/2')
  await search.panel.getByRole('button', { name: 'Close search' }).click()
  await expect(search.panel).toBeHidden()
  await expect(search.button).toBeFocused()
  await openPage(page, '/product/bab')
  await page.getByRole('textbox', { name: 'Width' }).press('/')
  await expect(search.panel).toBeHidden()
})

test('a category has a link to its list', async ({ page }) => {
  const search = await opened(page)
  await search.field.fill(said('blue geometric'))
  await search.link('All blue geometric rugs').click()
  await expect(page).toHaveURL('/products/geometric?color=blues')
})

test('Enter leads to a page with all results', async ({ page }) => {
  const search = await opened(page)
  await search.field.fill(said('pearl'))
  await search.field.press('Enter')
  await expect(page).toHaveURL(`/search?q=${encodeURIComponent(said('pearl'))}`)
  await expect(search.panel).toBeHidden()
  await expect(page.getByRole('main').getByRole('link', { name: /^Pearl/ })).toHaveCount(2)
})

test('the last five searches are stored in this browser until cleared', async ({ page }) => {
  const search = await opened(page)
  // Words that are no message of the shop.
  for (const query of ['one', 'deux', 'three', 'four', 'five', 'Deux', 'six']) {
    await search.field.fill(query)
    await search.field.press('Enter')
    await expect(page).toHaveURL(`/search?q=${query}`)
    await expect(search.panel).toBeHidden()
    await search.button.click()
    await expect(search.field).toBeFocused()
  }
  const recent = search.group('Recent searches')
  await expect(recent.getByRole('listitem')).toHaveText(['six', 'Deux', 'five', 'four', 'three'])
  await recent.getByRole('button', { name: 'Forget five' }).click()
  await expect(recent.getByRole('listitem')).toHaveText(['six', 'Deux', 'four', 'three'])
  await recent.getByRole('button', { name: 'four', exact: true }).click()
  await expect(search.field).toHaveValue('four')
  await expect(search.field).toBeFocused()
})

test('an empty result suggests what can be found', async ({ page }) => {
  const search = await opened(page)
  await search.field.fill('xyzzy')
  await expect(search.panel.getByText('Nothing here matches “xyzzy”.')).toBeVisible()
  await expect(search.panel.getByRole('status')).toHaveText('Nothing found for xyzzy.')
  await expect(search.link('Contact')).toBeVisible()
  await search.link('All rugs').click()
  await expect(page).toHaveURL('/products')
})

test('a search that cannot be loaded shows an error and works on retry', async ({ page, allowError }) => {
  allowError(/Failed to load resource.*search\/documents/)
  await page.route('**/api/search/documents*', (route) => route.abort())
  const search = await opened(page)
  await search.field.fill(said('aria'))
  await expect(search.panel.getByRole('alert')).toContainText('Search is not responding.')
  await page.unroute('**/api/search/documents*')
  await search.panel.getByRole('button', { name: 'Try again' }).click()
  await expect(search.link(/^Aria/)).toHaveCount(2)
})

test('a search made offline continues when the network returns', async ({ page, context, failCalls }) => {
  await failCalls('**/api/search/documents*')
  const search = await opened(page)
  await context.setOffline(true)
  await search.field.fill(said('aria'))
  await expect(search.panel.getByRole('alert')).toContainText('You are offline')
  await page.unroute('**/api/search/documents*')
  await context.setOffline(false)
  await expect(search.link(/^Aria/)).toHaveCount(2)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the search icon opens the search over the whole page', async ({ page }) => {
    await openPage(page, '/products')
    const search = on(page)
    await search.button.tap()
    await expect(search.field).toBeFocused()
    await search.field.fill(said('blue'))
    await search.link('All blue rugs').tap()
    await expect(page).toHaveURL('/products/blues')
    await expect(search.panel).toBeHidden()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the search link leads to a page with the same results', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(/\/search\??$/)
    const field = page.getByRole('searchbox', { name: 'Search the shop' })
    await field.fill(said('blue geometric'))
    await field.press('Enter')
    await expect(page).toHaveURL(`/search?${new URLSearchParams({ q: said('blue geometric') })}`)
    await expect(page.getByRole('link', { name: 'All blue geometric rugs' })).toBeVisible()
    await field.fill('xyzzy')
    await field.press('Enter')
    await expect(page.getByText('Nothing here matches “xyzzy”.')).toBeVisible()
  })
})

for (const width of [1440, 390])
  test(`the search passes axe at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const search = await opened(page)
    for (const query of ['', 'wool', 'xyzzy']) {
      await search.field.fill(query)
      await search.panel.evaluate((panel) =>
        Promise.all(panel.getAnimations({ subtree: true }).map(({ finished }) => finished)),
      )
      expect(await barriersOn(page)).toEqual([])
    }
  })
