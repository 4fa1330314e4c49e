import {
  changeShown,
  floorList,
  floorOrder,
  type FloorOrder,
  floorPhotoParams,
  floorPhotoQuery,
  projectedRug,
  sendTicks,
  sentPhoto,
} from '@nawl/contract/desk/floor'
import { gunPlanOfRug, gunPlanParams } from '@nawl/contract/desk/gun-plan'
import { orderLineParams, showPieceRequest } from '@nawl/contract/sales/approval'
import { orderParams } from '@nawl/contract/sales/order'
import { pieceToShow, showPiece } from '@nawl/domain/order/approve-design'
import type { Order } from '@nawl/domain/order/order'
import { refused } from '@nawl/domain/order/outcome'
import { kindIn } from '@nawl/domain/product/product'
import multipart from '@fastify/multipart'
import type { z } from 'zod'

import type { MemberOf } from '../../identity/staff/desk-scope.ts'
import { type IncomingFiles, receivePhoto } from '../../imaging/uploads/incoming-files.ts'
import type { UploadPool } from '../../imaging/uploads/upload-pool.ts'
import type { BlobStore } from '../../platform/blobs/blob-store.ts'
import type { Config } from '../../platform/config/config.ts'
import type { Database } from '../../platform/db/database.ts'
import type { EmailOutbox } from '../../platform/email/outbox.ts'
import { ApiError, described } from '../../platform/http/api-error.ts'
import type { App } from '../../platform/http/fastify-app.ts'
import { callerGone, waitingCaller } from '../../platform/threads/waiting-caller.ts'
import { measuredYarns } from '../../sales/approvals/measured-yarns.ts'
import { adminStore } from '../../sales/admin/admin.store.ts'
import { type FloorDeps as FloorSettings, isPlanned, readFloorPlan } from '../../sales/calendar/floor-plan.ts'
import { takeOffFrames } from '../../sales/calendar/promise-order.ts'
import { accepted } from '../../sales/orders/order.store.ts'
import { floorPhotoPath } from '../../sales/orders/order-links.ts'
import type { Sales } from '../../sales/sales.ts'
import type { Settings } from '../../settings/settings.ts'
import { woolOfLines } from '../../sales/yarn-ledger/line-wool.ts'
import { framedLines, floorOrderOf, progressOf } from './shown-floor.ts'
import type { WorkshopPacks } from '../workshop-packs.ts'
import { type FloorRecord, floorStore } from './floor.store.ts'
import { stageEmails } from './stage-emails.ts'

export type FloorDeps = {
  readonly config: Pick<Config, 'workshop'>
  readonly database: Database
  readonly blobs: BlobStore
  readonly emails: EmailOutbox
  readonly sales: Pick<Sales, 'links' | 'kinds' | 'shop' | 'orders'>
  readonly settings: FloorSettings['settings'] & Pick<Settings, 'yarns'>
  readonly uploads: UploadPool
  readonly incoming: IncomingFiles
  readonly now: () => number
}

const about = described('floor')
const WORK = { permission: 'floor.work' } as const

/** What the floor's and the customers' routes share. */
export function openFloor({ config, database, blobs, emails, sales, settings, now }: FloorDeps) {
  const store = floorStore(database, blobs)
  const letters = stageEmails({ config: config.workshop, sales, emails, now })

  const planning = { settings, config, kinds: sales.kinds }
  const planNow = async () =>
    isPlanned(planning) ? readFloorPlan(database.orm, planning, new Date(now())) : null

  async function shown(order: Order): Promise<FloorOrder> {
    const [one] = await shownAll([order])
    return one!
  }
  async function shownAll(orders: readonly Order[]): Promise<FloorOrder[]> {
    // Once for all: it reads every order that waits.
    const plan = await planNow()
    const all: FloorOrder[] = []
    for (const order of orders) all.push(await shownWith(order, plan))
    return all
  }
  async function shownWith(order: Order, plan: Awaited<ReturnType<typeof planNow>>): Promise<FloorOrder> {
    const link = await sales.links.photoTokens('floor-photo')
    return floorOrderOf(order, await store.read(order.number), {
      plan,
      config: config.workshop,
      now: new Date(now()),
      wool: await woolOfLines(database.orm, order, {
        sold: sales.kinds.sold,
        workshop: config.workshop,
        card: settings.yarns,
      }),
      pictureOf: (id) => floorPhotoPath(link(id)),
      sidesOf: ({ design }) =>
        kindIn(sales.kinds.sold, design).sidesMm(design) ?? { widthMm: 1, lengthMm: 1 },
    })
  }
  return { store, letters, shown, shownAll, planning }
}
export type Floor = ReturnType<typeof openFloor>

