import { language } from '@nawl/contract/shop/language'
import { orderParams } from '@nawl/contract/sales/order'
import type { Order } from '@nawl/domain/order/order'
import { z } from 'zod'

import { ApiError, described } from '../../platform/http/api-error.ts'
import type { App } from '../../platform/http/fastify-app.ts'
import { perCaller, RENDERS_PER_HOUR } from '../../platform/http/limits/hourly-limit.ts'
import { waitingCaller } from '../../platform/threads/waiting-caller.ts'
import { sendPrivateFile } from '../../platform/http/files/private-file.ts'
import type { SalesRouteDeps } from '../sales-route-deps.ts'
import { customsSet, isExport } from './customs-set.ts'

type Deps = Pick<SalesRouteDeps, 'documents' | 'printer' | 'limits' | 'kinds' | 'settings' | 'config'> & {
  readonly orderOf: (typed: string) => Promise<Order>
}

const query = z.object({
  language: language.removeDefault().optional().meta({ description: 'By default English' }),
})

/** GET /api/desk/orders/{number}/customs.zip: the papers of an order that leaves the UAE. */
export function customsRoutes(
  app: App,
  { documents, printer, limits, kinds, settings, config, orderOf }: Deps,
): void {
  const mayRender = perCaller(limits('customs', RENDERS_PER_HOUR.invoice))
  const schema = described('desk')(
    'Commercial invoice, packing list and data for a certificate of origin, as PDFs',
    { 200: z.any().meta({ description: 'application/zip' }) },
    { params: orderParams, querystring: query },
  )
  const READ = { permission: 'orders.read' } as const
  app.get('/api/desk/orders/:number/customs.zip', { schema, config: READ }, async (request, reply) => {
    const order = await orderOf(request.params.number)
    const [first, ...later] = await documents.ofOrder(order.number)
    if (!isExport(order) || !first) throw new ApiError('order/wrong-state')
    await mayRender(request)
    const facts = settings.business.customs()
    const consignment = {
      order,
      invoices: [first, ...later],
      facts,
      kinds,
      workshop: config.workshop,
    } as const
    const { language = 'en' } = request.query
    const set = customsSet(consignment, language)
    const zip = await printer.customsSet(set, waitingCaller(request, reply))
    const disposition = `attachment; filename="${order.number}-customs-${language}.zip"`
    return sendPrivateFile(reply, 'application/zip', disposition, zip)
  })
}
