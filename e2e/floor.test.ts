import { randomUUID } from 'node:crypto'

import type { Page } from '@playwright/test'
import sharp from 'sharp'

import { fitsAtEveryWidth } from './fits-at-every-width.ts'
import { openOwnShop, type OwnShop } from './own-shop.ts'
import { adminOn } from './pages/admin-page.ts'
import { orderOn, placeOrder } from './pages/order-page.ts'
import { expect, test } from './shop-test.ts'

/** `npm run crash-test:floor` kills tab and server 200 times; here it is a few. */
const KILLS = Number(process.env['FLOOR_KILLS'] ?? 6)

let shop: OwnShop
test.beforeAll(async () => void (shop = await openOwnShop({ STAFF_EMAILS: 'noor@example.com' })))
test.afterAll(() => shop.close())

/** The link of a frame, made at the desk. */
async function frameLink(page: Page): Promise<string> {
  await adminOn(page, shop.url).open()
  await page.goto(`${shop.url}/desk/integrations`)
  await page.getByLabel('Name', { exact: true }).fill('Frame 1')
  await page.getByLabel(/a link for the tablet at a frame/).check()
  await page.getByRole('button', { name: 'Make it' }).click()
  return page.getByText(/\/floor#nawl_/).innerText()
}

/** A photograph with a name and a place in it. */
const photograph = (name: string) =>
  sharp({ create: { width: 800, height: 600, channels: 3, background: '#A8452F' } })
    .withExif({ IFD0: { Artist: name }, IFD3: { GPSLatitude: '25/1 12/1 0/1' } })
    .jpeg()
    .toBuffer()

test('a tufter scans, ticks and photographs without a connection; the customer sees it seconds after it is back', async ({
  page,
  browser,
  request,
  allowError,
}) => {
  test.setTimeout(600_000 + KILLS * 30_000)
  allowError(/Failed to load resource|ERR_INTERNET_DISCONNECTED|the floor does not work/)
  const placed = await placeOrder(request, { email: 'layla@example.com', origin: shop.url })
  if (placed.next?.kind !== 'redirect') throw new Error('there is nowhere to pay')
  await page.goto(placed.next.url)
  await orderOn(page).pay()
  const orderPage = page.url()
  const desk = await browser.newContext()
  const link = await frameLink(await desk.newPage())
  await desk.close()

  const tablet = await browser.newContext({ viewport: { width: 820, height: 1180 } })
  tablet.setDefaultTimeout(30_000)
  const atFrame = await tablet.newPage()
  await atFrame.goto(link)
  await expect(atFrame.getByRole('heading', { level: 1 })).toHaveText('On the frames')
  await atFrame.getByRole('link', { name: new RegExp(placed.number) }).click()
  await expect(atFrame.getByText(/Do not begin/)).toBeVisible()

  await shop.restart(49)
  // What a camera opens from the code of a pack that was printed before a change.
  await atFrame.goto(`${shop.url}/floor/${placed.number}?p=1-000000`)
  await expect(atFrame.getByText(/Your pack is out of date/)).toBeVisible()
  await expect(atFrame.getByText(/Do not begin/)).toHaveCount(0)
  const yarns = atFrame.getByRole('group', { name: 'Yarns' }).getByRole('checkbox')
  await expect(yarns.first()).toBeVisible()
  await fitsAtEveryWidth(atFrame, 'floor')
  await atFrame.setViewportSize({ width: 820, height: 1180 })

  // One press after the scan.
  await page.goto(orderPage)
  await yarns.first().check()
  const tickedAt = Date.now()
  await expect(page.getByText(/% tufted/)).toBeVisible({ timeout: 5_000 })
  expect(Date.now() - tickedAt).toBeLessThan(5_000)

  const projector = await tablet.newPage()
  await projector.goto(`${shop.url}/floor/${placed.number}/1/projector`)
  await expect.poll(() => lightOf(projector)).toBeGreaterThan(0)
  await projector.keyboard.press('Enter')
  await expect(projector.getByRole('status').first()).toContainText('1 of ')
  await projector.screenshot({ path: 'var/test/screens/projector-yarn.png' })

  // The net drops, once what was opened is stored.
  await expect
    .poll(() =>
      projector.evaluate(async () => (await (await caches.open('floor-1')).keys()).map(({ url }) => url)),
    )
    .toEqual(expect.arrayContaining([`${shop.url}/floor/-`, `${shop.url}/floor/-/0/projector`]))
  await tablet.setOffline(true)
  const start = Date.now()
  await atFrame.reload({ waitUntil: 'commit' })
  await expect(yarns.first()).toBeChecked()
  const reload = Date.now() - start
  await throwByKeys(projector)
  await yarns.nth(1).check()
  await atFrame.getByRole('checkbox', { name: 'Latex' }).check()
  const picture = { name: 'rug.jpg', mimeType: 'image/jpeg', buffer: await photograph('Noor') }
  await atFrame.locator('input[type=file]').setInputFiles(picture)
  await expect(atFrame.getByText('3 entries are waiting to be sent.')).toBeVisible()
  await atFrame.close()
  const again = await tablet.newPage()
  await again.goto(`${shop.url}/floor/${placed.number}`)
  await expect(again.getByText('3 entries are waiting to be sent.')).toBeVisible()
  const backAt = Date.now()
  await tablet.setOffline(false)
  await expect(again.getByText('Everything is sent.')).toBeVisible({ timeout: 15_000 })
  const shown = page.getByRole('img', { name: /Photograph from the workshop/ })
  await expect(shown).toBeVisible({ timeout: 15_000 })
  console.log(
    `reload offline ${reload} ms, on the customer’s page ${Date.now() - backAt} ms after the net is back`,
  )
  const served = await request.get(`${shop.url}${await shown.getAttribute('src')}`)
  const { exif, format } = await sharp(await served.body()).metadata()
  expect([format, exif]).toEqual(['webp', undefined])
  await fitsAtEveryWidth(page, 'order-workshop')

  // A day on which everything dies.
  const sent = new Set<string>()
  let at = again
  for (let kill = 0; kill < KILLS; kill++) {
    const stage = at.getByRole('checkbox', { name: ['Backing', 'Shearing', 'Finishing'][kill % 3]! })
    await stage.setChecked(!(await stage.isChecked()))
    if (kill % 2 === 0) {
      const name = randomUUID()
      sent.add(name)
      await at.locator('input[type=file]').setInputFiles({ ...picture, buffer: await photograph(name) })
      await expect(at.getByText(/waiting to be sent|Everything is sent/)).toBeVisible()
    }
    if (kill % 2 === 0) await shop.crash()
    else {
      await at.close({ runBeforeUnload: false })
      at = await tablet.newPage()
      await at.goto(`${shop.url}/floor/${placed.number}`)
      await expect(at.getByRole('checkbox', { name: 'Latex' })).toBeChecked()
    }
  }
  await expect(at.getByText('Everything is sent.')).toBeVisible({ timeout: 60_000 })
  await expect(at.getByRole('img', { name: /Photograph from the workshop/ })).toHaveCount(1 + sent.size)
  await tablet.close()
})

/** Without a connection and by keys alone: calibrates the projector, checks it, throws yarn after yarn. */
async function throwByKeys(projector: Page): Promise<void> {
  const start = Date.now()
  await projector.reload({ waitUntil: 'commit' })
  const said = projector.getByRole('status').first()
  await expect(said).toContainText('All outlines')
  await expect.poll(() => lightOf(projector)).toBeGreaterThan(0)
  console.log(`projector: reload offline ${Date.now() - start} ms`)
  await projector.keyboard.press('c')
  await expect(said).toContainText('upper left corner')
  await projector.screenshot({ path: 'var/test/screens/projector-target.png' })
  for (let target = 0; target < 9; target++) {
    for (const key of ['Shift+ArrowRight', 'ArrowDown', 'Alt+ArrowLeft']) await projector.keyboard.press(key)
    await projector.keyboard.press('Enter')
  }
  await expect(projector.getByText(/diagonals [\d,]+ mm each/)).toBeVisible()
  await projector.screenshot({ path: 'var/test/screens/projector-check.png' })
  await projector.keyboard.press('PageDown')
  await expect(said).toContainText(/^1 of /)
  const first = await lightOf(projector)
  await projector.keyboard.press('PageDown')
  await expect(said).toContainText(/^2 of /)
  expect(first).toBeGreaterThan(0)
  expect(await lightOf(projector)).not.toBe(first)
  await projector.reload({ waitUntil: 'commit' })
  await expect(said).toContainText('All outlines')
  await expect.poll(() => lightOf(projector)).toBeGreaterThan(0)
  await projector.keyboard.press('Enter')
  await expect(said).toContainText(/^1 of /)
  await expect(projector.getByText(/is not calibrated/)).toHaveCount(0)
}

/** The light that the picture throws. */
const lightOf = (projector: Page) =>
  projector.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height)
    return data.reduce((sum, value, n) => (n % 4 === 3 ? sum : sum + value), 0)
  })
