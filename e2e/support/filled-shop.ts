import { randomUUID } from 'node:crypto'

import type { OwnedProof } from '@nawl/contract/proofs/proof'
import type { CartResponse } from '@nawl/contract/sales/cart'
import type { PlacedOrder } from '@nawl/contract/sales/order'
import type { ProjectAnswer } from '@nawl/contract/trade/project'
import type { QuoteAnswer } from '@nawl/contract/trade/quote'
import type { DeskTrade } from '@nawl/contract/trade/trade'
import { BROOKLYN } from '@nawl/domain/order/laws/order-fixture'
import { AS_DRAWN, encodeDesign } from '@nawl/domain/rug/design-link'
import { type Browser, type Page, test } from '@playwright/test'

import { photograph } from '../workshop/floor-day.ts'
import { openOwnShop, type OwnShop } from './own-shop.ts'
import { accountOn } from '../pages/account-page.ts'
import { DESIGN } from '../pages/cart-page.ts'

/** A customer of the trade, and one of the staff. */
export type Person = 'layla' | 'noor'

export type FilledShop = OwnShop & {
  /** Signs a page in before it is opened. */
  readonly signIn: (page: Page, who: Person) => Promise<void>
  /** Where the pages of what the shop holds are, by what they show. */
  readonly paths: Readonly<Record<string, string>>
  /** The number of an order that is being made. */
  readonly number: string
}

/**
 * A shop of the test's own that has something to show on every page: orders in their states, a project of a trade
 * account with its quote and proof, messages, codes and a gift card. Names are Arabic, so that whatever is in Latin
 * letters on its Arabic pages is the shop's own.
 */
export async function openFilledShop(browser: Browser): Promise<FilledShop> {
  const shop = await openOwnShop({ STAFF_EMAILS: 'noor@example.com' })
  // To fill it takes longer than to open it.
  test.setTimeout(300_000)
  const visitor = await caller(browser, shop.url)
  const early = await order(visitor, {})
  const made = await order(visitor, {})
  // Production begins two days after an order.
  await shop.restart(49)
  const [layla, noor] = [await caller(browser, shop.url, 'Layla'), await caller(browser, shop.url, 'Noor')]
  const desk = (path: string, data: object = {}) => noor.ask('POST', `/api/desk/${path}`, data)
  for (const { number } of [early, made]) await desk(`orders/${number}/start-production`)
  await desk(`orders/${early.number}/ready`)
  await desk(`orders/${early.number}/ship`, { carrier: 'أرامكس', trackingNumber: '3512 0042' })
  await desk(`orders/${early.number}/deliver`)
  await claim(visitor, early)
  const orders = {
    'order that is delivered': early,
    'order that is being made': made,
    'order that waits for its strike-off': await order(layla, { strikeOff: true }),
    'order that waits for its payment': await order(layla, { pays: false }),
    'order that is cancelled': await order(layla, {}),
  }
  const cancelled = orders['order that is cancelled']
  await visitor.ask('POST', `/api/orders/${cancelled.number}/cancel?token=${cancelled.token}`)
  const message = { language: 'ar', topic: 'shipping', message: 'هل تشحنون إلى مسقط؟', name: 'نورة' }
  await visitor.ask('POST', '/api/messages', { ...message, email: 'noura@example.com' })
  await giveAway(noor)
  const paths = {
    ...Object.fromEntries(Object.entries(orders).map(([name, placed]) => [name, pathOf(placed)])),
    'plate of a rug': pathOf(early).replace('?', '/plate?'),
    ...(await project(layla, noor, shop.url)),
  }
  for (const { close } of [visitor, layla, noor]) await close()
  const sessions = { layla: layla.session, noor: noor.session }
  const signIn = async (page: Page, who: Person) => {
    await page.addInitScript((kept) => localStorage.setItem('nawl.session', kept), sessions[who])
  }
  return { ...shop, signIn, paths, number: made.number }
}

const pathOf = ({ number, token }: PlacedOrder) => `/order/${number}?token=${token}`

type Caller = Awaited<ReturnType<typeof caller>>

