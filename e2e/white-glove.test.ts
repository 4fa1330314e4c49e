import { order as orderTexts } from '@nawl/messages/by-language/order'
import { whiteGlove } from '@nawl/messages/by-language/white-glove'

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

test('an owner offers white glove delivery, a customer chooses when it comes, and the desk moves it', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000)
  const owner = await browser.newPage()
  await adminOn(owner, shop.url).open()
  await owner.goto(`${shop.url}/desk/settings/delivery`)
  await owner.getByRole('checkbox', { name: 'Dubai' }).check()
  const days = owner.getByRole('group', { name: 'Dubai: days' })
  await days.getByRole('checkbox', { name: 'Saturday' }).check()
  await owner.getByLabel('Dubai: window 2 from').selectOption('12')
  await owner.getByRole('button', { name: 'Publish' }).click()
  await expect(owner.getByText('Windows end after they begin and do not overlap.')).toBeVisible()
  await owner.getByLabel('Dubai: window 2 from').selectOption('15')
  await owner.getByLabel('Dubai: orders in a window').fill('1')
  await fitsAtEveryWidth(owner, 'white-glove-settings')
  expect(await barriersOn(owner)).toEqual([])
  await owner.getByRole('button', { name: 'Publish' }).click()
  await expect(owner.getByText(/^Published/).first()).toBeVisible()
  await owner.close()

  await page.context().addCookies([{ name: 'country', value: 'AE', url: shop.url }])
  await page.request.post(`${shop.url}/api/cart/lines`, { data: { design: DESIGN, quantity: 1 } })
  await page.goto(`${shop.url}/checkout`)
  await page.getByLabel('E-mail').fill(EMAIL)
  await page.getByLabel('Name', { exact: true }).fill('Noura Al Mansoori')
  await page.getByLabel('Address', { exact: true }).fill('Villa 4, Street 12b')
  await page.getByLabel('City', { exact: true }).fill('Al Wasl')
  await page.getByRole('combobox', { name: 'Emirate' }).selectOption('Dubai')
  await cartOn(page).acceptTerms()
  await page.getByRole('button', { name: /pay AED/i }).click()
  await orderOn(page).pay()
  await expect(page).toHaveURL(/\/order\/NW-/)
  const { pathname, searchParams } = new URL(page.url())
  const number = pathname.split('/').at(-1) ?? ''
  await expect(page.getByRole('heading', { name: 'White glove delivery' })).toHaveCount(0)

  await page.goto('about:blank')
  await shop.restart(72)
  const staff = await browser.newPage()
  const { open, carryOut, state } = adminOn(staff, shop.url)
  await open()
  await staff.goto(`${shop.url}/desk/${number}`)
  await carryOut('Start production')
  await expect(state).toHaveText('In production')
  await carryOut('Mark as ready')
  await expect(state).toHaveText('Ready')
  await expect.poll(mailed('Choose a time for delivery')).toBe(true)

  const link = `${pathname}?token=${searchParams.get('token')}`
  await page.goto(shop.url + link)
  await expect(page.getByRole('heading', { name: 'White glove delivery' })).toBeVisible()
  await fitsAtEveryWidth(page, 'white-glove-choose')
  expect(await barriersOn(page)).toEqual([])
  await page.getByLabel('Day').selectOption({ index: 1 })
  const chosenDay = await page.getByLabel('Day').locator('option:checked').textContent()
  await page.getByRole('radio', { name: '15:00–18:00' }).check()
  await page.getByRole('button', { name: 'Book this time' }).click()
  await expect(page.getByText(`Two people come on ${chosenDay}, 15:00–18:00.`)).toBeVisible()
  await expect(page.getByText(`Expected ${chosenDay}, 15:00–18:00`)).toBeVisible()
  await expect.poll(mailed('White glove delivery on')).toBe(true)
  await fitsAtEveryWidth(page, 'white-glove-chosen')
  await page.goto(`${shop.url}/ar${link}`)
  await expect(page.getByRole('heading', { name: whiteGlove.ar.title })).toBeVisible()
  await expect(async () => {
    await page.getByRole('button', { name: whiteGlove.ar.change }).click()
    await expect(page.getByLabel(whiteGlove.ar.day)).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await fitsAtEveryWidth(page, 'white-glove-change-ar')

  await staff.reload()
  await expect(staff.getByText(`Expected ${chosenDay}, 15:00–18:00`)).toBeVisible()
  await staff.getByRole('button', { name: 'Move the appointment' }).click()
  expect(await barriersOn(staff)).toEqual([])
  await staff.screenshot({ path: 'var/test/screens/white-glove-move.png' })
  await staff.keyboard.press('Escape')
  await carryOut('Move the appointment', { 'Why, for the staff': 'The van broke down' })
  await expect(staff.getByText('The appointment is set, and the customer is told.')).toBeVisible()
  await expect(staff.getByText(`Expected ${chosenDay}, 15:00–18:00`)).toHaveCount(0)
  await fitsAtEveryWidth(staff, 'white-glove-desk')
  await page.goto(`${shop.url}/ar${link}`)
  await expect(page.getByText(orderTexts.ar.eventAppointmentMade).first()).toBeAttached()
  await expect
    .poll(() => shop.inbox.for(EMAIL).some(({ text }) => text?.includes('We have moved the time')))
    .toBe(true)
})
