import { type FakeTabby, fakeTabby } from '../../apps/server/test/payments/tabby/fake-tabby.ts'
import { type FakeTamara, fakeTamara } from '../../apps/server/test/payments/tamara/fake-tamara.ts'
import { barriersOn } from '../layout/barriers-on.ts'
import { fitsAtEveryWidth } from '../layout/fits-at-every-width.ts'
import { openOwnShop, type OwnShop } from '../support/own-shop.ts'
import { cartOn, DESIGN, freshEmail } from '../pages/cart-page.ts'
import { expect, test } from '../shop-test.ts'

let shop: OwnShop
let tabby: FakeTabby
let tamara: FakeTamara
test.beforeAll(async () => {
  tabby = await fakeTabby()
  tamara = await fakeTamara()
  const { apiUrl: TABBY_API_BASE, pagesUrl: _tabbyPages, ...ofTabby } = tabby.config
  const { apiUrl: TAMARA_API_BASE, pagesUrl: _tamaraPages, ...ofTamara } = tamara.config
  shop = await openOwnShop({ ...ofTabby, TABBY_API_BASE, ...ofTamara, TAMARA_API_BASE })
})
test.afterAll(async () => {
  await shop.close()
  await Promise.all([tabby.close(), tamara.close()])
})

test('a guest in Dubai is refused by one company, and pays in four parts with another', async ({
  page,
  allowError,
}) => {
  // The number that is missing, and the company that does not lend.
  allowError(/422/)
  const { summary, acceptTerms, problems } = cartOn(page)
  await page.context().addCookies([{ name: 'country', value: 'AE', url: shop.url }])
  await page.request.post(`${shop.url}/api/cart/lines`, { data: { design: DESIGN, quantity: 1 } })
  await page.goto(`${shop.url}/cart`)
  await expect(summary.getByText(/^Or 4 interest-free payments of AED/)).toBeVisible()
  await fitsAtEveryWidth(page, 'cart-instalments')
  await page.goto(`${shop.url}/checkout`)
  await page.getByLabel('E-mail').fill(freshEmail())
  await page.getByLabel('Name', { exact: true }).fill('Noura Al Mansoori')
  await page.getByLabel('Address', { exact: true }).fill('Villa 4, Street 12b')
  await page.getByLabel('City', { exact: true }).fill('Dubai')
  await page.getByRole('combobox', { name: 'Emirate' }).selectOption('Dubai')
  await page.getByRole('radio', { name: /^Tabby/ }).check()
  await acceptTerms()
  const pay = page.getByRole('button', { name: /^Pay AED/ })
  await pay.click()
  await expect(problems).toContainText('it is needed to pay in instalments')
  await page.getByLabel(/^Telephone/).fill('+971 50 123 4567')
  expect(await barriersOn(page, 'main')).toEqual([])
  tabby.rejections.push('order_amount_too_high')
  await pay.click()
  await expect(problems).toContainText('above your current instalment limit')
  await pay.click()
  await page.getByRole('button', { name: 'Be refused' }).click()
  await expect(page).toHaveURL(/\/order\/NW-/)
  await expect(page.getByText('was not approved for instalments')).toBeVisible()
  await fitsAtEveryWidth(page, 'order-not-lent')
  await page.getByRole('button', { name: 'Pay now' }).click()
  await page.getByRole('radio', { name: /^Tamara/ }).check()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.getByRole('button', { name: 'Pay the first of 4' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/confirmed/i)
})
