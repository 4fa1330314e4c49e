import {
  countYarnRequest,
  proposeYarnRequest,
  receiveYarnRequest,
  woolAnswer,
  takeYarnRequest,
  writeOffYarnRequest,
  YARN_NEED_COLUMNS,
  yarnLedgerAnswer,
  type YarnLedgerAnswer,
  yarnLedgerList,
  yarnLedgerParams,
  yarnLedgerQuery,
  yarnNeedsList,
  yarnPlaceRequest,
} from '@nawl/contract/desk/yarn-ledger'
import { proposeYarn } from '@nawl/domain/order/substitute-yarn'
import { shopDay } from '@nawl/domain/shop/time-zone'
import { isCounted } from '@nawl/domain/workshop/yarn-stock'
import { nearestYarns } from '@nawl/engine/reduction/nearest-yarns'
import { z } from 'zod'

import { type DeskDeps, deskScope, limitedMember } from '../../identity/staff/desk-scope.ts'
import type { RugRenderer } from '../../imaging/color/rug-renderer.ts'
import { exportRecord } from '../../identity/staff/record-export.ts'
import type { Config } from '../../platform/config/config.ts'
import { ApiError, described, refusals } from '../../platform/http/api-error.ts'
import { sendCsv } from '../../platform/http/files/csv.ts'
import type { App } from '../../platform/http/fastify-app.ts'
import type { HourlyLimits } from '../../platform/http/limits/hourly-limit.ts'
import { accepted } from '../../sales/orders/order.store.ts'
import type { Sales } from '../../sales/sales.ts'
import { waitingOrders } from '../../sales/yarn-ledger/yarn-needs.ts'
import { yarnLedger } from '../../sales/yarn-ledger/yarn-ledger.store.ts'
import { documentRoutes } from '../../settings/document.routes.ts'
import type { DocumentsDeps } from '../../settings/documents.ts'
import type { Settings } from '../../settings/settings.ts'
import { inOtherYarn, nearestThere } from './substitute-yarn.ts'
import { yarnCommands } from './yarn-commands.ts'
import { countedYarns, missingYarns, rugsOfYarn, seenWool, yarnState } from './yarn-states.ts'

type Deps = DeskDeps &
  DocumentsDeps & {
    readonly config: Pick<Config, 'workshop'>
    readonly limits: HourlyLimits
    readonly settings: Settings
    readonly sales: Pick<Sales, 'kinds' | 'orders'>
    readonly renderer: RugRenderer
  }

const PATH = '/api/desk/yarn'
const MOVES_PER_HOUR = 3_000
const route = { config: { permission: 'yarns.change' as const }, bodyLimit: 8 * 1024 }
const about = described('desk')

