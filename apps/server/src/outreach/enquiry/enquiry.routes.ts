import { contactMessage, enquiryResponse, tradeEnquiry } from '@nawl/contract/outreach/enquiry'

import type { App } from '../../platform/http/fastify-app.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { OutreachRouteDeps } from '../outreach-deps.ts'
import { refusal } from '../../platform/http/refusal-schema.ts'
import type { Enquiry } from './enquiry-emails.ts'
import { enquiryStore } from './enquiry.store.ts'

const ENQUIRIES_PER_HOUR = 10
const DAY_SECONDS = 86_400

/** POST routes of the trade and contact forms. */
export function enquiryRoutes(app: App, deps: OutreachRouteDeps): void {
  const enquiries = enquiryStore(deps)
  const limit = deps.limits('enquiry', ENQUIRIES_PER_HOUR)

  async function receive(ip: string, enquiry: Enquiry) {
    if (!(await limit(ip))) throw new ApiError('request/too-many')
    if (!(await enquiries.receive(enquiry)))
      throw new ApiError('request/too-many', { retrySeconds: DAY_SECONDS })
    return { status: 'received' } as const
  }

  const answers = { 201: enquiryResponse, '4xx': refusal, 503: refusal }
  const trade = {
    tags: ['enquiries'],
    summary: 'An enquiry of the trade',
    body: tradeEnquiry,
    response: answers,
  }
  app.post('/api/trade-enquiries', { schema: trade }, async ({ ip, body }, reply) =>
    reply
      .status(201)
      .header('cache-control', 'no-store')
      .send(await receive(ip, { kind: 'trade', content: body })),
  )

  const message = {
    tags: ['enquiries'],
    summary: 'A message to the shop',
    body: contactMessage,
    response: answers,
  }
  app.post('/api/messages', { schema: message }, async ({ ip, body }, reply) =>
    reply
      .status(201)
      .header('cache-control', 'no-store')
      .send(await receive(ip, { kind: 'message', content: body })),
  )
}
