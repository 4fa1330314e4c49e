// How quickly the studio repaints on a running shop: `node e2e/measure-live-paint.ts [address] [design]`. Not a
// test, because milliseconds depend on the machine. Event Timing measures from the pointer event to the frame on
// screen, in steps of 8 ms, and omits events below 16 ms.
import { chromium as browsers, type Page } from '@playwright/test'

import { chromium } from '../chromium.ts'

type Measured = { readonly frames: number[]; readonly longTasks: number[]; livePaint: number }

const [address = 'http://127.0.0.1:4173', design = 'aria'] = process.argv.slice(2)
const browser = await browsers.launch(await chromium())
const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
await context.addInitScript(observe)
for (const visit of ['first', 'second']) {
  const page = await context.newPage()
  console.log(`${visit} visit: live ${Math.round(await openLive(page))} ms after the bitmap arrived`)
  if (visit === 'second') console.log(await hover(page))
  await page.close()
}
await browser.close()

/** Runs in the page: records the first live paint, the latency of pointer events, and long tasks. */
function observe(): void {
  const measured: Measured = { frames: [], longTasks: [], livePaint: 0 }
  Object.assign(globalThis, { measured })
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      if (name === 'pointerover') measured.frames.push(duration)
    // TypeScript's DOM types lack the threshold.
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) measured.longTasks.push(Math.round(duration))
  }).observe({ type: 'longtask' })
  const look = () => {
    if (document.querySelector('.stage [data-live-rug]'))
      measured.livePaint = performance.timeOrigin + performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Opens the studio; milliseconds from the bitmap's last byte to the live rug. */
async function openLive(page: Page): Promise<number> {
  const bitmap = page.waitForResponse(/\/bitmap\//)
  await page.goto(`${address}/product/${design}`)
  const request = (await bitmap).request()
  await (await bitmap).finished()
  await page.waitForFunction(() => (globalThis as unknown as { measured: Measured }).measured.livePaint > 0)
  const { startTime, responseEnd } = request.timing()
  return (await read(page)).livePaint - (startTime + responseEnd)
}

/** Hovers all fifteen colours three times and returns slow events. Uses the mouse: a locator's hover runs scripts. */
async function hover(page: Page): Promise<string> {
  const shelf = page.getByRole('group', { name: 'Yarns', exact: true })
  await shelf.getByRole('button', { name: /%/ }).first().click()
  const colors = page.getByRole('group', { name: 'Yarns to choose from' }).getByRole('button')
  await colors.last().waitFor()
  await page.waitForTimeout(1000)
  const boxes = await Promise.all((await colors.all()).map((color) => color.boundingBox()))
  const before = await read(page)
  for (const box of [...boxes, ...boxes, ...boxes]) {
    if (box) await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.waitForTimeout(200)
  }
  await page.waitForTimeout(500)
  const { frames, longTasks } = await read(page)
  const late = frames.slice(before.frames.length).toSorted((a, b) => b - a)
  const over = late.filter((ms) => ms > 32).length
  const tasks = longTasks.slice(before.longTasks.length).join(', ') || 'none'
  return `${3 * boxes.length} colours pointed at: median ${late[Math.floor((3 * boxes.length) / 2)] ?? '< 16'} ms, slowest ${late[0] ?? '< 16'}, ${over} over 32 ms; long tasks: ${tasks}`
}

function read(page: Page): Promise<Measured> {
  return page.evaluate(() => structuredClone((globalThis as unknown as { measured: Measured }).measured))
}
