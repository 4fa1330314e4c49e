import { readFile } from 'node:fs/promises'

import type { Browser, Page } from '@playwright/test'

import { zippedText } from '../../apps/server/test/downloads/zipped-text.ts'
import { fitsAtEveryWidth } from '../layout/fits-at-every-width.ts'
import { openOwnShop, type OwnShop } from '../support/own-shop.ts'
import { accountOn } from '../pages/account-page.ts'
import { adminOn } from '../pages/admin-page.ts'
import { orderOn } from '../pages/order-page.ts'
import { openPage, pageAlive } from '../support/page-alive.ts'
import { expect, test } from '../shop-test.ts'

let shop: OwnShop
test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => void (shop = await openOwnShop({ STAFF_EMAILS: 'noor@example.com' })))
test.afterAll(() => shop.close())

const ROOMS = ['Majlis', 'Bedroom', 'Hall'] as const

test('a designer applies, plans three rooms, has them quoted, orders and pays; the desk packs', async ({
  page,
  browser,
}) => {
  test.setTimeout(420_000)
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
  await expect(designer.getByText(/answer within one working day/)).toBeVisible()

  await adminOn(page, shop.url).open()
  await page.goto(`${shop.url}/desk/trade`)
  const row = page.getByRole('article', { name: 'Atelier Rahal' })
  await expect(row).toContainText('CN-1029384')
  await fitsAtEveryWidth(page, 'desk-trade')
  await row.getByLabel('Contact’s name').fill('Noor')
  await row.getByRole('button', { name: 'Accept' }).click()
  await expect(row).toContainText('Member')

  await designer.reload()
  await designer.getByRole('link', { name: 'Open your projects' }).click()
  await expect(designer.getByText('No projects yet.')).toBeVisible()
  await designer.getByLabel('Name of the project').fill('Villa 14')
  await designer.getByLabel('Client, optional (only you will see this)').fill('The Haddads')
  await button('Start the project').click()
  await expect(designer.getByRole('heading', { level: 1, name: 'Villa 14' })).toBeVisible()
  for (const room of ROOMS) {
    await designer.getByLabel('Name of the new room').fill(room)
    await button('Add the room').click()
    await expect(designer.getByRole('link', { name: room })).toBeVisible()
  }
  await button('Add an address').click()
  await fillAddress(designer, 'The Palm', 'Villa 14, Frond K')
  await button('Add an address').click()
  await fillAddress(designer, 'Store', 'Warehouse 9, Al Quoz')
  await designer.getByLabel('Budget in US dollars').fill('20000')
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
  await fitsInArabic(designer, 'trade-room')
  await designer.getByLabel('Deliver to').selectOption({ label: 'Store' })
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
  await expect(designer.getByText('Your price', { exact: true }).first()).toBeVisible()
  await expect(designer.getByText(/left in the budget|over the budget/)).toBeVisible()
  await fitsAtEveryWidth(designer, 'trade-project')
  await fitsInArabic(designer, 'trade-project')
  const nets = await netsOf(designer)
  const hash = await isApproved(designer, browser, nets)
  await designer.getByRole('link', { name: 'Go to the project Villa 14' }).click()
  await expect(designer.getByText(/1 chosen rug has not been approved by your client/)).toBeVisible()
  await fitsAtEveryWidth(designer, 'trade-project-approved')
  await fitsInArabic(designer, 'trade-project-approved')
  const zip = designer.waitForEvent('download')
  await button('All files (ZIP)').click()
  expect((await zip).suggestedFilename()).toBe('project-files.zip')
  await designer.getByLabel('Your reference or purchase order number (optional)').fill('PO-77')
  await designer.getByLabel('Payment', { exact: true }).selectOption({ index: 1 })
  await button('Make a quote').click()
  await expect(designer.getByRole('heading', { level: 1, name: /^Quote Q-/ })).toBeVisible()
  await fitsAtEveryWidth(designer, 'trade-quote')
  await fitsInArabic(designer, 'trade-quote')
  const pdf = designer.waitForEvent('download')
  await button('Quote as PDF').click()
  await (await pdf).saveAs('var/test/screens/trade-quote.pdf')
  await designer.getByRole('checkbox', { name: /^I accept the Terms/ }).check()
  await button('Accept and order').click()
  const orders = designer.getByRole('link', { name: /^Open order/ })
  await expect(orders).toHaveCount(2)
  await fitsAtEveryWidth(designer, 'trade-accepted')
  await fitsInArabic(designer, 'trade-accepted')
  await orders.first().click()
  await button('Pay now').click()
  await button('Continue to payment').click()
  await orderOn(designer).pay()
  await expect(designer.getByText('Trade discount').first()).toBeVisible()
  await fitsAtEveryWidth(designer, 'trade-part-paid')
  await fitsInArabic(designer, 'trade-part-paid')
  await button('Pay now').click()
  await button('Continue to payment').click()
  await orderOn(designer).pay()
  const number = /NW-\w{4}-\w{4}/.exec(designer.url())![0]

  await page.goto(`${shop.url}/desk/${number}`)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'ZIP with outlines' }).click()
  const packed = `var/test/screens/${number}.zip`
  await (await download).saveAs(packed)
  expect(zippedText(new Uint8Array(await readFile(packed)), 'order.json')).toContain(hash)

  await isUnseen(await (await browser.newContext({ baseURL: shop.url })).newPage(), nets, project)
})

