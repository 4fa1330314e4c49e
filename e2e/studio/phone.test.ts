import type { Locator, Page } from '@playwright/test'

import { barriersOn } from '../layout/barriers-on.ts'
import { holdCalls } from '../support/delayed-calls.ts'
import { BACK, ONWARD } from '../in-arabic/reading-keys.ts'
import { expect, test } from '../shop-test.ts'
import { dragBy } from '../support/touch-drag.ts'

for (const viewport of [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
])
  test.describe(`on a phone of ${viewport.width} by ${viewport.height}`, () => {
    test.use({ viewport, hasTouch: true, isMobile: true })

    test('the rug stays visible from the first yarn to the price', async ({ page, studio }) => {
      await studio.open('bab')
      await expectRugSeen(page)
      await studio.swatch('Brass').tap()
      await expectRugSeen(page)
      await studio.pictureAfter(() => studio.color('Teal').tap())
      await expect(studio.color('Teal')).toBeInViewport()
      await expectRugSeen(page)

      await studio.picker.getByRole('tab', { name: 'More yarns' }).tap()
      await studio.picker.getByRole('tab', { name: 'Saffrons' }).tap()
      const saffron = studio.picker.getByRole('group', { name: 'Saffrons' }).getByRole('button').nth(6)
      await studio.pictureAfter(() => saffron.tap())
      await expect(saffron).toHaveAttribute('aria-pressed', 'true')
      await expectRugSeen(page)

      await studio.compare.tap()
      await expect(studio.compare).toHaveAttribute('aria-valuenow', '50')
      await studio.compare.tap()
      await expect(studio.compare).toHaveAttribute('aria-valuenow', '0')

      await page.getByRole('link', { name: 'Size and price' }).tap()
      await page.getByText('Square', { exact: true }).tap()
      await page.getByRole('textbox', { name: 'Width' }).fill('5')
      await expect(page.getByText('$250.00', { exact: true })).toBeInViewport()
      await expectRugSeen(page)
    })

    test('every control is at least 44 pixels wide and high', async ({ page, studio }) => {
      await studio.open('bab')
      await expectTargets(page)
      await studio.swatch('Brass').tap()
      await studio.pictureAfter(() => studio.color('Teal').tap())
      await expectTargets(page)
      await studio.picker.getByRole('tab', { name: 'More yarns' }).tap()
      await expect(studio.picker.getByRole('searchbox')).toBeVisible()
      await expectTargets(page)
      await studio.picker.getByRole('searchbox').fill('rust')
      await expect(studio.picker.getByRole('button', { name: 'Clear the search' })).toBeVisible()
      await expectTargets(page)
    })

    test('the bottom sheet follows a finger and snaps to three heights', async ({ page, studio }) => {
      await studio.open('bab')
      const { head, raise, lower } = sheetOn(page)
      const half = await topOf(head)
      await dragBy(page, head, { y: -48, flick: true })
      await expect(raise, 'flicked up').toHaveAttribute('aria-disabled', 'true')
      await expect.poll(() => topOf(head)).toBeLessThan(half - 40)
      await expectRugSeen(page)
      await expect.poll(() => isSettled(page)).toBe(true)
      await dragBy(page, head, { y: 24, flick: false })
      await expect(raise, 'hardly moved').toHaveAttribute('aria-disabled', 'true')
      await expect.poll(() => isSettled(page)).toBe(true)
      await dragBy(page, head, { y: viewport.height, flick: false })
      await expect(lower, 'all the way down').toHaveAttribute('aria-disabled', 'true')
      await expect(studio.shuffle).toBeHidden()
      await expectRugSeen(page)
      await expect.poll(() => isSettled(page)).toBe(true)
      await dragBy(page, head, { y: -48, flick: true })
      await expect.poll(() => topOf(head)).toBeCloseTo(half, 0)
      await expect(studio.shuffle).toBeVisible()
      expect(await page.evaluate(() => scrollY), 'the page stays').toBe(0)
    })

    test('a finger on the tools raises the bottom sheet, then scrolls them at full height', async ({
      page,
      studio,
    }) => {
      await studio.open('bab')
      const { raise } = sheetOn(page)
      const tools = page.getByRole('heading', { name: 'Color Replacement Tool' })
      await dragBy(page, tools, { y: -60, flick: true })
      await expect(raise).toHaveAttribute('aria-disabled', 'true')
      await expect.poll(() => isSettled(page)).toBe(true)
      await dragBy(page, tools, { y: -100, flick: false })
      await expect
        .poll(() => page.locator('.sheet-body').evaluate((body) => body.scrollTop))
        .toBeGreaterThan(40)
      await expectRugSeen(page)
    })

    test('it passes axe at every height, and focus is never lost', async ({ page, studio }) => {
      await studio.open('bab')
      const { raise, lower } = sheetOn(page)
      await expectNoBarrier(page)
      await studio.swatch('Brass').tap()
      await expect(raise).toHaveAttribute('aria-disabled', 'true')
      await expectNoBarrier(page)
      await studio.color('Teal').focus()
      await lower.tap()
      await lower.press('Enter')
      await expect(lower).toHaveAttribute('aria-disabled', 'true')
      await expect(lower).toBeFocused()
      await expectNoBarrier(page)
      await raise.press('Enter')
      await expect.poll(() => isSettled(page)).toBe(true)
      await studio.shuffle.focus()
      await expect.poll(() => isSettled(page)).toBe(true)
      await dragBy(page, sheetOn(page).head, { y: viewport.height, flick: false })
      await expect(raise, 'what had the keyboard is out of sight').toBeFocused()
    })

    test('the layout does not shift while the studio loads', async ({ page, studio }) => {
      await studio.open('bab')
      const shift = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            new PerformanceObserver((list) => {
              // TypeScript's DOM types lack layout shifts.
              const shifts = list.getEntries() as (PerformanceEntry & { value: number })[]
              resolve(shifts.reduce((sum, { value }) => sum + value, 0))
            }).observe({ type: 'layout-shift', buffered: true })
            setTimeout(() => resolve(0), 500)
          }),
      )
      expect(shift).toBeLessThan(0.01)
    })
  })

