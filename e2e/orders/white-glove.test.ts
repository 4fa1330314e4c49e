import { order as orderTexts } from '@nawl/messages/by-language/order'
import { whiteGlove } from '@nawl/messages/by-language/white-glove'

import { barriersOn } from '../layout/barriers-on.ts'
import { buyInDubai, CUSTOMER, makeReady, offerDelivery } from './delivery-journey.ts'
import { fitsAtEveryWidth } from '../layout/fits-at-every-width.ts'
import { expectedText } from '../in-arabic/expected-text.ts'
import { openMailingShop } from '../support/own-shop.ts'
import { expect, test } from '../shop-test.ts'

let shop: Awaited<ReturnType<typeof openMailingShop>>
test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => void (shop = await openMailingShop({ STAFF_EMAILS: 'noor@example.com' })))
test.afterAll(() => shop.close())

const mailed = (subject: string) => () =>
  shop.inbox.for(CUSTOMER).some((mail) => expectedText(subject).test(mail.subject ?? ''))

test('an owner offers white glove delivery, a customer chooses when it comes, and the desk moves it', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000)
  await offerDelivery(browser, shop, async (owner) => {
    await owner.getByRole('checkbox', { name: 'Dubai' }).check()
    const days = owner.getByRole('group', { name: 'Dubai: days' })
    await days.getByRole('checkbox', { name: 'Saturday' }).check()
    await owner.getByLabel('Dubai: window 2 from').selectOption('12')
    await owner.getByRole('button', { name: 'Publish' }).click()
    await expect(
      owner.getByText('A window must end after it starts, and windows must not overlap.'),
    ).toBeVisible()
    await owner.getByLabel('Dubai: window 2 from').selectOption('15')
    await owner.getByLabel('Dubai: orders per window').fill('1')
    await fitsAtEveryWidth(owner, 'white-glove-settings')
    expect(await barriersOn(owner)).toEqual([])
  })

  const { number, link } = await buyInDubai(page, shop)
  await expect(page.getByRole('heading', { name: 'White glove delivery' })).toHaveCount(0)

  const { staff, carryOut } = await makeReady({ page, browser }, shop, {
    number,
    ready: 'Ready',
  })
  await expect.poll(mailed('Choose a time for delivery')).toBe(true)

  await page.goto(shop.url + link)
  await expect(page.getByRole('heading', { name: 'White glove delivery' })).toBeVisible()
  await fitsAtEveryWidth(page, 'white-glove-choose')
  expect(await barriersOn(page)).toEqual([])
  await page.getByLabel('Day', { exact: true }).selectOption({ index: 1 })
  const chosenDay = await page.getByLabel('Day', { exact: true }).locator('option:checked').textContent()
  await page.getByRole('radio', { name: '15:00–18:00' }).check()
  await page.getByRole('button', { name: 'Book this time' }).click()
  await expect(page.getByText(`Two people will come on ${chosenDay}, 15:00–18:00.`)).toBeVisible()
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
  await carryOut('Move the appointment', { 'Reason, for staff only': 'The van broke down' })
  await expect(staff.getByText('The appointment is set, and the customer has been told.')).toBeVisible()
  await expect(staff.getByText(`Expected ${chosenDay}, 15:00–18:00`)).toHaveCount(0)
  await fitsAtEveryWidth(staff, 'white-glove-desk')
  const moved = expectedText('at the new time below')
  await page.goto(`${shop.url}/ar${link}`)
  await expect(page.getByText(orderTexts.ar.eventAppointmentMade).first()).toBeAttached()
  await expect.poll(() => shop.inbox.for(CUSTOMER).some(({ text }) => moved.test(text ?? ''))).toBe(true)
})
