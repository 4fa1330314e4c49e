import { AS_DRAWN, encodeDesign } from '@nawl/domain/rug/design-link'
import { ROOM_PLAN_PAGE, SAMPLES_PAGE } from '@nawl/domain/shop/pages'
import { type Language, LANGUAGES } from '@nawl/messages/languages'
import type { Page } from '@playwright/test'

import { faultsAtWidths, fitsInLanguage, languageOfferAway, WIDTHS } from './fits-in-language.ts'
import { FIXED_PATHS } from '../support/fixed-paths.ts'
import { cartOn } from '../pages/cart-page.ts'
import { openPage } from '../support/page-alive.ts'
import { expect, test } from '../shop-test.ts'

/** Every language but English, whose pages screen-sizes.test.ts measures. `npm run test:long` adds a pseudo-language. */
const OTHERS: readonly Language[] = Object.values(LANGUAGES).filter(({ code }) => code !== 'en')

type Place = { readonly name: string; readonly open: (page: Page, prefix: string) => Promise<void> }

const LINK = encodeDesign({
  ...AS_DRAWN,
  size: { shape: 'rectangle', width: '5', length: '8', unit: 'ft', quantity: 1 },
})
const paths = [
  '/',
  ...FIXED_PATHS,
  SAMPLES_PAGE.path,
  ROOM_PLAN_PAGE.path,
  '/products/blues',
  '/product/palimpsest',
  '/shown/mizan',
  `/strike-off/bab?d=${LINK}`,
  '/strike-off/bab',
  '/checkout',
  '/journal/hand-tufted-vs-hand-knotted-rugs-guide',
  '/newsletter',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
  '/consultation/cancel',
  '/account/trade',
  '/account/proofs',
  // Which finds nothing.
  '/search?q=تعرجات',
  '/country',
  '/nowhere',
].map((path): Place => ({
  name: path.replace(/[?].*/, '?…'),
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
  {
    name: 'samples in their box',
    open: (page, prefix) => openPage(page, `${prefix}/samples?yarns=0101,0712`),
  },
  ...['cart', 'checkout'].map((path): Place => ({
    name: `a ${path} with rugs`,
    open: async (page, prefix) => {
      await cartOn(page).fill(2)
      await openPage(page, `${prefix}/${path}`)
    },
  })),
]

for (const language of OTHERS)
  for (const { name, open } of PLACES)
    test(`${name} fits every width in ${language.code}`, async ({ page, allowError }) => {
      allowError(/status of 404/)
      test.setTimeout(60_000 + 15_000 * WIDTHS.length)
      await languageOfferAway(page)
      await open(page, language.prefix)
      await fitsInLanguage(page, language)
    })

for (const path of ['/ar', '/ar/product/mizan'])
  test(`the offer of another language covers nothing on ${path}`, async ({ page }) => {
    test.setTimeout(30_000 + 15_000 * WIDTHS.length)
    await openPage(page, path)
    await expect(page.getByRole('complementary', { name: 'Language' })).toBeVisible()
    expect(await faultsAtWidths(page)).toEqual({})
  })