type StaffFloorDeps = FloorDeps & {
  readonly floor: Floor
  readonly packs: WorkshopPacks
  readonly orderOf: (typed: string) => Promise<Order>
  readonly memberOf: MemberOf
}

/** /api/desk/floor: what tablets at the frames read and send. Add it to the desk's scope. */
export function floorRoutes(app: App, deps: StaffFloorDeps): void {
  const { floor, packs, orderOf, sales, database, config, now } = deps
  const inWorkshop = adminStore(database, now, sales.kinds)

  const list = about('Orders that are made on a frame, the oldest first', { 200: floorList })
  app.get('/api/desk/floor', { schema: list, config: WORK }, async () => {
    const orders = await inWorkshop.inWorkshop()
    const framed = orders.filter((order) => framedLines(order, config.workshop).length > 0)
    return { orders: await floor.shownAll(framed) }
  })

  const one = about('An order as the floor sees it', { 200: floorOrder }, { params: orderParams })
  app.get('/api/desk/floor/:number', { schema: one, config: WORK }, async ({ params }) =>
    floor.shown(await orderOf(params.number)),
  )

  const ticks = {
    ...about('Ticks of yarns and stages', { 200: floorOrder }, { params: orderParams, body: sendTicks }),
    description: 'Sent again as often as it takes: a tick whose id is known changes nothing.',
  }
  app.post('/api/desk/floor/:number/ticks', { schema: ticks, config: WORK }, async ({ params, body }) => {
    const order = await orderOf(params.number)
    mustBeMade(order)
    const sent = body.ticks.map(({ at, ...tick }) => ({ ...tick, at: new Date(at) }))
    const letters = await floor.letters(order)
    await floor.store.addTicks(
      order.number,
      sent,
      async (tx, before, after) => {
        await letters(tx, before, after)
        const lines = framedLines(order, config.workshop)
        await takeOffFrames(tx, order.number, tuftedNow(lines, before, after), floor.planning)
      },
      new Date(now()),
    )
    deps.emails.wake()
    return floor.shown(order)
  })

  const decide = about(
    'Decides what the customer is shown of the workshop',
    { 200: floorOrder },
    { params: orderParams, body: changeShown },
  )
  app.put(
    '/api/desk/floor/:number/shown',
    { schema: decide, config: { permission: 'orders.handle' } },
    async ({ params, body }) => {
      const order = await orderOf(params.number)
      await floor.store.show(order.number, body)
      return floor.shown(order)
    },
  )

  const plans = about(
    'How the gun tufts a rug, for the tablet at its frame',
    { 200: gunPlanOfRug },
    { params: gunPlanParams },
  )
  app.get(
    '/api/desk/floor/:number/plans/:position',
    { schema: plans, config: WORK },
    async (request, reply) => {
      const { number, position } = request.params
      const asked = { position: Number(position), format: 'json' as const }
      const found = await packs.gunPlan(await orderOf(number), asked, waitingCaller(request, reply))
      if (!found) throw new ApiError('order/not-found')
      return JSON.parse(Buffer.from(found).toString()) as z.input<typeof gunPlanOfRug>
    },
  )

  const outlines = about(
    'Where the yarns of a rug lie, for the projector',
    { 200: projectedRug },
    { params: gunPlanParams },
  )
  app.get(
    '/api/desk/floor/:number/outlines/:position',
    { schema: outlines, config: WORK },
    async (request, reply) => {
      const { number, position } = request.params
      const order = await orderOf(number)
      const found = await packs.outlines(order, Number(position), waitingCaller(request, reply))
      if (!found) throw new ApiError('order/not-found')
      return JSON.parse(Buffer.from(found).toString()) as z.input<typeof projectedRug>
    },
  )
  pieceRoute(app, deps)
  void app.register(async (scope) => photographRoute(scope as App, deps))
}

