import type { PlacedOrder } from '@nawl/contract/sales/order'
import sharp from 'sharp'

import { barriersOn } from '../layout/barriers-on.ts'
import { fitsAtEveryWidth } from '../layout/fits-at-every-width.ts'
import { expectedText } from '../in-arabic/expected-text.ts'
import { openMailingShop } from '../support/own-shop.ts'
import { adminOn } from '../pages/admin-page.ts'
import { orderOn, placeOrder } from '../pages/order-page.ts'
import { openPage } from '../support/page-alive.ts'
import { IN_ARABIC } from '../in-arabic/in-arabic.ts'
import { expect, test } from '../shop-test.ts'

const EMAIL = 'hall@example.com'

// A shop of its own, because its clock is moved two days ahead; its e-mails go to an SMTP server.
let shop: Awaited<ReturnType<typeof openMailingShop>>
let placed: PlacedOrder
test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => void (shop = await openMailingShop({ STAFF_EMAILS: 'noor@example.com' })))
test.afterAll(() => shop.close())

const mailOf = (subject: string) =>
  shop.inbox.for(EMAIL).findLast((mail) => expectedText(subject).test(mail.subject ?? ''))
const mailed = (subject: string) => () => mailOf(subject) !== undefined

async function photo() {
  const plain = sharp({ create: { width: 600, height: 400, channels: 3, background: '#884422' } })
  return { name: 'edge.jpg', mimeType: 'image/jpeg', buffer: await plain.jpeg().toBuffer() }
}

test('whom the invoice is for is corrected: the former one is credited and issued anew', async ({
  page,
  request,
}) => {
  placed = await placeOrder(request, { email: EMAIL, origin: shop.url, quantity: 2 })
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
    'Reason, for staff only': 'They asked by telephone',
  })
  const documents = page.getByRole('region', { name: 'Invoices and credit notes' })
  await expect(documents.getByRole('listitem')).toHaveCount(4)
  await expect(documents).toContainText('Credit note CN-')
  await expect(page.getByRole('region', { name: 'Corrections' })).toContainText(
    'After: Möbel Ada GmbH, PO-77',
  )
  await expect.poll(mailed('Billing details corrected')).toBe(true)
  expect(mailOf('Billing details corrected')?.text).toContain('credited in full and a new one issued')
  const coming = page.waitForEvent('download')
  await documents.getByRole('button', { name: /statement for order/ }).click()
  expect((await coming).suggestedFilename()).toContain(placed.number)
})

test('a claim names the rug, is answered with a remake, and the remake is made and shipped', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000)
  await shop.restart(49)
  const staff = await browser.newPage()
  const desk = adminOn(staff, shop.url)
  await desk.open()
  await staff.getByRole('link', { name: placed.number }).click()
  await desk.carryOut('Start production')
  await desk.carryOut('Mark as ready')
  await desk.carryOut('Mark as shipped', { Carrier: 'Aramex', 'Tracking number': '1' })
  await desk.carryOut('Mark as delivered')
  await expect(desk.state).toHaveText('Delivered')

  const { main, button, path, title } = orderOn(page)
  await openPage(page, shop.url + path(placed))
  await button('Make a claim').click()
  // After “Choose”, all pieces, and the first.
  await main.getByLabel('Which item the claim is about').selectOption({ index: 3 })
  await main.getByLabel('What you see').fill('A torn edge, lower left.')
  await main.getByLabel(/^Photographs/).setInputFiles([await photo()])
  await expect(main.getByText('Uploaded', { exact: true })).toBeVisible()
  await fitsAtEveryWidth(page, 'claim-on-a-rug')
  await button('Send the claim').click()
  await expect(main.getByRole('article', { name: 'Damaged in transit' })).toContainText('piece 2 of 2')

  await staff.reload()
  await expect(staff.getByRole('article', { name: 'Damaged in transit' })).toContainText('piece 2 of 2')
  await staff.getByRole('button', { name: 'Answer the claim' }).click()
  await staff.getByLabel('We will make it again').check()
  await staff.getByLabel('Answer to the customer').fill('We are sorry, and make it again.')
  await staff.getByRole('button', { name: 'Send the answer' }).click()
  // English writes the day before it, Arabic after.
  const decided = IN_ARABIC ? /سنصنع المنتج من جديد.*\d{4}/ : ': We will make it again'
  await expect(staff.getByText(decided)).toBeVisible()
  await staff.getByRole('button', { name: 'Remake', exact: true }).click()
  const dialog = staff.getByRole('dialog')
  await expect(dialog.getByLabel('Reason', { exact: true })).toContainText('Damaged in transit')
  await dialog.getByLabel('Reason, for staff only').fill('Torn at the binding')
  expect(await barriersOn(staff)).toEqual([])
  await staff.screenshot({ path: 'var/test/screens/remake-dialog-1280.png' })
  await dialog.getByRole('button', { name: 'Remake', exact: true }).click()
  await expect(staff.getByRole('region', { name: 'Remakes' })).toContainText('Remake 1')
  await fitsAtEveryWidth(staff, 'order-remade-desk')
  await expect.poll(mailed('We are making it again')).toBe(true)

  await staff.goto(`${shop.url}/desk/workshop`)
  await expect(staff.getByText(`Remake 1 of ${placed.number}`)).toBeVisible()
  await fitsAtEveryWidth(staff, 'workshop-remake')
  await staff.goto(`${shop.url}/desk/${placed.number}`)
  await staff.getByRole('link', { name: /^See remake/ }).click()
  await expect(staff.getByText(`Remake 1 of order ${placed.number}, at no charge`)).toBeVisible()
  await desk.carryOut('Start production')
  await desk.carryOut('Mark as ready')
  await desk.carryOut('Mark as shipped', { Carrier: 'DHL', 'Tracking number': '77' })
  await expect(desk.state).toHaveText('Shipped')
  await expect.poll(() => mailOf('On its way')?.text ?? '').toContain(`Remake 1 of order ${placed.number}`)
  await staff.close()

  await page.reload()
  const made = main.getByRole('region', { name: 'Remakes' })
  await expect(made).toContainText('On its way with DHL')
  await fitsAtEveryWidth(page, 'order-remade')
  await made.getByRole('link', { name: /^See remake/ }).click()
  await expect(page.getByText(`Remake 1 of order ${placed.number}, at no charge`)).toBeVisible()
  await expect(title).toBeVisible()
  await fitsAtEveryWidth(page, 'remake-of-customer')
  const linked = /https?:\S+\/order\/\S+/.exec(mailOf('We are making it again')?.text ?? '')?.[0]
  expect(linked).toContain('token=')
})
