import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'

import type { CartResponse } from '@nawl/contract/sales/cart'
import type { PlacedOrder } from '@nawl/contract/sales/order'
import type { YarnNeedsList } from '@nawl/contract/desk/yarn-ledger'
import { BROOKLYN } from '@nawl/domain/order/laws/order-fixture'
import type { Page } from '@playwright/test'

import { readLabels } from '../../apps/server/test/workshop/read-labels.ts'
import { photograph } from './floor-day.ts'
import { fitsAtEveryWidth } from '../layout/fits-at-every-width.ts'
import { openMailingShop } from '../support/own-shop.ts'
import { accountOn } from '../pages/account-page.ts'
import { adminOn } from '../pages/admin-page.ts'
import { DESIGN } from '../pages/cart-page.ts'
import { expect, test } from '../shop-test.ts'

let shop: Awaited<ReturnType<typeof openMailingShop>>
test.beforeAll(async () => void (shop = await openMailingShop({ STAFF_EMAILS: 'noor@example.com' })))
test.afterAll(() => shop.close())

/** Eight yarns, a circle that is carved, and two runners in loops. */
const RUGS = [
  { rugId: 'vesper', textureStyle: 'fine', shape: 'rectangle', sides: ['200', '300'], pieces: 1, stages: 6 },
  { rugId: 'shamsa', textureStyle: 'carved', shape: 'round', sides: ['180', ''], pieces: 1, stages: 6 },
  { rugId: 'sadu', textureStyle: 'loop', shape: 'runner', sides: ['80', '250'], pieces: 2, stages: 5 },
] as const
type Rug = (typeof RUGS)[number]

test('three rugs go from the printed pack over the tablet to the carrier, one of them in Arabic', async ({
  page,
  browser,
}) => {
  test.setTimeout(600_000)
  const orders: PlacedOrder[] = []
  for (const rug of RUGS) orders.push(await order(page, rug))
  await shop.restart(49)
  await adminOn(page, shop.url).open()
  await setUpFrames(page)
  const { code, lots } = await countWool(page, orders[0]!.number)

  const link = await frameLink(page)
  const tablet = await browser.newContext({ viewport: { width: 820, height: 1180 }, hasTouch: true })
  tablet.setDefaultTimeout(30_000)
  const atFrame = await tablet.newPage()
  await atFrame.goto(link)
  await expect(atFrame.getByRole('link', { name: /projector frame/ })).toHaveCount(3)

  for (const [n, rug] of RUGS.entries()) {
    const { number } = orders[n]!
    const arabic = n === 1 ? '/ar' : ''
    const codes = await readLabels(await packOf(page, number, rug.rugId))
    await command(page, number, 'Start production')
    for (let piece = 1; piece <= rug.pieces; piece++) {
      // What the camera reads off the label of this very rug.
      const scanned = new URL(codes[piece - 1]!)
      expect(scanned.searchParams.get('rug')).toBe(String(piece))
      await atFrame.goto(`${shop.url}${arabic}${scanned.pathname}${scanned.search}`)
      if (rug.pieces > 1)
        await expect(atFrame.getByRole('radio', { name: `Rug ${piece} of ${rug.pieces}` })).toBeChecked()
      if (n === 0) {
        // Of two lots, how much of which, and what stands on the cones.
        await expect(atFrame.getByText(`${code} `, { exact: false }).first()).toBeVisible()
        for (const lot of lots) await expect(atFrame.getByText(`${lot}, `, { exact: false })).toBeVisible()
      }
      if (piece === 1) await lookAtDrawings(atFrame, `tufter-${rug.rugId}`)
      await make(atFrame, rug)
    }
    await fitsAtEveryWidth(atFrame, `tufter-${rug.rugId}`)
    await command(page, number, 'Mark as ready')
    await command(page, number, 'Mark as shipped', { Carrier: 'Aramex', 'Tracking number': '3512 0042' })
  }

  const customer = await browser.newPage()
  for (const [n, { number, token }] of orders.entries()) {
    await customer.goto(`${shop.url}/order/${number}?token=${token}`)
    await expect(customer.getByRole('img', { name: /Photograph from the workshop/ })).toHaveCount(
      3 * RUGS[n]!.pieces,
    )
    await expect
      .poll(() => shop.inbox.mails.filter(({ text }) => text?.includes(number)).length)
      .toBeGreaterThan(3)
  }
  await customer.close()
  // Loops are not sheared, and no letter says that they are.
  const [, , loops] = orders
  const told = shop.inbox.mails.filter(({ text }) => text?.includes(loops!.number))
  expect(told.map(({ text }) => text).join(' ')).not.toMatch(/shear/i)
  await tablet.close()
})

