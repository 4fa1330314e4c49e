import { type SmtpInbox, smtpInbox } from '../apps/server/test/email/smtp.ts'
import { barriersOn } from './barriers-on.ts'
import { orderOn, placeOrder } from './pages/order-page.ts'
import { expectedText } from './in-arabic/expected-text.ts'
import { openOwnShop, type OwnShop } from './own-shop.ts'
import { pageAlive } from './page-alive.ts'
import { expect, test } from './shop-test.ts'

const EMAIL = 'comes.back@example.com'

// A shop of its own, because its clock is moved a year ahead; its e-mails go to an SMTP server.
let inbox: SmtpInbox
let shop: OwnShop
test.beforeAll(async () => {
  inbox = await smtpInbox()
  shop = await openOwnShop({ SMTP_URL: inbox.url })
})
test.afterAll(async () => {
  await shop.close()
  await inbox.close()
})

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
  await expect(main).toContainText('A fresh link is on its way to the address the order was placed with.')

  const link = () =>
    inbox.for(EMAIL).findLast(({ subject }) => expectedText('The link to your order').test(subject ?? ''))
      ?.text
  await expect.poll(link).toContain('/order/')
  const [url = ''] = /http\S+\/order\/\S+/.exec(link() ?? '') ?? []
  await page.goto(url)
  await expect(main).toContainText(placed.number)
})
