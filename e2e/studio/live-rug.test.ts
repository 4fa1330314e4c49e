import type { Locator, Page, Request } from '@playwright/test'
import { TEMPLATE_HEADER } from '@nawl/contract/imaging/picture-template'
import { deltaE2000 } from '@nawl/engine/color/delta-e2000'
import { labFromRgb } from '@nawl/engine/color/lab'

import { claimGraphicsProcessor } from '../support/claim-graphics-processor.ts'
import { decode, type Picture } from '../support/picture.ts'
import { ONWARD } from '../in-arabic/reading-keys.ts'
import { expect, test } from '../shop-test.ts'

const liveRug = (page: Page) => page.locator('.stage [data-live-rug]')

for (const [painter, shape] of [
  ['plain', 'Rectangle'],
  ['plain', 'Square'],
  ['plain', 'Round'],
  ['webgl', 'Rectangle'],
  ['webgl', 'Square'],
  ['webgl', 'Round'],
] as const)
  test(`the rug painted in the browser is the server's picture: ${painter}, ${shape}`, async ({
    page,
    studio,
  }) => {
    if (painter === 'webgl') await page.addInitScript(claimGraphicsProcessor)
    await studio.open('bab')
    await expect(liveRug(page)).toHaveAttribute('data-live-rug', painter)
    await studio.replace('Brass', 'Teal')
    await page.getByRole('radio', { name: shape }).check()
    for (const style of ['Fine', 'Carved']) {
      await page.getByRole('radio', { name: style }).check()
      await expect(studio.shuffle).toBeEnabled()
      const difference = () => meanDifference(liveRug(page), studio.picture)
      await expect.poll(difference, style).toBeLessThanOrEqual(0.5)
    }
  })

test('hovering a colour previews it on the rug, and leaving it restores the rug', async ({
  page,
  studio,
}) => {
  await studio.open('bab')
  await expect(liveRug(page)).toBeAttached()
  await studio.swatch('Brass').click()
  const calls: string[] = []
  page.on('request', (request) => calls.push(request.url()))
  const difference = () => meanDifference(liveRug(page), studio.picture)
  await expect.poll(difference).toBeLessThanOrEqual(0.5)
  await studio.color('Teal').hover()
  await expect.poll(difference).toBeGreaterThan(1)
  await page.getByRole('heading', { name: 'Color Replacement Tool' }).hover()
  await expect.poll(difference).toBeLessThanOrEqual(0.5)
  expect(calls.filter((url) => url.includes('/api/color/'))).toEqual([])
})

test('arrow keys preview one colour after another, and Escape restores the rug', async ({ page, studio }) => {
  await studio.open('bab')
  await expect(liveRug(page)).toBeAttached()
  await studio.swatch('Brass').click()
  await studio.color('Brown').focus()
  const difference = () => meanDifference(liveRug(page), studio.picture)
  for (let i = 0; i < 13; i++) await page.keyboard.press(ONWARD)
  await expect(studio.color('Teal')).toBeFocused()
  await expect.poll(difference).toBeGreaterThan(1)
  await page.keyboard.press('Escape')
  await expect.poll(difference).toBeLessThanOrEqual(0.5)
})

test('the rug can be zoomed by keys, wheel and buttons down to single tufts', async ({ page, studio }) => {
  await studio.open('bab')
  await expect(liveRug(page)).toBeAttached()
  const rug = page.getByRole('group', { name: /^Bab, (?:seen|magnified)/ })
  await expect(rug).toHaveAccessibleName(/whole/)
  await rug.focus()
  await page.keyboard.press('+')
  await expect(rug).toHaveAccessibleName(/^Bab, magnified 1\.6 times/)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('0')
  await expect(rug).toHaveAccessibleName(/whole/)
  // At the top of the page the wheel does not scroll.
  await page.evaluate(() => scrollTo(0, 0))
  await rug.hover({ position: { x: 40, y: 40 } })
  await page.mouse.wheel(0, -300)
  await expect(rug).toHaveAccessibleName(/magnified .* times/)
  const zoomIn = page.getByRole('button', { name: 'Zoom in' })
  for (let i = 0; i < 8; i++) await zoomIn.click()
  await expect(rug).toHaveAccessibleName(/^Bab, magnified 9\.\d times/)
  const stage = await page.getByRole('region', { name: 'Bab on paper' }).boundingBox()
  const seen = await liveRug(page).boundingBox()
  expect(seen?.width, 'only what is in sight is painted').toBeLessThanOrEqual((stage?.width ?? 0) + 1)
  await rug.press('0')
  await expect(rug).toHaveAccessibleName(/whole/)
})

test('a rug is still painted after its graphics context is lost', async ({ page, studio }) => {
  await page.addInitScript(claimGraphicsProcessor)
  await studio.open('bab')
  await expect(liveRug(page)).toHaveAttribute('data-live-rug', 'webgl')
  await liveRug(page).evaluate((canvas) => {
    if (canvas instanceof HTMLCanvasElement)
      canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext()
  })
  await expect(liveRug(page)).toHaveAttribute('data-live-rug', 'plain')
  await expect.poll(() => meanDifference(liveRug(page), studio.picture)).toBeLessThanOrEqual(0.5)
})

