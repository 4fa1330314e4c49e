import type { Page } from '@playwright/test'
import sharp from 'sharp'

import { fitsAtEveryWidth } from '../layout/fits-at-every-width.ts'
import { expectedText } from '../in-arabic/expected-text.ts'
import { openMailingShop } from '../support/own-shop.ts'
import { openPage } from '../support/page-alive.ts'
import { adminOn } from '../pages/admin-page.ts'
import { cartOn, freshEmail } from '../pages/cart-page.ts'
import { orderOn } from '../pages/order-page.ts'
import { expect, test } from '../shop-test.ts'

let shop: Awaited<ReturnType<typeof openMailingShop>>
test.beforeAll(async () => void (shop = await openMailingShop({ STAFF_EMAILS: 'noor@example.com' })))
test.afterAll(() => shop.close())

test('a rug waits for its strike-off, which is shown, asked about, and whose approval is refused when it was changed meanwhile', async ({
  page,
  browser,
}) => {
  test.setTimeout(420_000)
  const context = await browser.newContext({ baseURL: shop.url })
  const visitor = await context.newPage()
  const email = freshEmail()
  await visitor.goto('/product/bab')
  await expect(visitor.getByRole('button', { name: 'Shuffle' }).first()).toBeEnabled()
  await visitor.getByLabel('Width').first().fill('5')
  await visitor.getByLabel('Length').first().fill('8')
  const strikeOff = visitor.getByRole('link', { name: 'Order a strike-off' })
  await expect(strikeOff).toHaveAttribute('href', /5_8_/)
  const path = await strikeOff.getAttribute('href')
  const { addToCart, inCart, openCheckout, fillAddress, acceptTerms } = cartOn(visitor)
  await addToCart.click()
  await expect(inCart('Bab')).toBeVisible()
  await visitor.goto(path ?? '')
  await visitor.getByRole('button', { name: 'Add the strike-off to the cart' }).click()
  await visitor.getByRole('main').getByRole('link', { name: 'See the cart' }).click()
  await openCheckout()
  await fillAddress(email)
  const waits = visitor.getByRole('checkbox', { name: 'Make the rug only after I approve its strike-off' })
  await expect(waits).toBeChecked()
  await fitsAtEveryWidth(visitor, 'checkout-approval')
  await acceptTerms()
  await visitor.getByRole('button', { name: /^Test: pay/ }).press('Enter')
  await orderOn(visitor).pay()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('First, the strike-off.')
  await fitsAtEveryWidth(visitor, 'order-first-strike-off')
  const address = visitor.url()
  const number = /NW-\w{4}-\w{4}/.exec(address)![0]

  await adminOn(page, shop.url).open()
  await page.goto(`${shop.url}/desk?approval=1`)
  await expect(page.getByRole('row', { name: new RegExp(number) })).toContainText('Waiting for approval')
  await page.goto(`${shop.url}/desk/${number}`)
  const approvals = page.getByRole('region', { name: 'Approval before production' })
  await expect(approvals).toContainText('the strike-off has not been shown yet')
  await approvals.locator('input[type=file]').setInputFiles({
    name: 'piece.jpg',
    mimeType: 'image/jpeg',
    buffer: await sharp({ create: { width: 900, height: 900, channels: 3, background: '#7A6A58' } })
      .withExif({ IFD0: { Artist: 'Noor' } })
      .jpeg()
      .toBuffer(),
  })
  await expect(approvals.getByRole('img', { name: /^Photograph taken/ })).toBeVisible()
  const measures = approvals.getByRole('textbox')
  await measures.first().fill('forty')
  const send = approvals.getByRole('button', { name: 'Show it to the customer' })
  await send.click()
  await expect(approvals.getByRole('alert').filter({ hasText: 'Enter three numbers' })).toBeVisible()
  await measures.first().fill('41.5 12.3 −8.1')
  await fitsAtEveryWidth(page, 'desk-approval')
  await send.click()
  await expect(
    page.getByText('The strike-off has been shown to the customer, who has been told by e-mail.'),
  ).toBeVisible()
  await expect(approvals).toContainText('waiting for the customer')

  await expect
    .poll(() =>
      shop.inbox
        .for(email)
        .map(({ subject }) => subject)
        .join('\n'),
    )
    .toMatch(expectedText('Your strike-off is ready: order'))
  await visitor.goto(address)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Your strike-off is ready.')
  const section = visitor.getByRole('region', { name: 'Bab: strike-off' })
  await expect(section.getByRole('img', { name: /photographed in the workshop/ })).toBeVisible()
  await expect(section.getByRole('row', { name: /ΔE/ })).toHaveCount(1)
  await fitsAtEveryWidth(visitor, 'order-strike-off')
  await visitor.goto(address.replace('/order/', '/ar/order/'))
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('عيّنتك المشغولة جاهزة.')
  await fitsAtEveryWidth(visitor, 'order-strike-off-ar')
  await visitor.goto(address)

  await section.getByText('Ask a question').click()
  await section.getByLabel('Your question').fill('Is the red as deep by daylight?')
  await section.getByRole('button', { name: 'Send the question' }).click()
  await expect(section).toContainText('Is the red as deep by daylight?')

  // In another window the yarns are changed while this one looks at them.
  await visitor.setViewportSize({ width: 1440, height: 900 })
  await openPage(visitor, address)
  await changeYarns(await context.newPage(), address)
  await section.getByRole('button', { name: 'Approve Bab' }).click()
  await orderOn(visitor).confirm('Approve Bab').click()
  await expect(visitor.getByRole('dialog').getByRole('alert')).toContainText('Nothing has been approved')
  await visitor.keyboard.press('Escape')
  await expect(section.getByRole('heading', { name: 'As you saw it' })).toBeVisible()
  await expect(section.getByText(/^Version ([0-9a-f]{4} ?){4}$/)).toHaveCount(2)
})

/** Changes the yarns of the rug in the studio, as its owner does in another window. */
async function changeYarns(other: Page, address: string): Promise<void> {
  await openPage(other, address)
  await other
    .getByRole('region', { name: 'Bab: strike-off' })
    .getByRole('link', { name: 'Change a yarn' })
    .click()
  const shuffle = other.getByRole('button', { name: 'Shuffle' }).first()
  await expect(shuffle).toBeEnabled()
  const strip = other.getByRole('region', { name: 'Changing an order' })
  await expect(strip).toContainText('until you approve its strike-off')
  await shuffle.click()
  await strip.getByRole('button', { name: 'Use this design' }).click()
  await orderOn(other).confirm('Change the order').click()
  await expect(other).toHaveURL(/\/order\/NW-/)
  await other.close()
}
