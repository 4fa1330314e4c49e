import { type SmtpInbox, smtpInbox } from '../apps/server/test/email/smtp.ts'
import { barriersOn } from './barriers-on.ts'
import { expectedText } from './in-arabic/expected-text.ts'
import { openOwnShop, type OwnShop } from './own-shop.ts'
import { adminOn } from './pages/admin-page.ts'
import { orderOn, placeOrder } from './pages/order-page.ts'
import { expect, test } from './shop-test.ts'

const EMAIL = 'hall@example.com'

// A shop of its own, because its e-mails go to an SMTP server.
let inbox: SmtpInbox
let shop: OwnShop
test.beforeAll(async () => {
  inbox = await smtpInbox()
  shop = await openOwnShop({ STAFF_EMAILS: 'noor@example.com', SMTP_URL: inbox.url })
})
test.afterAll(async () => {
  await shop.close()
  await inbox.close()
})

const mailOf = (subject: string) =>
  inbox.for(EMAIL).findLast((mail) => expectedText(subject).test(mail.subject ?? ''))
const mailed = (subject: string) => () => mailOf(subject) !== undefined

test('whom the invoice is for is corrected: the former one is credited and issued anew', async ({
  page,
  request,
}) => {
  const placed = await placeOrder(request, { email: EMAIL, origin: shop.url, quantity: 2 })
  if (placed.next?.kind !== 'redirect') throw new Error('there is nowhere to pay')
  await page.goto(placed.next.url)
  await orderOn(page).pay()
  const { open, carryOut } = adminOn(page, shop.url)
  await open()
  await page.getByRole('link', { name: placed.number }).click()
  await page.getByRole('button', { name: 'Correct billing details' }).press('Enter')
  const dialog = page.getByRole('dialog')
  expect(await barriersOn(page)).toEqual([])
  await page.screenshot({ path: 'var/test/screens/billing-1440.png' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.screenshot({ path: 'var/test/screens/billing-390.png' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await carryOut('Correct billing details', {
    Company: 'Möbel Ada GmbH',
    'Purchase order number': 'PO-77',
    'Why, for the staff': 'They asked by telephone',
  })
  const documents = page.getByRole('region', { name: 'Invoices and credit notes' })
  await expect(documents.getByRole('listitem')).toHaveCount(4)
  await expect(documents).toContainText('Credit note CN-')
  await expect(page.getByRole('region', { name: 'Corrections' })).toContainText('Then: Möbel Ada GmbH, PO-77')
  await expect.poll(mailed('The recipient of the invoice')).toBe(true)
  expect(mailOf('The recipient of the invoice')?.text).toContain('credited in full and issued anew')
  const coming = page.waitForEvent('download')
  await documents.getByRole('button', { name: /statement of order/ }).click()
  expect((await coming).suggestedFilename()).toContain(placed.number)
})