test('shape, style and light are sent in the calls when they differ from the default', async ({
  page,
  studio,
}) => {
  await studio.open('bab')
  const bodies: unknown[] = []
  let last: Request | undefined
  page.on('request', (request) => {
    const isCall = request.url().includes('/api/color/')
    if (isCall && !isForWholePicture(request, last)) bodies.push(JSON.parse(request.postData() ?? 'null'))
    // A picture that corrects another is asked for after the name of its template, and counts.
    if (isCall || request.url().includes('/template/')) last = request
  })
  await page.getByRole('radio', { name: 'Round' }).check()
  await expect.poll(() => bodies).toHaveLength(1)
  await expect(studio.shuffle).toBeEnabled()
  await page.getByRole('radio', { name: 'Lamp' }).check()
  await expect.poll(() => bodies).toHaveLength(2)
  await expect(studio.shuffle).toBeEnabled()
  await page.getByRole('radio', { name: 'Loop' }).check()
  await expect.poll(() => bodies).toHaveLength(3)
  await studio.pictureAfter(() => studio.shuffle.click())
  const cut = { imagePath: 'minimalist/bab-round.bmp', outline: 'round' }
  expect(bodies).toMatchObject([
    { ...cut, textureStyle: 'fine' },
    { ...cut, textureStyle: 'fine', light: 'lamp' },
    { ...cut, textureStyle: 'loop', light: 'lamp' },
    { ...cut, textureStyle: 'loop', light: 'lamp', lockedColors: [] },
  ])
})

test('without its bitmap the studio works with the server’s pictures alone', async ({
  page,
  studio,
  allowError,
}) => {
  allowError(/bitmap/)
  await page.route('**/bitmap/**', (route) => route.fulfill({ status: 503 }))
  await studio.open('bab')
  await studio.replace('Brass', 'Teal')
  await expect(liveRug(page)).toHaveCount(0)
})

test('the rug has the proportions of its size', async ({ page, studio }) => {
  await studio.open('bab')
  const ratio = async () => {
    const box = await studio.picture.boundingBox()
    return box ? box.width / box.height : 0
  }
  await page.getByRole('radio', { name: 'cm' }).check()
  await studio.setSize('200', '300')
  await expect.poll(ratio).toBeCloseTo(2 / 3, 2)
  await page.getByRole('textbox', { name: 'Width' }).fill('450')
  await expect.poll(ratio).toBeCloseTo(3 / 2, 2)
})

/** Whether a call repeats the one before without its template: a busy browser did not lay the pile in time. */
const isForWholePicture = (request: Request, before: Request | undefined) =>
  before?.headers()[TEMPLATE_HEADER] !== undefined &&
  request.headers()[TEMPLATE_HEADER] === undefined &&
  request.url() === before.url() &&
  request.postData() === before.postData()

/** Mean ΔE2000 between the live canvas and the server's picture, scaled by area averaging. */
async function meanDifference(canvas: Locator, img: Locator): Promise<number> {
  const handle = await canvas.elementHandle()
  const urls = await img.evaluate(async (element, live) => {
    if (!(element instanceof HTMLImageElement) || !(live instanceof HTMLCanvasElement))
      throw new Error('no rug')
    await element.decode()
    const full = document.createElement('canvas')
    full.width = element.naturalWidth
    full.height = element.naturalHeight
    full.getContext('2d')?.drawImage(element, 0, 0)
    return { live: live.toDataURL(), server: full.toDataURL() }
  }, handle)
  const [live, server] = [await decode(fromDataUrl(urls.live)), await decode(fromDataUrl(urls.server))]
  return differenceOf(live, scaledTo(server, live))
}

const fromDataUrl = (url: string) => Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')

/** Transparent pixels are compared over their background. */
function differenceOf(a: Picture, b: Picture): number {
  const pixels = a.rgba.length / 4
  let sum = 0
  for (let pixel = 0; pixel < pixels; pixel++) sum += deltaE2000(labAt(a, pixel), labAt(b, pixel))
  return sum / pixels
}

function labAt({ rgba }: Picture, pixel: number) {
  const alpha = rgba[pixel * 4 + 3]! / 255
  const [red, green, blue] = [0, 1, 2].map((c) =>
    Math.round(rgba[pixel * 4 + c]! * alpha + 233 * (1 - alpha)),
  )
  return labFromRgb((red! << 16) | (green! << 8) | blue!)
}

function scaledTo(
  picture: Picture,
  { width, height }: { readonly width: number; readonly height: number },
): Picture {
  const rgba = new Uint8Array(width * height * 4)
  const [columns, rows] = [shares(picture.width, width), shares(picture.height, height)]
  for (let to = 0; to < width * height; to++) {
    const sum = [0, 0, 0, 0]
    for (const [y, tall] of rows[Math.floor(to / width)]!)
      for (const [x, wide] of columns[to % width]!) {
        const at = (y * picture.width + x) * 4
        const weight = tall * wide * picture.rgba[at + 3]!
        for (let c = 0; c < 3; c++) sum[c]! += weight * picture.rgba[at + c]!
        sum[3]! += weight
      }
    for (let c = 0; c < 3; c++) rgba[to * 4 + c] = Math.round(sum[c]! / (sum[3]! || 1))
    rgba[to * 4 + 3] = Math.round(sum[3]!)
  }
  return { width, height, rgba }
}

/** For each of `to` pixels, the overlapping source pixels of a side of `from`, with their shares. */
function shares(from: number, to: number): (readonly [number, number])[][] {
  return Array.from({ length: to }, (_, target) => {
    const [low, high] = [(target * from) / to, ((target + 1) * from) / to]
    const under = Array.from({ length: Math.ceil(high) - Math.floor(low) }, (_, i) => Math.floor(low) + i)
    return under.map((at) => [at, (Math.min(high, at + 1) - Math.max(low, at)) / (high - low)] as const)
  })
}
