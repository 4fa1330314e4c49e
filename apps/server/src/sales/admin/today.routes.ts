import { todayAnswer, todayQuery } from '@nawl/contract/desk/today'

import type { MemberOf } from '../../identity/staff/desk-scope.ts'
import { described } from '../../platform/http/api-error.ts'
import type { App } from '../../platform/http/fastify-app.ts'
import type { SalesRouteDeps } from '../sales-route-deps.ts'
import { todayStore } from './today.store.ts'

type Deps = Pick<SalesRouteDeps, 'database' | 'now'> & { readonly memberOf: MemberOf }

const about = described('desk')

/** /api/desk/today: what waits for whoever opens the desk. */
export function todayRoutes(app: App, { database, now, memberOf }: Deps): void {
  const store = todayStore(database)
  const read = about('What waits for the caller', { 200: todayAnswer }, { querystring: todayQuery })
  app.get('/api/desk/today', { schema: read, config: { permission: 'any' } }, (request) => {
    const { permissions } = memberOf(request)
    return store.read({ permissions, language: request.query.language, now: new Date(now()) })
  })
}
