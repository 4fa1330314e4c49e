import { adminOrder, changeAddressRequest, writeRequest } from '@nawl/contract/sales/admin'
import { orderParams } from '@nawl/contract/sales/order'
import { idempotencyHeaders } from '@nawl/contract/sales/payment'
import { changeAddress } from '@nawl/domain/order/change-address'
import { writeToCustomer } from '@nawl/domain/order/write-to-customer'

import { limitedMember, type MemberOf } from '../../identity/staff/desk-scope.ts'
import type { App } from '../../platform/http/fastify-app.ts'
import { described } from '../../platform/http/api-error.ts'
import type { SalesRouteDeps } from '../sales-route-deps.ts'
import type { AdminCommand } from './admin.routes.ts'

type Deps = Pick<SalesRouteDeps, 'limits' | 'settings'> & { readonly memberOf: MemberOf }

/** Each of these sends an e-mail. */
const PER_HOUR = 300
const about = described('desk')
const written = { config: { permission: 'orders.handle' }, bodyLimit: 64 * 1024 } as const

/** POST /api/desk/orders/{number}/address and /letters: what a customer has asked for is corrected and answered. */
export function customerCommandRoutes(
  app: App,
  { limits, memberOf, settings }: Deps,
  command: AdminCommand,
): void {
  const mayWrite = limitedMember(memberOf, limits('desk-letter', PER_HOUR))
  const ofOrder = { params: orderParams, headers: idempotencyHeaders }

  const address = about(
    'Changes where it goes; the customer is told',
    { 200: adminOrder },
    {
      ...ofOrder,
      body: changeAddressRequest,
    },
  )
  app.post('/api/desk/orders/:number/address', { ...written, schema: address }, async (request) => {
    await mayWrite(request)
    const notShippedTo = settings.prices.notShippedTo()
    return command(
      request,
      (order, now, { actor: by }) => changeAddress(order, now, { ...request.body, by, notShippedTo }),
      { key: request.headers['idempotency-key'], request: ['address', request.body] },
    )
  })

  const letter = about(
    'Writes to the customer, once',
    { 200: adminOrder },
    { ...ofOrder, body: writeRequest },
  )
  app.post('/api/desk/orders/:number/letters', { ...written, schema: letter }, async (request) => {
    await mayWrite(request)
    return command(
      request,
      (order, now, { actor: by }) => writeToCustomer(order, now, { ...request.body, by }),
      { key: request.headers['idempotency-key'], request: ['letter', request.body] },
    )
  })
}
