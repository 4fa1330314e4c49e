import { randomUUID } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'

import type { ProjectAnswer, ProjectList } from '@nawl/contract/trade/project'
import type { QuoteAnswer } from '@nawl/contract/trade/quote'
import type { DeskTrade, TradeAnswer } from '@nawl/contract/trade/trade'
import { eq } from 'drizzle-orm'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { routesOf } from '../../../test/accounts/routes-of.ts'
import { BROOKLYN, DESIGN, openEmailingApp, RUG } from '../../../test/chaos/shop-app.ts'
import { orderEvent } from '../../platform/db/schema/commerce-schema.ts'
import { ledgerEntry } from '../../platform/db/schema/ledger-schema.ts'
import { cartDesigns } from '../unreferenced-blobs.ts'

let shop: Awaited<ReturnType<typeof openEmailingApp>>
beforeAll(async () => void (shop = await openEmailingApp()))
beforeEach(() => shop.reset())
afterAll(() => shop.close())

type Refusal = { readonly code?: string }
const APPLICATION = {
  practice: 'Atelier Rahal',
  licence: 'CN-1029384',
  website: 'https://rahal.example',
  role: 'designer',
  about: 'Villas on the Palm.',
  language: 'en',
}
const CONTACT = { name: 'Noor', email: 'noor@nawl.example' }
const DAY = 24 * 60 * 60 * 1000

