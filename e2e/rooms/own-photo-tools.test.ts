import type { Page } from '@playwright/test'

import { barriersOn } from '../layout/barriers-on.ts'
import { floorLitFromLeft, photographOf } from '../pages/own-photograph.ts'
import { roomOn, shareOfChange } from '../pages/room-page.ts'
import { expect, test } from '../shop-test.ts'

test('the rug is shaded from the side that the photograph says, and the light can be turned', async ({
  page,
  studio,
}) => {
  await studio.open('bab')
  const room = await laidRoom(page)
  await openTools(page)
  const tools = page.getByRole('group', { name: 'Photograph and light' })
  const dial = tools.getByRole('slider', { name: 'Light from' })
  const asFound = tools.getByRole('button', { name: 'As in the photograph' })
  await expect(dial).toHaveAttribute('aria-valuetext', /^the (?:far |near )?left/)
  await expect(asFound).toHaveAttribute('aria-pressed', 'true')
  const found = await room.painted()
  // By keys to the other side: only the edge and the shadow beside it change.
  for (let i = 0; i < 12; i++) await dial.press('ArrowRight')
  await expect(dial).toHaveAttribute('aria-valuetext', /^the (?:far |near )?right/)
  await expect(asFound).toHaveAttribute('aria-pressed', 'false')
  const change = async () => shareOfChange(found, await room.painted())
  await expect.poll(change).toBeGreaterThan(0.0005)
  expect(await change()).toBeLessThan(0.1)
  // By pointer, near the lower rim.
  const { x, y, width, height } = (await dial.boundingBox())!
  await page.mouse.click(x + width / 2, y + height - 6)
  await expect(dial).toHaveAttribute('aria-valuetext', 'the near side, 180 degrees')
  expect(await barriersOn(page)).toEqual([])
  await asFound.click()
  await expect.poll(change).toBe(0)
  await page.keyboard.press('Escape')
  await expect(tools).toBeHidden()
  await expect(page.getByRole('button', { name: 'Photograph and light' })).toBeFocused()
})

test('a photograph is kept with its design on the device when somebody says so, offered again, and deleted', async ({
  page,
  studio,
}) => {
  let mostSent = 0
  page.on('request', (request) => {
    mostSent = Math.max(mostSent, request.url().length, request.postDataBuffer()?.length ?? 0)
  })
  await studio.open('bab')
  const room = await laidRoom(page)
  const again = page.getByText('A photograph of your room is kept with this design')
  const show = page.getByRole('button', { name: 'Show it' })
  const reopen = async () => {
    await studio.open('bab')
    await page.getByRole('radio', { name: 'In a room' }).check()
  }
  // Nothing is kept before.
  await reopen()
  await expect(page.getByRole('button', { name: 'Choose a photograph' })).toBeVisible()
  await expect(again).toBeHidden()

  await laidRoom(page)
  await openTools(page)
  const keep = page.getByRole('checkbox', { name: 'Keep this photograph with this design' })
  await expect(keep).not.toBeChecked()
  await keep.check()
  const tools = page.getByRole('group', { name: 'Photograph and light' })
  await expect(tools.getByRole('status')).toHaveText('Kept on this device.')
  // What changes afterwards is kept, too.
  await tools.getByRole('combobox', { name: 'Light on the rug' }).selectOption('0.72')
  await expect.poll(() => keptBrightness(page)).toBe(0.72)

  await reopen()
  await expect(again).toBeVisible()
  expect(await barriersOn(page)).toEqual([])
  await show.click()
  await expect(room.canvas).toHaveAttribute('data-painted', 'full')
  await expect(page.getByRole('button', { name: 'Photograph and light' })).toBeFocused()
  await openTools(page)
  await expect(tools.getByRole('combobox', { name: 'Light on the rug' })).toHaveValue('0.72')
  await expect(keep).toBeChecked()
  await tools.getByRole('link', { name: 'See what is kept' }).click()
  const list = page.getByRole('region', { name: 'Photographs on this device' })
  await expect(list.getByRole('img', { name: /kept with .?Bab/ })).toBeVisible()
  expect(await barriersOn(page)).toEqual([])
  await list.getByRole('button', { name: /^Delete the photograph kept with .?Bab/ }).click()
  await expect(list).toBeHidden()
  await reopen()
  await expect(page.getByRole('button', { name: 'Choose a photograph' })).toBeVisible()
  await expect(again).toBeHidden()
  // The studio asks for colours, in a few words; a photograph would not fit in them.
  expect(mostSent).toBeLessThan(4000)
})

/** The room of the photograph that is lit from the left, found by its lines. */
async function laidRoom(page: Page) {
  const room = roomOn(page)
  await page.getByRole('radio', { name: 'In a room' }).check()
  await room.room.selectOption('own')
  await page.getByRole('button', { name: 'Choose a photograph' }).click()
  await page
    .getByRole('dialog')
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'room.jpg',
      mimeType: 'image/jpeg',
      buffer: await photographOf(floorLitFromLeft()),
    })
  await page.getByRole('button', { name: 'Lay the rug' }).click()
  await expect(room.canvas).toHaveAttribute('data-painted', 'full')
  return room
}

const openTools = (page: Page) => page.getByRole('button', { name: 'Photograph and light' }).click()

/** What the browser has on its disk. */
function keptBrightness(page: Page): Promise<unknown> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const request = indexedDB.open('nawl-photographs')
        request.addEventListener('success', () => {
          const { result: database } = request
          const all = database.transaction('photographs').objectStore('photographs').getAll()
          all.addEventListener('success', () => {
            database.close()
            resolve((all.result[0] as { room: { brightness: number } } | undefined)?.room.brightness)
          })
        })
      }),
  )
}
