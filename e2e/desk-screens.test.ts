import { readFileSync } from 'node:fs'

import type { APIRequestContext, Page } from '@playwright/test'

import { fitsAtEveryWidth } from './fits-at-every-width.ts'
import { openOwnShop, type OwnShop } from './own-shop.ts'
import { adminOn } from './pages/admin-page.ts'
import { orderOn, placeOrder } from './pages/order-page.ts'
import { expect, test } from './shop-test.ts'
import { stopsOfTab } from './stops-of-tab.ts'

// One shop for all: each needs a minute to begin.
test.describe.configure({ mode: 'default' })

// Whoever is at the desk is led on from an invitation: desk-staff opens it as who is invited.
const SCREENS = [...readFileSync('apps/web/app/routes.ts', 'utf8').matchAll(/route\('(desk[^']*)'/g)]
  .map(([, path]) => path!)
  .filter((path) => path !== 'desk/invitation')

let shop: OwnShop
/** What stands for the parameters of a screen's path. */
const examples: Record<string, string> = {
  'desk/customers/:email': 'desk/customers/layla@example.com',
  'desk/designs/:slug': 'desk/designs/onyx',
  'desk/yarns/:code': 'desk/yarns/NZ-001',
  'desk/yarn/:code': 'desk/yarn/0119',
}

test.beforeAll(async ({ browser }) => {
  shop = await openOwnShop({ STAFF_EMAILS: 'noor@example.com' })
  const context = await browser.newContext({ locale: 'en-GB' })
  await fill(await context.newPage(), context.request)
  await context.close()
})
test.afterAll(() => shop.close())

/** Gives the shop something to show on every screen. */
async function fill(page: Page, request: APIRequestContext): Promise<void> {
  await buyAndAsk(page, request)
  await adminOn(page, shop.url).open()
  examples['desk/:number'] = await first(page, 'desk', /\/desk\/NW-/)
  examples['desk/workshop/:number/:position'] = await first(page, 'desk/workshop', /\/desk\/workshop\/NW-/)
  examples['desk/messages/:id'] = await first(page, 'desk/messages', /\/desk\/messages\/[0-9a-f-]{36}$/)
  examples['desk/yarns/:code'] = await first(page, 'desk/yarns', /\/desk\/yarns\/(?!import)[^/]+$/)
  examples['desk/texts/:key'] = await first(page, 'desk/texts', /\/desk\/texts\/(?!pages|new)[^/]+$/)
  examples['desk/texts/pages/:key'] = await first(page, 'desk/texts', /\/desk\/texts\/pages\//)
  await page.goto(`${shop.url}/desk/newsletter`)
  await page.getByRole('button', { name: 'New issue' }).press('Enter')
  await expect(page).toHaveURL(/\/desk\/newsletter\/[0-9a-f-]{36}$/)
  examples['desk/newsletter/:key'] = new URL(page.url()).pathname.slice(1)
  await page.goto(`${shop.url}/desk/integrations`)
  await page.getByLabel('Address', { exact: true }).fill('https://93.184.215.14/hook')
  await page.getByRole('button', { name: 'Add it' }).press('Enter')
  await page.getByRole('button', { name: 'I have copied it' }).press('Enter')
  examples['desk/integrations/:id'] = await first(page, 'desk/integrations', /\/desk\/integrations\/[^/]+$/)
  expect(SCREENS.filter((path) => path.includes(':') && !examples[path])).toEqual([])
}

for (const language of ['en', 'ar'])
  for (const path of SCREENS)
    test(`${path} in ${language}: no barrier, fits at every width, and Tab reaches all of it`, async ({
      page,
    }) => {
      await adminOn(page, shop.url).open()
      const address = `${language === 'en' ? '' : 'ar/'}${examples[path] ?? path}`
      await opened(page, address)
      await fitsAtEveryWidth(page, `screen-${language}-${path.replaceAll(/\W+/g, '-')}`)
      const { missed, unseen } = await stopsOfTab(page)
      expect(missed, 'what Tab does not reach').toEqual([])
      expect(unseen, 'what does not show its focus').toEqual([])
    })

async function buyAndAsk(page: Page, request: APIRequestContext): Promise<void> {
  const placed = await placeOrder(request, { email: 'layla@example.com', origin: shop.url })
  if (placed.next?.kind !== 'redirect') throw new Error('there is nowhere to pay')
  await page.goto(placed.next.url)
  await orderOn(page).pay()
  const enquiry = { language: 'en', topic: 'shipping', message: 'Do you ship to Muscat?', name: 'Noura' }
  await request.post(`${shop.url}/api/messages`, { data: { ...enquiry, email: 'noura@example.com' } })
}

/** The path of the first link on a screen that leads to another one. */
async function first(page: Page, path: string, to: RegExp): Promise<string> {
  await opened(page, path)
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
  await page.goto(`${shop.url}/${path}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: /One moment|لحظة من فضلك/ })).toHaveCount(0)
}
