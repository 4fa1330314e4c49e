import { barriersOn } from '../layout/barriers-on.ts'
import { fitsAtEveryWidth } from '../layout/fits-at-every-width.ts'
import { openOwnShop, type OwnShop } from '../support/own-shop.ts'
import { adminOn } from '../pages/admin-page.ts'
import { cartOn, freshEmail } from '../pages/cart-page.ts'
import { orderOn } from '../pages/order-page.ts'
import { expect, test } from '../shop-test.ts'

let shop: OwnShop
test.beforeAll(async () => void (shop = await openOwnShop({ STAFF_EMAILS: 'noor@example.com' })))
test.afterAll(() => shop.close())

test('an owner makes a code and a gift card, and a customer pays with both', async ({ page, browser }) => {
  test.setTimeout(240_000)
  await adminOn(page, shop.url).open()
  await page.goto(`${shop.url}/desk/codes`)
  await page.getByLabel('Code', { exact: true }).fill('wool10')
  await page.getByLabel('Value', { exact: true }).fill('10')
  await page.getByRole('button', { name: 'Create the code' }).press('Enter')
  await expect(page.getByRole('row', { name: /WOOL10/ })).toContainText('10%')
  await page.getByLabel('Amount').fill('500')
  await page.getByRole('button', { name: 'Issue the card' }).press('Enter')
  const shown = page.getByText(/^(?:[0-9A-Z]{4}-){5}[0-9A-Z]$/)
  const card = (await shown.textContent()) ?? ''
  expect(await barriersOn(page)).toEqual([])
  await fitsAtEveryWidth(page, 'desk-codes')

  const visitor = await (await browser.newContext({ baseURL: shop.url })).newPage()
  const { fill, openCheckout, fillAddress } = cartOn(visitor)
  await fill()
  await openCheckout()
  const opening = visitor.getByRole('button', { name: 'Discount code or gift card' })
  const enter = async (code: string) => {
    await opening.press('Enter')
    await visitor.getByLabel('Code', { exact: true }).fill(code)
    await visitor.getByRole('button', { name: 'Use', exact: true }).press('Enter')
  }
  await enter('nothing')
  await expect(visitor.getByLabel('Code', { exact: true })).toHaveValue('nothing')
  await expect(visitor.getByLabel('Code', { exact: true })).toHaveAccessibleDescription(/\S/)
  await visitor.getByLabel('Code', { exact: true }).fill('WOOL 10')
  await visitor.getByRole('button', { name: 'Use', exact: true }).press('Enter')
  await expect(visitor.getByText('Code WOOL10').first()).toBeVisible()
  await enter(card.toLowerCase())
  await expect(visitor.getByText(/^Gift card ending/).first()).toBeVisible()
  expect(await barriersOn(visitor)).toEqual([])
  await fitsAtEveryWidth(visitor, 'checkout-vouchers')
  await fillAddress(freshEmail())
  await visitor.getByRole('checkbox').check()
  await visitor.getByRole('button', { name: /^Test: pay/ }).press('Enter')
  await orderOn(visitor).pay()
  await expect(visitor.getByRole('main')).toContainText('WOOL10')
  await fitsAtEveryWidth(visitor, 'order-vouchers')

  await page.reload()
  await expect(page.getByRole('row', { name: new RegExp(card.slice(-4).replace('-', '')) })).toContainText(
    '0.00',
  )
})
