import type { Page } from '@playwright/test'

import { accountOn } from '../pages/account-page.ts'
import { pageAlive } from '../support/page-alive.ts'
import { placeOrder } from '../pages/order-page.ts'
import { expect, test } from '../shop-test.ts'

const orders = (page: Page) => page.getByRole('main')

async function signOutAt(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByRole('main').getByRole('button', { name: 'Sign in' })).toBeVisible()
}

test('signing out in one tab and in again in another shows the orders in both', async ({
  page,
  context,
  request,
}) => {
  const { number } = await placeOrder(request, { email: 'marcus@example.com' })
  const other = await context.newPage()
  await page.goto('/')
  await accountOn(page).signIn('Marcus')
  await other.goto('/account')
  await pageAlive(other)
  for (const round of [1, 2, 3]) {
    await expect(orders(other), `round ${round}`).toContainText(number)
    await signOutAt(other)
    await accountOn(page).signIn('Marcus')
    await expect(orders(other), `round ${round}`).toContainText(number)
    await page.goto('/account')
    await expect(orders(page), `round ${round}`).toContainText(number)
  }
})
