import type { Page } from '@playwright/test'
import axe from 'axe-core'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** A rule of axe that is broken, and where. */
type Barrier = { readonly id: string; readonly nodes: readonly string[] }

/** The violations that axe finds on a page or in a part of it, once fonts have loaded and animations have ended. */
export async function barriersOn(page: Page, part = 'html'): Promise<readonly Barrier[]> {
  await page.evaluate(async () => {
    await document.fonts.ready
  })
  // Asked again and again: `finished` of a transition was once not kept in two minutes, and others begin meanwhile.
  await page.waitForFunction(() =>
    document.getAnimations().every(
      ({ effect, playState }) =>
        // Longer animations are no fades: the assistant's tip waits for seconds.
        playState !== 'running' || Number(effect?.getComputedTiming().endTime) >= 1000,
    ),
  )
  await page.evaluate(axe.source)
  // Not within frames: the only one is the preview of a letter, and forbids scripts, axe's as well.
  const { violations } = await page.evaluate(
    ([include, values]) =>
      (globalThis as unknown as { axe: typeof axe }).axe.run(include, {
        runOnly: { type: 'tag', values },
        iframes: false,
      }),
    [part, RULES] as const,
  )
  return violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`),
  }))
}