/** /api/desk/yarn: wool by dye lot, what happens to it, and what orders lack. */
export function yarnLedgerRoutes(app: App, deps: Deps): void {
  const { config, database, limits, settings, now } = deps
  const { sales } = deps
  const { kinds } = sales
  const { orm } = database
  const memberOf = deskScope(app, deps)
  const weighing = { sold: kinds.sold, workshop: config.workshop }
  const commands = yarnCommands({ database, weighing, now })
  const record = exportRecord(deps)
  const mover = limitedMember(memberOf, limits('desk-yarn-move', MOVES_PER_HOUR))
  const cardYarn = (code: string) => {
    const yarn = settings.yarns.find(code)
    if (!yarn) throw new ApiError('yarn/unknown', { field: 'code' })
    return yarn
  }

  async function answerOf(code: string, before: number | null = null): Promise<YarnLedgerAnswer> {
    const yarn = cardYarn(code)
    const all = { lots: await yarnLedger.lots(orm), holds: await yarnLedger.openHolds(orm) }
    const [stock, shelves, waiting, rows] = [
      await yarnLedger.stockOf(orm, [code]),
      await yarnLedger.shelves(orm),
      await waitingOrders(orm, weighing),
      await yarnLedger.movements(orm, code, before),
    ]
    return {
      yarn: yarnState(stock, yarn, shelves),
      comesOn: (await yarnLedger.places(orm)).get(code)?.comesOn ?? null,
      isCounted: isCounted(stock, code),
      rugs: [...rugsOfYarn(code, stock, waiting)],
      nearest: nearestThere(yarn, all, { waiting, card: settings.yarns.list() }).map(
        ({ yarn: { code: other, name, hex }, deltaE, free }) => ({
          code: other,
          name: name.en,
          hex,
          deltaE,
          free,
        }),
      ),
      movements: rows.map(({ orderNumber, yarn: _, key: _key, at, ...moved }) => ({
        ...moved,
        order: orderNumber,
        at: at.toISOString(),
      })),
      next: (rows.at(-1)?.place ?? 0) > 0 && rows.length === yarnLedger.page ? rows.at(-1)!.place : null,
    }
  }

  async function needs() {
    const lots = await yarnLedger.lots(orm)
    const { days } = settings.supply.now()
    const stock = { lots, holds: await yarnLedger.openHolds(orm) }
    const missing = missingYarns(stock, await waitingOrders(orm, weighing), {
      card: settings.yarns.list(),
      days,
      kinds: kinds.rules,
      now: now(),
      places: await yarnLedger.places(orm),
    })
    return { stock, missing, days }
  }

  const list = about('The yarns that were counted, with their dye lots', { 200: yarnLedgerList })
  app.get(PATH, { ...route, schema: list }, async () => {
    const { stock, missing } = await needs()
    return {
      yarns: [...countedYarns(stock, settings.yarns.list(), await yarnLedger.shelves(orm))],
      missing: missing.length,
    }
  })

  const lacking = about('What confirmed orders lack, and by when to order or dye it', { 200: yarnNeedsList })
  app.get(`${PATH}/needs`, { ...route, schema: lacking }, async () => {
    const { missing, days } = await needs()
    return { needs: [...missing], days }
  })

  const file = {
    tags: ['desk'],
    summary: 'What confirmed orders lack, as a CSV file',
    response: { 200: z.any().meta({ description: 'text/csv' }), ...refusals },
  }
  app.post(`${PATH}/needs/export`, { ...route, schema: file }, async (request, reply) => {
    const { missing } = await needs()
    const rows = { what: 'yarnNeeds', rows: missing.length, filter: {}, isSelection: false } as const
    await record(memberOf(request), rows)
    const cells = async function* () {
      for (const { code, name, hex, supplier, article, grams, free, orderBy, orders } of missing)
        yield [
          code,
          name.en,
          name.ar,
          hex,
          supplier,
          article,
          grams,
          free,
          orderBy ? shopDay(new Date(orderBy)) : '',
          orders.map(({ number }) => number).join(' '),
        ]
    }
    return sendCsv(reply, `yarn-needs-${shopDay(new Date(now()))}.csv`, YARN_NEED_COLUMNS, cells())
  })

  documentRoutes(app, `${PATH}/supply`, { ...deps, memberOf }, settings.supply.kind)

  const answer = { 200: yarnLedgerAnswer }
  const params = yarnLedgerParams
  const one = about('A yarn with its lots, its rugs and what happened to it', answer, {
    params,
    querystring: yarnLedgerQuery,
  })
  app.get(`${PATH}/:code`, { ...route, schema: one }, ({ params: { code }, query: { before } }) =>
    answerOf(code, before === undefined ? null : Number(before)),
  )

  const receive = about('Wool that came', answer, { params, body: receiveYarnRequest })
  app.post(`${PATH}/:code/receive`, { ...route, schema: receive }, async (request) => {
    const { code } = cardYarn(request.params.code)
    await commands.receive(await mover(request), code, request.body)
    return answerOf(code)
  })

  const count = about('What lies there of a lot; the ledger is corrected to it', answer, {
    params,
    body: countYarnRequest,
  })
  app.post(`${PATH}/:code/count`, { ...route, schema: count }, async (request) => {
    const { code } = cardYarn(request.params.code)
    await commands.count(await mover(request), code, request.body)
    return answerOf(code)
  })

  const off = about('Wool that is gone without being tufted', answer, { params, body: writeOffYarnRequest })
  app.post(`${PATH}/:code/write-off`, { ...route, schema: off }, async (request) => {
    const { code } = cardYarn(request.params.code)
    await commands.writeOff(await mover(request), code, request.body)
    return answerOf(code)
  })

  const take = about('Wool weighed for a rug', answer, { params, body: takeYarnRequest })
  app.post(`${PATH}/:code/take`, { ...route, schema: take }, async (request) => {
    const { code } = cardYarn(request.params.code)
    await commands.take(await mover(request), code, request.body)
    return answerOf(code)
  })

  const propose = about('Asks a customer whether another yarn may take its place', answer, {
    params,
    body: proposeYarnRequest,
  })
  app.post(`${PATH}/:code/propose`, { ...route, schema: propose }, async (request) => {
    const from = cardYarn(request.params.code)
    const { order: number, line, by: other, why } = request.body
    const to = cardYarn(other)
    const member = await mover(request)
    const found = await sales.orders.find(number)
    if (!found) throw new ApiError('order/not-found')
    const { order } = found
    const made = await inOtherYarn(order, line, { from, to }, deps.renderer)
    const [near] = nearestYarns(from.hex, 1, [{ code: to.code, name: to.name.en, hex: to.hex }])
    const proposal = { ...made, deltaE: near?.deltaE ?? 0, by: `staff:${member.email}`, why } as const
    const version = order.corrections.length
    accepted(
      await sales.orders.change(number, (now, at) =>
        proposeYarn(now, at, { ...proposal, version }, kinds.rules),
      ),
    )
    return answerOf(from.code)
  })

  const shelf = about('Where a yarn lies, and when more of it comes', answer, {
    params,
    body: yarnPlaceRequest,
  })
  app.put(`${PATH}/:code/shelf`, { ...route, schema: shelf }, async (request) => {
    const { code } = cardYarn(request.params.code)
    await mover(request)
    const { shelf: lies, comesOn } = request.body
    await yarnLedger.place(orm, code, { shelf: lies, ...(comesOn === undefined ? {} : { comesOn }) })
    return answerOf(code)
  })
}

/** GET /api/yarns/shelf: which yarns are on the shelf, for whoever chooses one. */
export function woolAnswerRoutes(
  app: App,
  { database, settings }: Pick<Deps, 'database' | 'settings'>,
): void {
  const schema = {
    summary: 'Which yarns are on the shelf, of those that were counted',
    response: { 200: woolAnswer },
  }
  app.get('/api/yarns/shelf', { schema }, async (_, reply) => {
    const lots = await yarnLedger.lots(database.orm)
    return reply.header('cache-control', 'public, max-age=60').send(seenWool({ lots }, settings.supply.now()))
  })
}
