import { readFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'

import { fitsAtEveryWidth } from '../layout/fits-at-every-width.ts'
import { openOwnShop, type OwnShop } from '../support/own-shop.ts'
import { adminOn } from '../pages/admin-page.ts'
import { expect, test } from '../shop-test.ts'

let shop: OwnShop
test.beforeAll(async () => void (shop = await openOwnShop({ STAFF_EMAILS: 'noor@example.com' })))
test.afterAll(() => shop.close())

/** Exports a list, changes the file, and has it tried. */
async function tryChanged(page: Page, title: string, change: (text: string) => string): Promise<void> {
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).press('Enter')
  const text = await readFile(await (await coming).path(), 'utf8')
  const changed = change(text)
  expect(changed).not.toBe(text)
  await page.getByRole('link', { name: 'Import CSV' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  const file = { name: 'changed.csv', mimeType: 'text/csv', buffer: Buffer.from(changed) }
  await page.getByLabel(/^File/).setInputFiles(file)
}

test('prices go out, come in as a draft, and wait for who publishes them', async ({ page }) => {
  test.setTimeout(180_000)
  await adminOn(page, shop.url).open()
  await page.goto(`${shop.url}/desk/prices`)
  await tryChanged(
    page,
    'Import prices',
    (text) => `${text.replace(/(,Geometric,)10\b/, '$112')}freight,nowhere,1,USD\n`,
  )
  await expect(page.getByText(/^Read as utf-8: 0 new, 1 changed, .* 1 refused/)).toBeVisible()
  await fitsAtEveryWidth(page, 'prices-import')
  await page.getByLabel('Skip the refused row').press('Space')
  await page.getByRole('button', { name: 'Apply 1 row' }).press('Enter')
  await expect(page.getByText(/^Applied: 0 new, 1 changed/)).toBeVisible()
  await page.goto(`${shop.url}/desk/prices`)
  await expect(page.getByLabel('Geometric', { exact: true })).toHaveValue('12')
  await expect(page.getByText(/^Draft saved/)).toBeVisible()
  await page.goto(`${shop.url}/ar/desk/prices/import`)
  await expect(page.locator('input[type="file"]')).toBeVisible()
  await fitsAtEveryWidth(page, 'prices-import-ar')
})

test('designs go out, and their names come in for visitors at once if one says so', async ({ page }) => {
  test.setTimeout(180_000)
  await adminOn(page, shop.url).open()
  await page.goto(`${shop.url}/desk/designs`)
  await tryChanged(page, 'Import designs', (text) => text.replace(/,Bab,/, ',Babel,'))
  await expect(page.getByText(/^Read as utf-8: 0 new, 1 changed, 59 unchanged, 0 refused/)).toBeVisible()
  await page.getByLabel('Publish the changes now').press('Space')
  await expect(page.getByRole('button', { name: 'Apply 1 row' })).toBeEnabled()
  await fitsAtEveryWidth(page, 'designs-import')
  await page.getByRole('button', { name: 'Apply 1 row' }).press('Enter')
  await expect(page.getByText(/^Applied: 0 new, 1 changed/)).toBeVisible()
  await page.goto(`${shop.url}/product/bab`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Babel')
  await page.goto(`${shop.url}/ar/desk/designs/import`)
  await expect(page.locator('input[type="file"]')).toBeVisible()
  await fitsAtEveryWidth(page, 'designs-import-ar')
})
