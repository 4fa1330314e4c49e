import { SHOP_TIME_ZONE } from '@nawl/domain/shop/time-zone'
import {
  bookingRequest,
  cancellationQuery,
  cancellationRequest,
  consultationResponse,
  slotsQuery,
  slotsResponse,
} from '@nawl/contract/outreach/consultation'
import { CONSULTATION_MINUTES } from '@nawl/domain/shop/facts'

import type { App } from '../../platform/http/fastify-app.ts'
import { ApiError, described } from '../../platform/http/api-error.ts'
import { NO_STORE } from '../../platform/http/caching.ts'
import type { OutreachRouteDeps } from '../outreach-deps.ts'
import { consultationStore, describeConsultation } from './consultation.store.ts'

const BOOKINGS_PER_HOUR = 20

const about = described('consultations')
// Free hours change quickly, and answers to links are personal.

/** Lists free hours, books one, and cancels one by the link in its e-mail. */
export function consultationRoutes(app: App, deps: OutreachRouteDeps): void {
  const consultations = consultationStore(deps)
  const limit = deps.limits('consultation', BOOKINGS_PER_HOUR)

  const slots = about(
    'Hours that can be booked',
    { 200: slotsResponse },
    { description: 'Both kinds have the same hours: there is one consultant.', querystring: slotsQuery },
  )
  app.get('/api/consultations/slots', { schema: slots }, async ({ query: { kind } }, reply) => {
    const days = await consultations.free()
    return reply
      .headers(NO_STORE)
      .send({ kind, minutes: CONSULTATION_MINUTES, timeZone: SHOP_TIME_ZONE, days })
  })

  const book = about('Books an hour', { 201: consultationResponse }, { body: bookingRequest })
  app.post('/api/consultations', { schema: book }, async ({ ip, body }, reply) => {
    await limit.check(ip)
    const result = await consultations.book(body)
    if (result.ok) return reply.status(201).headers(NO_STORE).send(describeConsultation(result.consultation))
    const freeSlots = result.reason === 'slot-taken' ? [...result.freeSlots] : undefined
    throw new ApiError(`consultation/${result.reason}`, { freeSlots })
  })
  cancelRoutes(app, consultations)
}

function cancelRoutes(app: App, consultations: ReturnType<typeof consultationStore>): void {
  const look = about(
    'The consultation a cancel link is for',
    { 200: consultationResponse },
    { querystring: cancellationQuery },
  )
  app.get('/api/consultations/cancel', { schema: look }, async ({ query }, reply) => {
    const found = await consultations.find(query.token)
    if (!found) throw new ApiError('link/invalid')
    return reply.headers(NO_STORE).send(describeConsultation(found))
  })

  const cancel = about(
    'Cancels a consultation',
    { 200: consultationResponse },
    { description: 'By the token of its mail. Doing so again changes nothing.', body: cancellationRequest },
  )
  app.post('/api/consultations/cancel', { schema: cancel }, async ({ body }, reply) => {
    const result = await consultations.cancel(body.token)
    if (!result) throw new ApiError('link/invalid')
    if (!result.ok) throw new ApiError(`consultation/${result.reason}`)
    return reply.headers(NO_STORE).send(describeConsultation(result.consultation))
  })
}
