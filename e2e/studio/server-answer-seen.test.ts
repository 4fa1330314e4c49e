import type { Page } from '@playwright/test'
import { COLOR_MAPPINGS_HEADER } from '@nawl/contract/imaging/color-mappings-header'
import sharp from 'sharp'

import { holdCalls } from '../support/delayed-calls.ts'
import { hexOf, rugWithId } from '../support/rug-with-id.ts'
import { expect, test } from '../shop-test.ts'

const REPLACE = '**/api/color/replace-multiple-with-texture'
const [RED, GREEN] = ['#c01010', '#10a010'] as const

test('the server’s picture is shown after a change, through undo, redo and reset', async ({
  page,
  studio,
  rugs,
}) => {
  await studio.open('bab')
  await expect(page.locator('.stage [data-live-rug]')).toBeAttached()
  const designed = await seen(page)
  const brass = hexOf(rugWithId(rugs, 'bab'), 'brass')
  await page.route(REPLACE, async (route) => route.fulfill(await plain(RED)))
  await page.route('**/api/color/shuffle', async (route) =>
    route.fulfill(await plain(GREEN, { [COLOR_MAPPINGS_HEADER]: JSON.stringify({ [brass]: '#216266' }) })),
  )
  await studio.choose('Brass', 'Teal')
  await expect.poll(() => seen(page)).toBe(rgb(RED))
  await studio.shuffle.click()
  await expect.poll(() => seen(page)).toBe(rgb(GREEN))
  await studio.undo.click()
  await expect.poll(() => seen(page)).toBe(rgb(RED))
  await studio.undo.click()
  await expect.poll(() => seen(page)).toBe(designed)
  await studio.redo.click()
  await expect.poll(() => seen(page)).toBe(rgb(RED))
  await studio.reset.click()
  await expect.poll(() => seen(page)).toBe(designed)
})

test('a change that fails on the server leaves the rug unchanged, Reset disabled and the choice recorded', async ({
  page,
  studio,
  allowError,
}) => {
  allowError(/Failed to load resource/)
  await studio.open('bab')
  await expect(page.locator('.stage [data-live-rug]')).toBeAttached()
  const designed = (await seen(page, SILL)).split(',').map(Number)
  await page.route(REPLACE, (route) => route.fulfill({ status: 500, body: '{}' }))
  await studio.choose('Brass', 'Teal')
  await expect(studio.swatch('Brass')).toHaveAccessibleName(/replaced by Teal/)
  await expect(studio.undo).toBeEnabled()
  await expect(studio.reset).toBeDisabled()
  // What is shown now is the picture, no longer the live rug: the same colours, not the same pixels.
  const differs = (channel: number, n: number) => Math.abs(channel - designed[n]!)
  await expect
    .poll(async () => Math.max(...(await seen(page, SILL)).split(',').map(Number).map(differs)))
    .toBeLessThan(8)
  await page.getByRole('radio', { name: 'In a room' }).check()
  await expect(page.locator('[data-painted="full"]')).toBeAttached()
})

test('a colour preview stays until the answer replaces it, without a flash of the old colours', async ({
  page,
  studio,
}) => {
  await studio.open('bab')
  await expect(page.locator('.stage [data-live-rug]')).toBeAttached()
  const held = await holdCalls(page, REPLACE)
  await studio.swatch('Brass').click()
  await studio.color('Teal').hover()
  await expect(page.locator('.stage [data-live-rug]')).toBeVisible()
  await page.evaluate(watchFrames, await studio.picture.getAttribute('src'))
  await studio.color('Teal').click()
  await expect(studio.changing).toBeVisible()
  await studio.color('Gold').hover()
  held.release()
  await expect(studio.shuffle).toBeEnabled()
  await expect(page.locator('.stage [data-live-rug]')).toBeHidden()
  expect(await page.evaluate(() => Reflect.get(globalThis, 'framesInOldColors') as number)).toBe(0)
})

/** Counts the frames in which only the picture at `old` is visible. */
function watchFrames(old: string | null): void {
  Reflect.set(globalThis, 'framesInOldColors', 0)
  const look = () => {
    const isPreviewed = document.querySelector('.stage [data-live-rug]:not([hidden])') !== null
    const layers = [...document.querySelectorAll('.rug-cloth .rug-layer')]
    if (!isPreviewed && layers.every((layer) => layer.getAttribute('src') === old))
      Reflect.set(globalThis, 'framesInOldColors', Number(Reflect.get(globalThis, 'framesInOldColors')) + 1)
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

type Patch = { readonly x: number; readonly y: number; readonly side: number }
/** Parts of the rug as shares of its width and height, and the side of a square in pixels. */
const CENTRE: Patch = { x: 0.4, y: 0.4, side: 40 }
/** Bab's brass sill, all of one yarn. */
const SILL: Patch = { x: 0.5, y: 0.808, side: 14 }

/** The mean colour of a part of the rug on screen. */
async function seen(page: Page, { x, y, side }: Patch = CENTRE): Promise<string> {
  await page.mouse.move(0, 0)
  const box = await page.getByRole('group', { name: /^Bab, seen/ }).boundingBox()
  if (!box) throw new Error('there is no rug')
  const clip = { x: box.x + box.width * x, y: box.y + box.height * y, width: side, height: side }
  const { channels } = await sharp(await page.screenshot({ clip })).stats()
  return channels
    .slice(0, 3)
    .map(({ mean }) => Math.round(mean))
    .join()
}

const rgb = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)).join()

async function plain(background: string, headers: Record<string, string> = {}) {
  const picture = sharp({ create: { width: 100, height: 160, channels: 3, background } })
  return { body: await picture.png().toBuffer(), headers: { 'content-type': 'image/png', ...headers } }
}
