import type { Page } from '@playwright/test'

/** More stops than the longest screen has: sixty designs with several buttons each, or a page of three hundred yarns. */
const MOST_STOPS = 1_500

type Stops = {
  /** What could have the focus and is never reached. */
  readonly missed: readonly string[]
  /** What has the focus without a sign of it. */
  readonly unseen: readonly string[]
}

/** Presses Tab once around a page, and compares what it reached with what there is. */
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
    const [seen, unseen] = [new Set<Element>(), new Set<Element>()]
    const named = (element: Element) =>
      `${element.tagName.toLowerCase()} ${element.getAttribute('type') ?? ''} ${element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent.trim().slice(0, 40)}`
    const look = (element: Element) => {
      const { outlineStyle, outlineColor, boxShadow, borderColor, backgroundColor } =
        getComputedStyle(element)
      return [outlineStyle, outlineColor, boxShadow, borderColor, backgroundColor].join()
    }
    // A hidden input shows its focus on its label.
    const shownOn = (element: Element) =>
      [element, element.parentElement, element.nextElementSibling, element.closest('label')].filter(
        (one) => one !== null,
      )
    ;(document.activeElement as HTMLElement | null)?.blur()
    const before = new Map(all.flatMap(shownOn).map((element) => [element, look(element)]))
    const shows = (element: Element) => before.has(element) && before.get(element) !== look(element)
    Object.assign(globalThis, {
      tabStop() {
        const element = document.activeElement
        if (!element || element === document.body) return true
        left.delete(group(element))
        // A date has several stops within, the last of which is the browser's own button.
        if (shownOn(element).some(shows)) seen.add(element)
        else unseen.add(element)
        return false
      },
      tabResult: () => ({
        missed: [...left.values()].map(named),
        unseen: [...unseen].filter((element) => !seen.has(element)).map(named),
      }),
    })
    globalThis.scrollTo(0, 0)
  })
  // Tab begins where the focus was last, so the end of the page is passed twice.
  for (let stop = 0, ends = 0; stop < MOST_STOPS && ends < 2; stop++) {
    await page.keyboard.press('Tab')
    if (await page.evaluate(() => (globalThis as unknown as { tabStop: () => boolean }).tabStop())) ends++
  }
  return page.evaluate(() => (globalThis as unknown as { tabResult: () => Stops }).tabResult())
}
