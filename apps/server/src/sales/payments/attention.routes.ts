import { attentionDoneRequest, attentionList } from '@nawl/contract/desk/attention'

import type { MemberOf } from '../../identity/staff/desk-scope.ts'
import { described } from '../../platform/http/api-error.ts'
import type { App } from '../../platform/http/fastify-app.ts'
import type { SalesRouteDeps } from '../sales-route-deps.ts'
import { attentionStore } from './attention.store.ts'

type Deps = Pick<SalesRouteDeps, 'database' | 'now'> & { readonly memberOf: MemberOf }

const about = described('desk')

/** /api/desk/attention: disputes, and money at providers that does not fit its order. */
export function attentionRoutes(app: App, { memberOf, ...deps }: Deps): void {
  const store = attentionStore(deps)
  const list = about('What of orders’ money a person has to look at', { 200: attentionList })
  app.get('/api/desk/attention', { schema: list, config: { permission: 'orders.read' } }, () => store.list())

  const done = about('Somebody has looked at it', { 200: attentionList }, { body: attentionDoneRequest })
  app.post(
    '/api/desk/attention/done',
    { schema: done, config: { permission: 'money.move' } },
    async (request) => {
      await store.done(request.body.key, memberOf(request))
      return store.list()
    },
  )
}
