import { readFileSync } from 'node:fs'

import { fitsAtEveryWidth } from '../layout/fits-at-every-width.ts'
import { openOwnShop, type OwnShop } from '../support/own-shop.ts'
import { adminOn } from '../pages/admin-page.ts'
import { orderOn, placeOrder } from '../pages/order-page.ts'
import { expect, test } from '../shop-test.ts'

let shop: OwnShop
test.beforeAll(async () => void (shop = await openOwnShop({ STAFF_EMAILS: 'noor@example.com' })))
test.afterAll(() => shop.close())

test('an owner reads by keyboard what was sold, and takes the month for the accountant', async ({
  page,
  request,
}) => {
  test.setTimeout(240_000)
  const paid = await placeOrder(request, { email: 'layla@example.com', origin: shop.url })
  if (paid.next?.kind !== 'redirect') throw new Error('there is nowhere to pay')
  await page.goto(paid.next.url)
  await orderOn(page).pay()

  await adminOn(page, shop.url).open()
  await page.getByRole('link', { name: 'Money', exact: true }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Money')
  const countries = page.getByRole('region', { name: 'Countries' })
  await countries.getByText('Table').press('Enter')
  await expect(countries.getByRole('row', { name: /^USA/ })).toContainText('1,770.15')
  await expect(page.getByRole('img', { name: 'Chart: Over time' })).toBeVisible()
  await fitsAtEveryWidth(page, 'money')

  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Countries as CSV' }).press('Enter')
  const file = await coming
  expect(file.suggestedFilename()).toMatch(/^money-countries-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/)
  expect(readFileSync(await file.path(), 'utf8')).toContain('\r\nUSA,1770.15,0,0,0,0,0,0,0')

  const months = page.getByRole('region', { name: 'Months' })
  await expect(months.getByRole('row')).toHaveCount(2)
  await expect(months.getByRole('button', { name: /^Close/ }), 'this month is not over').toHaveCount(0)
  const packing = page.waitForEvent('download')
  await months.getByRole('button', { name: /^Download/ }).press('Enter')
  const archive = await packing
  expect(archive.suggestedFilename()).toMatch(/^accounts-\d{4}-\d\d\.zip$/)
  expect(
    readFileSync(await archive.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK')

  await page.goto(`${shop.url}/ar/desk/money`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('المالية')
  await expect(page.getByRole('img', { name: /التطور الزمني/ })).toBeVisible()
  await fitsAtEveryWidth(page, 'money-ar')
})
