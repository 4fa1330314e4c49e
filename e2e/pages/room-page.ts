import { plateWidth } from '@nawl/contract/imaging/room-paths'
import type { Page } from '@playwright/test'
import { expect } from '../expect.ts'

import { decode, type Picture } from '../support/picture.ts'

export type RoomPage = ReturnType<typeof roomOn>

/** Page object of the rug in a room, by accessible names. */
export function roomOn(page: Page) {
  const canvas = page.locator('[data-room-rug]')
  /** Brings the tools back beside a room that has the whole window, or sends them away. */
  const tools = page.getByRole('button', { name: /^(?:Yarns and size|Full window)$/ })
  const frame = page.locator('.room-frame')
  const rug = page.getByRole('application', { name: /on the floor of/ })
  return {
    canvas,
    rug,
    stage: page.getByRole('region', { name: /in a room$/ }),
    room: page.getByRole('combobox', { name: 'Room' }),
    turn: page.getByRole('slider', { name: 'Turn the rug' }),
    tools,
    announcement: page.getByRole('status').filter({ hasText: /cm|degrees|Back where/ }),

    /** Opens a room with the tools beside it. */
    async open(): Promise<void> {
      await page.getByRole('radio', { name: 'In a room' }).check()
      await expect(canvas).toHaveAttribute('data-painted', 'full')
      if (!(await tools.isVisible()) || (await tools.getAttribute('aria-expanded')) === 'true') return
      await tools.click()
      // Beside its tools a room is narrower, and its smaller plates follow the wide ones.
      await expect
        .poll(async () => {
          const wanted = await frame.evaluate((element) => element.clientWidth * devicePixelRatio)
          return (await canvas.getAttribute('width')) === String(plateWidth(wanted))
        })
        .toBe(true)
      await expect(canvas).toHaveAttribute('data-painted', 'full')
    },

    /** The canvas's content once it is fully rendered. */
    async painted(): Promise<Picture> {
      await expect(canvas).toHaveAttribute('data-painted', 'full')
      const url = await canvas.evaluate((element) => (element as HTMLCanvasElement).toDataURL())
      return decode(Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'))
    },

    /** The corners of the rug's outline, relative to the room's picture. */
    async outline(): Promise<readonly (readonly [u: number, v: number])[]> {
      const clip = await rug.evaluate((element) => getComputedStyle(element).clipPath)
      return [...clip.matchAll(/([\d.-]+)% ([\d.-]+)%/g)].map(
        ([, u, v]) => [Number(u) / 100, Number(v) / 100] as const,
      )
    },
  }
}

/** Share of pixels that differ between two pictures of a canvas, transparency included. */
export function shareOfChange(a: Picture, b: Picture): number {
  if (a.rgba.length !== b.rgba.length) return 1
  let changed = 0
  for (let i = 0; i < a.rgba.length; i += 4)
    if ([0, 1, 2, 3].some((channel) => Math.abs(a.rgba[i + channel]! - b.rgba[i + channel]!) > 6)) changed++
  return (changed * 4) / a.rgba.length
}
