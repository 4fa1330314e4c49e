import {
  addWebhookRequest,
  changeWebhookRequest,
  deliveryList,
  deliveryParams,
  deliveryQuery,
  webhookList,
  webhookParams,
  webhookWithSecret,
} from '@nawl/contract/desk/webhooks'

import { type DeskDeps, deskScope, limitedMember } from '../../identity/staff/desk-scope.ts'
import { described } from '../../platform/http/api-error.ts'
import type { App } from '../../platform/http/fastify-app.ts'
import type { HourlyLimits } from '../../platform/http/limits/hourly-limit.ts'
import { webhookChanges, type WebhookChangesDeps } from './webhook-changes.ts'
import type { Webhooks } from './webhooks.ts'

export type WebhookRouteDeps = DeskDeps &
  WebhookChangesDeps & { readonly limits: HourlyLimits; readonly webhooks: Webhooks }

const PATH = '/api/desk/webhooks'
const CHANGES_PER_HOUR = 200
const MANAGED = { permission: 'integrations.manage' } as const
/** Whoever changes what programs see or may do proves again that it is they. */
const CHANGED = { ...MANAGED, secondFactor: 'fresh' } as const
const about = described('desk')

/** /api/desk/webhooks: the endpoints of webhooks and what was sent to them. */
export function webhookRoutes(app: App, deps: WebhookRouteDeps): void {
  const memberOf = deskScope(app, deps)
  const changes = webhookChanges(deps)
  const caller = limitedMember(memberOf, deps.limits('webhook-change', CHANGES_PER_HOUR))
  const ofEndpoint = { params: webhookParams }
  const listed = { 200: webhookList }
  const withSecret = { 200: webhookWithSecret }

  const list = about('The endpoints of webhooks', listed)
  app.get(PATH, { schema: list, config: MANAGED }, changes.list)

  const add = about('Adds an endpoint; the answer holds its secret', withSecret, { body: addWebhookRequest })
  app.post(PATH, { schema: add, config: CHANGED }, async (request) => {
    const secret = await changes.add(await caller(request), request.body)
    return { ...(await changes.list()), secret }
  })

  const change = about('Changes an endpoint, or turns it on or off', listed, {
    ...ofEndpoint,
    body: changeWebhookRequest,
  })
  app.put(`${PATH}/:id`, { schema: change, config: CHANGED }, async (request) => {
    await changes.change(await caller(request), request.params.id, request.body)
    return changes.list()
  })

  const remove = about('Removes an endpoint with what was sent to it', listed, ofEndpoint)
  app.delete(`${PATH}/:id`, { schema: remove, config: CHANGED }, async (request) => {
    await changes.remove(await caller(request), request.params.id)
    return changes.list()
  })

  const rotate = about('Makes a new secret; the former one signs for another day', withSecret, ofEndpoint)
  app.post(`${PATH}/:id/secret`, { schema: rotate, config: CHANGED }, async (request) => {
    const secret = await changes.rotate(await caller(request), request.params.id)
    return { ...(await changes.list()), secret }
  })

  const sent = about(
    'What was sent to an endpoint, newest first',
    { 200: deliveryList },
    {
      ...ofEndpoint,
      querystring: deliveryQuery,
    },
  )
  app.get(`${PATH}/:id/deliveries`, { schema: sent, config: MANAGED }, ({ params, query }) =>
    changes.deliveries(params.id, query.before),
  )

  const answered = { 200: deliveryList }
  const test = about('Sends a message of the type webhook.test', answered, ofEndpoint)
  app.post(`${PATH}/:id/test`, { schema: test, config: CHANGED }, async (request) => {
    await caller(request)
    await changes.test(request.params.id)
    deps.webhooks.wake()
    return changes.deliveries(request.params.id, undefined)
  })

  const again = about('Sends a message again, with the same id', answered, { params: deliveryParams })
  app.post(
    `${PATH}/:id/deliveries/:deliveryId/again`,
    { schema: again, config: CHANGED },
    async (request) => {
      await caller(request)
      await changes.again(request.params.id, request.params.deliveryId)
      deps.webhooks.wake()
      return changes.deliveries(request.params.id, undefined)
    },
  )
}
