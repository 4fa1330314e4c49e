import { fitsAtEveryWidth } from '../layout/fits-at-every-width.ts'
import { adminOn } from '../pages/admin-page.ts'
import { studioOn } from '../pages/studio-page.ts'
import { openOwnShop, type OwnShop } from '../support/own-shop.ts'
import { expect, test } from '../shop-test.ts'

let shop: OwnShop
test.beforeAll(async () => void (shop = await openOwnShop({ STAFF_EMAILS: 'noor@example.com' })))
test.afterAll(() => shop.close())

test('an owner makes a collection dearer by keyboard; studio, listing and a cart that was filled before say so', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  const buyer = await (await browser.newContext()).newPage()
  await buyer.goto(`${shop.url}/product/mizan`)
  const studio = studioOn(buyer)
  await expect(studio.shuffle).toBeEnabled()
  await studio.setSize('5', '8')
  await expect(buyer.getByText('$400.00').first()).toBeVisible()
  await buyer
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click()
  await expect(buyer.getByRole('link', { name: 'View cart' }).first()).toBeVisible()

  await adminOn(page, shop.url).open()
  await page.getByRole('link', { name: 'Prices', exact: true }).press('Enter')
  await page.getByLabel('Geometric', { exact: true }).fill('12')
  await expect(page.getByRole('row', { name: /^Geometric, 8 × 10 ft/ })).toContainText('AED 3,525.60')
  await fitsAtEveryWidth(page, 'prices')
  await page.getByRole('button', { name: 'Publish', exact: true }).press('Enter')
  await expect(page.getByText(/^Public: revision 1/)).toBeVisible()

  await buyer.goto(`${shop.url}/product/mizan`)
  await expect(
    buyer.getByText(/^Every size costs \$12 a square foot, so the listed size, 80 sq ft, costs \$960\.00/),
  ).toBeVisible()
  await buyer.goto(`${shop.url}/products/geometric`)
  await expect(buyer.getByText('$960.00').first()).toBeVisible()
  await buyer.goto(`${shop.url}/cart`)
  await expect(buyer.getByText('The price has changed: it was $400.00 when you chose it.')).toBeVisible()
  await expect(buyer.getByText('$480.00').first()).toBeVisible()
  await page.goto(`${shop.url}/ar/desk/prices`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('الأسعار والشحن')
  await fitsAtEveryWidth(page, 'prices-ar')
})