/** Calls the shop's API as a visitor, or as somebody who signs in. */
async function caller(browser: Browser, baseURL: string, name?: string) {
  const context = await browser.newContext({ baseURL, locale: 'en-GB' })
  const page = await context.newPage()
  let session: { readonly access_token: string } | null = null
  if (name !== undefined) {
    await page.goto('/about')
    await accountOn(page).signIn(name)
    session = await accountOn(page).storedSession()
  }
  const ask = async <T>(method: string, path: string, data?: object, more = {}): Promise<T> => {
    const headers = { ...(session && { authorization: `Bearer ${session.access_token}` }), ...more }
    const answer = await page.request.fetch(path, { method, headers, ...(data && { data }) })
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`)
    return (await answer.json().catch(() => ({}))) as T
  }
  const send = async <T>(path: string, buffer: Buffer): Promise<T> => {
    const multipart = { photo: { name: 'rug.jpg', mimeType: 'image/jpeg', buffer } }
    const answer = await page.request.post(path, { headers: { origin: baseURL }, multipart })
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`)
    return (await answer.json()) as T
  }
  const pay = (address: string) => page.request.post(address, { form: { outcome: 'approve' } })
  return { ask, send, pay, session: JSON.stringify(session), close: () => context.close() }
}

/** Orders a rug, with a strike-off that it waits for or without, and pays for it. */
async function order(
  { ask, pay }: Caller,
  { strikeOff = false, pays = true }: { readonly strikeOff?: boolean; readonly pays?: boolean },
): Promise<PlacedOrder> {
  await ask('POST', '/api/cart/lines', { design: DESIGN, quantity: 1 })
  if (strikeOff)
    await ask('POST', '/api/cart/lines', { design: { kind: 'strike-off', rug: DESIGN }, quantity: 1 })
  const { price } = await ask<CartResponse>('PUT', '/api/cart/country', { country: 'US' })
  const wish = {
    email: 'layla@example.com',
    address: { ...BROOKLYN, name: 'ليلى حداد' },
    provider: 'test',
    expectedTotal: price.amounts.USD.total,
    acceptedTerms: '2025-01',
    ...(strikeOff && { awaitsApproval: true }),
    language: 'ar',
  }
  const placed = await ask<PlacedOrder>('POST', '/api/checkout', wish, { 'idempotency-key': randomUUID() })
  if (placed.next?.kind !== 'redirect') throw new Error('there is nowhere to pay')
  if (pays) await pay(placed.next.url)
  return placed
}

/** Claims a rug that has been delivered, with a photograph. */
async function claim({ ask, send }: Caller, { number, token }: PlacedOrder): Promise<void> {
  const picture = await photograph('ليلى')
  const photos = `/api/orders/${number}/claim/photos?token=${token}`
  const { id } = await send<{ id: string }>(photos, picture)
  const description = 'وصلت السجادة وعلى طرفها بقعة.'
  await ask('POST', `/api/orders/${number}/claim?token=${token}`, {
    kind: 'damaged',
    description,
    photoIds: [id],
  })
}

/** A discount code and a gift card. */
async function giveAway({ ask }: Caller): Promise<void> {
  const always = { startsAt: null, endsAt: null, uses: null, usesPerCustomer: null, minimum: 0 }
  const off = { kind: 'percent', percent: 10 }
  await ask('POST', '/api/desk/codes', { code: 'WOOL10', off, stacks: false, only: [], ...always })
  const card = { currency: 'AED', amount: 50_000, reason: 'given', expiresAt: null }
  await ask('POST', '/api/desk/gift-cards', card)
}

/** A project of a member with a room, a quote and a proof; where they are seen. */
async function project(layla: Caller, noor: Caller, origin: string): Promise<Record<string, string>> {
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
  const wish = { id: randomUUID(), reference: 'PO-77', plan: null }
  const quote = await layla.ask<QuoteAnswer>('POST', `${path}/quotes`, wish)
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
    project: `/account/projects/${id}`,
    room: `/account/projects/${id}/rooms/${plan.rooms[0]?.id ?? room}`,
    'proof to be made': `/account/projects/${id}/proof`,
    quote: `/account/quotes/${quote.id}`,
    'proof as its designer sees it': `/account/proofs/${proof.id}`,
    // Its link is in the language of the proof.
    'proof as the client sees it': new URL(proof.path, origin).pathname.replace(/^\/ar(?=\/)/, ''),
  }
}
