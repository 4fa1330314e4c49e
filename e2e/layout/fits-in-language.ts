import { type Language, LANGUAGES } from '@nawl/messages/languages'
import type { Page } from '@playwright/test'

import { barriersOn } from './barriers-on.ts'
import { latinRuns } from './latin-runs.ts'
import { layoutFaults } from './layout-faults.ts'
import { expect } from '../shop-test.ts'

/** Its code, as `tools/messages/write-pseudo-language.ts` has it. */
const PSEUDO = 'xa'
export const WIDTHS = [320, 390, 768, 1440] as const

/** The faults of a page's layout, each with the widths at which it is there. */
export async function faultsAtWidths(page: Page): Promise<Readonly<Record<string, readonly number[]>>> {
  const faults: Record<string, number[]> = {}
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    for (const fault of await layoutFaults(page)) (faults[fault] ??= []).push(width)
  }
  return faults
}

/** Expects a page to be in a language alone, to have no barrier, and to be laid out well at every width. */
export async function fitsInLanguage(page: Page, { code, direction }: Language): Promise<void> {
  const html = page.locator('html')
  expect.soft([await html.getAttribute('lang'), await html.getAttribute('dir')]).toEqual([code, direction])
  if (code === 'ar') expect.soft(await latinRuns(page), 'in Latin letters').toEqual([])
  expect.soft(await faultsAtWidths(page)).toEqual({})
  // The pseudo-language is no language that the world knows, and every page links to itself in it.
  const isKnown = ({ id }: { readonly id: string }) =>
    !(Object.hasOwn(LANGUAGES, PSEUDO) && /^(?:valid-lang|html-lang-valid)$/.test(id))
  expect.soft((await barriersOn(page)).filter(isKnown)).toEqual([])
}

/** Keeps the offer of another language away, which is measured by itself. */
export const languageOfferAway = (page: Page) =>
  page.addInitScript(() => localStorage.setItem('nawl.language-offer', 'away'))
