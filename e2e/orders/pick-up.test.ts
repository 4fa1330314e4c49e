import { order as orderTexts } from '@nawl/messages/by-language/order'

import { barriersOn } from '../layout/barriers-on.ts'
import { buyInDubai, CUSTOMER, makeReady, offerDelivery } from './delivery-journey.ts'
import { fitsAtEveryWidth } from '../layout/fits-at-every-width.ts'
import { expectedText } from '../in-arabic/expected-text.ts'
import { IN_ARABIC } from '../in-arabic/in-arabic.ts'
import { openMailingShop } from '../support/own-shop.ts'
import { expect, test } from '../shop-test.ts'

/** What an owner typed in both languages. */
const ADDRESS = {
  en: 'Warehouse 12, Street 8, Al Quoz 3, Dubai',
  ar: 'مستودع 12، شارع 8، القوز 3، دبي',
}

let shop: Awaited<ReturnType<typeof openMailingShop>>
test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => void (shop = await openMailingShop({ STAFF_EMAILS: 'noor@example.com' })))
test.afterAll(() => shop.close())

const mailed = (subject: string) => () =>
  shop.inbox.for(CUSTOMER).some((mail) => expectedText(subject).test(mail.subject ?? ''))

test('an owner offers pick-up, and a customer collects what she chose to collect', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000)
  await offerDelivery(browser, shop, async (owner) => {
    await owner.getByRole('checkbox', { name: 'Offer pick-up at checkout' }).check()
    await owner.getByLabel('Address, English').fill(ADDRESS.en)
    await owner.getByLabel('Address, Arabic').fill(ADDRESS.ar)
    await owner.getByLabel('Collection hours, English').fill('Sunday to Thursday, 10 am to 4 pm')
    await owner.getByLabel('Collection hours, Arabic').fill('من الأحد إلى الخميس، 10 صباحًا إلى 4 مساءً')
    await fitsAtEveryWidth(owner, 'pick-up-settings')
  })

  const { number, link } = await buyInDubai(page, shop, async () => {
    await page.getByRole('radio', { name: /^Pick-up at the workshop/ }).check()
    await expect(
      page.getByRole('region', { name: 'Your order' }).getByText('Pick-up at the workshop'),
    ).toBeVisible()
    await fitsAtEveryWidth(page, 'pick-up-checkout')
    await page.goto(`${shop.url}/ar/checkout`)
    await fitsAtEveryWidth(page, 'pick-up-checkout-ar')
    await page.goto(`${shop.url}/checkout`)
    await page.getByRole('radio', { name: /^Pick-up at the workshop/ }).check()
  })
  await expect(page.getByText(IN_ARABIC ? ADDRESS.ar : ADDRESS.en)).toBeVisible()

  const { staff, carryOut, state } = await makeReady({ page, browser }, shop, {
    number,
    ready: 'Ready for collection',
  })
  await expect(staff.getByRole('button', { name: 'Mark as shipped' })).toHaveCount(0)
  await staff.getByRole('button', { name: 'Hand over' }).click()
  expect(await barriersOn(staff)).toEqual([])
  await staff.screenshot({ path: 'var/test/screens/pick-up-hand-over.png' })
  await staff.keyboard.press('Escape')
  await expect.poll(mailed('Ready for collection')).toBe(true)
  await page.goto(shop.url + link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ready for collection.')
  await fitsAtEveryWidth(page, 'pick-up-ready')
  await page.goto(`${shop.url}/ar${link}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(orderTexts.ar.collectTitle)
  await fitsAtEveryWidth(page, 'pick-up-ready-ar')

  await carryOut('Hand over', { 'Name of the person collecting': 'Omar Haddad' })
  await expect(state).toHaveText('Collected')
  await expect(staff.getByText('Collected by Omar Haddad.')).toBeVisible()
  await fitsAtEveryWidth(staff, 'pick-up-desk')
  await expect.poll(mailed('Collected: your order')).toBe(true)
})
