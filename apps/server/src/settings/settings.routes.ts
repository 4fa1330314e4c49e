import { type DeskDeps, deskScope } from '../identity/staff/desk-scope.ts'
import type { Config } from '../platform/config/config.ts'
import type { App } from '../platform/http/fastify-app.ts'
import type { HourlyLimits } from '../platform/http/limits/hourly-limit.ts'
import { documentRoutes } from './document.routes.ts'
import type { DocumentsDeps } from './documents.ts'
import { pageSentencesRoutes } from './page-sentences.routes.ts'
import { pricesCsvRoutes } from './prices-csv/prices-csv.routes.ts'
import type { Settings } from './settings.ts'

type Deps = DeskDeps &
  DocumentsDeps & {
    readonly config: Config
    readonly limits: HourlyLimits
    readonly settings: Settings
  }

/** /api/desk/settings: what owners set of the shop. */
export function settingsRoutes(app: App, deps: Deps): void {
  const memberOf = deskScope(app, deps)
  const { shop, business, prices, hours, floor, delivery, trade } = deps.settings
  documentRoutes(app, '/api/desk/settings/shop', { ...deps, memberOf }, shop.kind)
  documentRoutes(app, '/api/desk/settings/business', { ...deps, memberOf }, business.kind)
  documentRoutes(app, '/api/desk/settings/prices', { ...deps, memberOf }, prices.kind)
  pricesCsvRoutes(app, { ...deps, memberOf, prices })
  documentRoutes(app, '/api/desk/settings/hours', { ...deps, memberOf }, hours.kind)
  documentRoutes(app, '/api/desk/settings/floor', { ...deps, memberOf }, floor.kind)
  documentRoutes(app, '/api/desk/settings/delivery', { ...deps, memberOf }, delivery.kind)
  documentRoutes(app, '/api/desk/settings/trade', { ...deps, memberOf }, trade.kind)
  pageSentencesRoutes(app, { ...deps, memberOf })
}
