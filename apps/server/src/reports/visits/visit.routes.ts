import { visit } from '@nawl/contract/shop/visit'
import { z } from 'zod'

import { refusal } from '../../platform/http/api-error.ts'
import type { App } from '../../platform/http/fastify-app.ts'
import { sameOrigin } from '../../platform/http/limits/same-origin.ts'
import type { Visits } from './visits.ts'

/** Far above what the schema allows. */
const BODY_BYTES = 1024

type Deps = { readonly config: { readonly publicUrl: string }; readonly visits: Visits }

/** POST /api/visits: a page says that a design was opened, or coloured for the first time. */
export function visitRoutes(app: App, { config, visits }: Deps): void {
  const schema = {
    tags: ['watch'],
    summary: 'A design was opened, or coloured for the first time',
    description:
      'Counted as a sum; nothing about who did it is kept. The answer is the same if it was not counted.',
    body: visit,
    response: { 204: z.void(), '4xx': refusal },
  }
  const preHandler = sameOrigin(config.publicUrl)
  app.post('/api/visits', { schema, preHandler, bodyLimit: BODY_BYTES }, async (request, reply) => {
    const { event, design } = request.body
    await visits.count(request, event, design)
    return reply.status(204).send()
  })
}
