import { randomUUID } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'

import type { ProjectAnswer, ProjectList } from '@nawl/contract/trade/project'
import type { DeskTrade, TradeAnswer } from '@nawl/contract/trade/trade'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { signedIn } from '../../../test/accounts/signed-in.ts'
import { routesOf } from '../../../test/accounts/routes-of.ts'
import { DESIGN, RUG } from '../../../test/chaos/shop-app.ts'
import { netAmountsIn } from '../../../test/trade/net-amounts.ts'
import { APPLICATION, CONTACT, openTradingShop, placed } from '../../../test/trade/trading-shop.ts'
import { cartDesigns } from '../unreferenced-blobs.ts'

let shop: Awaited<ReturnType<typeof openTradingShop>>
beforeAll(async () => void (shop = await openTradingShop()))
beforeEach(() => shop.reset())
afterAll(() => shop.close())

describe('an application', () => {
  it('is told to the desk and the applicant, decided with a letter, and recorded', async () => {
    const who = `ada-${randomUUID().slice(0, 8)}`
    expect((await shop.as<TradeAnswer>(who, 'GET', '/api/account/trade')).body.state).toBe(null)
    const applied = await shop.as<TradeAnswer>(who, 'POST', '/api/account/trade', {
      ...APPLICATION,
      language: 'ar',
    })
    expect(applied.body).toMatchObject({
      state: 'applied',
      tier: null,
      application: { licence: 'CN-1029384' },
    })
    const { email } = (await shop.as<{ email: string }>(who, 'GET', '/api/account')).body
    await shop.emails.deliver()
    expect(shop.inbox.for('trade@nawl.example').at(-1)?.text).toContain('Villas on the Palm.')
    expect(shop.inbox.for(email)[0]?.subject).toBe('وصلنا طلبك')
    const { accounts, tiers } = (await shop.as<DeskTrade>('desk', 'GET', '/api/desk/trade')).body
    const { id } = accounts.find((each) => each.email === email)!
    const decide = (step: string, body: object) =>
      shop.as<DeskTrade>('desk', 'POST', `/api/desk/trade/${id}/${step}`, body)
    expect((await decide('accept', { tier: 'gold', contact: CONTACT })).body.code).toBe('trade/unknown-tier')
    expect((await decide('pause', { reason: 'No.' })).body.code).toBe('trade/wrong-state')
    await decide('accept', { tier: tiers[0]!.id, contact: CONTACT })
    await shop.emails.deliver()
    expect(shop.inbox.for(email)[1]?.subject).toBe('تم فتح حسابك المهني')
    const member = (await shop.as<TradeAnswer>(who, 'GET', '/api/account/trade')).body
    expect(member).toMatchObject({ state: 'accepted', tier: { percent: 12 }, contact: CONTACT })
    // Who is a member has nothing to apply for.
    expect((await shop.as(who, 'POST', '/api/account/trade', APPLICATION)).body.code).toBe(
      'trade/wrong-state',
    )
    await decide('pause', { reason: 'The licence has run out.' })
    await shop.emails.deliver()
    expect(shop.inbox.for(email)[2]?.text).toContain('The licence has run out.')
    expect((await shop.as(who, 'GET', '/api/account/projects')).body.code).toBe('trade/not-a-member')
    const { changes } = (
      await shop.as<{ changes: { kind: string; subject: string }[] }>('desk', 'GET', '/api/desk/activity')
    ).body
    const recorded = changes.filter(({ subject }) => subject === email).map(({ kind }) => kind)
    expect(recorded.toSorted()).toEqual(['trade.accepted', 'trade.paused'])
  })

  it('of a member of staff is decided by another one, whichever account they applied with', async () => {
    await shop.as('desk', 'POST', '/api/desk/staff', { email: 'omar@example.com', role: 'sales' })
    await shop.as('omar', 'POST', '/api/account/trade', APPLICATION)
    const second = await signedIn(shop, 'omar-2', () => shop.clock.at, { email: 'Omar@example.com' })
    await shop.call('POST', '/api/account/trade', APPLICATION, second)
    const { accounts, tiers } = (await shop.as<DeskTrade>('desk', 'GET', '/api/desk/trade')).body
    const own = accounts.filter(({ email }) => email.toLowerCase() === 'omar@example.com')
    expect(own).toHaveLength(2)
    const acceptance = { tier: tiers[0]!.id, contact: CONTACT }
    for (const { id } of own) {
      const accept = (who: string) => shop.as(who, 'POST', `/api/desk/trade/${id}/accept`, acceptance)
      expect((await accept('omar')).body.code).toBe('trade/own-account')
      expect((await accept('desk')).status).toBe(200)
    }
  })
})

