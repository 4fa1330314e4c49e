import type { PlacedOrder } from '@nawl/contract/sales/order'
import type { APIRequestContext, Page } from '@playwright/test'

import { accountOn } from '../pages/account-page.ts'
import { barriersOn } from '../layout/barriers-on.ts'
import { linkIn, mailTo } from '../support/outbox.ts'
import { orderOn, placeOrder } from '../pages/order-page.ts'
import { openPage, pageAlive } from '../support/page-alive.ts'
import { expect, test } from '../shop-test.ts'

/** Opens the page of a paid order. */
async function openPaid(page: Page, request: APIRequestContext, email: string): Promise<PlacedOrder> {
  const placed = await placeOrder(request, { email })
  if (placed.next?.kind !== 'redirect') throw new Error('there is nowhere to pay')
  await page.goto(placed.next.url)
  await orderOn(page).pay()
  await pageAlive(page)
  return placed
}

test('a guest cancels a paid order, sees the refund amount, and gets it', async ({ page, request }) => {
  const { title, button, dialog, confirm, payments } = orderOn(page)
  const email = 'cancels@example.com'
  const placed = await openPaid(page, request, email)
  await expect(title).toHaveText('Confirmed.')
  await expect(page.getByRole('main')).toContainText(/Until \d\d:\d\d on \d+ \w+ GST/)
  await button('Cancel the order').click()
  await expect(dialog).toContainText(/AED [\d,.]+ will be refunded at once to the payment method you used/)
  await dialog.getByRole('button', { name: 'Not now' }).click()
  await expect(button('Cancel the order')).toBeFocused()
  await page.keyboard.press('Enter')
  await confirm('Cancel the order').click()
  await expect(title).toHaveText('Cancelled.')
  await expect(title, 'the keyboard is not lost').toBeFocused()
  await expect(button('Cancel the order')).toHaveCount(0)
  await expect(payments).toContainText('Refund')
  await mailTo(email, /^Cancelled/)
  await page.goto(orderOn(page).path(placed))
  await expect(title).toHaveText('Cancelled.')
  await expect
    .poll(async () => {
      await page.reload()
      return payments.innerText()
    })
    .toContain('sent')
})

test('an unpaid order can be paid from its page', async ({ page, request }) => {
  const { title, button, confirm, path } = orderOn(page)
  const placed = await placeOrder(request, { email: 'later@example.com' })
  await openPage(page, path(placed))
  await expect(title).toHaveText('Waiting for your payment.')
  await button('Pay now').click()
  await confirm('Continue to payment').click()
  await orderOn(page).pay()
  await expect(title).toHaveText('Confirmed.')
})

test('a design is changed in the studio, and the difference paid', async ({
  page,
  request,
  studio,
  allowError,
}) => {
  allowError(/status of 409/)
  const { title, main, dialog, confirm } = orderOn(page)
  const placed = await openPaid(page, request, 'changes@example.com')
  await main.getByRole('link', { name: 'Change the design of Bab' }).click()
  await expect(studio.shuffle).toBeEnabled()
  const strip = page.getByRole('region', { name: 'Changing an order' })
  await expect(strip).toContainText(`You are changing Bab in order ${placed.number}`)
  await expect(page.getByRole('button', { name: 'Add to cart' })).toHaveCount(0)

  await strip.getByRole('button', { name: 'Use this design' }).click()
  await confirm('Change the order').click()
  await expect(dialog.getByRole('alert')).toHaveText(/This is the design as it was ordered/)
  await page.keyboard.press('Escape')
  await page.getByRole('textbox', { name: 'Width' }).fill('6')
  await strip.getByRole('button', { name: 'Use this design' }).click()
  await expect(dialog).toContainText('The rugs cost $80.00 (AED 293.80) more.')
  await confirm('Change the order').click()

  await expect(page).toHaveURL(new RegExp(`/order/${placed.number}`))
  await expect(main).toContainText(/Your change takes effect once you pay AED [\d,.]+/)
  await main.getByRole('button', { name: 'Pay the difference' }).click()
  await confirm('Continue to payment').click()
  await orderOn(page).pay()
  await expect(title).toHaveText('Confirmed.')
  await expect(main.getByRole('article', { name: 'Bab' })).toContainText('6 × 8 ft')
  await expect(main).not.toContainText('Your change takes effect')
  await mailTo('changes@example.com', /changed/i)
})

test('a cheaper design applies at once, and the difference is refunded', async ({
  page,
  request,
  studio,
}) => {
  const { main, confirm, payments } = orderOn(page)
  await openPaid(page, request, 'smaller@example.com')
  await main.getByRole('link', { name: 'Change the design of Bab' }).click()
  await expect(studio.shuffle).toBeEnabled()
  await page.getByRole('textbox', { name: 'Width' }).fill('4')
  await page.getByRole('button', { name: 'Use this design' }).click()
  await confirm('Change the order').click()
  await expect(main.getByRole('article', { name: 'Bab' })).toContainText('4 × 8 ft')
  await expect(payments).toContainText(/Refund/)
})

