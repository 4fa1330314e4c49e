import { type Language, LANGUAGES } from '@nawl/messages/languages'
import type { Page } from '@playwright/test'

import { FIXED_PATHS } from './fixed-paths.ts'
import { layoutFaults } from './layout-faults.ts'
import { cartOn } from './pages/cart-page.ts'
import { openPage } from './page-alive.ts'
import { expect, test } from './shop-test.ts'

const WIDTHS = [320, 390, 768, 1440] as const
/** Every language but English, whose pages screen-sizes.test.ts measures. `npm run test:long` adds a pseudo-language. */
const OTHERS: readonly Language[] = Object.values(LANGUAGES).filter(({ code }) => code !== 'en')

type Place = { readonly name: string; readonly open: (page: Page, prefix: string) => Promise<void> }

const paths = [
  '/',
  ...FIXED_PATHS,
  '/product/palimpsest',
  '/shown/mizan',
  '/checkout',
  '/journal/hand-tufted-vs-hand-knotted-rugs-guide',
  '/search?q=zigzag',
  '/country',
  '/nowhere',
].map((path): Place => ({
  name: path,
  open: (page, prefix) => openPage(page, path === '/' ? prefix : prefix + path),
}))

const PLACES: readonly Place[] = [
  ...paths,
  {
    name: 'the studio with a picker',
    open: async (page, prefix) => {
      await openPage(page, `${prefix}/product/palimpsest`)
      await page.locator('[aria-expanded]').filter({ hasText: '%' }).first().click()
    },
  },
  ...['cart', 'checkout'].map((path): Place => ({
    name: `a ${path} with rugs`,
    open: async (page, prefix) => {
      await cartOn(page).fill(2)
      await openPage(page, `${prefix}/${path}`)
    },
  })),
]

async function faultsAtWidths(page: Page): Promise<Readonly<Record<string, readonly number[]>>> {
  const faults: Record<string, number[]> = {}
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    for (const fault of await layoutFaults(page)) (faults[fault] ??= []).push(width)
  }
  return faults
}

for (const { code, prefix } of OTHERS)
  for (const { name, open } of PLACES)
    test(`${name} fits every width in ${code}`, async ({ page, allowError }) => {
      allowError(/status of 404/)
      test.setTimeout(30_000 + 15_000 * WIDTHS.length)
      await page.addInitScript(() => localStorage.setItem('nawl.language-offer', 'away'))
      await open(page, prefix)
      expect(await faultsAtWidths(page)).toEqual({})
    })

for (const path of ['/ar', '/ar/product/mizan'])
  test(`the offer of another language covers nothing on ${path}`, async ({ page }) => {
    test.setTimeout(30_000 + 15_000 * WIDTHS.length)
    await openPage(page, path)
    await expect(page.getByRole('complementary', { name: 'Language' })).toBeVisible()
    expect(await faultsAtWidths(page)).toEqual({})
  })
