import { fitsAtEveryWidth } from '../layout/fits-at-every-width.ts'
import { openOwnShop, type OwnShop } from '../support/own-shop.ts'
import { adminOn } from '../pages/admin-page.ts'
import { orderOn, placeOrder } from '../pages/order-page.ts'
import { expect, test } from '../shop-test.ts'

let shop: OwnShop
test.beforeAll(async () => void (shop = await openOwnShop({ STAFF_EMAILS: 'noor@example.com' })))
test.afterAll(() => shop.close())

test('wool is counted and missing, another yarn is proposed, and the customer approves it', async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(240_000)
  const placed = await placeOrder(request, { email: 'wool@example.com', origin: shop.url })
  if (placed.next?.kind !== 'redirect') throw new Error('there is nowhere to pay')
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(placed.next.url)
  await orderOn(visitor).pay()

  await adminOn(page, shop.url).open()
  await page.getByRole('link', { name: 'Wool', exact: true }).press('Enter')
  await expect(page.getByRole('heading', { name: 'No wool has been counted yet' })).toBeVisible()
  await fitsAtEveryWidth(page, 'wool-empty')
  await page.getByRole('link', { name: /^To order: / }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Wool to order' })).toBeVisible()
  await fitsAtEveryWidth(page, 'wool-needs')
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV file' }).press('Enter')
  expect((await coming).suggestedFilename()).toMatch(/^yarn-needs.*\.csv$/)

  await page.getByRole('row').nth(1).getByRole('link').first().click()
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await page.getByRole('combobox', { name: 'Dye lot' }).fill('L-1')
  await page.getByRole('textbox', { name: 'Grams' }).fill('0')
  await save.press('Enter')
  await expect(page.getByText(/^To dye: /).first()).toBeVisible()
  await expect(page.getByText('No other yarn has enough wool in stock.')).toBeVisible()
  const missing = page.url()

  for (const yarn of ['Teal', 'Maroon', 'Navy']) {
    await page.goto(`${shop.url}/desk/yarn`)
    await page.getByRole('combobox', { name: 'Name or code of a yarn' }).fill(yarn)
    await page.getByRole('combobox', { name: 'Name or code of a yarn' }).press('Enter')
    await page.getByRole('combobox', { name: 'Dye lot' }).fill('L-9')
    await page.getByRole('textbox', { name: 'Grams' }).fill('60,000')
    await save.press('Enter')
    await expect(page.getByText('The count has been saved.').first()).toBeVisible()
  }
  await page.goto(missing)
  await page.getByRole('button', { name: 'Ask the customer' }).press('Enter')
  await expect(page.getByText(/^Asked about /)).toBeVisible()
  await fitsAtEveryWidth(page, 'wool-yarn')
  await page.goto(`${shop.url}/ar/desk/yarn`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('مخزون الصوف')
  await fitsAtEveryWidth(page, 'wool-ar')

  await visitor.goto(`${shop.url}/order/${placed.number}?token=${placed.token}`)
  await expect(visitor.getByRole('heading', { name: 'May we use a different yarn?' })).toBeVisible()
  await fitsAtEveryWidth(visitor, 'order-other-yarn')
  await visitor.getByRole('button', { name: /^Use / }).press('Enter')
  await expect(visitor.getByText('Thank you. We have told the workshop.')).toBeVisible()
  await expect(visitor.getByRole('heading', { name: 'May we use a different yarn?' })).toHaveCount(0)
  await page.goto(missing)
  await expect(page.getByText('No confirmed order needs this yarn.')).toBeVisible()

  await visitor.goto(`${shop.url}/product/mizan`)
  await visitor.getByRole('group', { name: 'Yarns' }).getByRole('button', { name: /%/ }).first().click()
  await expect(visitor.getByRole('button', { name: /^Teal In stock$/ })).toBeVisible()
  await visitor.screenshot({ path: 'var/test/screens/wool-picker.png' })
})
