import type { Page } from '@playwright/test'

import { barriersOn } from './barriers-on.ts'
import { expect } from '../shop-test.ts'

/** Expects no barriers and nothing beside the window, on a phone, a tablet and a desktop; a picture of each is kept. */
export async function fitsAtEveryWidth(page: Page, name: string): Promise<void> {
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    // A bar that sticks to the window's foot covers some field wherever the page stands; at the end it covers none.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    expect(await barriersOn(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await page.screenshot({ path: `var/test/screens/${name}-${width}.png`, fullPage: true })
  }
}