describe('a project', () => {
  it('is the member’s alone, and refuses to be saved over another’s changes', async () => {
    const who = await shop.member()
    const { path, id, plan, version } = await shop.project(who, 2)
    const theirs = await shop.as(await shop.member(), 'GET', path)
    expect([theirs.status, theirs.body.code]).toEqual([404, 'project/not-found'])
    const nobody = await shop.as(`guest-${randomUUID()}`, 'GET', path)
    expect([nobody.status, nobody.body.code]).toEqual([403, 'trade/not-a-member'])
    const save = (change: object, seen: number) =>
      shop.as<ProjectAnswer>(who, 'PUT', path, { plan: { ...plan, ...change }, version: seen })
    expect((await save({ notes: 'First' }, version)).body.plan.notes).toBe('First')
    expect((await save({ notes: 'Late' }, version)).body.code).toBe('project/changed-meanwhile')
    const { projects } = (await shop.as<ProjectList>(who, 'GET', '/api/account/projects')).body
    expect(projects).toMatchObject([{ id, name: 'Villa 14', client: 'The Haddads', rooms: 2, rugs: 2 }])
  })

  it('loses nothing to a deletion: a rug comes back with its design, a project with everything', async () => {
    const who = await shop.member()
    const { path, plan, version, options } = await shop.project(who)
    const emptied = await shop.as<ProjectAnswer>(who, 'PUT', path, { plan: { ...plan, rooms: [] }, version })
    expect(emptied.body.options).toEqual([])
    const undone = await shop.as<ProjectAnswer>(who, 'PUT', path, { plan, version: emptied.body.version })
    expect(undone.body.options).toEqual(options)
    expect((await shop.as(who, 'DELETE', path)).status).toBe(204)
    expect((await shop.as(who, 'GET', path)).body.code).toBe('project/not-found')
    expect((await shop.as<ProjectAnswer>(who, 'POST', `${path}/restore`)).body.options).toEqual(options)
  })

  it('takes a rug once however often it is sent, from a saved design, and refuses one without size', async () => {
    const who = await shop.member()
    const { path } = await shop.project(who, 0)
    const saved = placed({ from: { kind: 'saved', address: RUG.id, link: '', size: DESIGN.size } })
    const add = (body: object) => shop.as<ProjectAnswer>(who, 'POST', `${path}/options`, body)
    await add(saved)
    expect((await add(saved)).body.options).toHaveLength(1)
    const unsized = placed({ from: { kind: 'saved', address: RUG.id, link: '' } })
    expect((await add(unsized)).body.code).toBe('project/unsized')
  })

  it('has its bitmaps kept as those of carts and orders are', async () => {
    const who = await shop.member()
    await shop.project(who)
    const { rugIds, bitmapHashes } = await cartDesigns(shop.database)
    expect([...rugIds]).toContain(RUG.id)
    expect(bitmapHashes.size).toBeGreaterThan(0)
  })
})

describe('files of a project', () => {
  it('are a specification and an archive without prices and client, and a quote, in both languages', async () => {
    const who = await shop.member()
    const { path, options, prices } = await shop.project(who, 2)
    const { headers } = await shop.signedIn(who)
    const file = async (url: string) => shop.app.inject({ method: 'GET', url, headers })
    const csv = await file(`${path}/specification.csv`)
    expect(csv.body.split('\r\n').filter(Boolean)).toHaveLength(3)
    expect(csv.body).toContain('1524')
    expect(csv.body).not.toContain('Haddad')
    const figures = [...options.map(({ net }) => net), prices[0]!.amounts.USD.total]
    for (const net of figures) expect(csv.body).not.toContain((net / 100).toFixed(2))
    const zip = unzipSync((await file(`${path}/files.zip?language=ar`)).rawPayload)
    const parts = ['.pdf', '.png', '-cartoon.pdf', '-plan.dxf']
    const ofRugs = ['01', '02'].flatMap((n) => parts.map((part) => `${n}-${RUG.id}${part}`))
    const names = ['specification-ar.pdf', 'specification.csv', 'yarns.csv', ...ofRugs]
    expect(Object.keys(zip)).toHaveLength(names.length)
    expect(Object.keys(zip)).toEqual(expect.arrayContaining(names))
    expect(strFromU8(zip[`01-${RUG.id}.png`]!.subarray(1, 4))).toBe('PNG')
    expect(strFromU8(zip[`02-${RUG.id}-cartoon.pdf`]!.subarray(0, 5))).toBe('%PDF-')
    const dxf = strFromU8(zip[`02-${RUG.id}-plan.dxf`]!)
    expect(dxf).toContain('as the rug lies')
    expect(dxf).not.toContain('Mirrored')
    // Drawn once: the same design in two rooms, and the same archive again.
    expect(unzipSync((await file(`${path}/files.zip`)).rawPayload)[`01-${RUG.id}-cartoon.pdf`]).toEqual(
      zip[`02-${RUG.id}-cartoon.pdf`],
    )
    const yarns = strFromU8(zip['yarns.csv']!)
    expect(yarns.split('\r\n').filter(Boolean).length).toBeGreaterThan(3)
    for (const text of ['Haddad', ...figures.map((net) => (net / 100).toFixed(2))])
      expect(yarns).not.toContain(text)
    const { body: quote } = await shop.quoted(who, path)
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
    const who = await shop.member()
    const made = await shop.project(who, 3)
    const { body: quote } = await shop.quoted(who, made.path)
    const tellsNet = netAmountsIn(made, quote.total)
    const whole = JSON.stringify((await shop.as(who, 'GET', made.path)).body)
    expect(tellsNet(whole), 'the figures are those of the project').toBe(true)
    // Counters of the machine may be any number.
    const reads = routesOf(shop.app).filter((name) => name.startsWith('get ') && name !== 'get /metrics')
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
        if (tellsNet(answer.body)) seen.push(`${name} ${answer.statusCode}`)
      }
    }
    expect(seen).toEqual([])
  })
})
