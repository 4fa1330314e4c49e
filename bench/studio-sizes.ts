// `npm run bench:studio-sizes`: the time from typing a side of a rug to seeing it drawn for the new size in the studio:
// first as a preview, then as the shop's picture; what that picture costs the shop's processor, which is the same on a
// machine in use; and the longest frame while it waits. Then a side is dragged: the time between two previews, and the
// frames meanwhile. Needs built pages and designs.
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { chromium as playwright, type Page } from '@playwright/test'

import { startShop } from '../apps/server/test/crash/shop-process.ts'
import { freePort } from '../apps/server/test/free-port.ts'
import { chromium } from '../e2e/chromium.ts'
import { studioOn } from '../e2e/pages/studio-page.ts'
import { readOptions } from '../tools/read-options.ts'
import { median } from './engine/median.ts'

const { positionals: asked } = readOptions({
  usage: 'npm run bench:studio-sizes [-- geometric/khatam …]',
  options: {},
  words: Infinity,
})
const RUGS = asked.length > 0 ? asked : ['geometric/khatam', 'contemporary/ebru', 'modern/badr']
/** Typed one after another, in cm; the first also loads the design and is not counted. */
const LENGTHS = [301, 307, 313, 319, 325, 331]

const home = mkdtempSync(join(tmpdir(), 'nawl-studio-'))
// All of it: the shop draws what is missing beside the measurement.
cpSync('var/artwork', join(home, 'artwork'), { recursive: true })
const port = await freePort()
const shop = await startShop(home, undefined, [], { pages: true, port })
const browser = await playwright.launch({ ...(await chromium()), headless: true })
try {
  console.log('goal: 400 ms to the picture, median; 32 ms a frame')
  const rows: Record<string, object> = {}
  for (const rug of RUGS) rows[rug] = await measure(rug)
  console.table(rows)
} finally {
  await browser.close()
  await shop.kill()
  rmSync(home, { recursive: true, force: true })
}

async function measure(rug: string) {
  const context = await browser.newContext({
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1440, height: 900 },
  })
  const page = await context.newPage()
  const studio = studioOn(page)
  await page.goto(`/product/${rug.split('/')[1]}`)
  await studio.shuffle.and(page.locator(':not([aria-disabled="true"])')).waitFor({ timeout: 60_000 })
  await page.getByRole('radio', { name: 'cm' }).check()
  await studio.setSize('240', '300')
  await untilAtRest(page)
  const seen: Seen[] = []
  for (const length of LENGTHS) {
    const waiting = untilSeen(page, `240x${length}.`)
    const before = shopMs()
    await page.getByRole('textbox', { name: 'Length' }).fill(String(length))
    const { preview, picture, frame } = await waiting
    seen.push({ preview, picture, frame, shop: shopMs() - before })
    await untilAtRest(page)
  }
  const drag = await dragged(page)
  await context.close()
  const counted = seen.slice(1)
  const of = (key: keyof Seen) => Math.round(median(counted.map((one) => one[key])))
  return {
    'preview, ms': of('preview'),
    'picture, ms': of('picture'),
    'slowest picture, ms': Math.round(Math.max(...counted.map(({ picture }) => picture))),
    'processor of the shop, ms': of('shop'),
    'longest frame, ms': of('frame'),
    'dragged: a preview each, ms': drag.preview,
    'its frames, median and 95 %, ms': drag.frames,
  }
}

/** Milliseconds from typing to the preview and to the picture, of the longest frame, and of the shop's processor. */
type Seen = { preview: number; picture: number; frame: number; shop: number }

/** Drags the length by a pixel a frame for two seconds: medians of what happens on screen meanwhile. */
async function dragged(page: Page): Promise<{ preview: number; frames: string }> {
  const box = await page.locator('.side-handle-length').boundingBox()
  if (!box) throw new Error('the length has no handle')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  const watching = page.evaluate(
    () =>
      new Promise<{ previews: number[]; frames: number[] }>((resolve) => {
        const begun = performance.now()
        const [previews, frames]: [number[], number[]] = [[], []]
        let shown: string | undefined
        const look = () => {
          const now = performance.now()
          frames.push(now)
          const composed = document.querySelector<HTMLElement>('[data-composed]')?.dataset['composed']
          if (composed !== shown) previews.push(now)
          shown = composed
          if (now - begun < 2000) requestAnimationFrame(look)
          else resolve({ previews, frames })
        }
        look()
      }),
  )
  for (let moved = 0, begun = performance.now(); performance.now() - begun < 2000; moved++) {
    await page.mouse.move(x, y - 40 * Math.sin(moved / 25))
    await page.waitForTimeout(10)
  }
  const { previews, frames } = await watching
  await page.mouse.up()
  const steps = frames.slice(1).map((at, i) => at - frames[i]!)
  const late = steps.toSorted((a, b) => a - b)[Math.floor(0.95 * steps.length)]!
  return {
    preview: Math.round((previews.at(-1)! - previews[0]!) / (previews.length - 1)),
    frames: `${Math.round(median(steps))}, ${Math.round(late)}`,
  }
}

/** Processor time of the shop so far. A clock tick is 10 ms. */
function shopMs(): number {
  const times = readFileSync(`/proc/${shop.process.pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return 10 * (Number(times[11]) + Number(times[12]))
}

/**
 * Waits until the shop has had nothing to do for a second, and the page a second more for its notes: nobody types the next
 * size while the last one is still compared and inspected. (`networkidle` is true for good once a page has been idle.)
 */
async function untilAtRest(page: Page): Promise<void> {
  for (let before = -1; before !== shopMs();) {
    before = shopMs()
    await page.waitForTimeout(1000)
  }
  await page.waitForTimeout(1000)
}

function untilSeen(page: Page, size: string): Promise<Omit<Seen, 'shop'>> {
  return page.evaluate(
    (size) =>
      new Promise<Omit<Seen, 'shop'>>((resolve) => {
        const picture = () => document.querySelector<HTMLImageElement>('main img[alt$=" rug"]')!
        const before = picture().src
        const seen = { preview: NaN, picture: NaN, frame: 0 }
        const look = (typed: number, last: number) => {
          const now = performance.now()
          seen.frame = Math.max(seen.frame, now - last)
          if (Number.isNaN(seen.preview) && document.querySelector(`[data-composed*='${size}'] canvas`))
            seen.preview = now - typed
          if (picture().src !== before && picture().complete) resolve({ ...seen, picture: now - typed })
          else requestAnimationFrame(() => look(typed, now))
        }
        const begin = () => look(performance.now(), performance.now())
        document.addEventListener('input', begin, { once: true, capture: true })
      }),
    size,
  )
}
