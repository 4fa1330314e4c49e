import type { Page } from '@playwright/test'
import { expect } from '../expect.ts'

import { accountOn } from './account-page.ts'
import { orderOn } from './order-page.ts'

/** Page object of the staff pages. `origin` is for a shop of the test's own. */
export function adminOn(page: Page, origin = '') {
  const { main, dialog, confirm } = orderOn(page)

  /** Signs in as staff and opens the list. */
  async function open(): Promise<void> {
    await page.goto(`${origin}/about`)
    await accountOn(page).signIn('Noor')
    await page.goto(`${origin}/desk`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orders')
  }
  /** Presses a command, fills in its form and confirms. */
  async function carryOut(name: string, typed: Readonly<Record<string, string>> = {}): Promise<void> {
    await main.getByRole('button', { name, exact: true }).click()
    for (const [label, text] of Object.entries(typed)) {
      const field = dialog.getByLabel(label)
      const isChoice = await field.evaluate((element) => element.tagName === 'SELECT')
      await (isChoice ? field.selectOption(text) : field.fill(text))
    }
    await confirm(name).click()
  }

  return { state: page.locator('.desk-state'), open, carryOut }
}
