import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

import type { Database } from '../db/database.ts'
import { shopFigures } from './shop-figures.ts'

/** In seconds: pages take up to a tenth, renderings a quarter, documents a few seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export type Metrics = ReturnType<typeof openMetrics>

/** Load of the render threads; times in milliseconds. */
type RenderLoad = {
  readonly waiting: number
  readonly running: number
  readonly meanMs: number
  readonly hits: number
  readonly misses: number
}
type Deps = {
  readonly renderLoad: () => RenderLoad
  readonly database: Database
  readonly now: () => number
}

/** Metrics of this process and of the whole shop, in Prometheus's text format. */
export function openMetrics({ renderLoad, database, now }: Deps) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'nawl_request_seconds',
    help: 'How long answers took, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  })
  const browserErrors = new Counter({
    name: 'nawl_browser_errors_total',
    help: 'What went wrong in browsers, as they told us',
    labelNames: ['kind'],
    registers: [registry],
  })
  renderFigures(registry, renderLoad)
  const shop = shopFigures(registry, database, now)

  return {
    /** Records an answer; `route` is the pattern, never the address. */
    answered: (method: string, route: string, status: number, ms: number) =>
      requests.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, ms / 1000),
    browserError: (kind: string) => browserErrors.inc({ kind }),
    /** All metrics as text. The shop's own figures are left out while its database is away. */
    text: async () => {
      await shop.look()
      return { type: registry.contentType, text: await registry.metrics() }
    },
  }
}

/** Load of the render threads and cache hits. */
function renderFigures(registry: Registry, renderLoad: Deps['renderLoad']): void {
  const gauge = (name: string, help: string, read: (load: RenderLoad) => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read(renderLoad()))
      },
    })
  gauge('nawl_renders_waiting', 'Pictures that wait for a thread', ({ waiting }) => waiting)
  gauge('nawl_renders_running', 'Pictures that are being made', ({ running }) => running)
  gauge(
    'nawl_render_seconds_mean',
    'Time on a thread, on average since the start',
    ({ meanMs }) => meanMs / 1000,
  )
  gauge('nawl_render_cache_hits', 'Times a bitmap or its tufts were there already', ({ hits }) => hits)
  gauge('nawl_render_cache_misses', 'Times they had to be made', ({ misses }) => misses)
}
