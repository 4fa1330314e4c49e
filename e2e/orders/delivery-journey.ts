import type { Browser, Page } from '@playwright/test'

import type { openMailingShop } from '../support/own-shop.ts'
import { adminOn } from '../pages/admin-page.ts'
import { cartOn, DESIGN } from '../pages/cart-page.ts'
import { orderOn } from '../pages/order-page.ts'
import { expect } from '../shop-test.ts'

export const CUSTOMER = 'noura@example.com'

type Shop = Awaited<ReturnType<typeof openMailingShop>>

/** An owner fills in how rugs are delivered, and publishes it. */
export async function offerDelivery(
  browser: Browser,
  shop: Shop,
  fillIn: (owner: Page) => Promise<void>,
): Promise<void> {
  const owner = await browser.newPage()
  await adminOn(owner, shop.url).open()
  await owner.goto(`${shop.url}/desk/settings/delivery`)
  await fillIn(owner)
  await owner.getByRole('button', { name: 'Publish' }).click()
  await expect(owner.getByText(/^Published/).first()).toBeVisible()
  await owner.close()
}

/** A customer in Dubai buys a rug. Returns the order's number and the link to it. */
export async function buyInDubai(
  page: Page,
  shop: Shop,
  choose: () => Promise<void> = async () => {},
): Promise<{ readonly number: string; readonly link: string }> {
  await page.context().addCookies([{ name: 'country', value: 'AE', url: shop.url }])
  await page.request.post(`${shop.url}/api/cart/lines`, { data: { design: DESIGN, quantity: 1 } })
  await page.goto(`${shop.url}/checkout`)
  await page.getByLabel('E-mail').fill(CUSTOMER)
  await page.getByLabel('Name', { exact: true }).fill('Noura Al Mansoori')
  await page.getByLabel('Address', { exact: true }).fill('Villa 4, Street 12b')
  await page.getByLabel('City', { exact: true }).fill('Al Wasl')
  await page.getByRole('combobox', { name: 'Emirate' }).selectOption('Dubai')
  await choose()
  await cartOn(page).acceptTerms()
  await page.getByRole('button', { name: /pay AED/i }).click()
  await orderOn(page).pay()
  await expect(page).toHaveURL(/\/order\/NW-/)
  const { pathname, searchParams } = new URL(page.url())
  return {
    number: pathname.split('/').at(-1) ?? '',
    link: `${pathname}?token=${searchParams.get('token')}`,
  }
}

/** Three days later, when the design can be changed no longer, the desk has the rug made. */
export async function makeReady(
  { page, browser }: { readonly page: Page; readonly browser: Browser },
  shop: Shop,
  { number, ready }: { readonly number: string; readonly ready: string },
) {
  await page.goto('about:blank')
  await shop.restart(72)
  const staff = await browser.newPage()
  const desk = adminOn(staff, shop.url)
  await desk.open()
  await staff.goto(`${shop.url}/desk/${number}`)
  await desk.carryOut('Start production')
  await expect(desk.state).toHaveText('In production')
  await desk.carryOut('Mark as ready')
  await expect(desk.state).toHaveText(ready)
  return { staff, ...desk }
}
