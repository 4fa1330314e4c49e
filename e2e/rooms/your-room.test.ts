import type { Page } from '@playwright/test'

import { barriersOn } from '../layout/barriers-on.ts'
import { cornersOf, markCorners, photographOf } from '../pages/own-photograph.ts'
import { roomOn } from '../pages/room-page.ts'
import { expect, test } from '../shop-test.ts'

/** Floor that the rug may cover, in metres, and how far its middle lies before the camera. */
const PLACE = { wide: 2.5, long: 1.8, before: 2.6 }

test('a photograph is answered with three rugs, laid in it by day and in the evening, and nothing of it is sent', async ({
  page,
}) => {
  test.slow()
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET' || request.url().length > 2000) sent.push(request.url())
  })
  await page.goto('/your-room', { waitUntil: 'networkidle' })
  await noBarriers(page)
  await choose(page, Buffer.from('no picture at all'))
  await expect(page.getByRole('alert').filter({ hasText: 'could not be opened' })).toBeVisible()
  await choose(page, await photographOf(LIVING))
  const status = page.getByRole('region', { name: 'Your photograph' }).getByRole('status')
  const show = page.getByRole('button', { name: 'Show me three rugs' })
  await expect(status).toContainText('the width and length')
  await page.getByLabel('Near side').fill(String(PLACE.wide * 100))
  await page.getByLabel('Side leading away').fill(String(PLACE.long * 100))
  await show.click()
  await expect(status).toContainText('Move the four marks')
  await markCorners(page, cornersOf(PLACE.wide, PLACE.long, PLACE.before))
  await expect(status).toContainText('above the floor')
  await noBarriers(page)
  await show.click()

  await expect(page.getByRole('heading', { name: 'What your photograph shows' })).toBeFocused()
  const rugs = page.getByRole('list', { name: 'Rugs for this room' }).getByRole('article')
  await expect(rugs).toHaveCount(3)
  const names = await rugs.getByRole('heading').allInnerTexts()
  await expect(rugs.first()).toContainText('170 × 240 cm')
  await expect(rugs.first()).toContainText('$439.17')
  await expect(rugs.first()).toContainText(
    /\d+ points (?:lighter|darker) than your floor, on a scale of 100|as light as/,
  )
  await laid(page)
  await noBarriers(page)
  const byDay = await pixelsOf(page)

  const evening = page.getByRole('switch', { name: 'At eight in the evening' })
  await evening.press('Space')
  await expect(evening).toHaveAttribute('aria-checked', 'true')
  // The floor and the rug are darker and warmer.
  await expect.poll(async () => (await pixelsOf(page)).floor.light).toBeLessThan(byDay.floor.light * 0.85)
  await expect.poll(async () => (await pixelsOf(page)).rug.light).toBeLessThan(byDay.rug.light * 0.85)
  const byLamp = await pixelsOf(page)
  expect(byLamp.floor.warmth).toBeGreaterThan(byDay.floor.warmth)
  expect(byLamp.rug.warmth).toBeGreaterThan(byDay.rug.warmth)

  await page.getByRole('button', { name: 'Three others' }).click()
  await expect(rugs.first().getByRole('heading')).not.toHaveText(names[0]!)
  for (const name of await rugs.getByRole('heading').allInnerTexts()) expect(names).not.toContain(name)
  await laid(page)
  expect(sent).toEqual([])
  const chosen = await rugs.first().getByRole('heading').innerText()
  await rugs.first().getByRole('link').click()
  // The studio opens with the photograph, the size and the place.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `${chosen}, 170 × 240 cm, to scale in your own room`,
  )
  await expect(roomOn(page).canvas).toHaveAttribute('data-painted', 'full')
  await page.goBack()
  await expect(rugs).toHaveCount(3)
})

test('a photograph too dark to read says so, and stays to be marked or replaced', async ({ page }) => {
  await page.goto('/your-room', { waitUntil: 'networkidle' })
  await choose(page, await photographOf('<rect width="100%" height="100%" fill="#141210"/>'))
  await page.getByLabel('Near side').fill(String(PLACE.wide * 100))
  await page.getByLabel('Side leading away').fill(String(PLACE.long * 100))
  await markCorners(page, cornersOf(PLACE.wide, PLACE.long, PLACE.before))
  await page.getByRole('button', { name: 'Show me three rugs' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'too dark to read' })).toBeVisible()
  await page.getByRole('button', { name: 'Move the marks' }).click()
  await expect(page.getByLabel('Near side')).toHaveValue('250')
})

