import { contactMessage, enquiryResponse, tradeEnquiry } from '@nawl/contract/outreach/enquiry'

import type { FastifyReply } from 'fastify'
import type { z } from 'zod'

import type { App } from '../../platform/http/fastify-app.ts'
import { ApiError, refusals } from '../../platform/http/api-error.ts'
import { NO_STORE } from '../../platform/http/caching.ts'
import type { OutreachRouteDeps } from '../outreach-deps.ts'
import type { Enquiry } from './enquiry-emails.ts'
import { enquiryStore } from './enquiry.store.ts'

const ENQUIRIES_PER_HOUR = 10
const DAY_SECONDS = 86_400

/** POST routes of the trade and contact forms. */
export function enquiryRoutes(app: App, deps: OutreachRouteDeps): void {
  const enquiries = enquiryStore(deps)
  const limit = deps.limits('enquiry', ENQUIRIES_PER_HOUR)

  async function receive(ip: string, enquiry: Enquiry, reply: FastifyReply) {
    await limit.check(ip)
    if (!(await enquiries.receive(enquiry)))
      throw new ApiError('request/too-many', { retrySeconds: DAY_SECONDS })
    return reply.status(201).headers(NO_STORE).send({ status: 'received' })
  }
  const schemaOf = <Body extends z.ZodType>(summary: string, body: Body) => ({
    tags: ['enquiries'],
    summary,
    body,
    response: { 201: enquiryResponse, ...refusals },
  })

  const trade = schemaOf('An enquiry of the trade', tradeEnquiry)
  app.post('/api/trade-enquiries', { schema: trade }, ({ ip, body }, reply) =>
    receive(ip, { kind: 'trade', content: body }, reply),
  )
  const message = schemaOf('A message to the shop', contactMessage)
  app.post('/api/messages', { schema: message }, ({ ip, body }, reply) =>
    receive(ip, { kind: 'message', content: body }, reply),
  )
}
