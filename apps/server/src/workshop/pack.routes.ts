import { orderParams } from '@nawl/contract/sales/order'
import type { Order } from '@nawl/domain/order/order'
import { z } from 'zod'

import type { RugRenderer } from '../imaging/color/rug-renderer.ts'
import type { Config } from '../platform/config/config.ts'
import type { App } from '../platform/http/fastify-app.ts'
import { waitingCaller } from '../platform/threads/waiting-caller.ts'
import { type HourlyLimits, RENDERS_PER_HOUR, perCaller } from '../platform/http/hourly-limit.ts'
import { refusals } from '../platform/http/api-error.ts'
import { workshopPacks } from './workshop-packs.ts'

type Deps = {
  /** Finds an order by number as typed; throws when there is none. */
  readonly orderOf: (typed: string) => Promise<Order>
  readonly renderer: RugRenderer
  readonly config: Pick<Config, 'workshop'>
  readonly limits: HourlyLimits
}

const PACKS = {
  pdf: { type: 'application/pdf', summary: 'The workshop pack, to print' },
  zip: { type: 'application/zip', summary: 'The workshop pack as files, with outlines' },
} as const

/** GET /api/desk/orders/{number}/pack.pdf and .zip: the production pack. */
export function packRoutes(app: App, { orderOf, renderer, config, limits }: Deps): void {
  const packs = workshopPacks({ renderer, config: config.workshop })
  app.addHook('onClose', () => packs.close())
  const mayRender = perCaller(limits('pack', RENDERS_PER_HOUR.pack))
  for (const format of ['pdf', 'zip'] as const) {
    const { type, summary } = PACKS[format]
    const schema = {
      tags: ['desk'],
      summary,
      params: orderParams,
      response: { 200: z.any().meta({ description: type }), ...refusals },
    }
    app.get(
      `/api/desk/orders/:number/pack.${format}`,
      { schema, config: { permission: 'rugs.make' } },
      async (request, reply) => {
        const order = await orderOf(request.params.number)
        await mayRender(request)
        const pack = await packs.workshopPack(order, waitingCaller(request, reply))
        return reply
          .type(type)
          .header('content-disposition', `attachment; filename="${order.number}.${format}"`)
          .send(Buffer.from(pack[format]))
      },
    )
  }
}
