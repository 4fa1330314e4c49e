import { readFileSync } from 'node:fs'

import { staff } from '@nawl/messages/by-language/staff'
import { type Language, LANGUAGES } from '@nawl/messages/languages'
import type { Page } from '@playwright/test'

import { type FilledShop, openFilledShop } from '../support/filled-shop.ts'
import { fitsInLanguage } from '../layout/fits-in-language.ts'
import { expect, test } from '../shop-test.ts'
import { stopsOfTab } from '../layout/stops-of-tab.ts'

// One shop for all: each needs a minute to begin.
test.describe.configure({ mode: 'default' })

// Whoever is at the desk is led on from an invitation: desk-staff opens it as who is invited.
const SCREENS = [...readFileSync('apps/web/app/routes.ts', 'utf8').matchAll(/route\('(desk[^']*)'/g)]
  .map(([, path]) => path!)
  .filter((path) => path !== 'desk/invitation')

let shop: FilledShop
/** What stands for the parameters of a screen's path. */
const examples: Record<string, string> = {
  'desk/customers/:email': 'desk/customers/layla@example.com',
  'desk/designs/:slug': 'desk/designs/onyx',
}

test.beforeAll(async ({ browser }) => {
  shop = await openFilledShop(browser)
  const context = await browser.newContext({ locale: 'en-GB' })
  await findExamples(await context.newPage())
  await context.close()
})
test.afterAll(() => shop.close())

/** Finds a screen of each kind. */
async function findExamples(page: Page): Promise<void> {
  await shop.signIn(page, 'noor')
  examples['desk/:number'] = `desk/${shop.number}`
  examples['desk/workshop/:number/:position'] = await first(page, 'desk/workshop', /\/desk\/workshop\/NW-/)
  examples['desk/messages/:id'] = await first(page, 'desk/messages', /\/desk\/messages\/[0-9a-f-]{36}$/)
  examples['desk/yarns/:code'] = await first(page, 'desk/yarns', /\/desk\/yarns\/(?!(?:import|new)$)[^/]+$/)
  // While no wool has been counted, its list leads to none.
  examples['desk/yarn/:code'] = examples['desk/yarns/:code'].replace('/yarns/', '/yarn/')
  examples['desk/texts/:key'] = await first(page, 'desk/texts', /\/desk\/texts\/(?!pages|new)[^/]+$/)
  examples['desk/texts/pages/:key'] = await first(page, 'desk/texts', /\/desk\/texts\/pages\//)
  await page.goto(`${shop.url}/desk/newsletter`)
  await page.getByRole('button', { name: 'New issue' }).press('Enter')
  await expect(page).toHaveURL(/\/desk\/newsletter\/[0-9a-f-]{36}$/)
  examples['desk/newsletter/:key'] = new URL(page.url()).pathname.slice(1)
  await page.goto(`${shop.url}/desk/integrations`)
  await page.getByLabel('Address', { exact: true }).fill('https://93.184.215.14/hook')
  await page.getByRole('button', { name: 'Add endpoint' }).press('Enter')
  await page.getByRole('button', { name: 'I have copied it' }).press('Enter')
  examples['desk/integrations/:id'] = await first(page, 'desk/integrations', /\/desk\/integrations\/[^/]+$/)
  expect(SCREENS.filter((path) => path.includes(':') && !examples[path])).toEqual([])
}

const LANGUAGES_OF_DESK: readonly Language[] = Object.values(LANGUAGES)

for (const language of LANGUAGES_OF_DESK)
  for (const path of SCREENS)
    test(`${path}: no barrier, Tab reaches all of it, and it fits every width in ${language.code}`, async ({
      page,
    }) => {
      test.setTimeout(180_000)
      await shop.signIn(page, 'noor')
      await opened(page, `${language.prefix}/${examples[path] ?? path}`)
      const picture = `${language.code}-${path.replaceAll(/\W+/g, '-')}`
      await page.screenshot({ path: `var/test/screens/screen-${picture}.png`, fullPage: true })
      await fitsInLanguage(page, language)
      const { missed, unseen } = await stopsOfTab(page)
      expect(missed, 'what Tab does not reach').toEqual([])
      expect(unseen, 'what does not show its focus').toEqual([])
    })

/** The path of the first link on a screen that leads to another one. */
async function first(page: Page, path: string, to: RegExp): Promise<string> {
  await opened(page, `/${path}`)
  const links = page.getByRole('main').getByRole('link')
  await expect(links.first()).toBeVisible()
  let found: string | undefined
  await expect(async () => {
    const all = await links.evaluateAll((nodes) => nodes.map((node) => (node as HTMLAnchorElement).pathname))
    found = all.find((pathname) => to.test(pathname))
    expect(found, `a link on ${path}`).toBeDefined()
  }).toPass()
  return found!.slice(1)
}

/** Opens a screen and waits until its contents have come. */
async function opened(page: Page, path: string): Promise<void> {
  await page.goto(shop.url + path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: ONE_MOMENT })).toHaveCount(0)
}

/** What screens say while their contents come, in any language. */
const ONE_MOMENT = new RegExp(
  Object.values(staff)
    .map(({ oneMoment }) => oneMoment.replaceAll(/[[\].]/g, String.raw`\$&`))
    .join('|'),
)