/** Orders and pays for a rug as its customer does. */
async function order(
  { request }: Page,
  { rugId, textureStyle, shape, sides, pieces }: Rug,
): Promise<PlacedOrder> {
  const send = async <T>(method: 'POST' | 'PUT', path: string, data: object, headers = {}): Promise<T> => {
    const answer = await request.fetch(shop.url + path, { method, data, headers })
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`)
    return (await answer.json()) as T
  }
  const size = { shape, width: sides[0], length: sides[1], unit: 'cm' }
  const design = { ...DESIGN, rugId, textureStyle, size }
  await send('POST', '/api/cart/lines', { design, quantity: pieces })
  const { price } = await send<CartResponse>('PUT', '/api/cart/country', { country: 'US' })
  const wish = {
    email: `${rugId}@example.com`,
    address: BROOKLYN,
    provider: 'test',
    expectedTotal: price.amounts.USD.total,
    acceptedTerms: '2025-01',
    ...(rugId === 'shamsa' ? { language: 'ar' } : {}),
  }
  const placed = await send<PlacedOrder>('POST', '/api/checkout', wish, { 'idempotency-key': randomUUID() })
  if (placed.next?.kind !== 'redirect') throw new Error('there is nowhere to pay')
  await request.post(placed.next.url, { form: { outcome: 'approve' } })
  return placed
}

async function setUpFrames(page: Page): Promise<void> {
  await page.goto(`${shop.url}/desk/calendar/frames`)
  for (let n = 0; n < 2; n++) await page.getByRole('button', { name: 'Add a frame' }).click()
  await page.getByRole('button', { name: 'Add a person' }).click()
  await page.getByLabel('Name of frame 1').fill('North wall')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Published. Visitors will see the change within seconds.')).toBeVisible()
}

/** Calls the desk's API as whoever is signed in. */
async function desk<T>(page: Page, method: 'GET' | 'POST' | 'PUT', path: string, data?: object): Promise<T> {
  const session = await accountOn(page).storedSession()
  if (!session) throw new Error('nobody is signed in')
  const headers = { authorization: `Bearer ${session.access_token}` }
  const answer = await page.request.fetch(`${shop.url}/api/desk${path}`, {
    method,
    headers,
    ...(data && { data }),
  })
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`)
  return (await answer.json()) as T
}

/** Puts wool of every yarn on shelves, of the one that an order alone takes most of in two lots. */
async function countWool(
  page: Page,
  number: string,
): Promise<{ readonly code: string; readonly lots: readonly string[] }> {
  const { needs } = await desk<YarnNeedsList>(page, 'GET', '/yarn/needs')
  const alone = needs.filter(({ orders }) => orders.every((order) => order.number === number))
  const { code } = alone.toSorted((p, q) => q.grams - p.grams)[0]!
  for (const [n, { code: yarn, grams }] of needs.entries()) {
    const receive = (lot: string, part: number) =>
      desk(page, 'POST', `/yarn/${yarn}/receive`, { lot, grams: Math.ceil(grams * part), key: randomUUID() })
    await desk(page, 'PUT', `/yarn/${yarn}/shelf`, { shelf: `B${n + 1}`, comesOn: null })
    if (yarn !== code) await receive(`L-${n + 1}`, 1.5)
    else
      for (const [lot, part] of [
        ['L-7A', 0.6],
        ['L-7B', 0.7],
      ] as const)
        await receive(lot, part)
  }
  return { code, lots: ['L-7A', 'L-7B'] }
}

