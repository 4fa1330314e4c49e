import type { PlacedOrder } from '@nawl/contract/sales/order'
import sharp from 'sharp'

import { accountOn } from '../pages/account-page.ts'
import { barriersOn } from '../layout/barriers-on.ts'
import { IN_ARABIC } from '../in-arabic/in-arabic.ts'
import { adminOn } from '../pages/admin-page.ts'
import { orderOn, placeOrder } from '../pages/order-page.ts'
import { fitsAtEveryWidth } from '../layout/fits-at-every-width.ts'
import { expectedText } from '../in-arabic/expected-text.ts'
import { openMailingShop } from '../support/own-shop.ts'
import { openPage } from '../support/page-alive.ts'
import { expect, test } from '../shop-test.ts'

const EMAIL = 'floor@example.com'

// A shop of its own, because its clock is moved two days ahead; its e-mails go to an SMTP server.
let shop: Awaited<ReturnType<typeof openMailingShop>>
let placed: PlacedOrder
test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => void (shop = await openMailingShop({ STAFF_EMAILS: 'noor@example.com' })))
test.afterAll(() => shop.close())

/** Where the tracking link leads. */
const CARRIER_PAGE = 'https://www.aramex.com/track/results?ShipmentNumber=35120042'
const NOTES = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') }

async function photo() {
  const plain = sharp({ create: { width: 600, height: 400, channels: 3, background: '#884422' } })
  return { name: 'edge.jpg', mimeType: 'image/jpeg', buffer: await plain.jpeg().toBuffer() }
}

const mailOf = (subject: string) =>
  shop.inbox.for(EMAIL).find((mail) => expectedText(subject).test(mail.subject ?? ''))
const mailed = (subject: string) => () => mailOf(subject) !== undefined

test('the staff pages are not found for other people', async ({ page, allowError }) => {
  allowError(/status of 403/)
  const title = page.getByRole('heading', { level: 1 })
  await page.goto(`${shop.url}/desk`)
  await expect(title).toHaveText('We cannot find this page.')
  // From the desk it would lead back to the desk without a word.
  await page.goto(`${shop.url}/about`)
  await accountOn(page).signIn('Marcus')
  for (const path of ['/desk', '/desk/NW-AAAA-AAAA']) {
    await page.goto(shop.url + path)
    await expect(title).toHaveText('We cannot find this page.')
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  }
})

test('starting production too early is refused with the earliest time', async ({
  page,
  request,
  allowError,
}) => {
  allowError(/status of 409/)
  placed = await placeOrder(request, { email: EMAIL, origin: shop.url })
  if (placed.next?.kind !== 'redirect') throw new Error('there is nowhere to pay')
  await page.goto(placed.next.url)
  await orderOn(page).pay()
  await expect.poll(mailed('Confirmed')).toBe(true)

  const { open, carryOut } = adminOn(page, shop.url)
  await open()
  await expect(page.getByRole('contentinfo')).toHaveText(
    IN_ARABIC ? /^نول \W?\d+\.\d+\.\d+\W?$/ : /^Nawl \d+\.\d+\.\d+$/,
  )
  await page.keyboard.press('/')
  await page.keyboard.type('haddad')
  await expect(page).toHaveURL(/search=haddad/)
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('j')
  await expect(page.getByRole('link', { name: placed.number })).toBeFocused()
  await page.keyboard.press('Enter')
  await carryOut('Start production')
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(
    /^Too early: the customer may change the design until \d\d:\d\d on \d+ \w+ GST/,
  )
  await page.keyboard.press('Escape')
  await page.getByLabel('A note for the staff').fill('Wants it before spring.')
  await page.getByRole('button', { name: 'Save the note' }).click()
  await expect(page.getByText('noor@example.com,')).toBeVisible()
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'PDF to print' }).click()
  expect((await coming).suggestedFilename()).toBe(`${placed.number}.pdf`)
})

