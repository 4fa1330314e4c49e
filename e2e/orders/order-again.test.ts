import { fitsAtEveryWidth } from '../layout/fits-at-every-width.ts'
import { openOwnShop, type OwnShop } from '../support/own-shop.ts'
import { accountOn } from '../pages/account-page.ts'
import { adminOn } from '../pages/admin-page.ts'
import { cartOn, freshEmail } from '../pages/cart-page.ts'
import { orderOn } from '../pages/order-page.ts'
import { openPage } from '../support/page-alive.ts'
import { expect, test } from '../shop-test.ts'

let shop: OwnShop
test.beforeAll(async () => void (shop = await openOwnShop({ STAFF_EMAILS: 'noor@example.com' })))
test.afterAll(() => shop.close())

test('a rug of an earlier order is ordered again from the account and paid; the desk reads whose dyes it has to match', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000)
  const customer = await (await browser.newContext({ baseURL: shop.url })).newPage()
  const { fill, openCart, openCheckout, fillAddress, acceptTerms, line } = cartOn(customer)
  const order = orderOn(customer)
  const email = freshEmail()
  const payInFull = async () => {
    await openCheckout()
    await fillAddress(email)
    await acceptTerms()
    await customer.getByRole('button', { name: /^Test: pay/ }).press('Enter')
    await order.pay()
    return /NW-\w{4}-\w{4}/.exec(customer.url())![0]
  }
  await customer.goto('/about')
  await fill()
  // The cart of the browser becomes that of the account.
  await accountOn(customer).signIn('Layla')
  await openCart()
  await expect(line('Bab')).toBeVisible()
  const earlier = await payInFull()

  await openPage(customer, '/account')
  await customer.locator(`a[href$="/order/${earlier}"]`).click()
  await order.button('Order again').click()
  await expect(line('Bab')).toBeVisible()
  await fitsAtEveryWidth(customer, 'order-again-cart')
  const again = await payInFull()
  expect(again).not.toBe(earlier)
  await openPage(customer, `/ar/order/${again}`)
  await expect(order.title).toBeVisible()
  await fitsAtEveryWidth(customer, 'order-again-ar')

  await adminOn(page, shop.url).open()
  await page.goto(`${shop.url}/desk/${again}`)
  await expect(page.getByText(`1 × Bab, repeats ${earlier}: match its dye lots`)).toBeVisible()
  await fitsAtEveryWidth(page, 'order-again-desk')
})
