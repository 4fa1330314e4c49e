import type { Locator, Page } from '@playwright/test'

import { BACK, ONWARD } from '../in-arabic/reading-keys.ts'
import { expect, test } from '../shop-test.ts'

// A small window, because every focus stop is compared in three screenshots.
test.use({ viewport: { width: 1024, height: 640 } })

test('the keyboard suffices from the home page to a changed colour', async ({ page, studio }) => {
  test.slow()
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport()
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('link', { name: 'DESIGN YOUR RUG' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/products$/)

  await tabTo(page, page.getByRole('link', { name: 'BAB' }))
  await page.keyboard.press('Enter')
  await expect(studio.shuffle).toBeEnabled()
  await tabTo(page, studio.swatches.first())
  await page.keyboard.press('End')
  await expect(studio.swatch('Brass')).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, studio.color('Brown'))
  for (const key of [ONWARD, ONWARD, 'ArrowDown', 'ArrowDown', BACK, 'ArrowUp', 'End', BACK])
    await page.keyboard.press(key)
  await expect(studio.color('Teal')).toBeFocused()
  await expectFocusToShow(page, studio.color('Teal'))
  await studio.pictureAfter(() => page.keyboard.press('Enter'))
  await expect(studio.color('Teal')).toHaveAttribute('aria-pressed', 'true')
  await expect(studio.color('Teal'), 'the choice keeps the keyboard where it was').toBeFocused()
  await page.keyboard.press('Escape')
  await expect(studio.picker).toHaveCount(0)
  await expect(studio.swatch('Brass')).toBeFocused()
})

test('locking, undoing and setting the size work by keyboard', async ({ page, studio }) => {
  await studio.open('bab')
  await tabTo(page, studio.swatches.first())
  await page.keyboard.press('End')
  await expect(studio.swatch('Brass')).toBeFocused()
  await page.keyboard.press('Space')
  await tabTo(page, studio.lock)
  await page.keyboard.press('Enter')
  await expect(studio.unlock).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(studio.swatch('Brass')).toHaveAccessibleName(/\blocked\b/)
  await tabTo(page, studio.shuffle)
  await studio.pictureAfter(() => page.keyboard.press('Enter'))
  await expect(studio.shuffle).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(studio.undo).toBeFocused()
  await studio.pictureAfter(() => page.keyboard.press('Enter'))
  await expect(studio.undo, 'it has nothing to undo, but does not drop the keyboard').toBeFocused()

  await tabTo(page, page.getByRole('radio', { name: 'Rectangle' }))
  await page.keyboard.press(ONWARD)
  await expect(page.getByRole('radio', { name: 'Square' })).toBeChecked()
  await tabTo(page, page.getByRole('textbox', { name: 'Width' }))
  await page.keyboard.type('6')
  await expect(page.getByText('$360.00', { exact: true })).toBeVisible()
})

test('the menu traps focus while it is open and returns it', async ({ page }) => {
  await page.goto('/products')
  const button = page.getByRole('button', { name: 'Menu', exact: true })
  await expect(async () => {
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible({ timeout: 1_000 })
  }).toPass()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  for (let stop = 0; stop < 30; stop++) {
    await page.keyboard.press('Tab')
    await expect(menu.locator(':focus')).toHaveCount(1)
  }
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
  await expect(button).toBeFocused()
})

/** Presses Tab until `target` has focus, and expects the focus to be visible. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  // More stops than the longest page has: the listing of sixty, each with its favourite button.
  for (let stop = 0; stop < 180 && !(await hasFocus(target)); stop++) await page.keyboard.press('Tab')
  await expect(target).toBeFocused()
  await expectFocusToShow(page, target)
}

function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement)
}

/** Compares the window with and without focus: they must differ, and nothing else may change. */
async function expectFocusToShow(page: Page, target: Locator): Promise<void> {
  const look = () => page.screenshot({ animations: 'disabled', caret: 'hide' })
  await expect(async () => {
    const focused = await look()
    await target.evaluate((element: HTMLElement) => element.blur())
    const blurred = await look()
    await target.focus()
    expect(focused.equals(await look()), 'the window stands still').toBe(true)
    expect(focused.equals(blurred), 'focus cannot be seen').toBe(false)
  }).toPass({ timeout: 15_000 })
}