const as = async <T>(who: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => {
  const { headers } = await shop.signedIn(who)
  return shop.call<T & Refusal>(method, path, body, { headers })
}

async function member(tier = 'trade'): Promise<string> {
  const who = `designer-${randomUUID().slice(0, 8)}`
  await as(who, 'POST', '/api/account/trade', APPLICATION)
  const { email } = (await as<{ email: string }>(who, 'GET', '/api/account')).body
  const { accounts } = (await as<DeskTrade>('desk', 'GET', '/api/desk/trade')).body
  const { id } = accounts.find((each) => each.email === email)!
  const answer = await as('desk', 'POST', `/api/desk/trade/${id}/accept`, { tier, contact: CONTACT })
  expect(answer.status).toBe(200)
  return who
}

const placed = (change: object = {}) => ({
  ids: { room: randomUUID(), rug: randomUUID(), option: randomUUID() },
  roomId: null,
  rugId: null,
  roomName: 'Majlis',
  rugName: 'Under the table',
  quantity: 1,
  from: { kind: 'studio', design: DESIGN },
  ...change,
})

/** A project of a member with rugs in as many rooms, all to one address. */
async function project(who: string, rooms = 1, from: object = placed().from) {
  const id = randomUUID()
  const path = `/api/account/projects/${id}`
  await as(who, 'POST', '/api/account/projects', { id, name: 'Villa 14', client: 'The Haddads' })
  for (let n = 0; n < rooms; n++)
    await as(who, 'POST', `${path}/options`, placed({ from, roomName: `Room ${n}` }))
  const { plan, version } = (await as<ProjectAnswer>(who, 'GET', path)).body
  const addresses = [{ id: randomUUID(), label: 'Site', address: BROOKLYN }]
  const saved = await as<ProjectAnswer>(who, 'PUT', path, { plan: { ...plan, addresses }, version })
  expect(saved.status).toBe(200)
  return { path, ...saved.body }
}

const quoted = (who: string, path: string, change: object = {}) =>
  as<QuoteAnswer>(who, 'POST', `${path}/quotes`, {
    id: randomUUID(),
    reference: 'PO-77',
    plan: null,
    ...change,
  })

const accepted = (who: string, { id, termsVersion }: QuoteAnswer, change: object = {}) =>
  as<QuoteAnswer>(who, 'POST', `/api/account/quotes/${id}/accept`, {
    acceptedTerms: termsVersion,
    provider: 'stripe',
    language: 'en',
    ...change,
  })

async function pay(number: string): Promise<void> {
  const found = await shop.sales.orders.find(number)
  await shop.sales.payments.pay(number, found!.order.payments.at(-1)!.provider)
  const ref = await shop.refOf(number)
  shop.provider.become(ref, 'paid')
  await shop.sales.settle('stripe', ref)
}

describe('an application', () => {
  it('is told to the desk and the applicant, decided with a letter, and recorded', async () => {
    const who = `ada-${randomUUID().slice(0, 8)}`
    expect((await as<TradeAnswer>(who, 'GET', '/api/account/trade')).body.state).toBe(null)
    const applied = await as<TradeAnswer>(who, 'POST', '/api/account/trade', {
      ...APPLICATION,
      language: 'ar',
    })
    expect(applied.body).toMatchObject({
      state: 'applied',
      tier: null,
      application: { licence: 'CN-1029384' },
    })
    const { email } = (await as<{ email: string }>(who, 'GET', '/api/account')).body
    await shop.emails.deliver()
    expect(shop.inbox.for('trade@nawl.example').at(-1)?.text).toContain('Villas on the Palm.')
    expect(shop.inbox.for(email)[0]?.subject).toBe('وصلنا طلبك')
    const { accounts, tiers } = (await as<DeskTrade>('desk', 'GET', '/api/desk/trade')).body
    const { id } = accounts.find((each) => each.email === email)!
    const decide = (step: string, body: object) =>
      as<DeskTrade>('desk', 'POST', `/api/desk/trade/${id}/${step}`, body)
    expect((await decide('accept', { tier: 'gold', contact: CONTACT })).body.code).toBe('trade/unknown-tier')
    expect((await decide('pause', { reason: 'No.' })).body.code).toBe('trade/wrong-state')
    await decide('accept', { tier: tiers[0]!.id, contact: CONTACT })
    await shop.emails.deliver()
    expect(shop.inbox.for(email)[1]?.subject).toBe('حسابك المهني مفتوح')
    const member = (await as<TradeAnswer>(who, 'GET', '/api/account/trade')).body
    expect(member).toMatchObject({ state: 'accepted', tier: { percent: 12 }, contact: CONTACT })
    // Who is a member has nothing to apply for.
    expect((await as(who, 'POST', '/api/account/trade', APPLICATION)).body.code).toBe('trade/wrong-state')
    await decide('pause', { reason: 'The licence has run out.' })
    await shop.emails.deliver()
    expect(shop.inbox.for(email)[2]?.text).toContain('The licence has run out.')
    expect((await as(who, 'GET', '/api/account/projects')).body.code).toBe('trade/not-a-member')
    const { changes } = (
      await as<{ changes: { kind: string; subject: string }[] }>('desk', 'GET', '/api/desk/activity')
    ).body
    const recorded = changes.filter(({ subject }) => subject === email).map(({ kind }) => kind)
    expect(recorded.toSorted()).toEqual(['trade.accepted', 'trade.paused'])
  })
})

describe('a project', () => {
  it('is the member’s alone, and refuses to be saved over another’s changes', async () => {
    const who = await member()
    const { path, id, plan, version } = await project(who, 2)
    const theirs = await as(await member(), 'GET', path)
    expect([theirs.status, theirs.body.code]).toEqual([404, 'project/not-found'])
    const nobody = await as(`guest-${randomUUID()}`, 'GET', path)
    expect([nobody.status, nobody.body.code]).toEqual([403, 'trade/not-a-member'])
    const save = (change: object, seen: number) =>
      as<ProjectAnswer>(who, 'PUT', path, { plan: { ...plan, ...change }, version: seen })
    expect((await save({ notes: 'First' }, version)).body.plan.notes).toBe('First')
    expect((await save({ notes: 'Late' }, version)).body.code).toBe('project/changed-meanwhile')
    const { projects } = (await as<ProjectList>(who, 'GET', '/api/account/projects')).body
    expect(projects).toMatchObject([{ id, name: 'Villa 14', client: 'The Haddads', rooms: 2, rugs: 2 }])
  })

  it('loses nothing to a deletion: a rug comes back with its design, a project with everything', async () => {
    const who = await member()
    const { path, plan, version, options } = await project(who)
    const emptied = await as<ProjectAnswer>(who, 'PUT', path, { plan: { ...plan, rooms: [] }, version })
    expect(emptied.body.options).toEqual([])
    const undone = await as<ProjectAnswer>(who, 'PUT', path, { plan, version: emptied.body.version })
    expect(undone.body.options).toEqual(options)
    expect((await as(who, 'DELETE', path)).status).toBe(204)
    expect((await as(who, 'GET', path)).body.code).toBe('project/not-found')
    expect((await as<ProjectAnswer>(who, 'POST', `${path}/restore`)).body.options).toEqual(options)
  })

  it('takes a rug once however often it is sent, from a saved design, and refuses one without size', async () => {
    const who = await member()
    const { path } = await project(who, 0)
    const saved = placed({ from: { kind: 'saved', address: RUG.id, link: '', size: DESIGN.size } })
    const add = (body: object) => as<ProjectAnswer>(who, 'POST', `${path}/options`, body)
    await add(saved)
    expect((await add(saved)).body.options).toHaveLength(1)
    const unsized = placed({ from: { kind: 'saved', address: RUG.id, link: '' } })
    expect((await add(unsized)).body.code).toBe('project/unsized')
  })

  it('has its bitmaps kept as those of carts and orders are', async () => {
    const who = await member()
    await project(who)
    const { rugIds, bitmapHashes } = await cartDesigns(shop.database)
    expect([...rugIds]).toContain(RUG.id)
    expect(bitmapHashes.size).toBeGreaterThan(0)
  })
})

describe('a quote', () => {
  it('keeps its prices while it is valid, becomes an order once, and is paid', async () => {
    const who = await member()
    const { path, price } = await project(who, 3)
    const { body: quote } = await quoted(who, path)
    expect(quote.consignments).toHaveLength(1)
    // The discount by number first, the tier’s of what is left.
    const { goods, discount } = price!.amounts.USD
    expect(quote.consignments[0]!.price.amounts.USD).toMatchObject({ goods, discount })
    expect(quote.consignments[0]!.price.code).toMatchObject({ code: 'TRADE', percent: 12 })
    const [first, again] = await Promise.all([accepted(who, quote), accepted(who, quote)])
    expect(again.body.orders).toEqual(first.body.orders)
    const [number = ''] = first.body.orders
    await pay(number)
    const found = await shop.sales.orders.find(number)
    expect(found!.order).toMatchObject({ state: 'confirmed', tariff: { code: { code: 'TRADE' } } })
    expect(found!.order.payments[0]!.usd).toBe(quote.total)
    expect(found!.order.notes[0]!.text).toContain(`Trade quote ${quote.number}`)
    await shop.emails.deliver()
    expect(shop.inbox.for('trade@nawl.example').at(-1)?.subject).toBe(`Quote ${quote.number} is accepted`)
    const closed = await as(who, 'POST', `/api/account/quotes/${quote.id}/withdraw`)
    expect(closed.body.code).toBe('quote/closed')
  })

  it('is paid in the parts that were agreed: the next is asked for, the last confirms', async () => {
    const who = await member('partner')
    const { path } = await project(who, 2)
    expect((await quoted(who, path, { plan: [10, 90] })).body.code).toBe('quote/unknown-plan')
    const { body: quote } = await quoted(who, path, { plan: [40, 30, 30] })
    const { orders } = (await accepted(who, quote)).body
    const [number = ''] = orders
    for (const [share, state] of [
      [40, 'pending_payment'],
      [70, 'pending_payment'],
      [100, 'confirmed'],
    ] as const) {
      await pay(number)
      const { order: now } = (await shop.sales.orders.find(number))!
      const paid = now.payments.filter(({ status }) => status === 'paid')
      const sum = paid.reduce((all, { usd }) => all + usd, 0)
      expect([now.state, sum]).toEqual([state, Math.floor((quote.total * share) / 100 + 0.5)])
    }
    const kinds = await shop.database.orm.select().from(orderEvent).where(eq(orderEvent.orderNumber, number))
    expect(kinds.filter(({ kind }) => kind === 'part-asked')).toHaveLength(2)
    const rows = await shop.database.orm.select().from(ledgerEntry).where(eq(ledgerEntry.orderNumber, number))
    const owed = rows.filter(({ account }) => account === 'receivable')
    expect(owed.reduce((sum, { usd }) => sum + usd, 0)).toBe(0)
    await shop.emails.deliver()
    const { email } = (await as<{ email: string }>(who, 'GET', '/api/account')).body
    expect(
      shop.inbox
        .for(email)
        .map(({ subject }) => subject)
        .filter((text) => text?.includes('next part')),
    ).toHaveLength(2)
  })

  it('is refused once it has expired, with a new one at the prices of now as the way on', async () => {
    const who = await member()
    const { path } = await project(who)
    const { body: quote } = await quoted(who, path)
    await shop.moveOn(30 * DAY)
    expect((await accepted(who, quote)).body.code).toBe('quote/expired')
    const shown = await as<QuoteAnswer>(who, 'GET', `/api/account/quotes/${quote.id}`)
    expect([shown.body.state, shown.body.orders]).toEqual(['expired', []])
    const next = await quoted(who, path)
    expect((await accepted(who, next.body)).body.state).toBe('accepted')
  })

  it('says what a project lacks', async () => {
    const who = await member()
    const { path, plan, version } = await project(who, 0)
    expect((await quoted(who, path)).body.code).toBe('quote/nothing-chosen')
    const added = await as<ProjectAnswer>(who, 'POST', `${path}/options`, placed())
    expect((await quoted(who, path)).status).toBe(200)
    const bare = { ...added.body.plan, addresses: [] }
    await as(who, 'PUT', path, { plan: bare, version: added.body.version })
    expect((await quoted(who, path)).body.code).toBe('quote/no-address')
    const lima = [{ id: randomUUID(), label: '', address: { country: 'PE' } }]
    await as(who, 'PUT', path, { plan: { ...bare, addresses: lima }, version: added.body.version + 1 })
    expect((await quoted(who, path)).body.code).toBe('quote/by-freight')
    expect([plan.rooms.length, version]).toEqual([0, 2])
  })

  it('makes an order for each address, and repeats an earlier rug with a note of its dyes', async () => {
    const who = await member()
    const first = await project(who)
    const { orders } = (await accepted(who, (await quoted(who, first.path)).body)).body
    const [earlier = ''] = orders
    await pay(earlier)
    const { order: paid } = (await shop.sales.orders.find(earlier))!
    const line = paid.versions[0].lines[0]!.id
    const from = { kind: 'order', number: earlier, line }
    const theirs = await project(await member(), 0)
    const stolen = await as(await member(), 'POST', `${theirs.path}/options`, placed({ from }))
    expect([404, 403]).toContain(stolen.status)
    const next = await project(who, 2, from)
    expect(next.options.map(({ repeats }) => repeats)).toEqual([earlier, earlier])
    const second = { id: randomUUID(), label: 'Beach house', address: { ...BROOKLYN, city: 'Queens' } }
    const rooms = next.plan.rooms.map((room, n) => (n === 0 ? room : { ...room, addressId: second.id }))
    const addresses = [...next.plan.addresses, second]
    await as(who, 'PUT', next.path, { plan: { ...next.plan, addresses, rooms }, version: next.version })
    const made = (await accepted(who, (await quoted(who, next.path)).body)).body.orders
    expect(made).toHaveLength(2)
    const { order: last } = (await shop.sales.orders.find(made[1]!))!
    expect(last.address.city).toBe('Queens')
    expect(last.notes[0]!.text).toContain(`repeats ${earlier}: match its dye lots`)
  })
})

describe('files of a project', () => {
  it('are a specification and an archive without prices and client, and a quote, in both languages', async () => {
    const who = await member()
    const { path, options, price } = await project(who, 2)
    const { headers } = await shop.signedIn(who)
    const file = async (url: string) => shop.app.inject({ method: 'GET', url, headers })
    const csv = await file(`${path}/specification.csv`)
    expect(csv.body.split('\r\n').filter(Boolean)).toHaveLength(3)
    expect(csv.body).toContain('1524')
    expect(csv.body).not.toContain('Haddad')
    const figures = [...options.map(({ net }) => net), price!.amounts.USD.total]
    for (const net of figures) expect(csv.body).not.toContain((net / 100).toFixed(2))
    const zip = unzipSync((await file(`${path}/files.zip?language=ar`)).rawPayload)
    expect(Object.keys(zip)).toHaveLength(4)
    expect(Object.keys(zip)).toEqual(expect.arrayContaining(['specification-ar.pdf', 'specification.csv']))
    const { body: quote } = await quoted(who, path)
    for (const language of ['en', 'ar']) {
      const pdf = await file(`/api/account/quotes/${quote.id}/quote.pdf?language=${language}`)
      expect([pdf.statusCode, pdf.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
      mkdirSync('var/test/papers', { recursive: true })
      writeFileSync(`var/test/papers/trade-quote-${language}.pdf`, pdf.rawPayload)
      const sheet = await file(`${path}/specification.pdf?language=${language}`)
      expect(sheet.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
      writeFileSync(`var/test/papers/trade-specification-${language}.pdf`, sheet.rawPayload)
    }
  })
})

describe('net prices', () => {
  it('stand in no answer that a client or a visitor can get', async () => {
    const who = await member()
    const made = await project(who, 3)
    const { body: quote } = await quoted(who, made.path)
    const nets = [
      ...made.options.map(({ net }) => net),
      made.price!.amounts.USD.total,
      made.price!.amounts.AED.total,
      quote.total,
    ].flatMap((amount) => [
      String(amount),
      (amount / 100).toFixed(2),
      (amount / 100).toLocaleString('en-US', { minimumFractionDigits: 2 }),
    ])
    const whole = JSON.stringify((await as(who, 'GET', made.path)).body)
    expect(
      nets.some((net) => whole.includes(net)),
      'the figures are those of the project',
    ).toBe(true)
    const reads = routesOf(shop.app).filter((name) => name.startsWith('get '))
    expect(reads.length).toBeGreaterThan(80)
    const customer = await shop.signedIn(`client-${randomUUID()}`)
    const seen: string[] = []
    for (const name of reads) {
      const url = name
        .slice('get '.length)
        .replace('/api/account/quotes/{id}', `/api/account/quotes/${quote.id}`)
        .replace('{id}', made.id)
        .replaceAll('{address}', RUG.id)
        .replaceAll(/\{\w+\}/g, RUG.id)
      for (const headers of [{}, customer.headers]) {
        const answer = await shop.app.inject({ method: 'GET', url, headers })
        if (nets.some((net) => answer.body.includes(net))) seen.push(`${name} ${answer.statusCode}`)
      }
    }
    expect(seen).toEqual([])
  })
})
