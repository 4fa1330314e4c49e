import type { Page } from '@playwright/test'

import { cartOn } from '../pages/cart-page.ts'
import { openPage } from '../support/page-alive.ts'
import { expect, test } from '../shop-test.ts'

for (const width of [390, 820, 1024, 1440])
  test(`toasts in the cart at ${width} pixels cover no control`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const { fill, openCart, line, toastWith } = cartOn(page)
    await fill()
    await openCart()
    await line('Bab')
      .getByRole('button', { name: /^Remove/ })
      .click()
    const toast = toastWith('Bab has been removed from the cart')
    await expect(toast).toBeVisible()
    await expect(line('Bab')).toHaveCount(0)
    // A toast with focus stays.
    await toast.getByRole('button', { name: 'Undo' }).focus()
    for (let height = 900; height >= 540; height -= 40) {
      await page.setViewportSize({ width, height })
      await expect.poll(() => coveredBy(page, '.toast'), `${height} high`).toEqual([])
    }
  })

for (const width of [390, 820, 1024, 1440])
  test(`a toast in the studio at ${width} pixels covers no control, and beside the tools no text`, async ({
    page,
    studio,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await studio.open('bab')
    await page
      .getByRole('button', { name: /^Favourite / })
      .first()
      .click()
    await expect(page.locator('.toast')).toContainText('Bab saved to favourites')
    const kept = width < 1000 ? CONTROLS : `${CONTROLS}, ${TEXTS}`
    await expect.poll(() => coveredBy(page, '.toast', kept)).toEqual([])
  })

test('the assistant’s greeting covers nothing, until the visitor scrolls', async ({ page, allowError }) => {
  allowError(/status of 404/)
  const tip = page.getByRole('tooltip')
  await page.clock.install()
  const greeted: string[] = []
  for (const path of [
    '/',
    '/about',
    '/contact',
    '/orders',
    '/country',
    '/journal',
    '/faq',
    '/nowhere',
    '/product/nobody',
  ]) {
    await openPage(page, path)
    await expect(page.locator('.call-tip')).toBeAttached()
    await page.clock.runFor(2_500)
    // React renders some time after the clock's timers.
    const greets = await tip.waitFor({ timeout: 1_000 }).then(
      () => true,
      () => false,
    )
    if (!greets) continue
    greeted.push(path)
    expect(await coveredBy(page, '.call-tip', `${CONTROLS}, ${TEXTS}`), path).toEqual([])
    await page.mouse.wheel(0, 120)
    await page.clock.runFor(500)
    await expect(tip, `${path}, scrolled`).toBeHidden()
  }
  expect(greeted).toContain('/about')
})

const TEXTS = 'h1, h2, h3, p, dt, dd, figcaption'
const CONTROLS = 'a[href], button, input, select, textarea, label, summary'

/** What the elements of `selector` cover of the visible controls, or of what `kinds` names. */
function coveredBy(page: Page, selector: string, kinds = CONTROLS): Promise<string[]> {
  return page.evaluate(
    ([selector, kinds, controlKinds]) => {
      const controls = [...document.querySelectorAll(kinds!)]
      return [...document.querySelectorAll(selector!)].flatMap((over) => {
        const box = over.getBoundingClientRect()
        // A control's whole box, but of a text the lines of its words.
        const boxesOf = (control: Element): readonly DOMRect[] => {
          if (control.matches(controlKinds!)) return [control.getBoundingClientRect()]
          const words = document.createRange()
          words.selectNodeContents(control)
          return [...words.getClientRects()]
        }
        const isUnder = (control: Element) =>
          !over.contains(control) &&
          boxesOf(control).some((other) => {
            const [left, right] = [Math.max(box.left, other.left), Math.min(box.right, other.right)]
            const [top, bottom] = [Math.max(box.top, other.top), Math.min(box.bottom, other.bottom)]
            if (left >= right || top >= bottom) return false
            return document
              .elementsFromPoint((left + right) / 2, (top + bottom) / 2)
              .slice(0, 4)
              .some((at) => control.contains(at))
          })
        return controls.filter(isUnder).map((control) => control.outerHTML.slice(0, 120))
      })
    },
    [selector, kinds, CONTROLS],
  )
}
