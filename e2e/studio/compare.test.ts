import type { Page } from '@playwright/test'

import { decode, meanColor } from '../support/picture.ts'
import { expect, test } from '../shop-test.ts'
import type { Studio } from '../pages/studio-page.ts'

test('comparison is offered once there is a change', async ({ studio }) => {
  await studio.open('bab')
  await expect(studio.compare).toHaveCount(0)
  await tealDoor(studio)
  await expect(studio.compare).toHaveAttribute('aria-valuetext', 'All yours')
  await studio.pictureAfter(() => studio.undo.click())
  await expect(studio.compare).toHaveCount(0)
})

test('the dragged line separates the design on its left from the visitor’s version on its right', async ({
  page,
  studio,
}) => {
  await studio.open('bab')
  await tealDoor(studio)
  const yours = await halves(page, studio)
  const rug = await boxOf(studio)
  const knob = await knobOf(studio)
  await page.mouse.move(knob.x, knob.y)
  await page.mouse.down()
  await page.mouse.move(rug.x + rug.width * 0.3, knob.y, { steps: 5 })
  await page.mouse.move(rug.x + rug.width * 0.5, knob.y, { steps: 5 })
  await page.mouse.up()
  await expect(studio.compare).toHaveAttribute('aria-valuetext', '50% as designed, 50% yours')
  const parted = await halves(page, studio)
  expect(farther(parted.left, yours.left), 'the left half is another colour').toBeGreaterThan(20)
  expect(farther(parted.right, yours.right), 'the right half is as it was').toBeLessThan(2)

  await page.mouse.move(...centre(await knobOf(studio)))
  await page.mouse.down()
  await page.mouse.move(rug.x + rug.width + 200, knob.y, { steps: 5 })
  await page.mouse.up()
  await expect(studio.compare).toHaveAttribute('aria-valuetext', 'All as designed')
})

test('one press splits the view, and another ends the comparison', async ({ page, studio }) => {
  await studio.open('bab')
  await tealDoor(studio)
  await page.mouse.click(...centre(await knobOf(studio)))
  await expect(studio.compare).toHaveAttribute('aria-valuenow', '50')
  await page.mouse.click(...centre(await knobOf(studio)))
  await expect(studio.compare).toHaveAttribute('aria-valuenow', '0')
})

test('the line moves by keys, and Escape leaves an open picker alone', async ({ page, studio }) => {
  await studio.open('bab')
  await tealDoor(studio)
  await studio.compare.focus()
  for (const [key, now] of [
    ['ArrowRight', '2'],
    ['PageUp', '12'],
    ['ArrowLeft', '10'],
    ['End', '100'],
    ['ArrowRight', '100'],
    ['Home', '0'],
    ['ArrowLeft', '0'],
    ['Enter', '50'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(studio.compare).toHaveAttribute('aria-valuenow', now)
  }
  await page.keyboard.press('Escape')
  await expect(studio.compare).toHaveAttribute('aria-valuenow', '0')
  await expect(studio.picker).toBeVisible()
})

/** Dyes the green behind the door, the largest visible change, in red. */
async function tealDoor(studio: Studio): Promise<void> {
  await studio.replace('Limewash', 'Maroon')
}

async function boxOf({ picture }: Studio) {
  const box = await picture.boundingBox()
  if (!box) throw new Error('there is no rug')
  return box
}

/** The centre of the line's handle. */
async function knobOf({ compare }: Studio) {
  const box = await compare.locator('.compare-knob').boundingBox()
  if (!box) throw new Error('there is no line')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

const centre = ({ x, y }: { x: number; y: number }): [number, number] => [x, y]

/** Mean colours of both halves, away from the line. */
async function halves(page: Page, studio: Studio) {
  const { x, y, width, height } = await boxOf(studio)
  const meanAt = async (from: number) => {
    const clip = { x: x + width * from, y: y + height * 0.05, width: width * 0.3, height: height * 0.3 }
    const picture = await decode(await page.screenshot({ clip, animations: 'disabled' }))
    return meanColor(
      picture,
      Array.from({ length: picture.width * picture.height }, (_, at) => at),
    )
  }
  return { left: await meanAt(0.1), right: await meanAt(0.6) }
}

function farther(a: readonly number[], b: readonly number[]): number {
  return Math.max(...a.map((value, channel) => Math.abs(value - (b[channel] ?? 0))))
}