function pieceRoute(app: App, { floor, orderOf, memberOf, sales, emails }: StaffFloorDeps): void {
  const show = {
    ...about(
      'Shows the customer a tufted piece, with one of its photographs and its measured colours',
      { 200: floorOrder },
      { params: orderLineParams, body: showPieceRequest },
    ),
    description: 'The customer is told by e-mail. What was shown already changes nothing.',
  }
  const url = '/api/desk/floor/:number/lines/:lineId/piece'
  app.post(url, { schema: show, config: WORK }, async (request) => {
    const { lineId } = request.params
    const { photo, yarns } = request.body
    const { number } = await orderOf(request.params.number)
    const { photographs } = await floor.store.read(number)
    if (!photographs.some(({ id }) => id === photo)) throw new ApiError('order/no-photos')
    const { actor: by } = memberOf(request)
    accepted(
      await sales.orders.change(number, (order, now) => {
        const line = pieceToShow(order, lineId, sales.kinds.rules)
        if (!line) return refused('no-such-line')
        const own = kindIn(sales.kinds.sold, line.design).yarns?.(line.design) ?? []
        const showing = { lineId, by, photo, yarns: measuredYarns(own, yarns) }
        return showPiece(order, now, showing, sales.kinds.rules)
      }),
    )
    emails.wake()
    return floor.shown(await orderOf(number))
  })
}

async function photographRoute(
  app: App,
  { floor, orderOf, uploads, incoming }: StaffFloorDeps,
): Promise<void> {
  await app.register(multipart)
  const send = {
    ...about(
      'A photograph of a rug',
      { 200: floorOrder },
      { params: floorPhotoParams, querystring: floorPhotoQuery },
    ),
    description:
      'multipart/form-data: the file in `photo`. It is drawn anew, without what the camera wrote into it. One whose id is known changes nothing.',
    consumes: ['multipart/form-data'],
  }
  const url = '/api/desk/floor/:number/photographs/:id'
  app.put(url, { schema: send, config: WORK }, async (request, reply) => {
    const order = await orderOf(request.params.number)
    mustBeMade(order)
    const sent = sentPhoto.safeParse({ ...request.query, id: request.params.id })
    if (!sent.success) throw new ApiError('request/invalid')
    const { id, line, piece, at } = sent.data
    if (await floor.store.hasPhoto(id)) return floor.shown(order)
    const picture = await incoming.inPlace(async (path) => {
      await receivePhoto(request, path)
      return uploads.rewrite(path, callerGone(reply.raw))
    })
    await floor.store.addPhoto(order.number, { id, line, piece, at: new Date(at) }, picture)
    return floor.shown(order)
  })
}

/** Rugs whose tufting was ticked or unticked: they have left their frames, or are on them again. */
function tuftedNow(lines: Parameters<typeof progressOf>[0], before: FloorRecord, after: FloorRecord) {
  const earlier = progressOf(lines, before)
  return progressOf(lines, after).flatMap(({ line, piece, stagesDone }, n) => {
    const isDone = stagesDone.includes('tufting')
    if (isDone === earlier[n]!.stagesDone.includes('tufting')) return []
    const ticked = after.ticks
      .filter((tick) => tick.line === line && tick.piece === piece && tick.subject === 'tufting')
      .reduce<Date | null>((latest, { at }) => (latest === null || at > latest ? at : latest), null)
    return [{ line, piece, at: isDone ? ticked : null }]
  })
}

/** What ended is not made any more: its ticks would tell a customer of nothing. */
function mustBeMade({ state }: Order): void {
  if (state === 'cancelled' || state === 'expired') throw new ApiError('order/wrong-state')
}
