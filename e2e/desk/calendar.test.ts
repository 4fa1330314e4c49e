import type { DeskCalendar } from '@nawl/contract/desk/calendar'
import type { Page } from '@playwright/test'

import { ONWARD, READING } from '../in-arabic/reading-keys.ts'
import { fitsAtEveryWidth } from '../layout/fits-at-every-width.ts'
import { openMailingShop } from '../support/own-shop.ts'
import { adminOn } from '../pages/admin-page.ts'
import { DESIGN } from '../pages/cart-page.ts'
import { payForRug } from '../orders/pay-for-rug.ts'
import { expect, test } from '../shop-test.ts'

// A shop of its own: days that are promised of frames would change the texts of other journeys.
let shop: Awaited<ReturnType<typeof openMailingShop>>
test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => void (shop = await openMailingShop({ STAFF_EMAILS: 'noor@example.com' })))
test.afterAll(() => shop.close())

const ORDERS = 40
/** The calendar as the page has read it last. */
async function seen(page: Page): Promise<DeskCalendar> {
  const coming = page.waitForResponse(/\/api\/desk\/calendar$/)
  await page.reload()
  return (await coming).json() as Promise<DeskCalendar>
}

async function expectOpenAtToday(page: Page): Promise<void> {
  // What will be late stands above the board and may push it out of the window.
  await page.locator('[data-board]').scrollIntoViewIfNeeded()
  await expect(page.locator('[data-today]').first(), 'it opens at today').toBeInViewport()
}

test('an owner sets up frames and people, and customers are promised days of them', async ({
  page,
  browser,
}) => {
  const desk = adminOn(page, shop.url)
  await desk.open()
  await page.getByRole('link', { name: 'Calendar', exact: true }).click()
  await page.getByRole('link', { name: 'Set up frames and people' }).click()
  for (let n = 0; n < 4; n++) await page.getByRole('button', { name: 'Add a frame' }).click()
  for (let n = 0; n < 3; n++) await page.getByRole('button', { name: 'Add a person' }).click()
  await page.getByLabel('Name of frame 1').fill('North wall')
  await page.getByLabel('Width').last().fill('200')
  await page.getByLabel('Length').last().fill('300')
  for (const [n, name] of ['Huda', 'Yusuf', 'Mariam'].entries())
    await page.getByLabel(`Name of person ${n + 1}`).fill(name)
  await page.getByLabel('Mariam, Thursday: hours').fill('0')
  await fitsAtEveryWidth(page, 'calendar-frames')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Published. Visitors will see the change within seconds.')).toBeVisible()

  const visitor = await browser.newPage()
  await visitor.request.post(`${shop.url}/api/cart/lines`, { data: { design: DESIGN, quantity: 1 } })
  await visitor.goto(`${shop.url}/cart`)
  await expect(visitor.getByText(/Estimated arrival if you order now: \d/).last()).toBeVisible()
  await expect(visitor.getByText(/Ready to ship in 4–6 weeks/).first()).toBeVisible()
  await visitor.screenshot({ path: 'var/test/screens/calendar-cart-1440.png' })
  await visitor.close()
})

test('a month with forty orders is planned: what will be late, moved by keys, by dragging and by the dialog', async ({
  page,
  request,
}) => {
  test.setTimeout(300_000)
  for (let n = 0; n < ORDERS; n++) await payForRug(request, shop.url, n)
  await adminOn(page, shop.url).open()
  await page.goto(`${shop.url}/desk/calendar`)
  await expect(page.getByText('As the schedule stands, every order will be on time.')).toBeVisible()
  const calendar = await seen(page)
  await expectOpenAtToday(page)
  expect(new Set(calendar.rugs.map(({ number }) => number)).size).toBe(ORDERS)
  await fitsAtEveryWidth(page, 'calendar-weeks')
  await page.getByText('Months', { exact: true }).click()
  await page.screenshot({ path: 'var/test/screens/calendar-months-1440.png', fullPage: true })
  await page.getByText('Weeks', { exact: true }).click()

  // By keys: to the next working day, then back.
  const [rug] = calendar.rugs
  const bar = page.getByRole('button', { name: new RegExp(rug!.number) }).first()
  await bar.focus()
  for (let n = 0; n < 3; n++) await page.keyboard.press(ONWARD)
  await expect(page.getByRole('status').filter({ hasText: 'Press Enter to drop it' })).toHaveCount(1)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('The change has been undone.')).toBeVisible()
  const after = await seen(page)
  expect(after.rugs.find(({ number }) => number === rug!.number)).toMatchObject({
    isPlaced: false,
    version: 2,
  })

  // By dragging: two days further.
  const box = (await bar.boundingBox())!
  // By its first day, since its last one may lie outside the board.
  const first = READING === 1 ? box.x + 10 : box.x + box.width - 10
  await page.mouse.move(first, box.y + 10)
  await page.mouse.down()
  await page.mouse.move(first + READING * 5 * 48, box.y + 12, { steps: 6 })
  await page.mouse.up()
  await expect(page.getByRole('button', { name: 'Undo' }).last()).toBeVisible()
  const dragged = (await seen(page)).rugs.find(({ number }) => number === rug!.number)!
  expect(dragged).toMatchObject({ isPlaced: true, version: 3 })

  // By the dialog: to a day on which another rug was put.
  await bar.click()
  const dialog = page.getByRole('dialog')
  await page.screenshot({ path: 'var/test/screens/calendar-rug-1440.png' })
  await dialog.getByRole('button', { name: 'Schedule it automatically' }).click()
  await expect(dialog).toHaveCount(0)
})

test('somebody who is away makes orders late, before they are; in Arabic time runs from the right', async ({
  page,
}) => {
  await adminOn(page, shop.url).open()
  await page.goto(`${shop.url}/desk/calendar/frames`)
  for (const name of ['Huda', 'Yusuf']) {
    const week = page.getByLabel(`${name}, Sunday: hours`)
    for (const day of ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Saturday'])
      await page.getByLabel(`${name}, ${day}: hours`).fill('3')
    await expect(week).toHaveValue('3')
  }
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Published. Visitors will see the change within seconds.')).toBeVisible()
  await page.goto(`${shop.url}/desk/calendar`)
  await expect(page.getByRole('heading', { name: /will probably be late/ })).toBeVisible()
  await fitsAtEveryWidth(page, 'calendar-late')
  await page.goto(`${shop.url}/ar/desk/calendar`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('التقويم')
  await expectOpenAtToday(page)
  await fitsAtEveryWidth(page, 'calendar-arabic')
})
