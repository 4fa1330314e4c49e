import { barriersOn } from '../layout/barriers-on.ts'
import { cartOn, freshEmail } from '../pages/cart-page.ts'
import { adminOn } from '../pages/admin-page.ts'
import { orderOn } from '../pages/order-page.ts'
import { linkIn, mailTo } from '../support/outbox.ts'
import { openPage } from '../support/page-alive.ts'
import { expect, test } from '../shop-test.ts'

const ORDER_NUMBER = /NW-[A-Z0-9]{4}-[A-Z0-9]{4}/

test('shipping to Brazil is requested, quoted by staff, accepted and paid', async ({ page, browser }) => {
  const { fill, openCheckout, acceptTerms } = cartOn(page)
  const { title, main, button, dialog, confirm } = orderOn(page)
  const email = freshEmail()
  await fill()
  await openCheckout()
  await page.getByRole('combobox', { name: 'Country' }).selectOption('Brazil')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Name', { exact: true }).fill('Beatriz Carvalho')
  await page.getByLabel('Address', { exact: true }).fill('Rua Augusta 1508')
  await page.getByLabel('City', { exact: true }).fill('São Paulo')
  await acceptTerms()
  await page.getByRole('button', { name: 'Ask for a quote' }).click()
  await expect(title).toHaveText('We are pricing the delivery.')
  await expect(button('Pay now')).toHaveCount(0)
  const number = ORDER_NUMBER.exec(page.url())?.[0] ?? ''

  const staff = await (await browser.newContext()).newPage()
  const admin = adminOn(staff)
  await admin.open()
  await staff.getByRole('link', { name: number }).click()
  await expect(admin.state).toHaveText('Awaiting quote')
  expect(await barriersOn(staff)).toEqual([])
  await admin.carryOut('Send a quote', { 'Freight and insurance': '212.50' })
  await expect(admin.state).toHaveText('Quoted')
  await staff.context().close()

  await openPage(page, linkIn(await mailTo(email, /^Your quote/), '/order/'))
  await expect(title).toHaveText('Your quote is ready.')
  await expect(main).toContainText('$212.50')
  await expect(main).toContainText('$612.50')
  await button('Accept the quote').click()
  await dialog.getByRole('checkbox', { name: /^I accept/ }).check()
  await confirm('Accept and pay').click()
  await orderOn(page).pay()
  await expect(title).toHaveText('Confirmed.')
  await mailTo(email, /^Confirmed/)
})

test('an order by bank transfer proceeds once staff confirm the money', async ({
  page,
  browser,
  allowError,
}) => {
  allowError(/status of 409/)
  const { fill, openCheckout, fillAddress, acceptTerms } = cartOn(page)
  const { title, main, payments } = orderOn(page)
  const email = freshEmail()
  await fill()
  await openCheckout()
  await fillAddress(email)
  await page.getByRole('radio', { name: /^Bank transfer/ }).check()
  await acceptTerms()
  const order = page.getByRole('button', { name: /^Order for AED/ })
  const amount = /[\d,]+\.\d\d/.exec(await order.innerText())?.[0] ?? ''
  await order.click()
  await expect(title).toHaveText('Waiting for your payment.')
  const number = ORDER_NUMBER.exec(page.url())?.[0] ?? ''
  const transfer = main.getByRole('region', { name: 'Pay by bank transfer' })
  for (const text of [`AED ${amount}`, 'IBAN', number]) await expect(transfer).toContainText(text)

  const staff = await (await browser.newContext()).newPage()
  const admin = adminOn(staff)
  await admin.open()
  await staff.getByRole('link', { name: number }).click()
  await admin.carryOut('Confirm the transfer', { 'Amount received': '100', 'bank’s reference': 'FT-1' })
  const { dialog, confirm } = orderOn(staff)
  await expect(dialog.getByRole('alert')).toContainText('That is not the amount that was requested.')
  await dialog.getByLabel('Amount received').fill(amount)
  await confirm('Confirm the transfer').click()
  await expect(admin.state).toHaveText('Confirmed')
  await expect(staff.getByRole('button', { name: 'Start production' })).toBeVisible()
  await staff.context().close()

  await mailTo(email, /^Confirmed/)
  await page.reload()
  await expect(title).toHaveText('Confirmed.')
  await expect(payments).toContainText('paid')
  await expect(transfer).toHaveCount(0)
})