test('a rug goes behind furniture that the brush keeps in front, and over it again when that is undone', async ({
  page,
}) => {
  test.slow()
  await page.goto('/your-room', { waitUntil: 'networkidle' })
  // A dark table stands where the rug will lie.
  await choose(
    page,
    await photographOf(`${LIVING}<rect x="700" y="700" width="200" height="120" fill="#2b211c"/>`),
  )
  await page.getByLabel('Near side').fill(String(PLACE.wide * 100))
  await page.getByLabel('Side leading away').fill(String(PLACE.long * 100))
  await markCorners(page, cornersOf(PLACE.wide, PLACE.long, PLACE.before))
  await page.getByRole('button', { name: 'Show me three rugs' }).click()
  await laid(page)
  await expect.poll(() => rugOverTable(page)).toBe(255)

  const open = page.getByRole('button', { name: 'Keep furniture in front' })
  await open.click()
  const panel = page.getByRole('dialog', { name: 'Keep furniture in front' })
  const status = panel.getByRole('status')
  await expect(status).toContainText('Space starts a stroke')
  const drawing = panel.getByRole('application')
  const { x, y, width, height } = (await drawing.boundingBox())!
  await page.mouse.move(x + width * 0.46, y + height * 0.633)
  await page.mouse.down()
  await page.mouse.move(x + width * 0.54, y + height * 0.633, { steps: 6 })
  await page.mouse.up()
  await expect(status).toContainText('1 stroke can be undone')
  expect(await barriersOn(page, '[role=dialog]')).toEqual([])
  for (const wide of [390, 820, 1440]) {
    await page.setViewportSize({ width: wide, height: 900 })
    await page.screenshot({ path: `var/test/screens/brush-${wide}.png` })
  }
  await panel.getByRole('button', { name: 'Undo the last stroke' }).click()
  await expect(status).toContainText('There are no more strokes to undo')
  // The same stroke by keys: the brush is below the middle, on the table's lower half.
  await drawing.focus()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Space')
  for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await expect(status).toContainText('1 stroke can be undone')
  await panel.getByRole('button', { name: 'Lay the rug behind it' }).click()
  await expect(open).toBeFocused()
  await expect.poll(() => rugOverTable(page)).toBe(0)
  await page.screenshot({ path: 'var/test/screens/brush-laid.png' })

  await open.click()
  await panel.getByRole('button', { name: 'Start again' }).click()
  await expect(status).toContainText('over the furniture again')
  await panel.getByRole('button', { name: 'Lay the rug behind it' }).click()
  await expect.poll(() => rugOverTable(page)).toBe(255)
})

/** How opaque the first rug is at the middle of the table. */
function rugOverTable(page: Page) {
  return page
    .getByRole('article')
    .first()
    .locator('canvas[data-room-rug]')
    .evaluate((layer: HTMLCanvasElement) => {
      const canvas = document.createElement('canvas')
      Object.assign(canvas, { width: 200, height: 150 })
      const context = canvas.getContext('2d')!
      context.drawImage(layer, 0, 0, 200, 150)
      return context.getImageData(100, 95, 1, 1).data[3]!
    })
}

/** Walls, an oak floor, a teal sofa and a rust cushion. */
const LIVING = `<rect width="100%" height="100%" fill="#ddd6ca"/>
  <rect y="420" width="100%" height="780" fill="#a98f72"/>
  <rect x="120" y="250" width="560" height="240" fill="#3f6f73"/>
  <rect x="220" y="290" width="90" height="90" fill="#a5522f"/>`

async function choose(page: Page, buffer: Buffer): Promise<void> {
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'room.jpg', mimeType: 'image/jpeg', buffer })
}

async function laid(page: Page): Promise<void> {
  for (const rug of await page.getByRole('article').all()) {
    await rug.scrollIntoViewIfNeeded()
    await expect(rug.locator('canvas[data-room-rug]')).toHaveAttribute('data-painted', 'full')
  }
}

async function noBarriers(page: Page): Promise<void> {
  expect(await barriersOn(page)).toEqual([])
}

/** Mean light and warmth of bare floor, and of the rug, in the first picture. */
function pixelsOf(page: Page) {
  return page
    .getByRole('article')
    .first()
    .evaluate((picture) => {
      const canvas = document.createElement('canvas')
      Object.assign(canvas, { width: 200, height: 150 })
      const context = canvas.getContext('2d')!
      for (const layer of picture.querySelectorAll('canvas')) context.drawImage(layer, 0, 0, 200, 150)
      const mean = (left: number, top: number) => {
        const { data } = context.getImageData(left, top, 20, 10)
        const sum = [0, 1, 2].map((channel) =>
          data.reduce((all, value, i) => (i % 4 === channel ? all + value : all), 0),
        )
        return { light: sum[0]! + sum[1]! + sum[2]!, warmth: sum[0]! / Math.max(1, sum[2]!) }
      }
      return { floor: mean(90, 56), rug: mean(90, 96) }
    })
}
