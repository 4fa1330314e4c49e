import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** The violations that axe finds on a page, once fonts have loaded and animations have ended. */
export async function barriersOn(page: Page): Promise<unknown> {
  await page.evaluate(async () => {
    await document.fonts.ready
    // Longer animations are no fades: the assistant's tip waits for seconds.
    const fades = document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < 1000)
    // A cancelled animation has ended as well.
    await Promise.allSettled(fades.map(({ finished }) => finished))
  })
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze()
  return violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`),
  }))
}