test('an address is changed and a letter written on the page of the order', async ({ page, allowError }) => {
  allowError(/status of 409/)
  const { open } = adminOn(page, shop.url)
  await open()
  await page.getByRole('link', { name: placed.number }).click()
  await page.getByRole('button', { name: 'Change the address' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Country').selectOption('AE')
  await dialog.getByLabel('Emirate').selectOption('Dubai')
  await dialog.getByRole('button', { name: 'Save the address' }).press('Enter')
  await expect(dialog.getByRole('alert')).toContainText('freight would change by')
  await dialog.getByLabel('Country').selectOption('US')
  await dialog.getByLabel('State').fill('NY')
  await dialog.getByLabel('ZIP code').fill('1')
  await dialog.getByRole('button', { name: 'Save the address' }).press('Enter')
  await expect(dialog.getByText('A ZIP code has five digits.')).toBeVisible()
  expect(await barriersOn(page)).toEqual([])
  await dialog.getByLabel('ZIP code').fill('11238')
  await dialog.getByLabel('Address', { exact: true }).fill('9 Plaza Street East')
  await dialog.getByRole('button', { name: 'Save the address' }).press('Enter')
  await expect(page.getByRole('region', { name: 'Address changes' })).toContainText('9 Plaza Street East')
  await expect.poll(mailed('New delivery address')).toBe(true)
  expect(mailOf('New delivery address')?.text).toContain('9 Plaza Street East')

  const letter = page.getByRole('textbox', { name: /^It will be sent to/ })
  await letter.fill('Dear Layla,\n\nit is on the frame.')
  await page.reload()
  await expect(letter).toHaveValue('Dear Layla,\n\nit is on the frame.')
  await page.getByRole('button', { name: 'Send the e-mail' }).press('Enter')
  await expect(page.getByRole('region', { name: 'E-mails to the customer' })).toContainText(
    'it is on the frame.',
  )
  await expect(letter).toHaveValue('')
  await expect.poll(mailed('About your order')).toBe(true)
  await fitsAtEveryWidth(page, 'order-corrected')
})

test('staff move the days that an order is promised, and take its papers for customs', async ({ page }) => {
  const { open, carryOut } = adminOn(page, shop.url)
  await open()
  await page.getByRole('link', { name: placed.number }).click()
  await expect(page.getByRole('main')).toContainText(/Expected \d.*\d{4}/)
  await carryOut('Change the expected dates', {
    'First day': '2099-03-02',
    'Last day': '2099-03-06',
    'Reason, for staff only': 'A yarn came late',
  })
  await expect(page.getByRole('main')).toContainText('Expected 2–6 March 2099')
  await expect.poll(mailed('New delivery dates')).toBe(true)
  expect(mailOf('New delivery dates')?.text).toContain('2–6 March 2099')
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'In English', exact: true }).click()
  expect((await coming).suggestedFilename()).toBe(`${placed.number}-customs-en.zip`)
  await fitsAtEveryWidth(page, 'order-delivery')
})

test('staff take an order to delivery, and its customer gets an e-mail at each step', async ({ page }) => {
  await shop.restart(49)
  const { open, carryOut, state } = adminOn(page, shop.url)
  await open()
  await page.getByRole('link', { name: placed.number }).click()
  await carryOut('Start production')
  await expect(state).toHaveText('In production')
  await expect.poll(mailed('On the frame')).toBe(true)
  await carryOut('Mark as ready')
  await expect(state).toHaveText('Ready')
  await carryOut('Mark as shipped', { Carrier: 'Aramex', 'Tracking number': '3512 0042' })
  await expect(state).toHaveText('Shipped')
  await expect.poll(mailed('On its way')).toBe(true)
  expect(mailOf('On its way')?.text).toContain('3512 0042')
  await page.reload()
  await expect(page.getByRole('main')).toContainText('Shipped with Aramex. Tracking number 3512 0042')
  await expect(page.getByRole('link', { name: /^3512 0042/ })).toHaveAttribute('href', CARRIER_PAGE)
  await carryOut('Mark as delivered')
  await expect(state).toHaveText('Delivered')
  await expect.poll(mailed('Delivered')).toBe(true)
  await expect(page.getByRole('region', { name: 'Record' })).toContainText('Handed to the carrier')
  await page.keyboard.press('u')
  await expect(page).toHaveURL(`${shop.url}/desk`)
  await page
    .getByRole('navigation', { name: 'By state' })
    .getByRole('link', { name: /Delivered/ })
    .click()
  await expect(page.getByRole('link', { name: placed.number })).toBeVisible()
})

