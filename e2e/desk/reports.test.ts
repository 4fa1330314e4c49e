import { readFileSync } from 'node:fs'

import { fitsAtEveryWidth } from '../layout/fits-at-every-width.ts'
import { openOwnShop, type OwnShop } from '../support/own-shop.ts'
import { adminOn } from '../pages/admin-page.ts'
import { orderOn, placeOrder } from '../pages/order-page.ts'
import { expect, test } from '../shop-test.ts'

let shop: OwnShop
test.beforeAll(async () => void (shop = await openOwnShop({ STAFF_EMAILS: 'noor@example.com' })))
test.afterAll(() => shop.close())

test('an owner reads by keyboard what was looked at, coloured and ordered, and switches the counting off', async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(240_000)
  const paid = await placeOrder(request, { email: 'layla@example.com', origin: shop.url })
  if (paid.next?.kind !== 'redirect') throw new Error('there is nowhere to pay')
  await page.goto(paid.next.url)
  await orderOn(page).pay()

  // As people's browsers say of themselves; those that tests drive are left out.
  const userAgent =
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Safari/537.36'
  const visitor = await (await browser.newContext({ userAgent })).newPage()
  for (let visit = 0; visit < 6; visit++) {
    const told = visitor.waitForResponse((answer) => answer.url().endsWith('/api/visits'))
    await visitor.goto(`${shop.url}/product/mizan`)
    const answer = await told
    expect(answer.status()).toBe(204)
    expect((await answer.request().allHeaders())['cookie']).toBeUndefined()
  }
  await visitor.context().close()

  await adminOn(page, shop.url).open()
  await page.getByRole('link', { name: 'Reports', exact: true }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reports')
  const designs = page.getByRole('region', { name: 'Designs' })
  await expect(async () => {
    await page.reload()
    await designs.getByText('Table').press('Enter')
    await expect(designs.getByRole('row', { name: /^Mizan/ })).toContainText('5', { timeout: 2_000 })
  }).toPass({ timeout: 60_000 })
  await expect(designs.getByRole('row', { name: /^Mizan/ })).toContainText('fewer than 5')
  await expect(page.getByRole('img', { name: 'Chart: Over time' })).toBeVisible()
  await fitsAtEveryWidth(page, 'reports')

  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Countries as CSV' }).press('Enter')
  const file = await coming
  expect(file.suggestedFilename()).toMatch(/^countries-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/)
  const [headings, usa] = readFileSync(await file.path(), 'utf8').split('\r\n')
  expect(headings).toBe('\uFEFFCountry,Views,Recoloured,Added to cart,Orders,Rugs,Square feet')
  expect(usa).toMatch(/^USA,fewer than 5,fewer than 5,fewer than 5,1,1,40$/)

  await page.getByRole('link', { name: 'Last 7 days' }).press('Enter')
  await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d&to=/)
  await page.getByRole('combobox', { name: 'Collection' }).selectOption('Modern')
  await expect(page).toHaveURL(/collection=Modern/)
  await expect(page.getByRole('region', { name: 'Countries' })).toContainText('Nothing in this period.')

  await page.goto(`${shop.url}/ar/desk/reports`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('التقارير')
  await expect(page.getByRole('img', { name: /التطور الزمني/ })).toBeVisible()
  await fitsAtEveryWidth(page, 'reports-ar')

  await page.goto(`${shop.url}/desk/settings`)
  await page.getByLabel('Count visits for reports').press('Space')
  await page.getByRole('button', { name: 'Publish', exact: true }).press('Enter')
  await expect(page.getByText(/^Public: revision 1/)).toBeVisible()
  await page.getByRole('link', { name: 'Reports', exact: true }).press('Enter')
  await expect(page.getByText(/^Visits are not being counted/)).toBeVisible()
})
