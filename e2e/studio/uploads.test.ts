import type { Page } from '@playwright/test'
import sharp from 'sharp'

import { barriersOn } from '../layout/barriers-on.ts'
import { expect, test } from '../shop-test.ts'

const WOOL = '#E6DAC3'
const BRICK = '#A8452F'
const NAVY = '#26323D'

/** A drawing in three colours, wider than a rug: a brick disc on the left, a navy band on the right. */
async function drawing(width = 1200, height = 960) {
  const shapes = `<svg width="${width}" height="${height}"><rect width="100%" height="100%" fill="${WOOL}"/><circle cx="35%" cy="40%" r="200" fill="${BRICK}"/><rect x="60%" width="12%" height="100%" fill="${NAVY}"/></svg>`
  const buffer = await sharp(Buffer.from(shapes)).png().toBuffer()
  return { name: 'fox_drawing.png', mimeType: 'image/png', buffer }
}

function bench(page: Page) {
  return {
    chooser: page.getByLabel(/^Choose (?:a|another) picture$/),
    crop: page.getByRole('group', { name: /^Crop, / }),
    part: page.getByRole('slider', { name: 'Part of the picture' }),
    yarns: page.getByRole('slider', { name: 'Yarns' }),
    name: page.getByRole('textbox', { name: 'Name' }),
    drawing: (yarns: string) => page.getByRole('img', { name: `Your drawing, ${yarns} yarns` }),
    open: page.getByRole('button', { name: 'Open in the studio' }),
    error: page.getByRole('alert'),
  }
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('a visitor makes a rug of a drawing by mouse, finds it again, renames and deletes it', async ({
  page,
  studio,
}) => {
  const { chooser, crop, part, yarns, name, drawing: seen, open } = bench(page)
  await page.goto('/products')
  await page.getByRole('link', { name: 'Make it into a rug' }).click()
  await expect(heading(page)).toHaveText('A drawing of your own')
  await chooser.setInputFiles(await drawing())
  await expect(seen('three')).toBeVisible()
  await expect(name).toHaveValue('Fox drawing')
  await expect(page.locator('.drawing-tufts[data-painted]')).toBeVisible()

  await expect(crop).toHaveAttribute('aria-label', /^Crop, 100% of the width and 100% of the height/)
  await part.fill('50')
  const before = await crop.getAttribute('aria-label')
  await crop.hover()
  await page.mouse.down()
  await page.mouse.move(0, 400, { steps: 4 })
  await page.mouse.up()
  await expect(crop).not.toHaveAttribute('aria-label', before ?? '')
  await expect(crop).toHaveAttribute('aria-label', /, 0% from the left/)
  await expect(seen('two')).toBeVisible()

  await yarns.fill('4')
  await name.fill('Sun over sand')
  await open.click()
  await expect(heading(page)).toHaveText('Sun over sand')
  await expect(studio.swatches).toHaveCount(2)
  await page.reload()
  await expect(heading(page)).toHaveText('Sun over sand')
  await expect(studio.swatch(BRICK)).toBeVisible()
  await studio.replace(BRICK, 'Teal')

  await page.goto('/your-design')
  const card = page.getByRole('article', { name: 'Sun over sand' })
  await card.getByRole('button', { name: 'Rename' }).click()
  await card.getByRole('textbox', { name: 'Name' }).fill('Evening')
  await card.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Renamed to Evening.')).toBeVisible()
  const renamed = page.getByRole('article', { name: 'Evening' })
  await renamed.getByRole('button', { name: 'Delete' }).click()
  await renamed.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Evening has been deleted.')).toBeVisible()
  await expect(renamed).toHaveCount(0)
})

test('the whole upload works by keyboard', async ({ page }) => {
  const { chooser, crop, part, yarns, name, drawing: seen, open } = bench(page)
  await page.goto('/your-design')
  await expect(page.getByText('None yet.')).toBeVisible()
  await chooser.focus()
  const chooserEvent = page.waitForEvent('filechooser')
  await page.keyboard.press('Space')
  await (await chooserEvent).setFiles(await drawing())
  await expect(seen('three')).toBeVisible()
  await crop.focus()
  await page.keyboard.press('-')
  await expect(part).toHaveAttribute('aria-valuetext', '95%')
  await page.keyboard.press('-')
  await page.keyboard.press('ArrowLeft')
  await expect(crop).toHaveAttribute('aria-label', /, 4% from the left/)
  await yarns.focus()
  await page.keyboard.press('Home')
  await expect(yarns).toHaveAttribute('aria-valuetext', 'Two yarns')
  await expect(seen('two')).toBeVisible()
  await name.fill('Typed')
  await open.focus()
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Typed')
})

test('the rug equals its preview', async ({ page, request }) => {
  const { chooser, drawing: seen, open } = bench(page)
  await page.goto('/your-design')
  await chooser.setInputFiles(await drawing())
  await expect(seen('three')).toBeVisible()
  const shown = await seen('three').evaluate((canvas) => {
    const { width, height } = canvas as HTMLCanvasElement
    const { data } = (canvas as HTMLCanvasElement).getContext('2d')!.getImageData(0, 0, width, height)
    return { width, height, rgb: Array.from(data.filter((_, at) => at % 4 < 3 && at % 64 < 4)) }
  })
  await open.click()
  await expect(page).toHaveURL(/\/product\/own-/)
  const id = /own-([0-9a-f]{32})/.exec(page.url())?.[1] ?? ''
  const bitmap = await (await request.get(`/bitmap/own/${id}.bmp`)).body()
  const storedChannels: number[] = []
  for (let pixel = 0; pixel < shown.width * shown.height; pixel += 16) {
    const row = shown.height - 1 - Math.floor(pixel / shown.width)
    const entry = 54 + 4 * bitmap[bitmap.readUInt32LE(10) + row * shown.width + (pixel % shown.width)]!
    storedChannels.push(bitmap[entry + 2]!, bitmap[entry + 1]!, bitmap[entry]!)
  }
  expect(storedChannels.length).toBe(shown.rgb.length)
  expect(storedChannels.filter((value, at) => value !== shown.rgb[at])).toHaveLength(0)
})

test('a drawing photographed at an angle is found, offered, and straightened only when taken', async ({
  page,
}) => {
  const { chooser, crop, name, drawing: seen, open } = bench(page)
  const shapes = `<svg width="1200" height="900"><rect width="100%" height="100%" fill="#704E37"/><polygon points="300,90 900,150 1080,800 150,760" fill="${WOOL}"/><polygon points="520,330 720,345 740,560 500,545" fill="${BRICK}"/></svg>`
  await page.goto('/your-design')
  await chooser.setInputFiles({
    name: 'table.png',
    mimeType: 'image/png',
    buffer: await sharp(Buffer.from(shapes)).png().toBuffer(),
  })
  await expect(page.getByText('There seems to be a rug or a sheet of paper in this picture.')).toBeVisible()
  await expect(seen('three')).toBeVisible()
  await expect(crop).toHaveAttribute('aria-label', /^Crop, 100% of the width/)
  await page.getByRole('button', { name: 'Cut it out and straighten it' }).click()
  const corner = page.getByRole('button', {
    name: /^Lower right corner, 90% from the left, 89% from the top/,
  })
  await expect(corner).toBeVisible()
  await expect(seen('two')).toBeVisible()

  const box = (await corner.boundingBox())!
  await page.mouse.move(box.x + 22, box.y + 22)
  await page.mouse.down()
  await page.mouse.move(box.x + 22, box.y + 62, { steps: 3 })
  await page.mouse.up()
  await expect(seen('three')).toBeVisible()
  const lowered = page.getByRole('button', { name: /^Lower right corner/ })
  await expect(lowered).not.toHaveAttribute('aria-label', /89% from the top/)
  await page.getByRole('button', { name: 'Back to a plain crop' }).click()
  await expect(crop).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(corner).toBeVisible()
  await expect(seen('two')).toBeVisible()
  await name.fill('Straight')
  await open.click()
  await expect(heading(page)).toHaveText('Straight')
})

test('an error explains what to do and keeps the input', async ({ page, allowError }) => {
  allowError(/status of 422/)
  // With a mocked answer the browser reads the uploaded file again by its blob URL.
  allowError(/Connecting to 'blob:/)
  const { chooser, yarns, name, drawing: seen, open, error } = bench(page)
  await page.goto('/your-design')
  const text = { name: 'fox.png', mimeType: 'image/png', buffer: Buffer.from('<html>not a picture</html>') }
  await chooser.setInputFiles(text)
  await expect(error.filter({ hasText: 'This file is not a picture.' })).toBeVisible()
  await chooser.setInputFiles(await drawing())
  await expect(seen('three')).toBeVisible()
  await expect(error.filter({ hasText: 'not a picture' })).toHaveCount(0)

  await name.fill('Kept')
  await yarns.fill('7')
  await page.getByText('Round', { exact: true }).click()
  const broken = await drawing()
  await chooser.setInputFiles({ ...broken, buffer: broken.buffer.subarray(0, 60) })
  await expect(error.filter({ hasText: 'This picture is damaged' })).toBeVisible()
  await page.route('/api/own-artwork', (route) =>
    route.fulfill({ status: 422, json: { code: 'picture/too-slow' } }),
  )
  await open.click()
  await expect(error.filter({ hasText: 'took too long' })).toBeVisible()
  await expect(name).toHaveValue('Kept')
  await expect(yarns).toHaveValue('7')
  await expect(page.getByRole('radio', { name: 'Round' })).toBeChecked()

  await page.unroute('/api/own-artwork')
  await open.click()
  await expect(heading(page)).toHaveText('Kept')
  await expect(page.getByRole('radio', { name: 'Round' })).toBeChecked()
})

test('an animated GIF and a photograph of 48 million pixels become rugs', async ({ page }) => {
  const { chooser, name, open } = bench(page)
  const { buffer } = await drawing()
  const frames = [buffer, await sharp(buffer).negate().png().toBuffer()]
  const gif = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer()
  const photograph = await sharp(buffer).resize(8064, 6048).jpeg({ quality: 60 }).toBuffer()
  for (const [file, mimeType, content] of [
    ['moving.gif', 'image/gif', gif],
    ['dunes.jpg', 'image/jpeg', photograph],
  ] as const) {
    await page.goto('/your-design')
    await chooser.setInputFiles({ name: file, mimeType, buffer: content })
    await expect(name).toHaveValue(/moving|dunes/i, { timeout: 20_000 })
    await open.click()
    await expect(heading(page)).toHaveText(/^(?:Moving|Dunes)$/, { timeout: 20_000 })
  }
})

test('a design opens by its link in another browser, in its shape', async ({ page, browser, studio }) => {
  const { chooser, drawing: seen, open } = bench(page)
  await page.goto('/your-design')
  await chooser.setInputFiles(await drawing())
  await page.getByText('Round', { exact: true }).click()
  await expect(seen('three')).toBeVisible()
  await open.click()
  await expect(page).toHaveURL(/\/product\/own-/)
  await expect(studio.shuffle).toBeEnabled()
  const elsewhere = await browser.newPage()
  await elsewhere.goto(page.url())
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Fox drawing')
  await expect(elsewhere.getByRole('radio', { name: 'Round' })).toBeChecked()
  await elsewhere.close()
})

for (const width of [1440, 820, 390])
  test(`the upload page passes axe at ${width} pixels, and fits`, async ({ page }) => {
    const { chooser, drawing: seen } = bench(page)
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/your-design')
    const check = async () => {
      await page.evaluate(() => document.fonts.ready)
      expect(await barriersOn(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
    await check()
    await chooser.setInputFiles(await drawing())
    await expect(seen('three')).toBeVisible()
    await check()
  })