async function frameLink(page: Page): Promise<string> {
  await page.goto(`${shop.url}/desk/integrations`)
  await page.getByLabel('Name', { exact: true }).fill('Frame 1')
  await page.getByLabel(/a link for the tablet at a frame/).check()
  await page.getByRole('button', { name: 'Create token' }).click()
  return page.getByText(/\/floor#nawl_/).innerText()
}

/** Prints the pack of an order, to be looked at like a screen, and has its customer told of each stage. */
async function packOf(page: Page, number: string, name: string): Promise<Buffer> {
  const shown = { progress: true, photographs: true, letters: true, heldBack: [] }
  await desk(page, 'PUT', `/floor/${number}/shown`, shown)
  await page.goto(`${shop.url}/desk/${number}`)
  const coming = page.waitForEvent('download', { timeout: 120_000 })
  await page.getByRole('button', { name: 'PDF to print' }).click()
  const printed = `var/test/screens/tufter-${name}.pdf`
  await (await coming).saveAs(printed)
  return readFile(printed)
}

async function command(page: Page, number: string, name: string, typed = {}): Promise<void> {
  await page.goto(`${shop.url}/desk/${number}`)
  await adminOn(page, shop.url).carryOut(name, typed)
  await expect(page.getByRole('main').getByRole('button', { name, exact: true })).toHaveCount(0)
}

/** The gun plan and the projector, by their links on the rug's page. */
async function lookAtDrawings(atFrame: Page, name: string): Promise<void> {
  const rug = atFrame.url()
  await atFrame.locator('a[href$="/plan"]').tap()
  await expect(atFrame.getByRole('img')).toBeVisible({ timeout: 60_000 })
  await fitsAtEveryWidth(atFrame, `${name}-plan`)
  await atFrame.goto(rug)
  await atFrame.locator('a[href*="/projector"]').tap()
  await expect(atFrame.locator('canvas')).toBeVisible()
  // Keys are heard once the page says what it throws.
  await expect(atFrame.locator('p[role=status]')).toBeVisible()
  await atFrame.keyboard.press('c')
  await expect(atFrame.getByRole('status').first()).toContainText(/1/)
  await atFrame.screenshot({ path: `var/test/screens/${name}-projector.png` })
  for (let target = 0; target < 9; target++) await atFrame.keyboard.press('Enter')
  await atFrame.goto(rug)
}

/** Ticks every yarn and stage down the page, with the three photographs that the pack asks for. */
async function make(atFrame: Page, rug: Rug): Promise<void> {
  const boxes = atFrame.getByRole('checkbox')
  await expect(boxes.first()).toBeVisible()
  const [yarns, stages] = [atFrame.locator('fieldset').first(), atFrame.locator('fieldset').nth(1)]
  const take = async () => {
    const picture = { name: 'rug.jpg', mimeType: 'image/jpeg', buffer: await photograph(randomUUID()) }
    await atFrame.locator('input[type=file]').setInputFiles(picture)
  }
  for (const yarn of await yarns.getByRole('checkbox').all()) await yarn.check()
  await take()
  const steps = await stages.getByRole('checkbox').all()
  expect(steps).toHaveLength(rug.stages)
  for (const [n, step] of steps.entries()) {
    await step.check()
    if (n === rug.stages - 3) await take()
  }
  await take()
  await expect(atFrame.getByText(/Everything has been sent\.|تم إرسال كل شيء/)).toBeVisible({
    timeout: 30_000,
  })
  await expect(atFrame.getByText(/Ready to be packed|جاهزة للتغليف/)).toBeVisible()
}
