import {
  adminLineParams,
  adminOrder,
  cancelLineRequest,
  correctBillingRequest,
  correctEmailRequest,
  correctTrackingRequest,
  moveDaysRequest,
  stepBackRequest,
} from '@nawl/contract/sales/admin'
import { moveAppointmentRequest } from '@nawl/contract/sales/appointment'
import { orderParams } from '@nawl/contract/sales/order'
import { cancelLine } from '@nawl/domain/order/cancel-line'
import { correctBilling } from '@nawl/domain/order/correct-billing'
import { correctEmail } from '@nawl/domain/order/correct-email'
import { correctTracking } from '@nawl/domain/order/correct-tracking'
import { moveDays } from '@nawl/domain/order/move-days'
import { stepBack } from '@nawl/domain/order/step-back'

import { described } from '../../platform/http/api-error.ts'
import type { App } from '../../platform/http/fastify-app.ts'
import { isTaxNumber } from '../checkout/tax-number.ts'
import { bookInTurn } from '../appointments/appointment.store.ts'
import type { SalesRouteDeps } from '../sales-route-deps.ts'
import type { AdminCommand } from './admin.routes.ts'

const about = described('desk')
const HANDLED = { permission: 'orders.handle' } as const
const MONEY = { permission: 'money.move', secondFactor: 'fresh' } as const

/**
 * POST /api/desk/orders/{number}/email, /tracking, /days, /appointment, /billing, /step-back and /lines/{lineId}/cancel: what somebody got wrong is put
 * right, with a reason, and the customer is told. A repeated request is refused by the number of corrections it had seen.
 */
export function correctionRoutes(
  app: App,
  command: AdminCommand,
  deps: Pick<SalesRouteDeps, 'kinds' | 'settings'>,
): void {
  const { kinds } = deps
  const ok = { 200: adminOrder }

  const email = about('Corrects the e-mail address; links from before stop opening the order', ok, {
    params: orderParams,
    body: correctEmailRequest,
  })
  app.post('/api/desk/orders/:number/email', { schema: email, config: HANDLED }, async (request) =>
    command(request, (order, now, { actor: by }) => correctEmail(order, now, { ...request.body, by })),
  )

  const tracking = about('Corrects carrier and tracking number of a shipped order', ok, {
    params: orderParams,
    body: correctTrackingRequest,
  })
  app.post('/api/desk/orders/:number/tracking', { schema: tracking, config: HANDLED }, async (request) => {
    const { carrier, trackingNumber: number, ...correcting } = request.body
    return command(request, (order, now, { actor: by }) =>
      correctTracking(order, now, { ...correcting, tracking: { carrier, number }, by }),
    )
  })

  const days = about('Moves the days on which an order is expected', ok, {
    params: orderParams,
    body: moveDaysRequest,
  })
  app.post('/api/desk/orders/:number/days', { schema: days, config: HANDLED }, async (request) => {
    const { first, last, ...correcting } = request.body
    return command(request, (order, now, { actor: by }) =>
      moveDays(order, now, { ...correcting, days: { first, last }, by }),
    )
  })

  const appointment = about('Chooses or moves when two people bring the rugs in', ok, {
    params: orderParams,
    body: moveAppointmentRequest,
  })
  app.post(
    '/api/desk/orders/:number/appointment',
    { schema: appointment, config: HANDLED },
    async (request) =>
      command(request, (order, now, { actor: by }, tx) =>
        bookInTurn(tx, order, now, deps, { ...request.body, by }),
      ),
  )

  const billing = about(
    'Corrects whom the invoice is for; what was issued is credited and invoiced to the new recipient',
    ok,
    { params: orderParams, body: correctBillingRequest },
  )
  app.post('/api/desk/orders/:number/billing', { schema: billing, config: HANDLED }, async (request) =>
    command(request, (order, now, { actor: by }) =>
      correctBilling(order, now, { ...request.body, isTaxNumber, by }),
    ),
  )

  const back = about('Takes the last step back, which was taken by mistake', ok, {
    params: orderParams,
    body: stepBackRequest,
  })
  app.post('/api/desk/orders/:number/step-back', { schema: back, config: HANDLED }, async (request) =>
    command(request, (order, now, { actor: by }) => stepBack(order, now, { ...request.body, by })),
  )

  const line = about('Cancels one line before production and gives back what it cost', ok, {
    params: adminLineParams,
    body: cancelLineRequest,
  })
  app.post(
    '/api/desk/orders/:number/lines/:lineId/cancel',
    { schema: line, config: MONEY },
    async (request) => {
      const { lineId } = request.params
      return command(request, (order, now, { actor: by }) =>
        cancelLine(order, now, { ...request.body, lineId, by }, kinds.rules),
      )
    },
  )
}
