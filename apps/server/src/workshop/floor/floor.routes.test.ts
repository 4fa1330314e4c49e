import { randomUUID } from 'node:crypto'

import type { ApiTokensWithSecret } from '@nawl/contract/desk/api-tokens'
import type { ChangeShown, FloorOrder, OrderProgress, SentTick } from '@nawl/contract/desk/floor'
import type { GunPlanOfRug } from '@nawl/contract/desk/gun-plan'
import type { PlacedOrder } from '@nawl/contract/sales/order'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { HOUR, NOW, openEmailingApp } from '../../../test/chaos/shop-app.ts'
import { formOf } from '../../../test/uploads/upload.ts'

let shop: Awaited<ReturnType<typeof openEmailingApp>>
let frame: string
let placed: PlacedOrder
beforeAll(async () => {
  shop = await openEmailingApp()
  const wish = { name: 'Frame 1', scopes: ['floor.work'], days: null }
  const asked = await shop.call<ApiTokensWithSecret>(
    'POST',
    '/api/desk/tokens',
    wish,
    await shop.signedIn('desk'),
  )
  frame = asked.body.token
})
beforeEach(async () => {
  shop.clock.at = NOW
  placed = await shop.confirmed()
})
afterAll(() => shop.close())

const byFrame = <T>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  shop.call<T>(method, path, body, { headers: { authorization: `Bearer ${frame}` } })
const floorOf = async () => (await byFrame<FloorOrder>('GET', `/api/desk/floor/${placed.number}`)).body
const customers = async () =>
  (await shop.call<OrderProgress>('GET', shop.url(placed.number, placed.token, '/progress'))).body

let minute = 0
async function tick(subject: string, isDone = true): Promise<SentTick> {
  const { rugs } = await floorOf()
  const at = new Date(NOW - 10 * HOUR + 60_000 * minute++).toISOString()
  return { id: randomUUID(), line: rugs[0]!.line, piece: 1, subject, isDone, at }
}
const send = (...ticks: readonly SentTick[]) =>
  byFrame<FloorOrder & { code?: string }>('POST', `/api/desk/floor/${placed.number}/ticks`, { ticks })
const show = async (change: Partial<ChangeShown>) =>
  shop.call(
    'PUT',
    `/api/desk/floor/${placed.number}/shown`,
    { progress: true, photographs: true, letters: false, heldBack: [], ...change },
    await shop.signedIn('desk'),
  )

/** A photograph with a place and a camera in it. */
async function photographed(id: string) {
  const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#884422' } })
    .withExif({ IFD0: { Make: 'Camera', Artist: 'Noor' }, IFD3: { GPSLatitude: '25/1 12/1 0/1' } })
    .jpeg()
    .toBuffer()
  const { rugs } = await floorOf()
  const { headers, payload } = formOf([{ name: 'photo', content: picture, fileName: 'rug.jpg' }])
  const query = new URLSearchParams({ line: rugs[0]!.line, piece: '1', at: new Date(NOW).toISOString() })
  const answer = await shop.app.inject({
    method: 'PUT',
    url: `/api/desk/floor/${placed.number}/photographs/${id}?${query.toString()}`,
    headers: { ...headers, authorization: `Bearer ${frame}` },
    payload,
  })
  return { picture, answer }
}

it('opens the floor and nothing of the desk to the link of a frame, until it is withdrawn', async () => {
  expect((await byFrame('GET', '/api/desk/floor')).status).toBe(200)
  for (const path of ['/api/desk/orders', '/api/desk/workshop', `/api/desk/orders/${placed.number}/pack.pdf`])
    expect(await byFrame('GET', path)).toMatchObject({ status: 403, body: { code: 'desk/not-permitted' } })
  expect(await byFrame('PUT', `/api/desk/floor/${placed.number}/shown`, {})).toMatchObject({ status: 403 })
  const text = JSON.stringify(await floorOf())
  for (const personal of ['Layla', 'layla@', 'Vanderbilt', 'price', '400'])
    expect(text).not.toContain(personal)
})

it('shows the customer the area of the yarns that are ticked, and of several ticks the latest', async () => {
  const { rugs, mayStartAt } = await floorOf()
  expect(mayStartAt).not.toBeNull()
  const yarns = rugs[0]!.yarns
  // What covers least is tufted first.
  expect(yarns.map(({ share }) => share)).toEqual(yarns.map(({ share }) => share).toSorted((p, q) => p - q))
  expect(await customers()).toEqual({ rugs: [], photographs: [] })
  const [small, large] = [await tick(yarns[0]!.hex), await tick(yarns[2]!.hex)]
  const undone = { ...(await tick(yarns[2]!.hex, false)) }
  expect((await send(small, large)).body.rugs[0]!.pieces[0]!.yarnsDone).toHaveLength(2)
  const share = Math.round(yarns[0]!.share + yarns[2]!.share)
  expect((await customers()).rugs).toMatchObject([{ name: 'Onyx', count: 1, percent: share, stage: null }])
  await send(undone)
  expect((await customers()).rugs[0]!.percent).toBe(Math.round(yarns[0]!.share))
  shop.clock.at = NOW + 48 * HOUR
  expect((await floorOf()).mayStartAt).toBeNull()
})

it('counts a tick that arrives twice once, also after a later one and at the same time', async () => {
  const { yarns } = (await floorOf()).rugs[0]!
  const [first, undone] = [await tick(yarns[0]!.hex), await tick(yarns[0]!.hex, false)]
  await send(first, undone)
  await Promise.all(Array.from({ length: 8 }, () => send(first)))
  expect((await floorOf()).rugs[0]!.pieces[0]!.yarnsDone).toEqual([])
  const count = sql`select count(*)::int as n from floor_tick where order_number = ${placed.number}`
  const result = await shop.database.orm.execute(count)
  expect((result as { rows: unknown[] }).rows).toEqual([{ n: 2 }])
})

