import { appointmentRequest } from '@nawl/contract/sales/appointment'
import { orderParams, orderQuery, orderResponse } from '@nawl/contract/sales/order'

import { refusal } from '../../platform/http/api-error.ts'
import type { App } from '../../platform/http/fastify-app.ts'
import { customerCommands } from '../orders/customer-commands.ts'
import type { SalesRouteDeps } from '../sales-route-deps.ts'
import { bookInTurn } from './appointment.store.ts'

/** Each sends an e-mail. */
const CHOICES_PER_HOUR = 20

/** POST /api/orders/{number}/appointment: when two people bring the rugs in, by the order's link or account. */
export function appointmentRoutes(app: App, deps: SalesRouteDeps): void {
  const { commanded } = customerCommands(deps)
  const limit = deps.limits('appointment', CHOICES_PER_HOUR)
  const schema = {
    tags: ['orders'],
    summary: 'Chooses when white glove delivery comes, or changes it until the day before',
    description:
      '`order/appointment-taken` where others have the window by now; the order says which are free. The same window once more changes nothing.',
    params: orderParams,
    querystring: orderQuery,
    body: appointmentRequest,
    response: { 200: orderResponse, '4xx': refusal },
  }
  app.post('/api/orders/:number/appointment', { schema }, (request, reply) => {
    const booking = { ...request.body, by: 'customer', why: '' } as const
    return commanded(request, reply, limit, (order, now, tx) => bookInTurn(tx, order, now, deps, booking))
  })
}
