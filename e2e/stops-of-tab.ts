import type { Page } from '@playwright/test'

/** More stops than the longest screen has: sixty designs with several buttons each, or a page of three hundred yarns. */
const MOST_STOPS = 1_500

type Stops = {
  /** What could have the focus and is never reached. */
  readonly missed: readonly string[]
  /** What has the focus without a sign of it. */
  readonly unseen: readonly string[]
}

/** Presses Tab from the top of a page to its end, and compares what it reached with what there is. */
export async function stopsOfTab(page: Page): Promise<Stops> {
  await page.evaluate(() => {
    const focusable =
      'a[href], button, input, select, textarea, summary, [tabindex], audio[controls], video[controls]'
    const isReachable = (element: Element) =>
      element instanceof HTMLElement &&
      element.tabIndex >= 0 &&
      !element.matches(':disabled, [inert] *') &&
      element.checkVisibility({ visibilityProperty: true })
    // Of radio buttons, Tab reaches one of each group.
    const group = (element: Element) =>
      element instanceof HTMLInputElement && element.type === 'radio' ? `radio ${element.name}` : element
    const all = [...document.querySelectorAll(focusable)].filter(isReachable)
    const left = new Map(all.map((element) => [group(element), element]))
    const unseen = new Set<string>()
    const named = (element: Element) =>
      `${element.tagName.toLowerCase()} ${element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent.trim().slice(0, 40)}`
    const shows = (element: Element) => {
      const style = getComputedStyle(element)
      return style.outlineStyle !== 'none' || style.boxShadow !== 'none'
    }
    Object.assign(globalThis, {
      tabStop() {
        const element = document.activeElement
        if (!element || element === document.body) return true
        left.delete(group(element))
        // A hidden input shows its focus on its label.
        const shown = [element, element.parentElement, element.nextElementSibling, element.closest('label')]
        if (!shown.some((one) => one && shows(one))) unseen.add(named(element))
        return false
      },
      tabResult: () => ({ missed: [...left.values()].map(named), unseen: [...unseen] }),
    })
    ;(document.activeElement as HTMLElement | null)?.blur()
    globalThis.scrollTo(0, 0)
  })
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    await page.keyboard.press('Tab')
    if (await page.evaluate(() => (globalThis as unknown as { tabStop: () => boolean }).tabStop())) break
  }
  return page.evaluate(() => (globalThis as unknown as { tabResult: () => Stops }).tabResult())
}
