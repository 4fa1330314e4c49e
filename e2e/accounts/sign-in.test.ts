import type { Page } from '@playwright/test'

import { accountOn } from '../pages/account-page.ts'
import { openPage, pageAlive } from '../support/page-alive.ts'
import { IN_ARABIC } from '../in-arabic/in-arabic.ts'
import { expect, test } from '../shop-test.ts'

const PEOPLE = { Layla: 'layla@example.com', Marcus: 'marcus@example.com', Noor: 'noor@example.com' }

/** The status that the shop answers to the stored token. */
async function accountAnswer(page: Page): Promise<number> {
  const storedSession = await accountOn(page).storedSession()
  const headers = { authorization: `Bearer ${storedSession?.access_token ?? ''}` }
  return (await page.request.get('/api/account', { headers })).status()
}

for (const [name, email] of Object.entries(PEOPLE))
  test(`${name} signs in from the studio, lands on the front page and gets a link back`, async ({ page }) => {
    const { button, menu, signIn } = accountOn(page)
    await page.goto('/product/bab')
    await signIn(name)
    await expect(page).toHaveURL('/')
    await page.getByRole('status').getByRole('link', { name: 'Back to Bab' }).click()
    await expect(page).toHaveURL('/product/bab')
    await button.click()
    await expect(menu).toContainText(email)
    await button.click()
    await expect(menu).toBeHidden()
    await page.reload()
    await pageAlive(page)
    await button.click()
    await expect(menu).toContainText(email)
    expect(await accountAnswer(page)).toBe(200)
  })

const HOME = IN_ARABIC ? '/ar' : '/'

test('a visitor who does not sign in loads no sign-in code', async ({ page }) => {
  const found: string[] = []
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return
    if (/GoTrueClient|grant_type=pkce/.test(await response.text())) found.push(response.url())
  })
  const requested: string[] = []
  page.on('request', (request) => {
    if (/\/auth\/v1|\/api\/(?:sign-in|account)/.test(request.url())) requested.push(request.url())
  })
  for (const path of ['/', '/products', '/product/bab']) {
    await openPage(page, path)
    await page.waitForLoadState('networkidle')
  }
  expect([found, requested]).toEqual([[], []])
  // Opening the panel does load it, so the check above is effective.
  await accountOn(page).button.click()
  await expect.poll(() => found.length).toBe(1)
})