it('lets no fast clock outrun what is ticked later', async () => {
  const { yarns } = (await floorOf()).rugs[0]!
  const fast = { ...(await tick(yarns[0]!.hex)), at: new Date(NOW + 24 * HOUR).toISOString() }
  await send(fast)
  shop.clock.at = NOW + HOUR
  await send({ ...(await tick(yarns[0]!.hex, false)), at: new Date(NOW + HOUR).toISOString() })
  expect((await floorOf()).rugs[0]!.pieces[0]!.yarnsDone).toEqual([])
})

it('refuses ticks of an order that is over, and of none', async () => {
  const one = await tick('tufting')
  await shop.command(placed, '/cancel')
  expect((await send(one)).body.code).toBe('order/wrong-state')
  const none = await byFrame<{ code: string }>('POST', '/api/desk/floor/NW-AAAA-AAAA/ticks', { ticks: [one] })
  expect(none).toMatchObject({ status: 404, body: { code: 'order/not-found' } })
})

it('serves photographs without what the camera wrote into them, once however often they arrive', async () => {
  const id = randomUUID()
  const { picture, answer } = await photographed(id)
  expect(answer.statusCode).toBe(200)
  expect((await photographed(id)).answer.json<FloorOrder>().photographs).toHaveLength(1)
  const [shown] = (await customers()).photographs
  const served = await shop.app.inject({ method: 'GET', url: shown!.picture })
  expect(served.headers['content-type']).toBe('image/webp')
  const { exif, xmp, iptc, width } = await sharp(served.rawPayload).metadata()
  expect([(await sharp(picture).metadata()).exif === undefined, exif, xmp, iptc, width]).toEqual([
    false,
    undefined,
    undefined,
    undefined,
    60,
  ])
  expect(served.rawPayload.includes('Noor')).toBe(false)
  const forged = `${shown!.picture.slice(0, -1)}${shown!.picture.endsWith('0') ? '1' : '0'}`
  expect((await shop.app.inject({ method: 'GET', url: forged })).statusCode).toBe(404)
})

it('shows the customer nothing that is held back', async () => {
  const [first, second] = [randomUUID(), randomUUID()]
  await photographed(first)
  await photographed(second)
  await send(await tick('tufting'))
  await show({ heldBack: [first] })
  expect((await customers()).photographs.map(({ id }) => id)).toEqual([second])
  await show({ progress: false })
  expect(await customers()).toMatchObject({ rugs: [], photographs: [{}, {}] })
  await show({ photographs: false })
  expect(await customers()).toMatchObject({ rugs: [{ percent: 100, stage: 'tufting' }], photographs: [] })
})

it('writes a letter at a stage only where the owner wants it, once, in the order’s language', async () => {
  await shop.emails.deliver()
  const before = shop.inbox.mails.length
  const letters = async () => {
    await shop.emails.deliver()
    return shop.inbox.mails.slice(before).map(({ subject }) => subject)
  }
  await send(await tick('tufting'))
  expect(await letters()).toEqual([])
  await show({ letters: true })
  const glued = await tick('glueing')
  await Promise.all([send(glued), send(glued)])
  await send(await tick('glueing', false))
  await send(await tick('glueing'))
  expect(await letters()).toEqual([`The latex is on your rug, ${placed.number}`])
  placed = await shop.confirmed({ language: 'ar' })
  await shop.emails.deliver()
  await show({ letters: true })
  await send(await tick('tufting'))
  expect((await letters()).at(-1)).toBe(`اكتمل غرز الخُصل في سجادتك، \u2068${placed.number}\u2069`)
})

it('says how the rug is made, and that production has not begun', async () => {
  const { rugs, isStarted, dryingDays } = await floorOf()
  expect([isStarted, dryingDays]).toEqual([false, null])
  expect(rugs[0]!.work).toMatchObject({ pile: 'fine', pileMm: 12, gunMm: 13, strands: 2, hasCorners: true })
  expect(rugs[0]!.pieces[0]!.frame).toBeNull()
})

it('knows how the gun goes, for the tablet at the frame, which opens nothing of the desk', async () => {
  const { number } = placed
  expect((await byFrame('GET', `/api/desk/floor/${number}/plans/2`)).status).toBe(404)
  expect((await byFrame('GET', `/api/desk/orders/${number}/gun-plans/1/json`)).status).toBe(403)
  const { status, body } = await byFrame<GunPlanOfRug>('GET', `/api/desk/floor/${number}/plans/1`)
  expect([status, body.widthMm, body.lengthMm]).toEqual([200, 1524, 2438])
  for (const { strokes, metres } of body.yarns) {
    expect(strokes.length).toBeGreaterThan(0)
    expect(metres).toBeGreaterThan(0)
  }
}, 30_000)

it('knows where the yarns lie, for the projector', async () => {
  const { number } = placed
  const missing = await byFrame('GET', `/api/desk/floor/${number}/outlines/2`)
  expect(missing.status).toBe(404)
  const { status, body } = await byFrame<{ widthMm: number; yarns: { rings: number[][] }[] }>(
    'GET',
    `/api/desk/floor/${number}/outlines/1`,
  )
  expect([status, body.widthMm]).toEqual([200, 1524])
  const all = body.yarns.flatMap(({ rings }) => rings).flat()
  expect(Math.max(...all)).toBe(24_380)
})
