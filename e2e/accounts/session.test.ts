import { accountOn } from '../pages/account-page.ts'
import { openOwnShop, type OwnShop } from '../support/own-shop.ts'
import { openPage, pageAlive } from '../support/page-alive.ts'
import { expect, test } from '../shop-test.ts'

const REFRESH = '**/auth/v1/token?grant_type=refresh_token'
const HOUR_MS = 3_600_000

test('a session continues past its first hour on a page that stays open', async ({ page }) => {
  await page.clock.install()
  const { button, menu, signIn, storedSession } = accountOn(page)
  await page.goto('/')
  await signIn()
  const before = await storedSession()
  const refreshed = page.waitForResponse(REFRESH)
  await page.clock.fastForward(HOUR_MS)
  expect((await refreshed).status()).toBe(200)
  await expect.poll(async () => (await storedSession())?.refresh_token).not.toBe(before?.refresh_token)
  await button.click()
  await expect(menu).toContainText('layla@example.com')
})

test('a session continues past its first hour on a page that opens later', async ({ page }) => {
  const { button, menu, signIn, storedSession, tamper } = accountOn(page)
  await page.goto('/')
  await signIn()
  const before = await storedSession()
  await tamper({ expires_at: 1 })
  const refreshed = page.waitForResponse(REFRESH)
  await page.reload()
  expect((await refreshed).status()).toBe(200)
  await expect.poll(async () => (await storedSession())?.refresh_token).not.toBe(before?.refresh_token)
  await button.click()
  await expect(menu).toContainText('layla@example.com')
})

test('a temporary outage of the service keeps the session', async ({ page, allowError }) => {
  allowError(/status of 503/)
  const { button, menu, signIn, storedSession, tamper } = accountOn(page)
  await page.goto('/')
  await signIn()
  const before = await storedSession()
  await tamper({ expires_at: 1 })
  let requests = 0
  await page.route(REFRESH, (route) => {
    requests += 1
    return requests < 4 ? route.fulfill({ status: 503, json: {} }) : route.continue()
  })
  await openPage(page, '/about')
  await button.click()
  await expect(menu).toContainText('layla@example.com')
  await expect.poll(async () => (await storedSession())?.refresh_token).not.toBe(before?.refresh_token)
  expect(requests).toBe(4)
  await expect(menu).toContainText('layla@example.com')
})

test('a session that the service refuses is removed without a message', async ({ page, allowError }) => {
  allowError(/status of 400/)
  const { button, dialog, signIn, storedSession, tamper } = accountOn(page)
  await page.goto('/')
  await signIn()
  await tamper({ expires_at: 1, refresh_token: 'x'.repeat(43) })
  await page.goto('/about')
  await expect.poll(storedSession).toBeNull()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(dialog).toHaveCount(0)
  await button.click()
  await expect(dialog).toBeVisible()
})

for (const broken of ['{"access_token":"a"}', 'nothing', '[]', 'null'])
  test(`an invalid stored session is removed silently: ${broken}`, async ({ page }) => {
    await page.goto('/about')
    await page.evaluate((text) => localStorage.setItem('nawl.session', text), broken)
    await page.reload()
    await pageAlive(page)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('nawl.session'))).toBeNull()
    await accountOn(page).button.click()
    await expect(accountOn(page).dialog).toBeVisible()
  })

test.describe('at a shop of its own', () => {
  test.describe.configure({ mode: 'default' })
  let shop: OwnShop
  test.beforeAll(async () => {
    shop = await openOwnShop()
  })
  test.afterAll(() => shop.close())

  test('a session survives a restart', async ({ page, allowError }) => {
    test.slow()
    // Requests at the moment of the restart are cut off.
    allowError(/net::ERR_(CONNECTION_RESET|CONNECTION_REFUSED|EMPTY_RESPONSE)/)
    const { button, menu, signIn, storedSession, tamper } = accountOn(page)
    await page.goto(shop.url)
    await signIn('Marcus')
    const before = await storedSession()
    await shop.restart()
    const headers = { authorization: `Bearer ${before?.access_token ?? ''}` }
    expect((await page.request.get(`${shop.url}/api/account`, { headers })).status()).toBe(200)
    await tamper({ expires_at: 1 })
    const refreshed = page.waitForResponse(REFRESH)
    await page.reload()
    expect((await refreshed).status()).toBe(200)
    await button.click()
    await expect(menu).toContainText('marcus@example.com')
  })

  test('sign-in works under either loopback name', async ({ page }) => {
    for (const host of ['127.0.0.1', 'localhost']) {
      await page.goto(`http://${host}:${shop.port}/about`)
      await accountOn(page).signIn()
      await expect(page).toHaveURL(`http://${host}:${shop.port}/`)
      expect(await accountOn(page).storedSession()).toMatchObject({ token_type: 'bearer' })
    }
  })
})
