import type { PlacedOrder } from '@nawl/contract/sales/order'
import type { Page } from '@playwright/test'

import { adminOn } from '../pages/admin-page.ts'
import { layoutFaults } from './layout-faults.ts'
import { PLACES } from './layout-places.ts'
import { orderOn, placeOrder } from '../pages/order-page.ts'
import { openOwnShop, type OwnShop } from '../support/own-shop.ts'
import { openPage } from '../support/page-alive.ts'
import { expect, test } from '../shop-test.ts'

/** Phones, small and large, in both orientations, tablets, desktops, and a desktop at 200% zoom. */
const EVERY_SIZE = [
  [320, 568],
  [360, 740],
  [390, 844],
  [640, 360],
  [667, 375],
  [768, 1024],
  [820, 1180],
  [844, 390],
  [1024, 600],
  [1100, 800],
  [1280, 720],
  [1440, 900],
  [2560, 1440],
] as const
/** The sizes with most faults in the past; `EVERY_WIDTH=1` tests all. */
const CHOSEN = new Set([320, 667, 1024])
const SIZES = process.env['EVERY_WIDTH'] ? EVERY_SIZE : EVERY_SIZE.filter(([width]) => CHOSEN.has(width))

for (const { name, open } of PLACES)
  test(`every control of ${name} is reachable at every width`, async ({ page, studio, allowError }) => {
    allowError(/status of 404/)
    test.setTimeout(30_000 + 10_000 * SIZES.length)
    await open(page, studio)
    expect(await faultsAtSizes(page)).toEqual([])
  })

test('the estimate is at the bottom of a window taller than the tools', async ({ page, studio }) => {
  await page.setViewportSize({ width: 2560, height: 1440 })
  await studio.open('bab')
  const foot = await page.locator('.estimate-bar').evaluate((bar) => bar.getBoundingClientRect().bottom)
  expect(foot).toBe(1440)
})

test.describe('with an order that was delivered', () => {
  test.describe.configure({ mode: 'serial' })
  // A shop of its own, because its clock is moved to the start of production.
  let shop: OwnShop
  let placed: PlacedOrder
  test.beforeAll(async ({ browser }) => {
    shop = await openOwnShop({ STAFF_EMAILS: 'noor@example.com' })
    const page = await browser.newPage()
    placed = await placeOrder(page.request, { origin: shop.url })
    if (placed.next?.kind !== 'redirect') throw new Error('there is nowhere to pay')
    await page.goto(placed.next.url)
    await orderOn(page).pay()
    await shop.restart(49)
    const { open, carryOut, state } = adminOn(page, shop.url)
    await open()
    await page.getByRole('link', { name: placed.number }).click()
    await carryOut('Start production')
    await carryOut('Mark as ready')
    await carryOut('Mark as shipped', { Carrier: 'Aramex', 'Tracking number': '3512 0042' })
    await carryOut('Mark as delivered')
    await expect(state).toHaveText('Delivered')
    await page.close()
  })
  test.afterAll(() => shop.close())
  test.beforeEach(() => test.setTimeout(30_000 + 10_000 * SIZES.length))

  test('every control of its page and its claim form is reachable at every width', async ({ page }) => {
    await openPage(page, shop.url + orderOn(page).path(placed))
    expect(await faultsAtSizes(page)).toEqual([])
    await orderOn(page).button('Make a claim').click()
    await expect(page.getByLabel('What you see')).toBeVisible()
    expect(await faultsAtSizes(page)).toEqual([])
  })

  test('every control of the staff pages is reachable at every width', async ({ page }) => {
    await adminOn(page, shop.url).open()
    await expect(page.getByRole('link', { name: placed.number })).toBeVisible()
    expect(await faultsAtSizes(page)).toEqual([])
    await page.getByRole('link', { name: placed.number }).click()
    await expect(page.locator('.desk-state')).toBeVisible()
    expect(await faultsAtSizes(page)).toEqual([])
  })
})

async function faultsAtSizes(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    const faults = await layoutFaults(page)
    found.push(...faults.map((fault) => `${width} × ${height}: ${fault}`))
  }
  return found
}
