import type { Page } from '@playwright/test'

import { fitsAtEveryWidth } from './fits-at-every-width.ts'
import { openOwnShop, type OwnShop } from './own-shop.ts'
import { accountOn } from './pages/account-page.ts'
import { adminOn } from './pages/admin-page.ts'
import { orderOn } from './pages/order-page.ts'
import { expect, test } from './shop-test.ts'

let shop: OwnShop
test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => void (shop = await openOwnShop({ STAFF_EMAILS: 'noor@example.com' })))
test.afterAll(() => shop.close())

const ROOMS = ['Majlis', 'Bedroom', 'Hall'] as const

test('a designer applies, plans three rooms, has them quoted, orders and pays; the desk packs', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000)
  const designer = await (await browser.newContext({ baseURL: shop.url })).newPage()
  const button = (name: string | RegExp) => designer.getByRole('button', { name })

  await designer.goto('/account/trade')
  await accountOn(designer).signIn('Layla')
  await designer.goto('/account/trade')
  await designer.getByLabel('Name of your practice').fill('Atelier Rahal')
  await designer.getByLabel('VAT or licence number').fill('CN-1029384')
  await designer.getByLabel('What you are working on').fill('A villa of three rooms.')
  await fitsAtEveryWidth(designer, 'trade-application')
  await button('Send the application').click()
  await expect(designer.getByText(/answer within a working day/)).toBeVisible()

  await adminOn(page, shop.url).open()
  await page.goto(`${shop.url}/desk/trade`)
  const row = page.getByRole('article', { name: 'Atelier Rahal' })
  await expect(row).toContainText('CN-1029384')
  await fitsAtEveryWidth(page, 'desk-trade')
  await row.getByLabel('Contact, by name').fill('Noor')
  await row.getByRole('button', { name: 'Accept' }).click()
  await expect(row).toContainText('Member')

  await designer.reload()
  await designer.getByRole('link', { name: 'Open your projects' }).click()
  await expect(designer.getByText('No projects yet.')).toBeVisible()
  await designer.getByLabel('Name of the project').fill('Villa 14')
  await designer.getByLabel('Client, for your eyes only').fill('The Haddads')
  await button('Begin the project').click()
  await expect(designer.getByRole('heading', { level: 1, name: 'Villa 14' })).toBeVisible()
  for (const room of ROOMS) {
    await designer.getByLabel('Name of a room').fill(room)
    await button('Add the room').click()
    await expect(designer.getByRole('link', { name: room })).toBeVisible()
  }
  await button('Add an address').click()
  await fillAddress(designer)
  await expect(designer.getByText('Saved', { exact: true })).toBeVisible()
  const project = designer.url()
  for (const [n, room] of ROOMS.entries()) await addFromStudio(designer, room, ['bab', 'onyx', 'khatam'][n]!)

  // Two options for the last room, of which the second is chosen and the first taken out again, and back.
  await addFromStudio(designer, 'Hall', 'bab', 'By the door')
  await designer.goto(project)
  await designer.getByRole('link', { name: 'Hall' }).click()
  const place = designer.getByRole('region', { name: 'By the door' })
  const options = place.getByRole('article')
  await expect(options).toHaveCount(2)
  await fitsAtEveryWidth(designer, 'trade-room')
  await options.nth(1).getByRole('button', { name: 'Choose this one' }).click()
  await options
    .first()
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expect(options).toHaveCount(1)
  await button('Undo').click()
  await expect(options).toHaveCount(2)
  await expect(designer.getByText('Saved', { exact: true })).toBeVisible()

  await designer.getByRole('link', { name: 'Back to Villa 14' }).click()
  await expect(designer.getByText('Your price')).toBeVisible()
  await fitsAtEveryWidth(designer, 'trade-project')
  const zip = designer.waitForEvent('download')
  await button('All files (ZIP)').click()
  expect((await zip).suggestedFilename()).toBe('project-files.zip')
  await designer.getByLabel('Your reference or purchase order, optional').fill('PO-77')
  await button('Make a quote').click()
  await expect(designer.getByRole('heading', { level: 1, name: /^Quote Q-/ })).toBeVisible()
  await fitsAtEveryWidth(designer, 'trade-quote')
  const pdf = designer.waitForEvent('download')
  await button('Quote as PDF').click()
  await (await pdf).saveAs('var/test/screens/trade-quote.pdf')
  await designer.getByRole('main').getByRole('checkbox').check()
  await button('Accept and order').click()
  await designer.getByRole('link', { name: /^Open order/ }).click()
  await button('Pay now').click()
  await button('Continue to payment').click()
  await orderOn(designer).pay()
  await expect(designer.getByText('Trade discount').first()).toBeVisible()
  const number = /NW-\w{4}-\w{4}/.exec(designer.url())![0]

  await page.goto(`${shop.url}/desk/${number}`)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'PDF to print' }).click()
  expect((await download).suggestedFilename()).toBe(`${number}.pdf`)

  await isUnseen(await (await browser.newContext({ baseURL: shop.url })).newPage(), designer, project)
})

/** Follows every link of the public shop and opens the project’s pages as a visitor: no net price stands in any. */
async function isUnseen(visitor: Page, designer: Page, project: string): Promise<void> {
  await designer.goto(project)
  const nets = await designer.locator('.trade-sum dd').allTextContents()
  const net = nets.at(-1)!.replaceAll(/[^\d.,]/g, '')
  expect(net.length).toBeGreaterThan(4)
  const seen = new Set<string>()
  const left = ['/', '/trade', '/account/trade', '/account/projects', new URL(project).pathname]
  while (left.length > 0 && seen.size < 60) {
    const path = left.shift()!
    if (seen.has(path)) continue
    seen.add(path)
    const html = await (await visitor.request.get(path)).text()
    expect(html.includes(net), path).toBe(false)
    for (const [, found] of html.matchAll(/href="(\/[\w/-]*)"/g)) if (found) left.push(found)
  }
}

async function fillAddress(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Country').selectOption('AE')
  await dialog.getByLabel('Name', { exact: true }).fill('Layla Haddad')
  await dialog.getByLabel('Address', { exact: true }).fill('Villa 14, Frond K')
  await dialog.getByLabel('City', { exact: true }).fill('Dubai')
  await dialog.getByLabel('Emirate').selectOption('Dubai')
  await dialog.getByLabel('A name for it, such as Site').fill('The Palm')
  await dialog.getByRole('button', { name: 'Save the address' }).click()
  await expect(dialog).toBeHidden()
}

async function addFromStudio(page: Page, room: string, rug: string, where = ''): Promise<void> {
  await page.goto(`/product/${rug}`)
  await expect(page.getByRole('button', { name: 'Shuffle' }).first()).toBeEnabled()
  await page.getByLabel('Width').first().fill('5')
  await page.getByLabel('Length').first().fill('8')
  await page.getByRole('button', { name: 'Add to a project' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Room', { exact: true }).selectOption(room)
  const spot = dialog.getByLabel('Rug', { exact: true })
  if (where !== '') await spot.selectOption({ index: 1 })
  else await dialog.getByLabel('Where it lies').fill('By the door')
  await dialog.getByRole('button', { name: 'Add it' }).click()
  await expect(page.getByText('It is in Villa 14.')).toBeVisible()
}
