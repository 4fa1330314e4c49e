import { randomUUID } from 'node:crypto'

import type { CartResponse } from '@nawl/contract/sales/cart'
import type { PlacedOrder } from '@nawl/contract/sales/order'
import type { OwnedProof } from '@nawl/contract/proofs/proof'
import type { ProjectAnswer } from '@nawl/contract/trade/project'
import type { QuoteAnswer } from '@nawl/contract/trade/quote'
import type { DeskTrade } from '@nawl/contract/trade/trade'
import { BROOKLYN } from '@nawl/domain/order/order-fixture'
import { AS_DRAWN, encodeDesign } from '@nawl/domain/rug/design-link'
import { type Language, LANGUAGES } from '@nawl/messages/languages'
import type { Browser, Page } from '@playwright/test'

import { fitsInLanguage, languageOfferAway } from './fits-in-language.ts'
import { openOwnShop, type OwnShop } from './own-shop.ts'
import { openPage } from './page-alive.ts'
import { accountOn } from './pages/account-page.ts'
import { DESIGN } from './pages/cart-page.ts'
import { orderOn } from './pages/order-page.ts'
import { test } from './shop-test.ts'

const OTHERS: readonly Language[] = Object.values(LANGUAGES).filter(({ code }) => code !== 'en')

// One shop for all: each needs a minute to begin.
test.describe.configure({ mode: 'default' })
let shop: OwnShop
/** Sessions of a member of the trade and of the staff. */
let sessions: Readonly<Record<'layla' | 'noor', string>>
let paths: Readonly<Record<string, string>>

test.beforeAll(async ({ browser }) => {
  shop = await openOwnShop({ STAFF_EMAILS: 'noor@example.com' })
  const [layla, noor] = [await signedIn(browser, 'Layla'), await signedIn(browser, 'Noor')]
  sessions = { layla: layla.session, noor: noor.session }
  paths = { ...(await order(browser)), ...(await project(layla, noor)) }
})
test.afterAll(() => shop.close())

type SignedIn = Awaited<ReturnType<typeof signedIn>>

async function signedIn(browser: Browser, name: string) {
  const page = await browser.newPage({ baseURL: shop.url, locale: 'en-GB' })
  await page.goto('/about')
  const account = accountOn(page)
  await account.signIn(name)
  const session = (await account.storedSession())!
  const ask = async <T>(method: string, path: string, data?: object): Promise<T> => {
    const headers = { authorization: `Bearer ${session.access_token}` }
    const answer = await page.request.fetch(path, { method, headers, ...(data && { data }) })
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`)
    return (await answer.json().catch(() => ({}))) as T
  }
  return { session: JSON.stringify(session), ask }
}

/** Orders and pays a rug that waits for its strike-off; where it is seen. */
async function order(browser: Browser) {
  const page = await browser.newPage({ baseURL: shop.url, locale: 'en-GB' })
  const send = async <T>(method: string, path: string, data: object, headers = {}) => {
    const answer = await page.request.fetch(path, { method, data, headers })
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`)
    return (await answer.json()) as T
  }
  await send('POST', '/api/cart/lines', { design: DESIGN, quantity: 1 })
  await send('POST', '/api/cart/lines', { design: { kind: 'strike-off', rug: DESIGN }, quantity: 1 })
  const { price } = await send<CartResponse>('PUT', '/api/cart/country', { country: 'US' })
  const wish = {
    email: 'layla@example.com',
    address: { ...BROOKLYN, name: 'ليلى حداد' },
    provider: 'test',
    expectedTotal: price.amounts.USD.total,
    acceptedTerms: '2025-01',
    awaitsApproval: true,
    language: 'ar',
  }
  const placed = await send<PlacedOrder>('POST', '/api/checkout', wish, { 'idempotency-key': randomUUID() })
  if (placed.next?.kind !== 'redirect') throw new Error('there is nowhere to pay')
  await page.goto(placed.next.url)
  await page.locator('button').first().click()
  await page.waitForURL(/\/order\//)
  return {
    order: orderOn(page).path(placed),
    plate: orderOn(page).path(placed).replace('?', '/plate?'),
    floor: '/floor',
    'order on the floor': `/floor/${placed.number}`,
    projector: `/floor/${placed.number}/1/projector`,
  }
}

