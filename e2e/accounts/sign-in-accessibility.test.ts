import type { Page } from '@playwright/test'

import { barriersOn } from '../layout/barriers-on.ts'
import { accountOn } from '../pages/account-page.ts'
import { pageAlive } from '../support/page-alive.ts'
import { expect, test } from '../shop-test.ts'

async function barriers(page: Page) {
  await page
    .getByRole('dialog')
    .last()
    .evaluate((panel) => Promise.all(panel.getAnimations({ subtree: true }).map(({ finished }) => finished)))
  return barriersOn(page)
}

for (const width of [1440, 390])
  test(`sign-in passes axe at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const { dialog, alert, google, person } = accountOn(page)
    await page.goto('/?error=access_denied&error_code=bad_oauth_callback')
    await expect(alert).toBeVisible()
    await expect(dialog).toContainText('three invented people')
    expect(await barriers(page)).toEqual([])
    await google.click()
    await person('Layla').click()
    await page.getByText('Signed in as').waitFor()
    await pageAlive(page)
    await page
      .getByRole('button', { name: /^Account/ })
      .and(page.locator(':visible'))
      .click()
    await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible()
    expect(await barriers(page)).toEqual([])
  })