/** The same page in Arabic, and back. */
async function fitsInArabic(page: Page, name: string): Promise<void> {
  const { pathname, search } = new URL(page.url())
  await openPage(page, `/ar${pathname}${search}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await fitsAtEveryWidth(page, `${name}-ar`)
  await openPage(page, pathname + search)
  await page.waitForLoadState('networkidle')
}

/** Net prices on the page of a project, as figures. */
async function netsOf(designer: Page): Promise<readonly string[]> {
  const sums = await designer.locator('.trade-sum dd').allTextContents()
  const [net] = /\d[\d.,]*\d/.exec(sums.at(-1)!)!
  expect(net.length).toBeGreaterThan(4)
  return [net, net.replaceAll(/\D/g, '')]
}

/** Shows the options to a client, who pins a remark and approves all but one; the hash of the first approval. */
async function isApproved(designer: Page, browser: Browser, nets: readonly string[]): Promise<string> {
  await designer.getByRole('link', { name: 'Show the options to your client' }).click()
  await expect(designer.getByRole('heading', { level: 1, name: 'A link for your client' })).toBeVisible()
  await designer.getByLabel('PIN for approvals').fill('2468')
  await fitsAtEveryWidth(designer, 'trade-proof-make')
  await designer.getByRole('button', { name: 'Make the proof' }).click()
  const path = (await designer.locator('.proof-url a').getAttribute('href')) ?? ''
  const phone = await browser.newContext({
    baseURL: shop.url,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  })
  const client = await phone.newPage()
  const answers: string[] = []
  client.on('response', async (response) => {
    if (/html|json|javascript/.test(response.headers()['content-type'] ?? ''))
      answers.push(await response.text().catch(() => ''))
  })
  await client.goto(path)
  await pageAlive(client)
  const majlis = client.getByRole('region', { name: /^Majlis/ })
  const rug = majlis.getByRole('button', { name: 'Place a pin on the rug' })
  await rug.scrollIntoViewIfNeeded()
  const sides = (await rug.boundingBox())!
  await client.touchscreen.tap(sides.x + sides.width / 2, sides.y + sides.height / 2)
  await majlis.getByLabel('Your remark').fill('Softer here, please')
  await majlis.getByLabel('Your name').last().fill('Hana')
  await majlis.getByRole('button', { name: 'Send the remark' }).click()
  await expect(majlis.getByRole('article', { name: 'Remark 1' })).toContainText('Softer here, please')
  const decided = client.waitForResponse((answer) => answer.url().endsWith('/decisions'))
  for (const room of [/^Majlis/, /^Bedroom/]) {
    const line = client.getByRole('region', { name: room })
    await line.getByLabel('PIN', { exact: true }).fill('2468')
    await line.getByRole('button', { name: 'Approve', exact: true }).click()
    await expect(line.getByText(/^Approved by Hana, /)).toBeVisible()
  }
  const sent = (await decided).request().postDataJSON() as { hash: string }
  await fitsAtEveryWidth(client, 'trade-client')
  await fitsInArabic(client, 'trade-client')
  expect(answers.length).toBeGreaterThan(3)
  for (const net of nets) expect(answers.filter((answer) => answer.includes(net))).toEqual([])
  await phone.close()
  await designer.reload()
  await expect(
    designer.getByText('In the project, you can ask for a quote for the approved rugs'),
  ).toBeVisible()
  await fitsAtEveryWidth(designer, 'trade-proof')
  await fitsInArabic(designer, 'trade-proof')
  return sent.hash
}

/** Follows every link of the public shop and opens the project’s pages as a visitor: no net price stands in any. */
async function isUnseen(visitor: Page, nets: readonly string[], project: string): Promise<void> {
  const seen = new Set<string>()
  const left = ['/', '/trade', '/account/trade', '/account/projects', new URL(project).pathname]
  while (left.length > 0 && seen.size < 60) {
    const path = left.shift()!
    if (seen.has(path)) continue
    seen.add(path)
    const html = await (await visitor.request.get(path)).text()
    for (const net of nets) expect(html.includes(net), path).toBe(false)
    for (const [, found] of html.matchAll(/href="(\/[\w/-]*)"/g)) if (found) left.push(found)
  }
}

async function fillAddress(page: Page, label: string, street: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Country').selectOption('AE')
  await dialog.getByLabel('Name', { exact: true }).fill('Layla Haddad')
  await dialog.getByLabel('Address', { exact: true }).fill(street)
  await dialog.getByLabel('City', { exact: true }).fill('Dubai')
  await dialog.getByLabel('Emirate').selectOption('Dubai')
  await dialog.getByLabel('Name for this address').fill(label)
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
  else await dialog.getByLabel('Where the rug will go').fill('By the door')
  await dialog.getByRole('button', { name: 'Add it' }).click()
  await expect(page.getByText('The rug has been added to Villa 14.')).toBeVisible()
}
