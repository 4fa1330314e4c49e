// `npm run bench:studio`: what the studio costs a phone: bytes before its first use and for each colour, and the time
// from choosing a colour to seeing the server's answer, on a fast and on two slow lines. Needs built pages and designs.
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

import { chromium as playwright, devices } from '@playwright/test'

import { freePort } from '../apps/server/test/free-port.ts'
import { startShop } from '../apps/server/test/crash/shop-process.ts'
import { chromium } from '../e2e/chromium.ts'
import { studioOn } from '../e2e/pages/studio-page.ts'
import { readOptions } from '../tools/read-options.ts'
import { slowLine } from './studio/slow-line.ts'

const { values } = readOptions({
  usage: 'npm run bench:studio [-- --rug minimalist/bab]',
  options: { rug: 'minimalist/bab' },
})
const [folder = '', rug = ''] = values.rug.split('/')
const COLORS = ['Teal', 'Navy', 'Gold', 'Maroon', 'Green', 'Purple'] as const
const LINES = [
  { bytesPerSecond: Infinity, roundTripMs: 0 },
  { bytesPerSecond: 200_000, roundTripMs: 150 },
  { bytesPerSecond: 50_000, roundTripMs: 150 },
] as const

const home = mkdtempSync(join(tmpdir(), 'nawl-studio-'))
const isOfRug = (path: string) => !path.includes('.') || basename(path).startsWith(rug)
cpSync(join('var/artwork', folder), join(home, 'artwork', folder), { recursive: true, filter: isOfRug })
const port = await freePort()
const line = await slowLine(`http://127.0.0.1:${port}`)
const shop = await startShop(home, undefined, [], { pages: true, port, publicUrl: line.url })
const browser = await playwright.launch({ ...(await chromium()), headless: true })
try {
  console.log('goal: 450 KB before first use, 2 KB a colour; 0.4 s to the answer at 200 KB/s, 0.6 s at 50')
  const rows: Record<string, object> = {}
  for (const speed of LINES) rows[nameOf(speed)] = await measure(speed)
  console.table(rows)
} finally {
  await browser.close()
  line.close()
  await shop.kill()
  rmSync(home, { recursive: true, force: true })
}

async function measure(speed: (typeof LINES)[number]) {
  const context = await browser.newContext({ ...devices['Pixel 7'], baseURL: line.url })
  const page = await context.newPage()
  const studio = studioOn(page)
  const idleShuffle = studio.shuffle.and(page.locator(':not([aria-disabled="true"])'))
  const whenIdle = () => idleShuffle.waitFor({ timeout: 40_000 })
  line.use(speed)
  const before = line.bytes()
  const start = performance.now()
  await page.goto(`/product/${rug}`)
  await studio.picture.evaluate((image: HTMLImageElement) => image.decode())
  const seen = performance.now() - start
  await whenIdle()
  const usable = performance.now() - start
  const first = line.bytes() - before
  // What the page fetches when idle, such as the next pages.
  await page.waitForLoadState('networkidle')
  const idle = line.bytes() - before - first
  await studio.swatches.first().tap()
  await studio.picker.waitFor()
  await page.waitForLoadState('networkidle')
  const colors: { bytes: number; ms: number }[] = []
  for (const color of COLORS) {
    const sent = line.bytes()
    const source = await studio.picture.getAttribute('src')
    const chosen = performance.now()
    await studio.color(color).tap()
    await page.waitForFunction(
      (old) => {
        const picture = document.querySelector<HTMLImageElement>('main img[alt$=" rug"]')
        return picture !== null && picture.src !== old && picture.complete
      },
      source,
      { timeout: 60_000, polling: 'raf' },
    )
    colors.push({ ms: performance.now() - chosen, bytes: line.bytes() - sent })
    await page.waitForLoadState('networkidle')
    await whenIdle()
  }
  await context.close()
  const middle = (of: (color: (typeof colors)[number]) => number) => colors.map(of).sort((a, b) => a - b)[3]!
  return {
    'KB before first use': kb(first),
    'KB when idle': kb(idle),
    'picture seen, s': (seen / 1000).toFixed(2),
    'usable, s': (usable / 1000).toFixed(2),
    'KB a colour': kb(middle(({ bytes }) => bytes)),
    'colour to seen, s': (middle(({ ms }) => ms) / 1000).toFixed(2),
  }
}

function kb(bytes: number): string {
  return (bytes / 1000).toFixed(1)
}

function nameOf({ bytesPerSecond, roundTripMs }: (typeof LINES)[number]): string {
  return bytesPerSecond === Infinity ? 'fast' : `${bytesPerSecond / 1000} KB/s, ${roundTripMs} ms`
}
