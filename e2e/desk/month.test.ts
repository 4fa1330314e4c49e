import type { DeskCalendar, ShownRug } from '@nawl/contract/desk/calendar'
import { daysAfter } from '@nawl/domain/time/day'
import type { Page } from '@playwright/test'

import { fitsAtEveryWidth } from '../layout/fits-at-every-width.ts'
import { openMailingShop } from '../support/own-shop.ts'
import { adminOn } from '../pages/admin-page.ts'
import { payForRug } from '../orders/pay-for-rug.ts'
import { expect, test } from '../shop-test.ts'

// A shop of its own: days that are promised of frames would change the texts of other journeys.
let shop: Awaited<ReturnType<typeof openMailingShop>>
test.beforeAll(async () => void (shop = await openMailingShop({ STAFF_EMAILS: 'noor@example.com' })))
test.afterAll(() => shop.close())

const ORDERS = 30
const FRAMES = 6
const PEOPLE = ['Huda', 'Yusuf', 'Mariam', 'Salem']

/** The calendar as the page has read it last. */
async function seen(page: Page): Promise<DeskCalendar> {
  const coming = page.waitForResponse(/\/api\/desk\/calendar$/)
  await page.goto(`${shop.url}/desk/calendar`)
  return (await coming).json() as Promise<DeskCalendar>
}
const rugOf = ({ rugs }: DeskCalendar, number: string): ShownRug => rugs.find((rug) => rug.number === number)!
const works = ({ days }: DeskCalendar, day: string) => {
  const hours = days.find((each) => each.day === day)?.hours ?? []
  return hours.filter((count) => count > 0).length
}

test('a month with thirty orders: holidays, somebody who is ill, late wool and an order in a hurry', async ({
  page,
  request,
}) => {
  test.setTimeout(300_000)
  await adminOn(page, shop.url).open()
  await page.goto(`${shop.url}/desk/calendar/frames`)
  for (let n = 0; n < FRAMES; n++) await page.getByRole('button', { name: 'Add a frame' }).click()
  for (let n = 0; n < PEOPLE.length; n++) await page.getByRole('button', { name: 'Add a person' }).click()
  for (const [n, name] of PEOPLE.entries()) await page.getByLabel(`Name of person ${n + 1}`).fill(name)
  await publish(page)
  const numbers: string[] = []
  for (let n = 0; n < ORDERS; n++) numbers.push(await payForRug(request, shop.url, n))
  const first = await seen(page)
  expect(new Set(first.rugs.map(({ number }) => number)).size).toBe(ORDERS)
  await expect(page.getByText('As the schedule stands, every order will be on time.')).toBeVisible()

  // Three days on which the shop is closed.
  const closed = { from: daysAfter(first.today, 14), to: daysAfter(first.today, 16) }
  await page.goto(`${shop.url}/desk/settings/hours`)
  await page.getByLabel('First day').fill(closed.from)
  await page.getByLabel('Last day').fill(closed.to)
  await page.getByRole('button', { name: 'Add holiday' }).click()
  await publish(page)
  const holidays = await seen(page)
  expect(works(holidays, closed.from)).toBe(0)
  const lastOf = ({ rugs }: DeskCalendar) =>
    rugs
      .map(({ last }) => last ?? '')
      .toSorted()
      .at(-1)!
  expect(lastOf(holidays) > lastOf(first), 'what was planned then comes later').toBe(true)

  // Somebody is ill tomorrow and the days after.
  const ill = Array.from({ length: 7 }, (_, n) => daysAfter(first.today, n + 1))
  await page.goto(`${shop.url}/desk/calendar/frames`)
  await page.getByLabel('First day away').first().fill(ill[0]!)
  await page.getByLabel('Last day, if more than one').first().fill(ill.at(-1)!)
  await page.getByRole('button', { name: 'Add days away' }).first().click()
  await publish(page)
  const withoutHuda = await seen(page)
  const day = ill.find((each) => works(holidays, each) === PEOPLE.length)!
  expect(works(withoutHuda, day)).toBe(PEOPLE.length - 1)
  await fitsAtEveryWidth(page, 'month-ill')

  // The ground of a rug is counted: nothing is there. What waits for it is begun when it comes.
  await page.goto(`${shop.url}/desk/yarn/needs`)
  await page.getByRole('row').nth(1).getByRole('link').first().click()
  await page.getByRole('combobox', { name: 'Dye lot' }).fill('L-1')
  await page.getByRole('textbox', { name: 'Grams' }).fill('0')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(/^To dye: /).first()).toBeVisible()
  const yarn = page.url()
  const comes = daysAfter(first.today, 21)
  await page.getByLabel('More wool is due on').fill(comes)
  await page.getByRole('button', { name: 'Save shelf and date' }).click()
  await expect(page.getByText('Saved. The workshop pack and the calendar will show it.')).toBeVisible()
  await fitsAtEveryWidth(page, 'month-wool')
  const waiting = await seen(page)
  await expect(page.getByText(/rugs are waiting for wool/)).toBeVisible()
  const held = waiting.rugs.filter(({ woolFrom }) => woolFrom !== null)
  expect(held.length).toBeGreaterThan(0)
  for (const rug of held) expect(rug.first! >= comes).toBe(true)
  await fitsAtEveryWidth(page, 'month-waiting')
  await page.getByRole('link', { name: 'Wool to order' }).click()
  await expect(page.getByText(/^Due on /).first()).toBeVisible()

  // It comes after all, sooner, and then nothing waits.
  await page.goto(yarn)
  await page.getByText('Received', { exact: true }).first().click()
  await page.getByRole('combobox', { name: 'Dye lot' }).fill('L-2')
  await page.getByRole('textbox', { name: 'Grams' }).fill('900000')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('The wool has been added to the stock.').first()).toBeVisible()
  const there = await seen(page)
  expect(there.rugs.filter(({ woolFrom }) => woolFrom !== null)).toEqual([])
  await expect(page.getByText(/waiting for wool/)).toHaveCount(0)

  // The youngest order is in a hurry: it is put on a frame on the first day that it may be begun.
  const rush = rugOf(there, numbers.at(-1)!)
  const earliest = there.days.find(({ day: each }) => each >= rush.notBefore && works(there, each) > 0)!.day
  expect(rush.first! > earliest).toBe(true)
  await page
    .getByRole('button', { name: new RegExp(rush.number) })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('First day').fill(earliest)
  await dialog.getByRole('button', { name: 'Move it there' }).click()
  await expect(page.getByRole('button', { name: 'Undo' }).last()).toBeVisible()
  const hurried = rugOf(await seen(page), rush.number)
  expect(hurried).toMatchObject({ first: earliest, isPlaced: true })
  expect(hurried.readyOn! < rush.readyOn!).toBe(true)
  await fitsAtEveryWidth(page, 'month-rush')
  await page.goto(`${shop.url}/ar/desk/calendar`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('التقويم')
  await fitsAtEveryWidth(page, 'month-arabic')
})

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(
    page.getByText('Published. Visitors will see the change within seconds.').first(),
  ).toBeVisible()
}
