import { type Language, LANGUAGES } from '@nawl/messages/languages'

import { type FilledShop, openFilledShop, type Person } from '../support/filled-shop.ts'
import { fitsInLanguage, languageOfferAway } from './fits-in-language.ts'
import { openPage } from '../support/page-alive.ts'
import { test } from '../shop-test.ts'

/** Every language but English, whose pages the journeys look at. */
const OTHERS: readonly Language[] = Object.values(LANGUAGES).filter(({ code }) => code !== 'en')

// One shop for all: each needs a minute to begin.
test.describe.configure({ mode: 'default' })
let shop: FilledShop
test.beforeAll(async ({ browser }) => void (shop = await openFilledShop(browser)))
test.afterAll(() => shop.close())

/** What is shown, or the path of the page, and who opens it. */
const PAGES: readonly (readonly [string, Person | null])[] = [
  ['order that is delivered', null],
  ['order that is being made', null],
  ['order that waits for its strike-off', null],
  ['order that waits for its payment', null],
  ['order that is cancelled', null],
  ['plate of a rug', null],
  ['/account', 'layla'],
  ['/account/trade', 'layla'],
  ['/account/projects', 'layla'],
  ['project', 'layla'],
  ['room', 'layla'],
  ['proof to be made', 'layla'],
  ['quote', 'layla'],
  ['/account/proofs', 'layla'],
  ['proof as its designer sees it', 'layla'],
  ['proof as the client sees it', null],
  ['/floor', 'noor'],
  ['/floor/:number', 'noor'],
  ['/floor/:number/1/projector', 'noor'],
  ['/floor/:number/1/plan', 'noor'],
]

for (const language of OTHERS)
  for (const [name, who] of PAGES)
    test(`the ${name} fits every width in ${language.code}`, async ({ page }) => {
      test.setTimeout(180_000)
      if (who) await shop.signIn(page, who)
      await languageOfferAway(page)
      const path = shop.paths[name] ?? name.replace(':number', shop.number)
      await openPage(page, shop.url + language.prefix + path)
      await page.waitForLoadState('networkidle')
      await page.screenshot({
        path: `var/test/screens/${language.code}-${name.replaceAll(/\W+/g, '-')}.png`,
        fullPage: true,
      })
      await fitsInLanguage(page, language)
    })
