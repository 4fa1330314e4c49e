import { chromium as browsers, type Page } from '@playwright/test'

import { chromium } from '../../e2e/chromium.ts'
import { claimGraphicsProcessor } from '../../e2e/support/claim-graphics-processor.ts'
import { median } from '../engine/median.ts'

const MOVES = 12

/** Time from a key that moves the rug to the pixels, in a running shop: by the engine and by software WebGL. */
export async function measureRoomBrowser(shop: string): Promise<void> {
  const browser = await browsers.launch(await chromium())
  for (const painter of ['plain', 'webgl'] as const) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    if (painter === 'webgl') await page.addInitScript(claimGraphicsProcessor)
    await page.goto(`${shop}/product/bab`)
    await page.waitForLoadState('networkidle')
    await page.getByRole('radio', { name: 'In a room' }).click()
    await page.locator('[data-painted=full]').waitFor({ state: 'attached', timeout: 120_000 })
    const took: Awaited<ReturnType<typeof paintedAfterMove>>[] = []
    for (let move = 0; move < MOVES; move++) took.push(await paintedAfterMove(page))
    const middle = (which: 'draft' | 'full') => median(took.map((times) => times[which])).toFixed(0)
    const draft = painter === 'plain' ? `draft after ${middle('draft')} ms, ` : ''
    console.log(`${painter}: ${draft}all of it ${middle('full')} ms after it rests`)
    await page.close()
  }
  await browser.close()
}

/** Milliseconds from a key to the draft, and from the last movement to the full picture. */
function paintedAfterMove(page: Page): Promise<{ readonly draft: number; readonly full: number }> {
  const RESTS_MS = 140
  return page.evaluate(async (rests) => {
    const rug = document.querySelector('.room-rug')
    const canvas = document.querySelector('[data-room-rug]')
    if (!rug || !canvas) throw new Error('there is no room')
    const start = performance.now()
    const times = { draft: 0, full: 0 }
    const done = new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        const painted = canvas.getAttribute('data-painted')
        // Graphics processors render asynchronously; reading a pixel waits for the result.
        const gl = canvas instanceof HTMLCanvasElement ? canvas.getContext('webgl2') : null
        gl?.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4))
        const now = performance.now() - start
        if (painted === 'draft') times.draft = now
        if (painted !== 'full') return
        times.full = times.draft > 0 ? now - rests : now
        observer.disconnect()
        resolve()
      })
      observer.observe(canvas, { attributeFilter: ['data-painted'] })
    })
    rug.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true, cancelable: true }))
    await done
    return times
  }, RESTS_MS)
}
