import type { Page } from '@playwright/test'

import { pageAlive } from '../support/page-alive.ts'
import { expect, test } from '../shop-test.ts'

/** Opens a page whose scripts have not come yet; the answer lets them come. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\.js(?:\?|$)/, async (route) => {
    await promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  return resolve
}

test('what is typed and chosen before a page is alive stays, and counts', async ({ page }) => {
  const scripts = await openWithoutScripts(page, '/room-plan')
  const across = page.getByLabel('Across the plan').first()
  await across.click()
  await across.press('Control+A')
  await across.pressSequentially('520')
  await page.getByLabel('Which wall').selectOption('Right wall')
  await page.getByRole('radio', { name: 'L-shaped' }).check()
  scripts()
  await pageAlive(page)
  await expect(page.getByLabel('Missing corner')).toBeVisible()
  await expect(page.getByLabel('Which wall')).toHaveValue('right')
  await expect(across).toHaveValue('520')
  await across.press('Tab')
  await expect(page.getByRole('group', { name: 'Room plan, 520 × 500 cm' })).toBeVisible()
  await expect(page.getByLabel('Which wall')).toHaveValue('right')
})

test('a form that is filled in early is sent as it was filled in', async ({ page }) => {
  const scripts = await openWithoutScripts(page, '/contact')
  const form = page.locator('#message')
  await form.getByLabel('Your name').fill('Layla Haddad')
  await form.getByLabel('E-mail').fill('layla@example.com')
  await form.getByLabel('Message').fill('Does the pile shed?')
  scripts()
  await pageAlive(page)
  await expect(form.getByLabel('Message')).toHaveValue('Does the pile shed?')
  await form.getByRole('button', { name: 'Send the message' }).click()
  await expect(
    page.getByText('We have received your message, and a confirmation is on its way'),
  ).toBeVisible()
})
