import { gunPlanParams } from '@nawl/contract/desk/gun-plan'
import { orderParams } from '@nawl/contract/sales/order'
import type { Order } from '@nawl/domain/order/order'
import { CARTOON_PAPERS } from '@nawl/domain/workshop/cartoon-papers'
import { z } from 'zod'

import type { App } from '../platform/http/fastify-app.ts'
import { waitingCaller } from '../platform/threads/waiting-caller.ts'
import { type HourlyLimits, RENDERS_PER_HOUR, perCaller } from '../platform/http/limits/hourly-limit.ts'
import { ApiError, refusals } from '../platform/http/api-error.ts'
import type { PlanFormat } from './gun-plan/plan-format.ts'
import type { WorkshopPacks } from './workshop-packs.ts'

type Deps = {
  /** Finds an order by number as typed; throws when there is none. */
  readonly orderOf: (typed: string) => Promise<Order>
  readonly packs: WorkshopPacks
  readonly limits: HourlyLimits
}

const PAPER = z.object({ paper: z.enum(CARTOON_PAPERS).optional() })

const PACKS = {
  pdf: { type: 'application/pdf', summary: 'The workshop pack, to print' },
  zip: { type: 'application/zip', summary: 'The workshop pack as files, with outlines' },
} as const

/** Gun plans by the end of their addresses. */
const PLANS: Readonly<Record<PlanFormat, string>> = {
  pdf: 'application/pdf',
  svg: 'image/svg+xml',
  dxf: 'image/vnd.dxf',
  nc: 'text/plain; charset=utf-8',
  json: 'application/json',
}

/** GET /api/desk/orders/{number}/pack.pdf and .zip: the production pack, and the gun plans of its lines. */
export function packRoutes(app: App, { orderOf, packs, limits }: Deps): void {
  const mayRender = perCaller(limits('pack', RENDERS_PER_HOUR.pack))
  for (const format of ['pdf', 'zip'] as const) {
    const { type, summary } = PACKS[format]
    const schema = {
      tags: ['desk'],
      summary,
      description:
        'A draft, which says so on every page, until the customer can change nothing any more. `paper` is that of the cartoon.',
      params: orderParams,
      querystring: PAPER,
      response: { 200: z.any().meta({ description: type }), ...refusals },
    }
    app.get(
      `/api/desk/orders/:number/pack.${format}`,
      { schema, config: { permission: 'rugs.make' } },
      async (request, reply) => {
        const order = await orderOf(request.params.number)
        await mayRender(request)
        const pack = await packs.workshopPack(order, waitingCaller(request, reply), request.query.paper)
        return reply
          .type(type)
          .header('content-disposition', `attachment; filename="${order.number}.${format}"`)
          .send(Buffer.from(pack[format]))
      },
    )
  }
  for (const [format, type] of Object.entries(PLANS)) {
    const schema = {
      tags: ['desk'],
      summary: `How the gun tufts a line of an order, as ${format.toUpperCase()}`,
      description:
        'Lines for the gun by yarn, in the order of work, as seen from the back of the rug. `order/not-found` where the order has no such line, or one that is not made with a gun.',
      params: gunPlanParams,
      response: { 200: z.any().meta({ description: type }), ...refusals },
    }
    app.get(
      `/api/desk/orders/:number/gun-plans/:position/${format}`,
      { schema, config: { permission: 'rugs.make' } },
      async (request, reply) => {
        const { number, position } = request.params
        const order = await orderOf(number)
        await mayRender(request)
        const asked = { position: Number(position), format: format as PlanFormat }
        const plan = await packs.gunPlan(order, asked, waitingCaller(request, reply))
        if (!plan) throw new ApiError('order/not-found')
        return reply
          .type(type)
          .header('content-disposition', `attachment; filename="${order.number}-${position}-gun.${format}"`)
          .send(Buffer.from(plan))
      },
    )
  }
}
