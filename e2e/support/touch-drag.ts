import type { Locator, Page } from '@playwright/test'

type Drag = {
  /** Distance down the screen in CSS pixels. */
  readonly y: number
  /** Whether to release while the finger moves, rather than after a pause. */
  readonly flick: boolean
}

const STEPS = { slow: 12, flick: 4 } as const
const FRAME_MS = 16
const REST_MS = 160

/**
 * Drags an element with one finger from its centre; Playwright itself only taps. Event timestamps are those of a real
 * gesture, however slow the machine is.
 */
export async function dragBy(page: Page, element: Locator, { y, flick }: Drag): Promise<void> {
  const box = await element.boundingBox()
  if (!box) throw new Error('Nothing to drag')
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const session = await page.context().newCDPSession(page)
  let time = Date.now() / 1000
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', by: number, afterMs: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      timestamp: (time += afterMs / 1000),
      touchPoints: type === 'touchEnd' ? [] : [{ x: from.x, y: Math.max(1, from.y + by) }],
    })
  const steps = flick ? STEPS.flick : STEPS.slow
  await touch('touchStart', 0, 0)
  for (let step = 1; step <= steps; step++) await touch('touchMove', (y * step) / steps, FRAME_MS)
  await touch('touchEnd', y, flick ? 0 : REST_MS)
  await session.detach()
}
