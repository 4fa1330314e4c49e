import { promisedDays, promisedDaysQuery, type PromisedDays } from '@nawl/contract/sales/promised-days'
import { calendarDays } from '@nawl/domain/order/expected-days'
import { findCountry } from '@nawl/domain/shop/countries'
import { DESIGN_CHANGE_HOURS } from '@nawl/domain/shop/facts'
import { shopHours } from '@nawl/domain/shop/hours'
import { tariffOf } from '@nawl/domain/shop/price-list'
import { SHAPE_FACTS, type Shape } from '@nawl/domain/rug/shape'
import { shopDay } from '@nawl/domain/shop/time-zone'
import { finishOfOrder, planWith } from '@nawl/domain/workshop/order-plan'
import type { RugToFrame } from '@nawl/domain/workshop/plan-frames'
import { promiseOf } from '@nawl/domain/workshop/promise-days'
import { hoursOfWork } from '@nawl/domain/workshop/rug-work'

import type { App } from '../../platform/http/fastify-app.ts'
import type { SalesRouteDeps } from '../sales-route-deps.ts'
import { type FloorPlan, isPlanned, readFloorPlan } from './floor-plan.ts'

/** How long a plan serves visitors: what is promised is computed anew when an order is paid. */
const PLAN_MS = 15_000
/** Answers that are remembered with a plan. */
const MOST_ANSWERS = 500
/** A day's work of a whole workshop is not asked for by a visitor. */
const MOST_RUGS = 100
const HOUR_MS = 3_600_000

/** GET /api/promised-days: when what is ordered now would arrive. */
export function promisedDaysRoutes(
  app: App,
  deps: Pick<SalesRouteDeps, 'database' | 'now' | 'settings' | 'kinds' | 'config'>,
): void {
  let current: {
    readonly at: number
    readonly plan: Promise<FloorPlan>
    readonly answers: Map<string, PromisedDays>
  } | null = null

  function planNow() {
    const at = deps.now()
    if (!current || at - current.at > PLAN_MS || at < current.at) {
      const plan = readFloorPlan(deps.database.orm, deps, new Date(at))
      const read = { at, plan, answers: new Map() }
      current = read
      // A failed one is not remembered.
      plan.catch(() => {
        if (current === read) current = null
      })
    }
    return current
  }

  const schema = {
    tags: ['cart'],
    summary: 'When rugs that are ordered now would arrive',
    querystring: promisedDaysQuery,
    response: { 200: promisedDays },
  }
  app.get('/api/promised-days', { schema }, async ({ query, url }, reply) => {
    void reply.header('cache-control', 'public, max-age=60')
    if (!isPlanned(deps) || !findCountry(query.country)) return { days: null }
    const { plan, answers } = planNow()
    const known = answers.get(url)
    if (known) return known
    const answer = { days: daysOf(await plan, [query.rug].flat(), query.country) }
    if (answers.size < MOST_ANSWERS) answers.set(url, answer)
    return answer
  })

  function daysOf(plan: FloorPlan, asked: readonly string[], country: string): PromisedDays['days'] {
    const notBefore = shopDay(new Date(deps.now() + DESIGN_CHANGE_HOURS * HOUR_MS))
    const rugs = asked.flatMap((text, n) => rugsIn(text, n, notBefore, plan))
    if (rugs.length === 0 || rugs.length > MOST_RUGS) return null
    const finished = finishOfOrder(planWith(plan, rugs), '')
    const way = { address: { country }, tariff: tariffOf(deps.settings.prices.list()) }
    return finished && calendarDays(promiseOf(way, finished, shopHours()))
  }
}

/** The rugs that a text of the query stands for; their yarns count as if they had equal shares. */
function rugsIn(text: string, n: number, notBefore: string, { pace }: FloorPlan): readonly RugToFrame[] {
  const [width = '', length = '', yarns = '', pieces = '', shape = ''] = text.split('x')
  const name = shape in SHAPE_FACTS ? (shape as Shape) : null // by the line itself
  const [widthMm, lengthMm] = [Number(width), Number(length)]
  if (name === null || widthMm === 0 || lengthMm === 0) return []
  const shares = Array.from({ length: Number(yarns) }, () => 1)
  const hours = hoursOfWork({ size: { shape: name, widthMm, lengthMm }, shares }) * pace.factor
  return Array.from({ length: Number(pieces) }, (_, piece) => ({
    id: `asked/${n}/${piece + 1}`,
    widthMm,
    lengthMm,
    hours,
    notBefore,
    place: null,
  }))
}
