import type { Page, Request } from '@playwright/test'
import { AS_DRAWN, encodeDesign } from '@nawl/domain/rug/design-link'

import { expect, test } from '../shop-test.ts'

const COLOR_CALLS = '**/api/color/replace-multiple-with-texture'
const side = (page: Page, name: string) => page.getByRole('textbox', { name })
const handle = (page: Page, of: 'width' | 'length') => page.locator(`.side-handle-${of}`)
const preview = (page: Page) => page.locator('[data-composed]')

/** The next picture's call, and the bitmap it names. */
const isPicture = (request: Request) => request.url().includes('/api/color/replace-multiple-with-texture')
const nextPicture = (page: Page) => page.waitForRequest(isPicture)
const bitmapOf = (request: Request) => (request.postDataJSON() as { imagePath: string }).imagePath

test('a typed size is drawn at once and then made by the shop, composed for it', async ({ page, studio }) => {
  await studio.open('khatam')
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(COLOR_CALLS, async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('radio', { name: 'cm' }).check()
  await side(page, 'Width').fill('310')
  const asked = nextPicture(page)
  await side(page, 'Length').fill('240')
  expect(bitmapOf(await asked)).toBe('sized/geometric/khatam.310x240.rectangle.bmp')
  await expect(preview(page)).toHaveAttribute('data-composed', 'sized/geometric/khatam.310x240.rectangle.bmp')
  expect(await colorsOf(page)).toBeGreaterThan(4)
  release()
  await expect(preview(page)).toHaveCount(0)
  await expect(page.locator('.stage [data-live-rug]')).toBeAttached()
})

test('a side is dragged on the stage, and the size follows', async ({ page, studio }) => {
  await studio.open('badr')
  await page.getByRole('radio', { name: 'cm' }).check()
  await side(page, 'Width').fill('200')
  await side(page, 'Length').fill('300')
  await expect(studio.shuffle).toBeEnabled()
  const { x, y, width, height } = (await handle(page, 'width').boundingBox())!
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + width / 2 + 40, y + height / 2, { steps: 5 })
  await expect(preview(page)).toBeVisible()
  const asked = page.waitForRequest((request) => isPicture(request) && !bitmapOf(request).includes('200x300'))
  await page.mouse.up()
  const dragged = await side(page, 'Width').inputValue()
  expect(Number(dragged)).toBeGreaterThan(210)
  expect(bitmapOf(await asked)).toBe(`sized/modern/badr.${dragged}x300.rectangle.bmp`)
})

test('a usual size is one press', async ({ page, studio }) => {
  await studio.open('bab')
  const asked = nextPicture(page)
  const usual = page.getByRole('button', { name: 'Living room' }).filter({ hasText: /8.{1,5}×.{1,5}10/ })
  await usual.click()
  expect(bitmapOf(await asked)).toBe('sized/minimalist/bab.244x305.rectangle.bmp')
  await expect(side(page, 'Width')).toHaveValue('8')
  await expect(page.getByText('$800.00', { exact: true })).toBeVisible()
})

test('an older link shows the drawing as it showed it, until a side changes', async ({ page, studio }) => {
  const size = { ...AS_DRAWN.size, width: '8', length: '8', composed: undefined }
  const asked = nextPicture(page)
  await studio.open(`bab?d=${encodeDesign({ ...AS_DRAWN, size })}`)
  expect(bitmapOf(await asked)).toBe('minimalist/bab.bmp')
  const next = nextPicture(page)
  await side(page, 'Length').fill('9')
  expect(bitmapOf(await next)).toBe('sized/minimalist/bab.244x274.rectangle.bmp')
})

/** How many colours the preview has. */
function colorsOf(page: Page): Promise<number> {
  return preview(page)
    .locator('canvas')
    .evaluate((canvas: HTMLCanvasElement) => {
      const pixels = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height).data
      return new Set(new Uint32Array(pixels.buffer)).size
    })
}
