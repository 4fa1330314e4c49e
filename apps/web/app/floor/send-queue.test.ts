import 'fake-indexeddb/auto'

import type { SentTick } from '@nawl/contract/desk/floor'
import { beforeEach, expect, it, vi } from 'vitest'

import { FLOOR_ORDER as ORDER } from '../testing/fake-floor-order.ts'
import { enqueue, floorDatabase, queued, type Waiting } from './floor-database.ts'
import { sendQueue } from './send-queue.ts'
import { withWaiting } from './with-waiting.ts'

const { number: NUMBER } = ORDER
const YARNS = ORDER.rugs[0]!.yarns.map(({ hex }) => hex)

/** A server that keeps what arrives by its id, and dies when it is told to: before it stores, or before it answers. */
function server() {
  const ticks = new Map<string, SentTick>()
  const pictures = new Map<string, number>()
  let arrivals = 0
  let dies: 'before' | 'after' | null = null
  vi.stubGlobal('localStorage', { getItem: () => 'nawl_frame', setItem: () => {} })
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (dies === 'before') throw new TypeError('the connection was lost')
    arrivals++
    if (path.endsWith('/ticks'))
      for (const tick of (JSON.parse(init.body as string) as { ticks: SentTick[] }).ticks)
        ticks.set(tick.id, tick)
    else {
      const id = /photographs\/([^?]+)/.exec(path)![1]!
      pictures.set(id, (pictures.get(id) ?? 0) + 1)
    }
    if (dies === 'after') throw new TypeError('the connection was lost')
    return Response.json(ORDER)
  })
  return { ticks, pictures, arrivals: () => arrivals, die: (when: typeof dies) => void (dies = when) }
}

beforeEach(async () => {
  const database = await floorDatabase()
  for (const store of ['orders', 'outlines', 'queue', 'refused'] as const) await database.clear(store)
})

let count = 0
const tick = (subject: string, isDone = true): Waiting => ({
  kind: 'tick',
  number: NUMBER,
  tick: { id: `tick-${count++}`, line: 'a', piece: 1, subject, isDone, at: new Date(count).toISOString() },
})
const photo = (): Waiting => ({
  kind: 'photo',
  number: NUMBER,
  id: `photo-${count++}`,
  line: 'a',
  piece: 1,
  at: new Date(count).toISOString(),
  picture: new Blob(['picture']),
})

it('loses nothing and sends nothing twice in a day of 200 kills of tab and server', async () => {
  const shop = server()
  const added: string[] = []
  let state = 7
  const random = (n: number) => (state = (state * 16_807) % 2_147_483_647) % n
  for (let kill = 0; kill < 200; kill++) {
    for (let n = random(3); n >= 0; n--) {
      const waiting = random(6) === 0 ? photo() : tick(YARNS[random(3)]!, random(3) > 0)
      await enqueue(waiting)
      added.push(waiting.kind === 'tick' ? waiting.tick.id : waiting.id)
    }
    shop.die(([null, 'before', 'after'] as const)[random(3)]!)
    // Two tabs at once where the browser has no locks.
    await Promise.all([sendQueue(() => {}), ...(random(4) === 0 ? [sendQueue(() => {})] : [])])
  }
  shop.die(null)
  expect(await sendQueue(() => {})).toBe('sent')
  expect(await queued()).toEqual([])
  expect([...shop.ticks.keys(), ...shop.pictures.keys()].toSorted()).toEqual(added.toSorted())
})

it('sends in the order in which things were done, ticks of one order together', async () => {
  const shop = server()
  for (const waiting of [tick('#26323D'), tick('glueing'), photo(), tick('#26323D', false)])
    await enqueue(waiting)
  await sendQueue(() => {})
  expect(shop.arrivals()).toBe(3)
  expect([...shop.ticks.values()].map(({ subject, isDone }) => [subject, isDone])).toEqual([
    ['#26323D', true],
    ['glueing', true],
    ['#26323D', false],
  ])
})

it('moves what is refused for good out of the way, and waits for what may be allowed again', async () => {
  server()
  const answers = [
    Response.json({ code: 'order/wrong-state' }, { status: 409 }),
    Response.json(ORDER),
    Response.json({ code: 'desk/token-expired' }, { status: 401 }),
  ]
  vi.stubGlobal('fetch', async () => answers.shift()!)
  await enqueue(photo())
  await enqueue(tick('glueing'))
  await enqueue(photo())
  expect(await sendQueue(() => {})).toBe('not-allowed')
  expect(await (await floorDatabase()).getAll('refused')).toEqual([
    { code: 'order/wrong-state', number: NUMBER },
  ])
  expect((await queued()).map(({ kind }) => kind)).toEqual(['photo'])
})

it('shows what waits as done', async () => {
  await enqueue(tick('#26323D'))
  await enqueue(tick('#A8452F'))
  await enqueue(tick('glueing'))
  await enqueue(tick('#A8452F', false))
  const [piece] = withWaiting(ORDER, await queued()).rugs[0]!.pieces
  expect(piece).toMatchObject({ piece: 1, percent: 25, yarnsDone: ['#26323D'], stagesDone: ['glueing'] })
})