/** A project of a member with a room, a quote and a proof; where they are seen. Names are Arabic, as in an Arabic shop. */
async function project(layla: SignedIn, noor: SignedIn) {
  await layla.ask('POST', '/api/account/trade', {
    practice: 'مكتب رحال',
    licence: 'CN-1029384',
    website: '',
    role: 'designer',
    about: 'فيلا من ثلاث غرف.',
    language: 'ar',
  })
  const { accounts } = await noor.ask<DeskTrade>('GET', '/api/desk/trade')
  const contact = { name: 'نور', email: 'noor@example.com' }
  await noor.ask('POST', `/api/desk/trade/${accounts[0]!.id}/accept`, { tier: 'trade', contact })
  const id = randomUUID()
  const path = `/api/account/projects/${id}`
  await layla.ask('POST', '/api/account/projects', { id, name: 'فيلا 14', client: 'آل حداد' })
  const [room, rug] = [randomUUID(), randomUUID()]
  const place = { roomId: null, rugId: null, roomName: 'المجلس', rugName: 'تحت الطاولة', quantity: 1 }
  const from = { kind: 'studio', design: DESIGN }
  await layla.ask('POST', `${path}/options`, { ids: { room, rug, option: randomUUID() }, ...place, from })
  const { plan, version } = await layla.ask<ProjectAnswer>('GET', path)
  const addresses = [{ id: randomUUID(), label: 'الموقع', address: { ...BROOKLYN, name: 'ليلى حداد' } }]
  await layla.ask('PUT', path, { plan: { ...plan, addresses }, version })
  const { id: quote } = await layla.ask<QuoteAnswer>('POST', `${path}/quotes`, {
    id: randomUUID(),
    reference: 'PO-77',
    plan: null,
  })
  const size = { shape: 'rectangle', width: '5', length: '8', unit: 'ft', quantity: 1 } as const
  const line = { line: randomUUID(), version: randomUUID(), name: 'المجلس', address: 'bab', quantity: 1 }
  const proof = await layla.ask<OwnedProof>('POST', '/api/account/proofs', {
    id: randomUUID(),
    title: 'فيلا نور',
    language: 'ar',
    ownerLanguage: 'ar',
    pin: '2468',
    lines: [{ ...line, link: encodeDesign({ ...AS_DRAWN, size }) }],
  })
  return {
    'trade account': '/account/trade',
    projects: '/account/projects',
    project: `/account/projects/${id}`,
    room: `/account/projects/${id}/rooms/${plan.rooms[0]?.id ?? room}`,
    'proof to be made': `/account/projects/${id}/proof`,
    quote: `/account/quotes/${quote}`,
    proofs: '/account/proofs',
    'proof of the designer': `/account/proofs/${proof.id}`,
    'proof of the client': new URL(proof.path, shop.url).pathname,
  }
}

/** Who opens a page. */
const PAGES: readonly (readonly [string, 'layla' | 'noor' | null])[] = [
  ['order', null],
  ['plate', null],
  ['floor', 'noor'],
  ['order on the floor', 'noor'],
  ['projector', 'noor'],
  ['trade account', 'layla'],
  ['projects', 'layla'],
  ['project', 'layla'],
  ['room', 'layla'],
  ['proof to be made', 'layla'],
  ['quote', 'layla'],
  ['proofs', 'layla'],
  ['proof of the designer', 'layla'],
  ['proof of the client', null],
]

for (const language of OTHERS)
  for (const [name, who] of PAGES)
    test(`the ${name} fits every width in ${language.code}`, async ({ page }) => {
      test.setTimeout(180_000)
      if (who) await page.addInitScript((kept) => localStorage.setItem('nawl.session', kept), sessions[who])
      await languageOfferAway(page)
      await openPage(page, `${shop.url}${language.prefix}${paths[name]}`)
      await settled(page)
      await page.screenshot({
        path: `var/test/screens/${language.code}-${name.replaceAll(' ', '-')}.png`,
        fullPage: true,
      })
      await fitsInLanguage(page, language)
    })

/** Waits until a page has what it asks the server for. */
const settled = (page: Page) => page.waitForLoadState('networkidle')