test('a signed-in customer sees the order in the account and orders it again', async ({ page }) => {
  const { title, main, button } = orderOn(page)
  await page.goto('/about')
  const account = accountOn(page)
  await account.signIn('Marcus')
  const session = await account.storedSession()
  const headers = { authorization: `Bearer ${session?.access_token ?? ''}` }
  const placed = await placeOrder(page.request, { email: 'marcus@example.com', headers })
  await page.goto('/account')
  const row = main.getByRole('link', { name: new RegExp(placed.number) })
  await expect(row).toContainText('Awaiting payment')
  await row.click()
  await expect(page).toHaveURL(`/order/${placed.number}`)
  await expect(title).toHaveText('Waiting for your payment.')
  await button('Order again').click()
  await expect(page).toHaveURL('/cart')
  await expect(main.getByRole('article', { name: 'Bab' })).toBeVisible()
})

test('an order placed as a guest is in the account of whoever signs in with its address', async ({
  page,
  request,
}) => {
  const placed = await placeOrder(request, { email: 'Noor@example.com' })
  await page.goto('/about')
  await accountOn(page).signIn('Noor')
  await page.goto('/account')
  const { main, title } = orderOn(page)
  await main.getByRole('link', { name: new RegExp(placed.number) }).click()
  await expect(title).toHaveText('Waiting for your payment.')
})

test('a paid order shows its rug in a room, has a plate, and is shown around without personal data', async ({
  page,
  request,
}) => {
  const { main, title } = orderOn(page)
  const placed = await openPaid(page, request, 'shows@example.com')
  await expect(main.getByRole('img', { name: /^Bab.*5 × 8 ft/ }).first()).toBeVisible()

  await main.getByRole('link', { name: 'Printable record of the rug' }).click()
  await expect(title).toHaveText('The rug’s record')
  const plate = main.getByRole('article', { name: 'Bab' })
  const cartoon = plate.getByRole('img', { name: /^Cartoon of Bab/ })
  await expect
    .poll(() => cartoon.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(100)
  await expect(plate.getByRole('listitem').first()).toContainText(/\d\.\d\d kg/)
  await expect(plate).toContainText('Confirmed')
  await expect(plate, 'only what has happened').not.toContainText('Delivered')
  expect(await barriersOn(page)).toEqual([])
  const print = page.getByText('Print the record')
  await expect(print).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(print).toBeHidden()
  await expect(cartoon).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await main.getByRole('link', { name: 'Back to the order' }).click()

  await main.getByRole('link', { name: 'Share this rug' }).click()
  await expect(title).toHaveText('Bab')
  expect(page.url()).not.toContain(placed.token)
  expect(page.url()).not.toContain(placed.number)
  await expect(main).not.toContainText(/Haddad|Brooklyn|NW-/)
  expect(await barriersOn(page)).toEqual([])
})

test('another person’s order looks like a missing one', async ({ page, request, allowError }) => {
  allowError(/status of 404/)
  const { title, main } = orderOn(page)
  const mine = await placeOrder(request, { email: 'mine@example.com' })
  const shown: string[] = []
  for (const path of [`/order/${mine.number}?token=forged`, '/order/NW-AAAA-AAAA?token=forged']) {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await expect(title).toHaveText('We cannot find this order.')
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    shown.push(await main.innerText())
  }
  expect(shown[0]).toBe(shown[1])
  await accountOn(page).signIn('Noor')
  await page.goto(`/order/${mine.number}`)
  await expect(title).toHaveText('We cannot find this order.')
})

test('the order link is sent again, and a wrong lookup gets the same answer', async ({ page, request }) => {
  const email = 'forgets@example.com'
  const placed = await placeOrder(request, { email })
  const main = page.getByRole('main')
  const ask = async (number: string) => {
    await openPage(page, '/orders')
    await main.getByLabel('Order number').fill(number)
    await main.getByLabel('E-mail').fill(email)
    await main.getByRole('button', { name: 'Send me the link' }).click()
    return main.getByText('If there is an order').innerText()
  }
  const hit = await ask(placed.number.toLowerCase().replaceAll('-', ' '))
  expect(await ask('NW-AAAA-AAAA')).toBe(hit)
  await page.goto(linkIn(await mailTo(email, /The link to your order/), '/order/'))
  await expect(orderOn(page).title).toHaveText('Waiting for your payment.')
})

for (const width of [1440, 820, 390])
  test(`an order passes axe at ${width} pixels`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 900 })
    const { button, dialog } = orderOn(page)
    await openPaid(page, request, `axe-${width}@example.com`)
    expect(await barriersOn(page)).toEqual([])
    await button('Cancel the order').click()
    await expect(dialog).toBeVisible()
    expect(await barriersOn(page)).toEqual([])
    await page.goto('/orders')
    expect(await barriersOn(page)).toEqual([])
  })

test('the bar over the studio and its dialog pass axe', async ({ page, request, studio }) => {
  const { main, dialog } = orderOn(page)
  await openPaid(page, request, 'axe-strip@example.com')
  await main.getByRole('link', { name: 'Change the design of Bab' }).click()
  await expect(studio.shuffle).toBeEnabled()
  const strip = page.getByRole('region', { name: 'Changing an order' })
  await expect(strip).toBeVisible()
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await barriersOn(page)).toEqual([])
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('textbox', { name: 'Width' }).fill('6')
  await strip.getByRole('button', { name: 'Use this design' }).click()
  await expect(dialog.getByRole('group', { name: 'Pay by' })).toBeVisible()
  expect(await barriersOn(page)).toEqual([])
})
