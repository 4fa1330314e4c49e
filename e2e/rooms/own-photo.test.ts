import type { Page } from '@playwright/test'
import sharp from 'sharp'

import { barriersOn } from '../layout/barriers-on.ts'
import { cornersOf, markCorners, PHOTO, photographOf, seenAt, tiledFloor } from '../pages/own-photograph.ts'
import { type RoomPage, roomOn } from '../pages/room-page.ts'
import { expect, test } from '../shop-test.ts'

const A4 = { wide: 0.21, long: 0.297 }

let room: RoomPage
test.beforeEach(async ({ page, studio }) => {
  room = roomOn(page)
  await studio.open('bab')
  await page.getByRole('radio', { name: 'In a room' }).check()
  await room.room.selectOption('own')
  await page.getByRole('button', { name: 'Choose a photograph' }).click()
})

test('a rug is shown to scale in a photograph with a sheet of A4, and the photograph is not uploaded', async ({
  page,
}) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET' || request.url().length > 2000) sent.push(request.url())
  })
  await choose(page, 'room.jpg', await photograph())
  await markCorners(page, sheet())
  await expect(page.getByRole('status').filter({ hasText: 'above the floor' })).toHaveText(
    /camera 1\.[45]\d m above/,
  )
  await page.getByRole('button', { name: 'Lay the rug' }).click()
  await expect(room.canvas).toHaveAttribute('data-painted', 'full')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bab, 5 × 8 ft, to scale in your own room')
  // Five by eight feet, centred on the sheet.
  const wanted = [-1, 1].map((side) => seenAt((side * 1.524) / 2, -2.4384 / 2))
  const outline = await room.outline()
  for (const [i, [u, v]] of wanted.entries()) {
    expect(Math.abs(outline[i]![0] - u)).toBeLessThan(0.025)
    expect(Math.abs(outline[i]![1] - v)).toBeLessThan(0.025)
  }
  expect(sent).toEqual([])
  // The photograph and the moved rug survive a switch to the paper view.
  await room.rug.focus()
  await page.keyboard.press('ArrowRight')
  const moved = await room.outline()
  await page.getByRole('radio', { name: 'On paper' }).check()
  await page.getByRole('radio', { name: 'In a room' }).check()
  await expect(room.canvas).toHaveAttribute('data-painted', 'full')
  expect(await room.outline()).toEqual(moved)
})

test('where lines show how the floor lies, nothing is laid on it or marked, and sizes follow the height of the camera', async ({
  page,
}) => {
  await choose(page, 'room.jpg', await photographOf(tiledFloor()))
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('The lines of your room show how the floor lies')
  const height = page.getByLabel('Height of the camera')
  await expect(height).toHaveValue('150')
  await expect(dialog.getByRole('status')).toContainText('half a metre')
  await height.fill('')
  await expect(dialog.getByRole('status')).toContainText('how high above the floor')
  await height.fill('150')
  expect(await barriersOn(page)).toEqual([])
  await page.getByRole('button', { name: 'Lay the rug' }).click()
  await expect(room.canvas).toHaveAttribute('data-painted', 'full')
  // Five by eight feet: its far side is as wide as the floor that it lies on says.
  const [, , one, other] = (await room.outline()) as [number, number][]
  const [far] = Array.from({ length: 400 }, (_, i) => i / 100 - 1).toSorted(
    (p, q) => Math.abs(seenAt(0, p)[1] - one![1]) - Math.abs(seenAt(0, q)[1] - one![1]),
  )
  const wanted = seenAt(0.762, far!)[0] - seenAt(-0.762, far!)[0]
  expect(Math.abs(Math.abs(one![0] - other![0]) / wanted - 1)).toBeLessThan(0.05)
})

test('corners can be moved by keys, and wrong ones are reported', async ({ page }) => {
  await choose(page, 'room.jpg', await photograph())
  const status = page.getByRole('dialog').getByRole('status')
  const lay = page.getByRole('button', { name: 'Lay the rug' })
  await markCorners(page, sheet())
  await expect(status).toContainText('above the floor')
  const corner = page.getByRole('application', { name: /^Near left corner/ })
  await corner.focus()
  const before = await corner.getAttribute('aria-label')
  for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowLeft')
  expect(await corner.getAttribute('aria-label')).not.toBe(before)
  for (let i = 0; i < 40; i++) await page.keyboard.press('ArrowUp')
  await expect(status).toHaveText(/corners|rectangle/i)
  await expect(lay).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('combobox', { name: 'What is on the floor' }).selectOption('rectangle')
  await expect(status).toContainText('the width and length')
})

test('files that are not photographs are refused with a reason', async ({ page }) => {
  const refused = page.getByRole('dialog').getByRole('alert')
  await choose(page, 'room.jpg', Buffer.from('no picture at all'))
  await expect(refused).toHaveText('This file could not be opened as a picture. Try a JPEG or a PNG.')
  await choose(
    page,
    'small.png',
    await sharp({ create: { width: 90, height: 90, channels: 3, background: '#888' } })
      .png()
      .toBuffer(),
  )
  await expect(refused).toContainText('less than 300 pixels')
  await choose(page, 'room.jpg', await photograph())
  await expect(refused).toHaveText('')
  expect(await barriersOn(page)).toEqual([])
})

async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page
    .getByRole('dialog')
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: 'image/jpeg', buffer })
}

const sheet = () => cornersOf(A4.wide, A4.long)

/** A grey floor with a white sheet. */
function photograph(): Promise<Buffer> {
  const points = sheet()
    .map(([u, v]) => `${u * PHOTO.width},${v * PHOTO.height}`)
    .join(' ')
  return photographOf(
    `<rect width="100%" height="100%" fill="#8d8378"/><polygon points="${points}" fill="#eeece6"/>`,
  )
}
