import { order as orderTexts } from '@nawl/messages/by-language/order'

import { barriersOn } from './barriers-on.ts'
import { fitsAtEveryWidth } from './fits-at-every-width.ts'
import { expectedText } from './in-arabic/expected-text.ts'
import { openMailingShop } from './own-shop.ts'
import { adminOn } from './pages/admin-page.ts'
import { cartOn, DESIGN } from './pages/cart-page.ts'
import { orderOn } from './pages/order-page.ts'
import { expect, test } from './shop-test.ts'

const EMAIL = 'noura@example.com'

let shop: Awaited<ReturnType<typeof openMailingShop>>
test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => void (shop = await openMailingShop({ STAFF_EMAILS: 'noor@example.com' })))
test.afterAll(() => shop.close())

const mailed = (subject: string) => () =>
  shop.inbox.for(EMAIL).some((mail) => expectedText(subject).test(mail.subject ?? ''))

test('an owner offers pick-up, and a customer collects what she chose to collect', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000)
  const owner = await browser.newPage()
  await adminOn(owner, shop.url).open()
  await owner.goto(`${shop.url}/desk/settings/delivery`)
  await owner.getByRole('checkbox', { name: 'Offer pick-up at checkout' }).check()
  await owner.getByLabel('Address, English').fill('Warehouse 12, Street 8, Al Quoz 3, Dubai')
  await owner.getByLabel('Address, العربية').fill('مستودع 12، شارع 8، القوز 3، دبي')
  await owner.getByLabel('When people can come, English').fill('Sunday to Thursday, 10 am to 4 pm')
  await owner.getByLabel('When people can come, العربية').fill('من الأحد إلى الخميس، 10 صباحًا إلى 4 مساءً')
  await fitsAtEveryWidth(owner, 'pick-up-settings')
  await owner.getByRole('button', { name: 'Publish' }).click()
  await expect(owner.getByText(/^Published/).first()).toBeVisible()

  await owner.close()

  await page.context().addCookies([{ name: 'country', value: 'AE', url: shop.url }])
  await page.request.post(`${shop.url}/api/cart/lines`, { data: { design: DESIGN, quantity: 1 } })
  await page.goto(`${shop.url}/checkout`)
  await page.getByLabel('E-mail').fill(EMAIL)
  await page.getByLabel('Name', { exact: true }).fill('Noura Al Mansoori')
  await page.getByLabel('Address', { exact: true }).fill('Villa 4, Street 12b')
  await page.getByLabel('City', { exact: true }).fill('Dubai')
  await page.getByRole('combobox', { name: 'Emirate' }).selectOption('Dubai')
  await page.getByRole('radio', { name: /^Pick-up at the workshop/ }).check()
  await expect(
    page.getByRole('region', { name: 'Your order' }).getByText('Pick-up at the workshop'),
  ).toBeVisible()
  await fitsAtEveryWidth(page, 'pick-up-checkout')
  await page.goto(`${shop.url}/ar/checkout`)
  await fitsAtEveryWidth(page, 'pick-up-checkout-ar')
  await page.goto(`${shop.url}/checkout`)
  await page.getByRole('radio', { name: /^Pick-up at the workshop/ }).check()
  await cartOn(page).acceptTerms()
  await page.getByRole('button', { name: /pay AED/i }).click()
  await orderOn(page).pay()
  await expect(page).toHaveURL(/\/order\/NW-/)
  const { pathname, searchParams } = new URL(page.url())
  const number = pathname.split('/').at(-1) ?? ''
  await expect(page.getByText('Warehouse 12, Street 8, Al Quoz 3, Dubai')).toBeVisible()

  await page.goto('about:blank')
  await shop.restart(72)
  const staff = await browser.newPage()
  const { open, carryOut, state } = adminOn(staff, shop.url)
  await open()
  await staff.goto(`${shop.url}/desk/${number}`)
  await carryOut('Start production')
  await expect(state).toHaveText('In production')
  await carryOut('Mark as ready')
  await expect(state).toHaveText('Ready to be collected')
  await expect(staff.getByRole('button', { name: 'Mark as shipped' })).toHaveCount(0)
  await staff.getByRole('button', { name: 'Hand over' }).click()
  expect(await barriersOn(staff)).toEqual([])
  await staff.screenshot({ path: 'var/test/screens/pick-up-hand-over.png' })
  await staff.keyboard.press('Escape')
  await expect.poll(mailed('Ready to be collected')).toBe(true)
  const link = `${pathname}?token=${searchParams.get('token')}`
  await page.goto(shop.url + link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ready to be collected.')
  await fitsAtEveryWidth(page, 'pick-up-ready')
  await page.goto(`${shop.url}/ar${link}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(orderTexts.ar.collectTitle)
  await fitsAtEveryWidth(page, 'pick-up-ready-ar')

  await carryOut('Hand over', { 'Name of who collects it': 'Omar Haddad' })
  await expect(state).toHaveText('Collected')
  await expect(staff.getByText('Collected by Omar Haddad.')).toBeVisible()
  await fitsAtEveryWidth(staff, 'pick-up-desk')
  await expect.poll(mailed('Collected: your order')).toBe(true)
})
