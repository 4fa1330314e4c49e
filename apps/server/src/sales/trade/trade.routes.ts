import type { App } from '../../platform/http/fastify-app.ts'
import type { SalesRouteDeps } from '../sales-route-deps.ts'
import { projectRoutes } from './project.routes.ts'
import { projectStore } from './project.store.ts'
import { quoteRoutes } from './quote.routes.ts'
import { quoteStore } from './quote.store.ts'
import { tradeAccountRoutes } from './trade-account.routes.ts'
import { tradeFileRoutes } from './trade-file.routes.ts'
import { memberAt } from './trade-member.ts'

/** Routes of trade accounts: the account, its projects and quotes. The desk's are with the desk. */
export function tradeRoutes(app: App, deps: SalesRouteDeps): void {
  const trade = { ...deps, projects: projectStore(deps), quotes: quoteStore(deps), memberAt: memberAt(deps) }
  tradeAccountRoutes(app, deps)
  projectRoutes(app, trade)
  quoteRoutes(app, trade)
  tradeFileRoutes(app, trade)
}