test.describe('with less motion', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    contextOptions: { reducedMotion: 'reduce' },
  })

  test('the bottom sheet jumps to its next height without animation', async ({ page, studio }) => {
    await studio.open('bab')
    const { raise } = sheetOn(page)
    await raise.tap()
    const [before, after] = [await topOf(raise), await topOf(raise)]
    expect(after, 'nothing slides').toBe(before)
    await expect(raise).toHaveAttribute('aria-disabled', 'true')
  })
})

test('palettes have one Tab stop each, with arrows, Home and End inside', async ({ page, studio }) => {
  await studio.open('bab')
  const palettes = page.getByRole('group', { name: 'Palettes' }).getByRole('button')
  for (const list of [studio.swatches, palettes]) {
    const last = (await list.count()) - 1
    await list.first().focus()
    await page.keyboard.press(ONWARD)
    await expect(list.nth(1)).toBeFocused()
    await page.keyboard.press('End')
    await expect(list.nth(last)).toBeFocused()
    await page.keyboard.press(ONWARD)
    await expect(list.nth(last)).toBeFocused()
    await page.keyboard.press(BACK)
    await expect(list.nth(last - 1)).toBeFocused()
    await page.keyboard.press('Home')
    await expect(list.first()).toBeFocused()
    await expect(list.and(page.locator('[tabindex="0"]'))).toHaveCount(1)
  }
  await studio.swatches.first().focus()
  await page.keyboard.press(ONWARD)
  await page.keyboard.press('Enter')
  await expect(studio.picker).toBeVisible()
  await page.keyboard.press(ONWARD)
  await expect(studio.swatches.nth(2), 'the open picker is passed over').toBeFocused()
})

test('colour, undo, busy state and price are announced', async ({ page, studio }) => {
  await studio.open('bab')
  const status = page.getByRole('status')
  await studio.swatch('Brass').focus()
  await page.keyboard.press('Enter')
  await studio.color('Teal').focus()
  const { release } = await holdCalls(page, '**/api/color/**')
  await page.keyboard.press('Enter')
  await expect(status.filter({ hasText: 'Changing color...' })).toHaveCount(1)
  release()
  await expect(status.filter({ hasText: /Teal/ })).toHaveCount(1)
  await studio.undo.press('Enter')
  await expect(status.filter({ hasText: 'All yarns are as designed.' })).toHaveCount(1)
  await studio.setSize('5', '8')
  await expect(status.filter({ hasText: 'Estimated price $400.00' })).toHaveCount(1)
})

function sheetOn(page: Page) {
  return {
    head: page.locator('.sheet-head'),
    raise: page.getByRole('button', { name: 'Raise the tool panel' }),
    lower: page.getByRole('button', { name: 'Lower the tool panel' }),
  }
}

const topOf = (element: Locator): Promise<number> =>
  element.evaluate((found) => found.getBoundingClientRect().top)

function isSettled(page: Page): Promise<boolean> {
  return page.evaluate(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
}

/** Expects the whole rug on screen, with nothing over its centre. */
async function expectRugSeen(page: Page): Promise<void> {
  await expect(async () => {
    const seen = await page.evaluate(() => {
      const rug = document.querySelector('.rug')
      const box = rug?.getBoundingClientRect()
      if (!rug || !box) return null
      const over = (x: number, y: number) => rug.contains(document.elementFromPoint(x, y))
      return {
        inWindow: box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight && box.right <= innerWidth,
        middle: over(box.left + box.width / 2, box.top + box.height / 2),
        foot: over(box.left + box.width / 2, box.bottom - 4),
        isLarge: box.width > 110 && box.height > 75,
      }
    })
    expect(seen).toEqual({ inWindow: true, middle: true, foot: true, isLarge: true })
  }).toPass({ timeout: 5_000 })
}

/** Expects every control of the studio to be large enough for touch. */
async function expectTargets(page: Page): Promise<void> {
  await expect.poll(() => isSettled(page)).toBe(true)
  const small = await page.evaluate(() => {
    const controls = 'a[href], button, input, select, [role=slider], [role=tab], [tabindex="0"]'
    return [...document.querySelectorAll<HTMLElement>(`.studio :is(${controls})`)]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .map((control) => ({ control, box: control.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 44 || box.height < 44)
      .map(({ control, box }) => `${box.width} x ${box.height} ${control.outerHTML.slice(0, 160)}`)
  })
  expect(small).toEqual([])
}

async function expectNoBarrier(page: Page): Promise<void> {
  await expect.poll(() => isSettled(page)).toBe(true)
  expect(await barriersOn(page)).toEqual([])
}
