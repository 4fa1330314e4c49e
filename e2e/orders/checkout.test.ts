import type { Page } from '@playwright/test'

import { accountOn } from '../pages/account-page.ts'
import { barriersOn } from '../layout/barriers-on.ts'
import { cartOn, DESIGN, freshEmail } from '../pages/cart-page.ts'
import { expect, test } from '../shop-test.ts'

const PAYMENT_PAGE = /\/test-payment\//

/** Approves the test payment and returns to the order. */
async function approve(page: Page): Promise<void> {
  await expect(page.getByRole('note')).toHaveText('TEST PAYMENT · no money will be taken')
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(page).toHaveURL(/\/order\/NW-/)
}

for (const width of [1440, 390])
  test(`a guest buys a recoloured rug with the test payment at ${width} pixels`, async ({ page, studio }) => {
    await page.setViewportSize({ width, height: 900 })
    const { addToCart, viewCart, checkout, fillAddress, acceptTerms, pay, door } = cartOn(page)
    await studio.open('bab')
    await studio.replace('Brass', 'Teal')
    if (width < 600)
      await page.getByRole('navigation', { name: 'Studio' }).getByText('Size and price').click()
    await studio.setSize('5', '8')
    await addToCart.click()
    await viewCart.click()
    await checkout.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Checkout')
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
    await fillAddress(freshEmail())
    await expect(page.getByRole('radio', { name: /^TEST PAYMENT/ })).toBeChecked()
    await acceptTerms()
    await expect(pay).toHaveText(/^Test: pay AED [\d,]+\.\d\d$/)
    await pay.click()
    await approve(page)
    await expect(page.getByText(/^NW-|Order NW-/).first()).toBeVisible()
    await expect(door).toHaveAccessibleName('Cart')
  })

test('every invalid field is listed, linked and correctable, and no input is lost', async ({ page }) => {
  const { fill, openCheckout, problems, pay, fillAddress, acceptTerms } = cartOn(page)
  await fill()
  await openCheckout()
  const zip = page.getByLabel('ZIP code')
  await page.getByLabel('E-mail').fill('layla')
  await page.getByLabel('Name', { exact: true }).fill('Layla Haddad')
  await zip.fill('1120')
  await pay.click()
  await expect(problems).toBeFocused()
  await expect(problems.getByRole('link')).toHaveText([
    'That does not look like an e-mail address. Check it and try again.',
    'Address is required.',
    'City is required.',
    'State is required.',
    'A ZIP code has five digits.',
    'Please accept our terms to place the order.',
  ])
  await problems.getByRole('link', { name: 'A ZIP code has five digits.' }).click()
  await expect(zip).toBeFocused()
  await expect(zip).toHaveAccessibleDescription('A ZIP code has five digits.')
  await zip.fill('11205')
  await expect(zip).toHaveAttribute('aria-invalid', 'false')
  await page.reload()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Layla Haddad')
  await expect(zip).toHaveValue('11205')
  await fillAddress(freshEmail())
  await acceptTerms()
  await pay.click()
  await approve(page)
})

test('pressing twice, also in a stale tab, makes one order', async ({ page, context, allowError }) => {
  // The second request may arrive during the first; it is retried until that is done.
  allowError(/status of 409 .*\/api\/checkout/)
  const { fill, openCheckout, pay } = cartOn(page)
  const email = freshEmail()
  await fill()
  await openCheckout()
  const other = await context.newPage()
  await other.addInitScript(() => {
    // This tab receives no broadcasts.
    globalThis.BroadcastChannel.prototype.addEventListener = () => {}
  })
  const beside = cartOn(other)
  await beside.openCheckout()
  for (const on of [cartOn(page), beside]) {
    await on.fillAddress(email)
    await on.acceptTerms()
  }
  const keys = new Set<string>()
  page.on('request', (request) => {
    if (request.url().endsWith('/api/checkout')) keys.add(request.headers()['idempotency-key'] ?? '')
  })
  await pay.dblclick()
  await expect(page).toHaveURL(PAYMENT_PAGE)
  expect(keys.size).toBe(1)
  await beside.pay.click()
  await expect(other).toHaveURL(PAYMENT_PAGE)
  expect(other.url(), 'the second tab pays the same order').toBe(page.url())
})

test('an order whose answer was lost is found again, not repeated', async ({ page, allowError }) => {
  allowError(/net::ERR_FAILED/)
  const { fill, openCheckout, fillAddress, acceptTerms, pay, problems } = cartOn(page)
  const answers: string[] = []
  await page.route(
    '**/api/checkout',
    async (route) => {
      answers.push(await (await route.fetch()).text())
      await route.abort()
    },
    { times: 1 },
  )
  await fill()
  await openCheckout()
  await fillAddress(freshEmail())
  await acceptTerms()
  await pay.click()
  await expect(problems).toContainText('You will not be charged twice.')
  await page.reload()
  await expect(page.getByText('We do not know yet whether your order went through.')).toBeVisible()
  await page.getByRole('button', { name: 'See the order' }).click()
  const { number } = JSON.parse(answers[0] ?? '{}') as { number: string }
  await expect(page).toHaveURL(new RegExp(`/order/${number}`))
})

