import { checkout } from '@nawl/messages/by-language/checkout'
import { address } from '@nawl/messages/by-language/address'
import { cart } from '@nawl/messages/by-language/cart'
import { letters } from '@nawl/messages/by-language/letters'
import { names } from '@nawl/messages/by-language/names'
import { order } from '@nawl/messages/by-language/order'
import { orderBar } from '@nawl/messages/by-language/order-bar'
import { size } from '@nawl/messages/by-language/size'
import { stage } from '@nawl/messages/by-language/stage'
import { studio as studioTexts } from '@nawl/messages/by-language/studio'
import { testPayment } from '@nawl/messages/by-language/test-payment'
import { yarns } from '@nawl/messages/by-language/yarns'
import type { Locator, Page } from '@playwright/test'

import { freshEmail } from '../pages/cart-page.ts'
import { openMail } from '../support/outbox.ts'
import { pageAlive } from '../support/page-alive.ts'
import { expect, test } from '../shop-test.ts'

/** How a visitor acts on a control. */
type Act = (control: Locator) => Promise<void>

const byKeyboard: Act = async (control) => {
  await control.focus()
  await control.press(/checkbox|radio/.test((await control.getAttribute('type')) ?? '') ? 'Space' : 'Enter')
}
const byTouch: Act = (control) => control.tap()

/** What a text begins with, before its first value `…`. */
const beginning = (text: string) => new RegExp(`^${text.replace(/\u2068?….*/, '')}`)

async function buy(page: Page, act: Act, email: string): Promise<void> {
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
  await page.goto('/ar/product/bab')
  await expect(button(studioTexts.ar.shuffle)).toBeEnabled()
  // A phone has one switch, other screens a choice.
  const place = (role: 'button' | 'radio', name: string) => page.getByRole(role, { name, exact: true })
  await act(place('radio', stage.ar.inRoom).or(place('button', stage.ar.inRoom)).first())
  await expect(
    page
      .getByRole('region', { name: beginning(stage.ar.rugInRoom({ name: '…' })) })
      .or(page.locator('.studio canvas'))
      .first(),
  ).toBeVisible()
  await act(place('radio', stage.ar.onPaper).or(place('button', stage.ar.inRoom)).first())
  const shelf = page.getByRole('group', { name: studioTexts.ar.yarns, exact: true })
  await act(shelf.getByRole('button', { name: /%/ }).first())
  const picker = page.getByRole('region', {
    name: beginning(studioTexts.ar.replaceLabel({ name: '…' })),
  })
  await act(picker.getByRole('button', { name: yarns.ar('Teal'), exact: true }))
  const tabs = page.getByRole('navigation', { name: studioTexts.ar.tabs })
  if (await tabs.isVisible()) await act(tabs.getByText(studioTexts.ar.tabSize))
  await act(page.getByRole('radio', { name: size.ar.cm }).or(button(size.ar.cm)).first())
  // Both kinds of digits are read.
  await page.getByRole('textbox', { name: size.ar.width }).fill('٢٠٠')
  await page.getByRole('textbox', { name: size.ar.length }).fill('300')
  await act(button(orderBar.ar.addToCart))
  await act(page.locator('.estimate-bar').getByRole('link', { name: size.ar.viewCart }))
  await expect(page).toHaveURL(/\/ar\/cart$/)
  await act(page.getByRole('region', { name: cart.ar.summary }).getByRole('link', { name: cart.ar.checkOut }))
  await expect(page.getByRole('heading', { name: checkout.ar.title })).toBeVisible()
  await pageAlive(page)
  await page.getByLabel(checkout.ar.country, { exact: true }).selectOption('AE')
  await page.getByLabel(checkout.ar.email, { exact: true }).fill(email)
  await page.getByLabel(address.ar.name, { exact: true }).fill('ليلى حداد')
  await page.getByLabel(address.ar.line1, { exact: true }).fill('شارع الوصل، فيلا 12')
  await page.getByLabel(address.ar.city, { exact: true }).fill('دبي')
  await page.getByLabel(address.ar.emirate, { exact: true }).selectOption({ label: names.ar('Dubai') })
  await page.getByLabel(address.ar.phone).fill('+971 50 123 4567')
  await act(page.getByRole('main').getByRole('checkbox').last())
  await act(
    button(
      new RegExp(
        `^${checkout.ar
          .testPay({ amount: '' })
          .replaceAll(/[\u2068\u2069]/g, '')
          .trim()}`,
      ),
    ),
  )
  await act(button(testPayment.ar.approve))
  await expect(page).toHaveURL(/\/ar\/order\/NW-/)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(order.ar.confirmedTitle)
}

async function readLetterAndInvoice(page: Page, email: string): Promise<void> {
  const number = /NW-\w{4}-\w{4}/.exec(page.url())?.[0] ?? ''
  const letter = await openMail(email, letters.ar.confirmedHeading)
  expect(letter.subject).toContain(number)
  expect(letter.html).toContain('<html lang="ar-AE" dir="rtl">')
  expect(letter.text).toContain('/ar/order/')
  const invoice = page.getByRole('link', { name: /^تنزيل .*INV-/u })
  const printed = await page.request.get((await invoice.getAttribute('href')) ?? '')
  expect(printed.headers()['content-type']).toBe('application/pdf')
  expect(decodeURIComponent(printed.headers()['content-disposition'] ?? '')).toContain('فاتورة')
}

test.use({ locale: 'ar-AE' })
test('a rug is bought in Arabic by keyboard, to its letter and invoice', async ({ page }) => {
  test.slow()
  const email = freshEmail()
  await buy(page, byKeyboard, email)
  await readLetterAndInvoice(page, email)
})

test.describe('on a phone', () => {
  test.use({ locale: 'ar-AE', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  test('a rug is bought in Arabic by touch, to its letter and invoice', async ({ page }) => {
    test.slow()
    const email = freshEmail()
    await buy(page, byTouch, email)
    await readLetterAndInvoice(page, email)
  })
})
