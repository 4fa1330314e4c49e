import { promisedDays, promisedDaysQuery, type PromisedDays } from '@nawl/contract/sales/promised-days'
import { calendarDays } from '@nawl/domain/order/expected-days'
import { findCountry } from '@nawl/domain/shop/countries/countries'
import { DESIGN_CHANGE_HOURS } from '@nawl/domain/shop/facts'
import { shopHours } from '@nawl/domain/shop/hours'
import { tariffOf } from '@nawl/domain/shop/price-list'
import { shopDay } from '@nawl/domain/shop/time-zone'
import { finishOfOrder, planWith } from '@nawl/domain/workshop/order-plan'
import { promiseOf } from '@nawl/domain/workshop/promise-days'
import { woolWaits } from '@nawl/domain/workshop/wool-wait'
import type { YarnLot } from '@nawl/domain/workshop/yarn-stock'
import { HOUR_MS } from '@nawl/domain/time/durations'

import { refusals } from '../../platform/http/api-error.ts'
import type { App } from '../../platform/http/fastify-app.ts'
import { perCaller } from '../../platform/http/limits/hourly-limit.ts'
import type { SalesRouteDeps } from '../sales-route-deps.ts'
import { yarnLedger, type YarnPlace } from '../yarn-ledger/yarn-ledger.store.ts'
import { type FloorPlan, isPlanned, readFloorPlan } from './floor-plan.ts'
import { REQUESTED, requestedRugs, requestedWool, rugsToFrame } from './requested-rugs.ts'

/** The plan of the frames, and the wool in stock. */
type PlanAndWool = {
  readonly plan: FloorPlan
  readonly lots: readonly YarnLot[]
  readonly places: ReadonlyMap<string, YarnPlace>
}

/** How long a plan serves visitors: what is promised is computed anew when an order is paid. */
const PLAN_MS = 15_000
/** Answers that are remembered with a plan. */
const MOST_ANSWERS = 500
/** Per caller, of answers that are not remembered: a visitor asks for each size that they look at. */
const PLANS_PER_HOUR = 1_200
/** A day's work of a whole workshop is not asked for by a visitor. */
const MOST_RUGS = 100

/** GET /api/promised-days: when what is ordered now would arrive. */
export function promisedDaysRoutes(
  app: App,
  deps: Pick<SalesRouteDeps, 'database' | 'now' | 'settings' | 'kinds' | 'config' | 'limits'>,
): void {
  const mayPlan = perCaller(deps.limits('promised-days', PLANS_PER_HOUR))
  let current: {
    readonly at: number
    readonly plan: Promise<PlanAndWool>
    readonly answers: Map<string, PromisedDays>
  } | null = null

  function planNow() {
    const at = deps.now()
    if (!current || at - current.at > PLAN_MS || at < current.at) {
      const plan = readPlan(new Date(at))
      const read = { at, plan, answers: new Map() }
      current = read
      // A failed one is not remembered.
      plan.catch(() => {
        if (current === read) current = null
      })
    }
    return current
  }

  /** The wool is read with the plan, so that no answer costs a query more. */
  async function readPlan(now: Date): Promise<PlanAndWool> {
    const { orm } = deps.database
    const plan = await readFloorPlan(orm, deps, now)
    const lots = await yarnLedger.lots(orm)
    return { plan, lots, places: lots.length > 0 ? await yarnLedger.places(orm) : new Map() }
  }

  const schema = {
    tags: ['cart'],
    summary: 'When rugs that are ordered now would arrive',
    querystring: promisedDaysQuery,
    response: { 200: promisedDays, ...refusals },
  }
  app.get('/api/promised-days', { schema }, async (request, reply) => {
    const { query, url } = request
    void reply.header('cache-control', 'public, max-age=60')
    if (!isPlanned(deps) || !findCountry(query.country)) return { days: null }
    const { plan, answers } = planNow()
    const known = answers.get(url)
    if (known) return known
    await mayPlan(request)
    const answer = { days: daysOf(await plan, [query.rug].flat(), query.country) }
    if (answers.size < MOST_ANSWERS) answers.set(url, answer)
    return answer
  })

  function daysOf(
    { plan, lots, places }: PlanAndWool,
    texts: readonly string[],
    country: string,
  ): PromisedDays['days'] {
    const asked = texts.flatMap((text, n) => requestedRugs(text, n) ?? [])
    if (asked.reduce((sum, { pieces }) => sum + pieces, 0) > MOST_RUGS) return null
    const needs = lots.length > 0 ? asked.flatMap((rugs) => requestedWool(rugs, deps.config.workshop)) : []
    const woolFrom = woolWaits(needs, {
      stock: { lots, holds: [] },
      arriving: REQUESTED,
      comesOn: (yarn) => places.get(yarn)?.comesOn,
      supplyDays: deps.settings.supply.now().days,
      today: shopDay(new Date(deps.now())),
    })
    const changeable = shopDay(new Date(deps.now() + DESIGN_CHANGE_HOURS * HOUR_MS))
    const rugs = asked
      .flatMap((each) => rugsToFrame(each, { factor: plan.pace.factor, notBefore: changeable }))
      .map((rug) => ({ ...rug, notBefore: latest(changeable, woolFrom.get(rug.id)) }))
    if (rugs.length === 0) return null
    const finished = finishOfOrder(planWith(plan, rugs), '')
    const way = { address: { country }, tariff: tariffOf(deps.settings.prices.list()) }
    return finished && calendarDays(promiseOf(way, finished, shopHours()))
  }
}

const latest = (day: string, other = '') => (other > day ? other : day)
