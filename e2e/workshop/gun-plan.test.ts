import { readFile } from 'node:fs/promises'

import type { Locator } from '@playwright/test'

import { labelIn } from '../in-arabic/expected-text.ts'
import { fitsAtEveryWidth } from '../layout/fits-at-every-width.ts'
import { openOwnShop, type OwnShop } from '../support/own-shop.ts'
import { adminOn } from '../pages/admin-page.ts'
import { orderOn, placeOrder } from '../pages/order-page.ts'
import { expect, test } from '../shop-test.ts'

let shop: OwnShop
test.beforeAll(async () => void (shop = await openOwnShop({ STAFF_EMAILS: 'noor@example.com' })))
test.afterAll(() => shop.close())

test('the workshop watches a rug being tufted, one yarn at a time, by keys, and takes the plan to its frame', async ({
  page,
  request,
}) => {
  test.setTimeout(240_000)
  const placed = await placeOrder(request, { email: 'layla@example.com', origin: shop.url })
  if (placed.next?.kind !== 'redirect') throw new Error('there is nowhere to pay')
  await page.goto(placed.next.url)
  await orderOn(page).pay()
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await adminOn(page, shop.url).open()
  await page.goto(`${shop.url}/desk/workshop`)
  await page.getByRole('link', { name: /^Gun plan for/ }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Gun plan, ${placed.number}, line 1`)
  const rug = page.getByRole('img', { name: /being tufted/ })
  await expect(rug).toBeVisible()
  await fitsAtEveryWidth(page, 'gun-plan-done')

  const yarns = page.getByRole('table', { name: 'Yarns, in the order you use them' }).getByRole('radio')
  await page.keyboard.press('n')
  await expect(yarns.nth(1)).toBeChecked()
  const progress = page.getByLabel(/^Progress/)
  await expect(progress).toHaveValue('0')
  const cloth = await colors(rug)
  expect(cloth).toBe(1)
  await page.getByRole('radio', { name: '100 m/s' }).check()
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press(' ')
  await expect.poll(async () => Number(await progress.inputValue())).toBeGreaterThan(0)
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible()
  expect(await colors(rug)).toBeGreaterThan(1)

  // Seen from the front, left and right are exchanged.
  await page.keyboard.press('p')
  const all = Number(await progress.getAttribute('max'))
  await progress.fill(String(all / 2))
  const [back, before] = [await leftHalf(rug), await progress.inputValue()]
  await page.keyboard.press('m')
  await expect(page.getByRole('radio', { name: 'Front' })).toBeChecked()
  expect(await progress.inputValue()).toBe(before)
  expect(await leftHalf(rug)).not.toBe(back)
  await fitsAtEveryWidth(page, 'gun-plan-half')

  for (const [name, begins] of [
    ['PDF', '%PDF-'],
    ['SVG', '<svg'],
    ['DXF', '999'],
    ['G-code', '; '],
  ] as const) {
    const coming = page.waitForEvent('download')
    await page.getByRole('main').getByRole('button', { name, exact: true }).press('Enter')
    const file = await coming
    expect(file.suggestedFilename()).toContain(`${placed.number}-1-gun.`)
    expect((await readFile(await file.path())).toString('latin1').trimStart().startsWith(begins)).toBe(true)
  }

  await page.goto(page.url().replace('/desk/', '/ar/desk/'))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('مسار مسدس التافتنغ')
  await expect(page.getByRole('img').first()).toBeVisible()
  await fitsAtEveryWidth(page, 'gun-plan-arabic')
})

test('with reduced motion the rug changes once a second', async ({ page, request }) => {
  test.setTimeout(240_000)
  const placed = await placeOrder(request, { email: 'omar@example.com', origin: shop.url })
  if (placed.next?.kind !== 'redirect') throw new Error('there is nowhere to pay')
  await page.goto(placed.next.url)
  await orderOn(page).pay()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await adminOn(page, shop.url).open()
  await page.goto(`${shop.url}/desk/workshop/${placed.number}/1`)
  const progress = page.getByLabel(/^Progress/)
  await expect(progress).toBeVisible()
  const seen = await progress.evaluate(async (input: HTMLInputElement, label) => {
    const values = new Set<string>()
    const play = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label)
    play?.click()
    const end = performance.now() + 2_500
    while (performance.now() < end) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
      values.add(input.value)
    }
    return values.size
  }, labelIn('Play'))
  // Where it was, the beginning, and a change or two more.
  expect(seen).toBeLessThanOrEqual(5)
  expect(seen).toBeGreaterThanOrEqual(2)
})

type Canvas = Locator

/** How many colours are on a canvas. */
const colors = (canvas: Canvas) =>
  canvas.evaluate((element: HTMLCanvasElement) => {
    const { data } = element.getContext('2d')!.getImageData(0, 0, element.width, element.height)
    return new Set(new Uint32Array(data.buffer)).size
  })

/** The sum of all pixels in the left half of a canvas. */
const leftHalf = (canvas: Canvas) =>
  canvas.evaluate((element: HTMLCanvasElement) => {
    const { data } = element.getContext('2d')!.getImageData(0, 0, element.width >> 1, element.height)
    return data.reduce((sum, value) => sum + value, 0)
  })