test('the claim form passes axe, with a photograph and with errors', async ({ page }) => {
  const { main, button, path } = orderOn(page)
  await openPage(page, shop.url + path(placed))
  await button('Make a claim').click()
  await main.getByLabel('What you see').fill('A torn edge, lower left.')
  await button('Send the claim').click()
  await expect(main.getByRole('alert')).toContainText('at least one photograph')
  expect(await barriersOn(page)).toEqual([])
  await main.getByLabel(/^Photographs/).setInputFiles([await photo(), NOTES])
  await expect(main.getByRole('alert')).toHaveCount(0)
  await expect(main.getByText('Uploaded', { exact: true })).toBeVisible()
  await expect(main.getByText('This file format cannot be read here')).toBeVisible()
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await barriersOn(page)).toEqual([])
  }
})

test('a claim with a photograph is submitted, decided and refunded', async ({ page, browser }) => {
  const { main, button, path, title } = orderOn(page)
  await openPage(page, shop.url + path(placed))
  await expect(title).toHaveText('Delivered.')
  await expect(main).toContainText('Tracking number 3512 0042')
  await expect(main.getByRole('link', { name: /^3512 0042/ })).toHaveAttribute('href', CARRIER_PAGE)
  await button('Make a claim').click()
  await main.getByLabel('What you see').fill('A torn edge, lower left.')
  await button('Send the claim').click()
  await expect(main.getByRole('alert')).toContainText('at least one photograph')
  await expect(main.getByLabel('What you see')).toHaveValue('A torn edge, lower left.')
  await main.getByLabel(/^Photographs/).setInputFiles([await photo(), NOTES])
  await expect(main.getByText('Uploaded', { exact: true })).toBeVisible()
  await button('Send the claim').click()
  await expect(main.getByRole('article', { name: 'Damaged in transit' })).toContainText('torn edge')
  await expect(main.getByText('We are looking into your claim')).toBeVisible()

  const staff = await browser.newPage()
  await adminOn(staff, shop.url).open()
  await expect(staff.getByText('claim to answer')).toBeVisible()
  await staff.getByRole('link', { name: placed.number }).click()
  await staff.getByRole('button', { name: 'Answer the claim' }).click()
  await staff.getByLabel('We will give you a refund').check()
  await staff.getByLabel(/^Amount to refund/).fill('367.25')
  await staff.getByLabel('Answer to the customer').fill('We are sorry. Half the price goes back.')
  await staff.getByRole('button', { name: 'Send the answer' }).click()
  await expect(staff.getByRole('article').getByText(/We will give you a refund/)).toBeVisible()
  await staff.close()
  await expect.poll(mailed('Our answer to your claim')).toBe(true)
  await expect.poll(mailed('Refunded: AED 367.25')).toBe(true)
  await page.reload()
  await expect(main).toContainText('Half the price goes back.')
})

for (const width of [1440, 820, 390])
  test(`the staff pages pass axe at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await adminOn(page, shop.url).open()
    await page.setViewportSize({ width, height: 900 })
    expect(await barriersOn(page)).toEqual([])
    await page.getByRole('link', { name: placed.number }).click()
    await expect(page.getByRole('region', { name: 'Record' })).toBeVisible()
    expect(await barriersOn(page)).toEqual([])
  })
