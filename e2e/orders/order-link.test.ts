import { barriersOn } from '../layout/barriers-on.ts'
import { orderOn, placeOrder } from '../pages/order-page.ts'
import { expectedText } from '../in-arabic/expected-text.ts'
import { openMailingShop } from '../support/own-shop.ts'
import { pageAlive } from '../support/page-alive.ts'
import { expect, test } from '../shop-test.ts'

const EMAIL = 'comes.back@example.com'

// A shop of its own, because its clock is moved a year ahead; its e-mails go to an SMTP server.
let shop: Awaited<ReturnType<typeof openMailingShop>>
test.beforeAll(async () => void (shop = await openMailingShop()))
test.afterAll(() => shop.close())

test('an expired order link says so and can be renewed by e-mail', async ({ page, request, allowError }) => {
  const { title, button, main, path } = orderOn(page)
  const placed = await placeOrder(request, { email: EMAIL, origin: shop.url })
  if (placed.next?.kind !== 'redirect') throw new Error('there is nowhere to pay')
  await page.goto(placed.next.url)
  await orderOn(page).pay()
  await expect(title).toHaveText('Confirmed.')

  await shop.restart(366 * 24)
  allowError(/410 \(Gone\)/)
  const answer = await page.goto(shop.url + path(placed))
  expect(answer?.status()).toBe(410)
  await expect(title).toHaveText('This link has expired.')
  await pageAlive(page)
  expect(await barriersOn(page)).toEqual([])
  await button('Send a fresh link').click()
  await expect(main).toContainText('A fresh link is on its way to the e-mail address used for the order.')

  const link = () =>
    shop.inbox
      .for(EMAIL)
      .findLast(({ subject }) => expectedText('The link to your order').test(subject ?? ''))?.text
  await expect.poll(link).toContain('/order/')
  const [url = ''] = /http\S+\/order\/\S+/.exec(link() ?? '') ?? []
  await page.goto(url)
  await expect(main).toContainText(placed.number)
})
