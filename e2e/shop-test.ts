import { test as base } from '@playwright/test'
import type { ListedRug } from '@nawl/domain/catalogue/listed-rug'

import { expect } from './expect.ts'
import { englishOnly } from './in-arabic/english-only.ts'
import { IN_ARABIC } from './in-arabic/in-arabic.ts'
import { translatePages } from './in-arabic/arabic-pages.ts'
import { type Studio, studioOn } from './pages/studio-page.ts'

type ShopFixtures = {
  /** Declares an expected console error; any other fails the test. */
  readonly allowError: (expected: RegExp) => void
  /** Makes calls to these addresses fail without an answer, which logs errors. */
  readonly failCalls: (addresses: string, reason?: string) => Promise<void>
  /** Warnings logged so far. */
  readonly warnings: readonly string[]
  /** The collection from the shop's API, with its descriptions in the language of the run; its names are English in any. */
  readonly rugs: readonly ListedRug[]
  readonly studio: Studio
}

/** A browser test that fails on console errors, uncaught errors and policy violations. */
export const test = base.extend<ShopFixtures>({
  page: async ({ page }, use, { titlePath }) => {
    if (IN_ARABIC) {
      const reason = englishOnly(titlePath)
      base.skip(reason !== null, reason ?? '')
      translatePages(page)
    }
    await use(page)
  },
  allowError: [
    async ({ context }, use) => {
      const allowed: RegExp[] = []
      const complaints: string[] = []
      context.on('console', (message) => {
        if (message.type() === 'error')
          complaints.push(`${message.text().slice(0, 400)} (${message.location().url})`)
      })
      context.on('weberror', (uncaught) =>
        complaints.push(uncaught.error().stack ?? uncaught.error().message),
      )
      await use((expected) => allowed.push(expected))
      const unexpected = complaints.filter(
        (complaint) => !allowed.some((expected) => expected.test(complaint)),
      )
      expect(unexpected, 'nothing goes wrong that the test did not allow').toEqual([])
    },
    { auto: true },
  ],
  failCalls: async ({ page, allowError }, use) =>
    use(async (addresses, reason) => {
      allowError(/Failed to load resource/)
      await page.route(addresses, (route) => route.abort(reason))
    }),
  warnings: [
    async ({ page }, use) => {
      const warnings: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'warning') warnings.push(message.text())
      })
      await use(warnings)
    },
    { auto: true },
  ],
  rugs: async ({ request }, use) => {
    const answer = await request.get(`/api/rug/collections${IN_ARABIC ? '?language=ar' : ''}`)
    await use((await answer.json()) as ListedRug[])
  },
  studio: async ({ page }, use) => use(studioOn(page)),
})

export { expect } from './expect.ts'
