import type { Page } from '@playwright/test'

import { barriersOn } from '../layout/barriers-on.ts'
import { openPage } from '../support/page-alive.ts'
import { expect, test } from '../shop-test.ts'

const floorOn = (page: Page) => {
  const panel = page.getByRole('dialog', { name: 'See it on your floor' })
  return {
    opener: page.getByRole('button', { name: 'See it on your floor' }),
    panel,
    viewer: panel.locator('model-viewer'),
    status: panel.getByRole('status').first(),
  }
}

/** What a viewer knows of its body: its sides in metres, and whether its size is fixed. */
type Viewer = HTMLElement & { getDimensions: () => { x: number; y: number; z: number }; arScale: string }

/** Waits until what was resized is painted. */
const drawn = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

test('a visitor turns the rug as designed, in its true size', async ({ page, studio }) => {
  const asked: string[] = []
  page.on('request', (request) => void asked.push(request.url()))
  await studio.open('bab')
  await studio.replace('Brass', 'Teal')
  await studio.setSize('8', '10')
  expect(asked.filter((url) => /model-viewer|take-along/.test(url))).toEqual([])
  const { opener, panel, viewer, status } = floorOn(page)
  await opener.click()
  await expect(panel).toContainText('at its true size')
  await expect(status).toContainText('Drag to turn the rug', { timeout: 60_000 })
  const sides = await viewer.evaluate((element) => (element as Viewer).getDimensions())
  expect(sides.x).toBeCloseTo(2.438, 3)
  expect(sides.z).toBeCloseTo(3.048, 3)
  expect(sides.y).toBeCloseTo(0.015, 3)
  await expect(viewer).toHaveAttribute('ar-scale', 'fixed')
  await expect(viewer).toHaveAttribute('ios-src', /^\/take-along\/floor\/bab\.usdz\?d=/)
  const origin = new URL(page.url()).origin
  expect(asked.filter((url) => !url.startsWith(origin) && !/^(?:blob|data):/.test(url))).toEqual([])
  for (const width of [1440, 820, 390]) {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
    await drawn(page)
    await page.screenshot({ path: `var/test/screens/own-floor-${width}.png` })
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  expect(await barriersOn(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(opener).toBeFocused()
})

test('the page to send offers the same', async ({ page }) => {
  await openPage(page, '/shown/bab')
  const { opener, panel, status } = floorOn(page)
  await opener.click()
  await expect(panel).toContainText('until you choose a size')
  await expect(status).toContainText('Drag to turn the rug', { timeout: 60_000 })
})

test('a rug that cannot be fetched says so, and is tried again', async ({ page, failCalls, allowError }) => {
  await openPage(page, '/shown/bab')
  // The viewer reports it, and throws it as well.
  allowError(/Failed to fetch/)
  await failCalls('**/take-along/floor/**')
  const { opener, panel, status } = floorOn(page)
  await opener.click()
  await expect(panel.getByRole('alert')).toContainText('could not be shown')
  await page.unroute('**/take-along/floor/**')
  await panel.getByRole('button', { name: 'Try again' }).click()
  await expect(status).toContainText('Drag to turn the rug', { timeout: 60_000 })
})

/** Remembers the addresses of links that scripts follow, instead of following them. */
const rememberLinks = (page: Page) =>
  page.addInitScript(() => {
    const followed: string[] = []
    Object.assign(globalThis, { followed })
    HTMLAnchorElement.prototype.click = function () {
      followed.push(`${this.rel} ${this.href}`)
    }
  })

const followed = (page: Page) =>
  page.evaluate(() => (globalThis as { followed?: string[] }).followed?.at(-1) ?? '')

test.describe('on an Android telephone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    userAgent:
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  })

  test('the rug is handed to Scene Viewer by an absolute address, its size fixed', async ({ page }) => {
    await rememberLinks(page)
    await openPage(page, '/shown/bab')
    const { opener, panel, status } = floorOn(page)
    await opener.click()
    await expect(status).toContainText('Drag to turn the rug', { timeout: 60_000 })
    await panel.getByRole('button', { name: 'Lay it on my floor' }).click()
    await expect.poll(() => followed(page)).toContain('intent://arvr.google.com/scene-viewer')
    const intent = new URL((await followed(page)).trim().replace('intent:', 'https:'))
    expect(intent.searchParams.get('resizable')).toBe('false')
    expect(intent.searchParams.get('file')).toBe(new URL('/take-along/floor/bab.glb', page.url()).href)
    await page.screenshot({ path: 'var/test/screens/own-floor-android.png' })
  })
})

test.describe('on an iPhone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
  })

  test('the rug is handed to Quick Look, its size fixed', async ({ page }) => {
    await rememberLinks(page)
    // What Safari says of links that open its viewer.
    await page.addInitScript(() => {
      DOMTokenList.prototype.supports = (token: string) => token === 'ar'
    })
    await openPage(page, '/shown/bab')
    const { opener, panel, status } = floorOn(page)
    await opener.click()
    await expect(status).toContainText('Drag to turn the rug', { timeout: 60_000 })
    await panel.getByRole('button', { name: 'Lay it on my floor' }).click()
    const address = new URL('/take-along/floor/bab.usdz#allowsContentScaling=0', page.url())
    await expect.poll(() => followed(page)).toBe(`ar ${address.href}`)
  })
})