test('the dialog explains sign-in and names local sign-in', async ({ page }) => {
  const { button, dialog, google } = accountOn(page)
  await openPage(page, '/products')
  await button.click()
  await expect(dialog).toContainText(
    'Sign in to save favourite rugs, track orders and get personalised recommendations.',
  )
  await expect(dialog).toContainText('three invented people')
  await expect(dialog.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute('href', '/terms')
  await page.route('**/auth/v1/settings', () => {})
  await google.click()
  await expect(dialog.getByRole('button', { name: 'Signing in...' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await button.click()
  await dialog.getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(page).toHaveURL('/privacy-policy')
  await expect(dialog).toBeHidden()
})

test('two tabs can sign in at once', async ({ page, context }) => {
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto('/about')
    await pageAlive(tab)
    await accountOn(tab).leave()
  }
  for (const tab of [page, other]) {
    await accountOn(tab).person('Noor').click()
    await expect(tab.getByText('Signed in as noor@example.com')).toBeVisible()
    expect(await accountAnswer(tab)).toBe(200)
  }
})

test('sign-in and sign-out reach another tab at once', async ({ page, context }) => {
  const other = await context.newPage()
  await other.goto('/trade')
  await pageAlive(other)
  await page.goto('/')
  await accountOn(page).signIn('Marcus')
  // The tabs talk through the browser, which may take longer than a click: until then the button opens the dialog.
  await expect(async () => {
    await other.keyboard.press('Escape')
    await accountOn(other).button.click({ timeout: 3_000 })
    await expect(accountOn(other).menu).toContainText('marcus@example.com', { timeout: 3_000 })
  }).toPass()
  const token = (await accountOn(page).storedSession())?.access_token ?? ''
  await accountOn(page).button.click()
  await accountOn(page).signOut.click()
  await expect(accountOn(other).menu).toHaveCount(0)
  expect(await accountOn(other).storedSession()).toBeNull()
  await accountOn(other).button.click()
  await expect(accountOn(other).dialog).toBeVisible()
  const headers = { authorization: `Bearer ${token}` }
  await expect.poll(async () => (await page.request.get('/api/account', { headers })).status()).toBe(403)
})

test('a cancelled sign-in is reported and can be retried', async ({ page, warnings }) => {
  const { dialog, alert, google, leave, person } = accountOn(page)
  await openPage(page, '/product/bab')
  await leave()
  await person('Somebody else').click()
  await expect(alert).toBeVisible()
  await expect(page).toHaveURL('/')
  expect(warnings.join()).toContain('access_denied')
  await expect(dialog.getByRole('link', { name: 'Back to Bab' })).toBeVisible()
  await google.click()
  await person('Layla').click()
  await expect(page.getByRole('link', { name: 'Back to Bab' })).toBeVisible()
})

test('the dialog stays open with an alert while the service is unavailable', async ({ page, allowError }) => {
  allowError(/Failed to load resource.*settings/)
  const { button, dialog, google, alert, person } = accountOn(page)
  await openPage(page, '/products')
  await button.click()
  for (const fail of [{ status: 503 }, null]) {
    await page.route('**/auth/v1/settings', (route) => (fail ? route.fulfill(fail) : route.abort()))
    await google.click()
    await expect(dialog.getByRole('alert')).toContainText('Failed to sign in with Google. Please try again.')
    await page.unrouteAll()
  }
  await google.click()
  await expect(alert).toHaveCount(0)
  await expect(person('Layla')).toBeVisible()
})

test('an unavailable provider leads back to the dialog with an alert', async ({ page }) => {
  const { dialog, alert } = accountOn(page)
  await page.goto('/?error=temporarily_unavailable&error_code=unexpected_failure&error_description=Try+later')
  await expect(alert).toBeVisible()
  await expect(page).toHaveURL('/')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('a repeated or foreign code changes nothing', async ({ page, browser, baseURL }) => {
  const { dialog, signIn, storedSession } = accountOn(page)
  const withCode: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === HOME && searchParams.has('code')) withCode.push(request.url())
  })
  await page.goto('/')
  await signIn()
  const [spent = ''] = withCode
  expect(new URL(spent).searchParams.get('code')).toMatch(/^[\w-]{43}$/)
  const before = await storedSession()
  await page.goto(spent)
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Account' })).toBeVisible()
  expect(await storedSession()).toEqual(before)
  await expect(dialog).toHaveCount(0)
  expect(await accountAnswer(page)).toBe(200)

  const stranger = await browser.newPage({ baseURL: baseURL ?? '' })
  await stranger.goto(spent)
  await expect(accountOn(stranger).alert).toBeVisible()
  expect(await accountOn(stranger).storedSession()).toBeNull()
  expect(await accountAnswer(page)).toBe(200)
  await stranger.close()
})

test('sign-in works by keyboard alone', async ({ page }) => {
  const { button, dialog, google, menu, signOut } = accountOn(page)
  await openPage(page, '/')
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(google).toBeVisible()
  const inside = () => dialog.evaluate((sheet) => sheet.contains(document.activeElement))
  for (let step = 0; step < 6; step++) {
    await expect.poll(inside).toBe(true)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()
  await page.keyboard.press('Space')
  await google.focus()
  await page.keyboard.press('Enter')
  await accountOn(page).person('Layla').focus()
  await page.keyboard.press('Enter')
  await page.getByText('Signed in as').waitFor()
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(menu.getByRole('link', { name: 'Your account' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(menu.getByRole('link', { name: 'Your account' })).toBeFocused()
  // Past the trade account and the proofs.
  for (let link = 0; link < 3; link++) await page.keyboard.press('Tab')
  await expect(signOut).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(menu).toHaveCount(0)
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
})

test('a shop without a provider says that sign-in is off', async ({ page }) => {
  await page.route('**/api/sign-in', (route) =>
    route.fulfill({ json: { kind: 'off', url: '/auth/v1', apiKey: '' } }),
  )
  const { button, dialog, google } = accountOn(page)
  await openPage(page, '/')
  await button.click()
  await expect(dialog).toContainText('Signing in is not set up here')
  await expect(google).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the header has the account button, and its panel closes', async ({ page }) => {
    const { button, dialog, menu, google, person, signOut } = accountOn(page)
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await openPage(page, '/about')
    await button.tap()
    await dialog.getByRole('button', { name: 'Close' }).tap()
    await expect(dialog).toBeHidden()
    await expect(drawer).toHaveCount(0)
    await expect(button).toBeFocused()
    await expect(page).toHaveURL('/about')
    await button.tap()
    await google.tap()
    await person('Noor').tap()
    await expect(page.getByText('Signed in as noor@example.com')).toBeVisible()
    await button.tap()
    await expect(menu).toContainText('noor@example.com')
    await signOut.tap()
    await expect(menu).toHaveCount(0)
    await button.tap()
    await expect(dialog).toBeVisible()
  })

  for (const width of [320, 390])
    test(`menu, wordmark, search, account and cart fit side by side at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await page.goto('/about')
      const header = page.getByRole('banner')
      const boxes = await Promise.all(
        [
          header.getByRole('button', { name: 'Menu' }),
          header.getByRole('link', { name: 'Nawl' }),
          header.getByRole('button', { name: 'Search' }),
          header.getByRole('button', { name: 'Account' }),
          header.getByRole('link', { name: /^Cart/ }),
        ].map(async (control) => {
          const box = await control.boundingBox()
          if (!box) throw new Error('a control of the header is not shown')
          // From the side where lines begin.
          const left = IN_ARABIC ? width - box.x - box.width : box.x
          return { left, right: left + box.width, width: box.width, height: box.height }
        }),
      )
      for (const [place, box] of boxes.entries()) {
        expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44)
        expect(box.left).toBeGreaterThanOrEqual(boxes[place - 1]?.right ?? 0)
        expect(box.right).toBeLessThanOrEqual(width)
      }
    })
})
