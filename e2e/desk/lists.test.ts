import { readFileSync } from 'node:fs'

import type { Page } from '@playwright/test'

import { fitsAtEveryWidth } from '../layout/fits-at-every-width.ts'
import { openOwnShop, type OwnShop } from '../support/own-shop.ts'
import { adminOn } from '../pages/admin-page.ts'
import { orderOn, placeOrder } from '../pages/order-page.ts'
import { expect, test } from '../shop-test.ts'

let shop: OwnShop
test.beforeAll(async () => void (shop = await openOwnShop({ STAFF_EMAILS: 'noor@example.com' })))
test.afterAll(() => shop.close())

async function takeFile(page: Page, press: () => Promise<void>): Promise<{ name: string; lines: string[] }> {
  const coming = page.waitForEvent('download')
  await press()
  const file = await coming
  const lines = readFileSync(await file.path(), 'utf8')
    .trimEnd()
    .split('\r\n')
  return { name: file.suggestedFilename(), lines }
}

test('an owner finds orders by keyboard, names the view, selects and exports them', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000)
  const paid = await placeOrder(request, { email: 'layla@example.com', origin: shop.url })
  if (paid.next?.kind !== 'redirect') throw new Error('there is nowhere to pay')
  await page.goto(paid.next.url)
  await orderOn(page).pay()
  const unpaid = await placeOrder(request, { email: 'omar@example.com', origin: shop.url })

  await adminOn(page, shop.url).open()
  await page.keyboard.press('/')
  await page.keyboard.type('BROOKLYN omar@')
  await page.keyboard.press('Enter')
  const rows = page.getByRole('table').getByRole('rowheader')
  await expect(rows).toHaveText([unpaid.number])
  await page.getByLabel('Name of this view').fill('Omar in Brooklyn')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Omar in Brooklyn' })).toHaveAttribute('aria-current', 'page')
  await fitsAtEveryWidth(page, 'lists-1')

  await page.goto(`${shop.url}/desk?sort=placed&direction=up`)
  await expect(rows).toHaveText([paid.number, unpaid.number])
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('j')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('link', { name: unpaid.number })).toBeFocused()
  await page.keyboard.press('Space')
  const selection = page.getByRole('region', { name: 'Selection' })
  await expect(selection.getByRole('status')).toHaveText('1 selected')
  await fitsAtEveryWidth(page, 'lists-2')
  const one = await takeFile(page, () => selection.getByRole('button', { name: 'Export CSV' }).press('Enter'))
  expect(one.name).toMatch(/^orders-\d{4}-\d\d-\d\d\.csv$/)
  expect(one.lines).toHaveLength(2)
  expect(one.lines[1]).toContain('omar@example.com')
  const lines = await takeFile(page, () =>
    page.getByRole('button', { name: 'Export order lines' }).press('Enter'),
  )
  expect(lines.lines.map((line) => line.split(',')[0])).toEqual(['\uFEFFOrder', paid.number, unpaid.number])

  await page.reload()
  await page.getByRole('link', { name: 'Omar in Brooklyn' }).press('Enter')
  await expect(rows).toHaveText([unpaid.number])
  await page.getByRole('button', { name: 'Delete the view Omar in Brooklyn' }).press('Enter')
  await expect(page.getByRole('link', { name: 'Omar in Brooklyn' })).toHaveCount(0)
})

test('an owner finds a customer with orders and consents, and the export stands in the record', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000)
  const { number } = await placeOrder(request, { email: 'layla@example.com', origin: shop.url })
  await placeOrder(request, { email: 'omar@example.com', origin: shop.url })
  await adminOn(page, shop.url).open()
  await page.getByRole('link', { name: 'Customers', exact: true }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Customers')
  await page.getByRole('searchbox').fill('haddad')
  await page.keyboard.press('Enter')
  await page.getByLabel('Type of customer').selectOption('ordered')
  await expect(page).toHaveURL(/search=haddad&kind=ordered/)
  await expect(page.getByRole('row', { name: /layla@example\.com/ })).toContainText('$')
  await fitsAtEveryWidth(page, 'lists-3')
  const file = await takeFile(page, () => page.getByRole('button', { name: 'Export CSV' }).press('Enter'))
  expect(file.lines).toHaveLength(3)

  await page
    .getByRole('row', { name: /layla@example\.com/ })
    .getByRole('link')
    .press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Layla Haddad')
  await expect(page.getByRole('region', { name: 'Orders' }).getByRole('link', { name: number })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Account and consents' })).toContainText('Never subscribed')
  await fitsAtEveryWidth(page, 'lists-4')

  await page.getByRole('link', { name: 'Activity' }).press('Enter')
  await expect(page.getByRole('row', { name: /Exported customers: 2 rows/ })).toBeVisible()
})