test('a customer who cancels the payment finds the order on return', async ({ page }) => {
  const { fill, openCheckout, fillAddress, acceptTerms, pay } = cartOn(page)
  await fill()
  await openCheckout()
  await fillAddress(freshEmail())
  await acceptTerms()
  await pay.click()
  await expect(page).toHaveURL(PAYMENT_PAGE)
  await page.goto('/checkout')
  await expect(page.getByText(/^Order NW-.* has been placed\.$/)).toBeVisible()
  await page.getByRole('button', { name: 'See the order' }).click()
  await expect(page).toHaveURL(/\/order\/NW-.*token=/)
})

test('another country changes the address form, the price and the currency', async ({ page }) => {
  const { fill, openCheckout, row, pay } = cartOn(page)
  await fill()
  await openCheckout()
  const country = page.getByRole('combobox', { name: 'Country' })
  await page.getByLabel('City', { exact: true }).fill('Dubai')
  await country.selectOption('United Arab Emirates')
  await expect(page.getByRole('combobox', { name: 'Emirate' })).toBeVisible()
  await expect(page.getByLabel('ZIP code')).toHaveCount(0)
  await expect(page.getByLabel('City', { exact: true })).toHaveValue('Dubai')
  await expect(row('Delivery to UAE, insured')).toContainText('AED 73.45')
  await expect(pay).toHaveText('Test: pay AED 1,542.45')
  await expect(row('Includes 5% VAT')).toContainText('AED 73.45')

  await country.selectOption('Brazil')
  await expect(row('Delivery to Brazil, insured')).toContainText('by quote')
  await expect(page.getByRole('group', { name: 'Payment' })).toHaveCount(0)
  await page.getByLabel('E-mail').fill(freshEmail())
  await page.getByLabel('Name', { exact: true }).fill('Layla Haddad')
  await page.getByLabel('Address', { exact: true }).fill('Rua Augusta 1')
  await cartOn(page).acceptTerms()
  await page.getByRole('button', { name: 'Ask for a quote' }).click()
  await expect(page).toHaveURL(/\/order\/NW-/)
})

test('a price that changed meanwhile is shown for confirmation', async ({ page, allowError }) => {
  allowError(/status of 409/)
  const { fill, openCheckout, fillAddress, acceptTerms, pay, problems } = cartOn(page)
  await fill()
  await openCheckout()
  await fillAddress(freshEmail())
  await acceptTerms()
  // From another device, so this page gets no notice.
  await fill(1, { ...DESIGN, rugId: 'onyx' })
  await pay.click()
  await expect(problems).toContainText('The price has changed: it was $')
  await expect(page.getByText('Onyx')).toBeVisible()
  await pay.click()
  await approve(page)
})

test('a signed-in customer’s e-mail address is filled in', async ({ page }) => {
  const { fill, openCheckout } = cartOn(page)
  await fill()
  await page.goto('/cart')
  await accountOn(page).signIn('Noor')
  await openCheckout()
  await expect(page.getByLabel('E-mail')).toHaveValue(/@/)
})

for (const width of [1440, 820, 390])
  test(`the checkout passes axe at ${width} pixels, before and after an error`, async ({ page }) => {
    const { fill, openCheckout, pay, problems } = cartOn(page)
    await page.setViewportSize({ width, height: 900 })
    await fill()
    await openCheckout()
    expect(await barriersOn(page)).toEqual([])
    await pay.click()
    await expect(problems).toBeFocused()
    expect(await barriersOn(page)).toEqual([])
    const [scroll, view] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
    expect(scroll).toBeLessThanOrEqual(view ?? 0)
  })

test('the whole checkout works by keyboard', async ({ page }) => {
  const { fill, openCheckout } = cartOn(page)
  await fill()
  await openCheckout()
  await page.getByLabel('E-mail').focus()
  await page.keyboard.type(freshEmail())
  for (const text of ['', 'Layla Haddad', '', '214 Vanderbilt Avenue', '', 'Brooklyn', 'New York', '11205']) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(text)
  }
  await page.keyboard.press('Tab')
  await expect(page.getByRole('radio', { name: /^TEST PAYMENT/ })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByText('For a company, or a gift')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Discount code or gift card' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.getByRole('checkbox')).toBeChecked()
  await page.getByRole('checkbox').press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await approve(page)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a guest can order and pay', async ({ page }) => {
    const { fill, fillAddress, acceptTerms, problems } = cartOn(page)
    await fill()
    await page.goto('/checkout')
    await page.getByRole('button', { name: /pay AED/ }).click()
    await expect(problems.getByRole('link')).toHaveCount(7)
    await fillAddress(freshEmail())
    await acceptTerms()
    await page.getByRole('button', { name: /pay AED/ }).click()
    await approve(page)
  })
})
