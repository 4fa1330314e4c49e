import { openOwnShop, type OwnShop } from '../support/own-shop.ts'
import { adminOn } from '../pages/admin-page.ts'
import { cartOn, freshEmail } from '../pages/cart-page.ts'
import { orderOn } from '../pages/order-page.ts'
import { fitsAtEveryWidth } from '../layout/fits-at-every-width.ts'
import { expect, test } from '../shop-test.ts'

let shop: OwnShop
test.beforeAll(async () => void (shop = await openOwnShop({ STAFF_EMAILS: 'noor@example.com' })))
test.afterAll(() => shop.close())

test('a box of samples and a strike-off are chosen, paid, credited and packed', async ({ page, browser }) => {
  test.setTimeout(240_000)
  const visitor = await (await browser.newContext({ baseURL: shop.url })).newPage()
  const button = (name: string | RegExp) => visitor.getByRole('button', { name })
  await visitor.goto('/product/bab')
  await expect(button('Shuffle').first()).toBeEnabled()
  await visitor.getByLabel('Width').first().fill('5')
  await visitor.getByLabel('Length').first().fill('8')
  const toStrikeOff = visitor.getByRole('link', { name: 'Order a strike-off' })
  await expect(toStrikeOff).toHaveAttribute('href', /5_8_/)
  const strikeOff = await toStrikeOff.getAttribute('href')

  await visitor.getByRole('link', { name: 'Order samples of its yarns' }).click()
  await expect(
    visitor.getByRole('heading', { level: 1, name: 'Hold the yarn before you choose' }),
  ).toBeVisible()
  const box = visitor.getByRole('region', { name: 'Your box' })
  await expect(box.getByRole('button', { name: /^Take .* out of the box$/ }).first()).toBeVisible()
  const chosen = await box.getByRole('button', { name: /^Take .* out of the box$/ }).count()
  await visitor.getByLabel('Find a yarn by name or code').fill('1320')
  await button(/^Teal 1320/).click()
  await visitor.getByLabel('Find a yarn by name or code').fill('')
  await expect(box.getByRole('button', { name: /^Take .* out of the box$/ })).toHaveCount(chosen + 1)
  await fitsAtEveryWidth(visitor, 'samples')
  await button('Add the box to the cart').click()
  await expect(box.getByRole('link', { name: 'See the cart' })).toBeVisible()

  await visitor.goto(strikeOff ?? '')
  const square = visitor.getByRole('button', { name: 'The square, 30 × 30 cm' })
  await expect(square).toBeVisible()
  const left = visitor.getByLabel('From the left, in cm')
  const proposed = Number(await left.inputValue())
  await square.focus()
  await square.press(proposed > 50 ? 'ArrowLeft' : 'ArrowRight')
  await expect(left).toHaveValue(String(proposed > 50 ? proposed - 1 : proposed + 1))
  await left.fill('12.5')
  await left.press('Enter')
  await expect(left).toHaveValue('12.5')
  const around = (await square.boundingBox())!
  await visitor.mouse.move(around.x + around.width / 2, around.y + around.height / 2)
  await visitor.mouse.down()
  await visitor.mouse.move(around.x + around.width / 2 + 40, around.y + around.height / 2, { steps: 4 })
  await visitor.mouse.up()
  await expect(left).not.toHaveValue('12.5')
  await button('Back to our proposal').click()
  await expect(left).toHaveValue(String(proposed))
  await fitsAtEveryWidth(visitor, 'strike-off')
  await button('Add the strike-off to the cart').click()
  await expect(visitor.getByRole('main').getByRole('link', { name: 'See the cart' })).toBeVisible()

  await visitor.getByRole('main').getByRole('link', { name: 'See the cart' }).click()
  await expect(visitor.getByRole('article', { name: 'Sample box' })).toContainText('Teal 1320')
  await fitsAtEveryWidth(visitor, 'cart-samples')
  const { openCheckout, fillAddress } = cartOn(visitor)
  await openCheckout()
  await fillAddress(freshEmail())
  await visitor.getByRole('checkbox').check()
  await button(/^Test: pay/).press('Enter')
  await orderOn(visitor).pay()
  const credit = visitor.getByRole('region', { name: 'Credit towards your rug' })
  await expect(credit).toContainText('$145')
  await expect(credit.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/)).toBeVisible()
  await fitsAtEveryWidth(visitor, 'order-samples')
  const number = /NW-\w{4}-\w{4}/.exec(visitor.url())![0]

  await adminOn(page, shop.url).open()
  await page.goto(`${shop.url}/desk/${number}`)
  await expect(page.getByRole('article', { name: 'Sample box' })).toContainText('Teal 1320')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'PDF to print' }).click()
  expect((await download).suggestedFilename()).toBe(`${number}.pdf`)
  await (await download).saveAs('var/test/screens/samples-pack.pdf')
})

test('samples are chosen in Arabic, too, and what cannot be chosen is said', async ({ page }) => {
  test.setTimeout(240_000)
  await page.goto(`${shop.url}/ar/samples?yarns=0101,0712,9999`)
  await expect(page.getByRole('heading', { level: 1, name: 'المس الخيط قبل أن تختار' })).toBeVisible()
  await expect(
    page.getByRole('region', { name: 'صندوقك' }).getByRole('button', { name: /من الصندوق$/ }),
  ).toHaveCount(2)
  await fitsAtEveryWidth(page, 'samples-ar')
  await page.goto(`${shop.url}/strike-off/bab`)
  await expect(page.getByText('Choose the size in the studio first.')).toBeVisible()
  await page.goto(`${shop.url}/product/bab`)
  await expect(page.getByRole('button', { name: 'Shuffle' }).first()).toBeEnabled()
  await page.getByLabel('Width').first().fill('6')
  await page.getByLabel('Length').first().fill('9')
  const link = page.getByRole('link', { name: 'Order a strike-off' })
  await expect(link).toHaveAttribute('href', /6_9_/)
  const path = await link.getAttribute('href')
  await page.goto(`${shop.url}/ar${path}`)
  await expect(page.getByRole('button', { name: 'المربع، 30 × 30 سم' })).toBeVisible()
  await fitsAtEveryWidth(page, 'strike-off-ar')
})
