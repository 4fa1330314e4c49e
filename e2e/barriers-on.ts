import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What axe finds wrong with the page as it is, once its letters have come and nothing fades in any more. */
export async function barriersOn(page: Page): Promise<unknown> {
  await page.evaluate(async () => {
    await document.fonts.ready
    // What takes longer is no fade: the assistant's tip waits for seconds.
    const fades = document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < 1000)
    // One that is cut short has ended as well.
    await Promise.allSettled(fades.map(({ finished }) => finished))
  })
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze()
  return violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`),
  }))
}
